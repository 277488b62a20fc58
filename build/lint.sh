#!/usr/bin/env bash
# Format, vet, staticcheck and the figures of the code; prints what is wrong and
# fails. Memory is collected more rarely than usual, which is quicker.
set -euo pipefail
cd "$(dirname "$0")/.."
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
