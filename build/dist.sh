#!/usr/bin/env bash
# Makes what is handed out, all from one machine, in build/dist: everything, or what is
# named of windows, macos and linux (build/pack/NAME.sh says what that is). Beside it lie
# lists of parts (CycloneDX), the release notes and SHA256SUMS.
set -euo pipefail
. "$(dirname "$0")/pack/common.sh"
[ $# -gt 0 ] || set -- windows macos linux
rm -rf "$dist"
mkdir -p "$stage"
trap 'rm -rf "$stage"' EXIT
go run ./build/changes -newest "$VERSION" notes >"$dist/RELEASE-NOTES.md"
build/licences.sh >"$stage/licences.txt"
for system in "$@"; do
	"build/pack/$system.sh"
done
rm -rf "$stage"
sums=$(cd "$dist" && sha256sum -- *)
echo "$sums" | tee "$dist/SHA256SUMS"
