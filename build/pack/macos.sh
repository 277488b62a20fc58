#!/usr/bin/env bash
# macOS: a zip with Schron.app for both kinds of Mac. Run by
# build/dist.sh.
. "$(dirname "$0")/common.sh"

app=$stage/macos/Schron.app
for arch in amd64 arm64; do
	echo "macOS $arch"
	GOOS=darwin GOARCH=$arch build/compile.sh "$stage/macos-$arch"
done
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
"$bin/lipo" -create -output "$app/Contents/MacOS/schron" "$stage/macos-amd64" "$stage/macos-arm64"
chmod 755 "$app/Contents/MacOS/schron"
fill build/macos/Info.plist >"$app/Contents/Info.plist"
printf 'APPL????' >"$app/Contents/PkgInfo"
icons "$stage/icns" 16 32 48 128 256 512 1024
png2icns "$app/Contents/Resources/schron.icns" "$stage"/icns/icon-*.png >/dev/null
papers "$stage/macos"
(cd "$stage/macos" && zip -qry "$dist/schron-$VERSION-macos-universal.zip" .)
