#!/usr/bin/env bash
# Builds the program for every system and throws the result away. build/cross.sum notes
# the libraries with which that succeeded. Builds for other systems are not optimised
# and hold no data for a debugger, which saves a third of the time.
#   cross.sh           for all six, a minute and a half of work each.
#   cross.sh noted     fails if the libraries are not those noted.
#   cross.sh checked   type-checks the source, tests included, in eight seconds a system.
#                      A system with the files of one before it is left out. What this
#                      cannot see is in the libraries alone. Nothing is done where the
#                      source is as it was when it passed.
set -euo pipefail
cd "$(dirname "$0")/.."
targets=(linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64)
here=$(go env GOHOSTOS)/$(go env GOHOSTARCH)
libraries() { cksum go.mod go.sum; }

# files: which files a target is made of.
files() {
	GOOS=${1%/*} GOARCH=${1#*/} CGO_ENABLED=0 go list -f '{{.ImportPath}} {{.GoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./...
}

# checked: a sum of all that is checked, and of Go.
checked() { { go version && find . -name '*.go' -print0 | sort -z | xargs -0 cksum; } | cksum; }

case "${1:-}" in
noted)
	if ! libraries | cmp -s - build/cross.sum; then
		echo 'go.mod or go.sum has changed: run "make cross" and keep build/cross.sum'
		exit 1
	fi
	exit
	;;
checked)
	if checked | cmp -s - build/out/systems.sum; then exit 0; fi
	others=()
	seen=$(files "$here" | cksum)
	for target in "${targets[@]}"; do
		made=$(files "$target" | cksum)
		grep -qxF "$made" <<<"$seen" || others+=("$target")
		seen+=$'\n'$made
	done
	echo "type-check for ${others[*]}"
	GOGC=300 build/bin/systems "${others[@]}"
	mkdir -p build/out
	checked >build/out/systems.sum
	exit
	;;
esac
for target in "${targets[@]}"; do
	echo "go build for $target"
	flags=(-gcflags='all=-N -l -dwarf=false' -ldflags='-s -w')
	if [ "$target" = "$here" ]; then flags=(); fi
	GOOS=${target%/*} GOARCH=${target#*/} CGO_ENABLED=0 go build "${flags[@]}" -o /dev/null .
done
libraries >build/cross.sum
