#!/usr/bin/env bash
# Format, vet, staticcheck and the counts of the house; prints what is wrong and
# fails.
set -euo pipefail
cd "$(dirname "$0")/.."
echo "gofumpt"
unformatted=$(build/bin/gofumpt -l .)
if [ -n "$unformatted" ]; then
	printf 'not formatted, see build/bin/gofumpt -w:\n%s\n' "$unformatted"
	exit 1
fi
echo "go vet"
go vet ./...
echo "staticcheck"
build/bin/staticcheck ./...
echo "house"
build/house.sh
