#!/usr/bin/env bash
# Prints the licences of Go and of all modules in the program, on any system. A module
# without a licence is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

title() {
	printf '%s\n%s\n\n' "$1" "$(printf '%s' "$1" | tr -c '' '=')"
}

title "Go $(go env GOVERSION)"
cat "$(go env GOROOT)/LICENSE"
for os in linux windows darwin; do
	GOOS=$os CGO_ENABLED=0 go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' .
done | sort -u | while read -r path version dir; do
	found=
	for f in "$dir"/LICEN[SC]E* "$dir"/COPYING* "$dir"/NOTICE*; do
		[ -f "$f" ] || continue
		printf '\n'
		title "$path $version: ${f##*/}"
		cat "$f"
		found=1
	done
	if [ -z "$found" ]; then
		echo "licences.sh: $path has no licence" >&2
		exit 1
	fi
done
