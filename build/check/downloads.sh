#!/usr/bin/env bash
# Checks the release files themselves: sums, sizes, lists of parts and release notes. Run by build/release-check.sh.
. "$(dirname "$0")/report.sh"

most=$((15 << 20)) # bytes of a download

sums() {
	cd "$dist"
	sha256sum -c SHA256SUMS
	[ "$(wc -l <SHA256SUMS)" = "$(find . -type f ! -name SHA256SUMS | wc -l)" ] || fail "SHA256SUMS does not list every file"
}

sizes() {
	local f size
	for f in "$dist"/*; do
		size=$(stat -c %s "$f")
		echo "$((size >> 10)) KiB ${f##*/}"
		[ "$size" -le $most ] || fail "${f##*/} is larger than 15 MiB: $size bytes"
	done
}

# parts: every module of the program is in its list, and the version is right.
parts() {
	local system list module
	for system in windows macos linux; do
		list=$dist/schron-$VERSION-$system.cdx.json
		[ -f "$list" ] || fail "there is no ${list##*/}"
		grep -q "\"bom-ref\": \"pkg:golang/schron@v$VERSION" "$list" || fail "${list##*/} is of another version"
		GOOS=${system/macos/darwin} CGO_ENABLED=0 go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}}@{{.Version}}{{end}}{{end}}' . | sort -u |
			while read -r module; do
				grep -qF "pkg:golang/$module" "$list" || fail "${list##*/} lacks $module"
			done
	done
}

notes() {
	head -n 1 "$dist/RELEASE-NOTES.md" | grep -qx "# Schron $VERSION" || fail "the release notes are not those of $VERSION"
}

attempt "sums" sums
attempt "sizes" sizes
attempt "lists of parts" parts
attempt "release notes" notes
done_checks
