# Sourced by the parts of build/dist.sh. It knows folders and version, adds the files that
# go with the program everywhere, and packs reproducible archives.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
VERSION=${VERSION:-$(cat VERSION)}
# Archives carry the time of the commit, not of the run.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
LDFLAGS='-s -w'
# The same order, hours and rights wherever it is run.
LC_ALL=C.UTF-8 TZ=UTC
export VERSION SOURCE_DATE_EPOCH LDFLAGS LC_ALL TZ
umask 022
bin=$PWD/build/bin dist=$PWD/build/dist
stage=$dist/stage

icons() { # DIR SIZE...: the icon as icon-SIZE.png
	mkdir -p "$1"
	go run ./build/icon -out "$@"
}

fill() { # FILE: the file with version and day in it
	sed "s/@VERSION@/$VERSION/g; s/@DATE@/$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)/g" "$1"
}

papers() { # DIR: what goes with the program everywhere
	cp LICENSE "$1/LICENSE.txt"
	cp README.md "$1/README.md"
	cp CHANGELOG.md "$1/CHANGELOG.md"
	cp "$stage/licences.txt" "$1/LICENSES-OF-PARTS.txt"
}

settle() { # PATH...: gives all that lies there the time and the rights that archives show
	find "$@" -print0 | xargs -0 touch -h -d "@$SOURCE_DATE_EPOCH"
	find "$@" ! -type l -perm -u+x -print0 | xargs -0r chmod 755
	find "$@" -type f ! -perm -u+x -print0 | xargs -0r chmod 644
}

tarred() { # OUT DIR: packs the folder, with its name, as tar.gz
	settle "$2"
	tar -C "$(dirname "$2")" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
		--format=gnu -cf - "$(basename "$2")" | gzip -9n >"$1"
}

zipped() { # OUT DIR: packs what lies in the folder, in the order of names
	settle "$2"
	rm -f "$1"
	(cd "$2" && find . -mindepth 1 | sort | zip -9qXy -@ "$1")
}

parts() { # SYSTEM PROGRAM: the list of what is in the program, as CycloneDX
	local said=$stage/parts.log
	# The tool warns that the program itself and Go are no modules with a licence.
	"$bin/cyclonedx-gomod" bin -json -std -licenses -noserial -notimestamp -version "v$VERSION" \
		-output "$dist/schron-$VERSION-$1.cdx.json" "$2" 2>"$said" || {
		cat "$said" >&2
		return 1
	}
}
