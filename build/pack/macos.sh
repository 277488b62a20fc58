#!/usr/bin/env bash
# macOS: an archive with Schron.app for both kinds of Mac. It is signed ad hoc
# (build/macos/appsign), or on a Mac with the hardened runtime by the identity that
# APPLE_IDENTITY names. Run by build/dist.sh.
. "$(dirname "$0")/common.sh"

app=$stage/macos/Schron.app
contents=$app/Contents
mkdir -p "$contents/MacOS" "$contents/Resources"
fill build/macos/Info.plist >"$contents/Info.plist"
printf 'APPL????' >"$contents/PkgInfo"
cp -r build/macos/*.lproj "$contents/Resources/"
sizes=(16 32 48 128 256 512 1024)
icons "$stage/icns" "${sizes[@]}"
icons "$stage/icns" -document "${sizes[@]}"
png2icns "$contents/Resources/schron.icns" "$stage"/icns/icon-*.png >/dev/null
png2icns "$contents/Resources/document.icns" "$stage"/icns/document-*.png >/dev/null
for arch in amd64 arm64; do
	echo "macOS $arch"
	GOOS=darwin GOARCH=$arch build/compile.sh "$stage/macos-$arch"
done
if [ -z "${APPLE_IDENTITY:-}" ]; then
	go run ./build/macos/appsign "$app" "$stage/macos-amd64" "$stage/macos-arm64"
fi
"$bin/lipo" -create -output "$contents/MacOS/schron" "$stage/macos-amd64" "$stage/macos-arm64"
chmod 755 "$contents/MacOS/schron"
if [ -n "${APPLE_IDENTITY:-}" ]; then
	codesign --force --timestamp --options runtime --entitlements build/macos/entitlements.plist \
		--sign "$APPLE_IDENTITY" "$app"
else
	echo 'macOS: signed ad hoc, for APPLE_IDENTITY is not given'
fi
papers "$stage/macos"
# The program for one kind of Mac holds the same pictures and words as that for the other;
# a zip would hold them twice and be too large.
settle "$stage/macos"
tar -C "$stage/macos" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -cf - . |
	xz -T1 --lzma2=preset=6,dict=64MiB >"$dist/schron-$VERSION-macos-universal.tar.xz"
parts macos "$stage/macos-arm64"
