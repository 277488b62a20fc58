#!/usr/bin/env bash
# Builds the program for other systems and throws the result away.
#   cross.sh [GOOS/GOARCH...]   those, else all that there are releases for
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# = 0 ]; then
	set -- linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64
fi
for target in "$@"; do
	echo "go build for $target"
	GOOS=${target%/*} GOARCH=${target#*/} CGO_ENABLED=0 go build -o /dev/null .
done
