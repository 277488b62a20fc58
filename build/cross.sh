#!/usr/bin/env bash
# Builds the program for every system and throws the result away.
set -euo pipefail
cd "$(dirname "$0")/.."
for target in linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64; do
	echo "go build for $target"
	GOOS=${target%/*} GOARCH=${target#*/} CGO_ENABLED=0 go build -o /dev/null .
done
