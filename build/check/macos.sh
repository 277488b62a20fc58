#!/usr/bin/env bash
# Checks the release files for macOS, which cannot run here: the app's structure,
# Info.plist, both kinds of programs and their signatures (build/check/app). Run by
# build/release-check.sh.
# shellcheck source=build/check/report.sh
. "$(dirname "$0")/report.sh"
# shellcheck disable=SC2154 # set in report.sh
{
	work=$(mktemp -d)
	trap 'rm -rf "$work" "$failed"' EXIT
	archive=schron-$VERSION-macos-universal.tar.xz
}

# app: unpacked as a Mac would, it is whole.
app() {
	need plistutil
	tar -C "$work" -xJf "$dist/$archive"
	local contents=$work/Schron.app/Contents list
	for list in Info.plist _CodeSignature/CodeResources; do
		plistutil -i "$contents/$list" -f bin -o "$work/list" || fail "$list is no property list"
	done
	go run ./build/check/app "$work/Schron.app" "$VERSION"
	for list in README.md LICENSE.txt LICENSES-OF-PARTS.txt; do
		[ -s "$work/$list" ] || fail "$list is missing"
	done
}

attempt "macos $archive, as far as it can be looked at" app
attempt "macos $archive" skip 'no macOS here'
attempt "macos signature with a name" skip 'APPLE_IDENTITY needs a Mac and an account with Apple'
done_checks
