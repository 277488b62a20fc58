#!/usr/bin/env bash
# Builds the program: compile.sh OUT [more flags of `go build`]. GOOS, GOARCH and
# VERSION come from the environment; the file VERSION is the default. LDFLAGS adds flags for the linker.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
mkdir -p "$(dirname "$out")"
at=scenes/start
commit=$(git rev-parse --short=10 HEAD 2>/dev/null || true)
CGO_ENABLED=0 go build -trimpath -ldflags "-X schron/$at.version=${VERSION:-$(cat VERSION)} -X schron/$at.commit=$commit ${LDFLAGS:-}" -o "$out" "$@" .
