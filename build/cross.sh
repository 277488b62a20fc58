#!/usr/bin/env bash
# Builds the program for every system, throws the result away and notes in
# build/cross.sum with which libraries that went well. For other systems than this one
# code is not made quick, nor fit for a debugger: whether it builds does not depend on
# that, and where nothing was built before it is a third cheaper.
#   cross.sh           for all six, a minute and a half of work each
#   cross.sh checked   only if libraries are others than those noted; else the source is
#                      type-checked for the other five, tests included, eight seconds
#                      each: what that cannot see is in the libraries alone
set -euo pipefail
cd "$(dirname "$0")/.."
targets=(linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64)
here=$(go env GOHOSTOS)/$(go env GOHOSTARCH)
libraries() { cksum go.mod go.sum; }

if [ "${1:-}" = checked ] && libraries | cmp -s - build/cross.sum; then
	others=()
	for target in "${targets[@]}"; do [ "$target" = "$here" ] || others+=("$target"); done
	echo "type-check for ${others[*]}"
	exec build/bin/systems "${others[@]}"
fi
for target in "${targets[@]}"; do
	echo "go build for $target"
	flags=(-gcflags='all=-N -l -dwarf=false' -ldflags='-s -w')
	if [ "$target" = "$here" ]; then flags=(); fi
	GOOS=${target%/*} GOARCH=${target#*/} CGO_ENABLED=0 go build "${flags[@]}" -o /dev/null .
done
libraries >build/cross.sum
