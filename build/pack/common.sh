# What the parts of build/dist.sh share: sourced by them, never run. Where things are,
# the version, and what goes with the program everywhere.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
VERSION=${VERSION:-$(cat VERSION)}
# The time that is written into archives: that of the change, not of the run.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
LDFLAGS='-s -w'
export VERSION SOURCE_DATE_EPOCH LDFLAGS
bin=$PWD/build/bin dist=$PWD/build/dist
stage=$dist/stage

icons() { # DIR SIZE...: the icon as icon-SIZE.png
	mkdir -p "$1"
	go run ./build/icon -out "$@"
}

fill() { # FILE: the file with the version in it
	sed "s/@VERSION@/$VERSION/g" "$1"
}

papers() { # DIR: what goes with the program everywhere
	cp LICENSE "$1/LICENSE.txt"
	cp README.md "$1/README.md"
	cp "$stage/licences.txt" "$1/LICENSES-OF-PARTS.txt"
}
