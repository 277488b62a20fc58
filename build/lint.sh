#!/usr/bin/env bash
# Checks format, vet, staticcheck and the figures of the code, and that its libraries
# were built for every system. It prints what is wrong and fails. Memory is freed less
# often than usual, which is quicker.
set -euo pipefail
cd "$(dirname "$0")/.."
build/cross.sh noted
echo "gofumpt"
unformatted=$(build/bin/gofumpt -l .)
if [ -n "$unformatted" ]; then
	printf 'not formatted, see build/bin/gofumpt -w:\n%s\n' "$unformatted"
	exit 1
fi
echo "vet and staticcheck"
GOGC=300 build/bin/lint ./...
echo "figures"
build/figures.sh
