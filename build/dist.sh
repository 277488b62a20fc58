#!/usr/bin/env bash
# Makes what is handed out, all from one machine, in build/dist: everything, or what is
# named of windows, macos and linux (build/pack/NAME.sh says what that is).
set -euo pipefail
. "$(dirname "$0")/pack/common.sh"
rm -rf "$dist"
mkdir -p "$stage"
trap 'rm -rf "$stage"' EXIT
build/licences.sh >"$stage/licences.txt"
[ $# -gt 0 ] || set -- windows macos linux
for system in "$@"; do
	"build/pack/$system.sh"
done
rm -rf "$stage"
(cd "$dist" && sha256sum -- * | tee SHA256SUMS)
