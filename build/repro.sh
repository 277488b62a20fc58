#!/usr/bin/env bash
# Proves that the build is reproducible. It clones the commit that is checked out into two folders and packs each with
# another umask, hour and language, the second with nothing compiled before. Prints what differs and fails; else what was packed is left in build/dist. Arguments are those of build/dist.sh. Changes that are not
# committed have no part in it, and what is signed is never the same twice.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -z "${SIGN_CERT:-}${APPLE_IDENTITY:-}${GPG_KEY:-}" ] || echo "Signatures are left out."
unset SIGN_CERT SIGN_KEY APPLE_IDENTITY GPG_KEY VERSION SOURCE_DATE_EPOCH
work=$(mktemp -d)
commit=$(git rev-parse HEAD)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT

# pack FOLDER ARGUMENTS...: clones and packs there.
pack() {
	local folder=$work/$1 seconds=$SECONDS
	shift
	git clone -q --no-checkout . "$folder"
	git -C "$folder" checkout -q --detach "$commit"
	mkdir -p "$folder/build"
	cp -r build/bin "$folder/build/bin"
	"$folder/build/dist.sh" "$@" >"$folder.log" 2>&1 || {
		cat "$folder.log"
		exit 1
	}
	mv "$folder/build/dist" "$folder.dist"
	rm -rf "$folder"
	echo "packed in $folder: $((SECONDS - seconds)) s"
}

(umask 022 && TZ=UTC LANG=C pack a "$@")
(umask 077 && TZ=Pacific/Auckland LANG=pl_PL.UTF-8 GOCACHE=$work/cache pack another/folder/with/a/longer/name "$@")
cd "$work"
diff -r a.dist another/folder/with/a/longer/name.dist
echo "the same: $(find a.dist -type f | wc -l) files"
rm -rf "$OLDPWD/build/dist"
mv a.dist "$OLDPWD/build/dist"
