#!/usr/bin/env bash
# Makes the release files for all systems in build/dist. Arguments limit it to windows,
# macos or linux; build/pack/NAME.sh says what each makes. Lists of parts (CycloneDX),
# the release notes and SHA256SUMS lie beside them.
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
