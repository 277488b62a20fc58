#!/usr/bin/env bash
# Makes what is handed out, all from one machine, in build/dist:
#   schron-VERSION-windows-ARCH.zip    schron.exe with icon, manifest and version
#   schron-VERSION-macos-universal.zip Schron.app for both kinds of Mac
#   schron-VERSION-linux-ARCH.tar.gz   the program with desktop entry, icon, man page
#   schron_VERSION-1_ARCH.deb          the same as a Debian package
set -euo pipefail
cd "$(dirname "$0")/.."
: "${VERSION:?}"
bin=$PWD/build/bin dist=$PWD/build/dist
stage=$dist/stage
rm -rf "$dist"
mkdir -p "$stage"

# Windows needs the resources beside main.go, and only while it is built.
trap 'rm -rf "$stage" rsrc_windows_*.syso' EXIT

LDFLAGS='-s -w'
export VERSION LDFLAGS

icons() { # DIR SIZE...
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

windows() {
	local res=$stage/winres arch dir
	icons "$res" 256 64 48 32 16
	fill build/windows/winres.json >"$res/winres.json"
	"$bin/go-winres" make --in "$res/winres.json" --arch amd64,arm64
	for arch in amd64 arm64; do
		echo "Windows $arch"
		dir=$stage/windows-$arch/Schron
		mkdir -p "$dir"
		GOOS=windows GOARCH=$arch LDFLAGS="$LDFLAGS -H=windowsgui" build/compile.sh "$dir/schron.exe"
		papers "$dir"
		(cd "$dir/.." && zip -qr "$dist/schron-$VERSION-windows-$arch.zip" Schron)
	done
	rm -f rsrc_windows_*.syso
}

macos() {
	local app=$stage/macos/Schron.app arch
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
}

linux() {
	local common=$stage/linux size arch dir
	mkdir -p "$common/icons/scalable/apps"
	cp assets/art/icon.svg "$common/icons/scalable/apps/schron.svg"
	icons "$stage/png" 16 32 48 64 128 256
	for size in 16 32 48 64 128 256; do
		mkdir -p "$common/icons/${size}x$size/apps"
		cp "$stage/png/icon-$size.png" "$common/icons/${size}x$size/apps/schron.png"
	done
	cp build/linux/schron.desktop "$common/"
	fill build/linux/schron.6 | gzip -9n >"$common/schron.6.gz"
	{
		cat build/linux/copyright
		# Of the licence all but its title and year; an empty line is a dot.
		sed -n '5,$p' LICENSE | sed 's/^$/./; s/^/ /'
	} >"$common/copyright"
	printf 'schron (%s-1) stable; urgency=low\n\n  * Release %s.\n\n -- The Schron authors <schron@localhost>  %s\n' \
		"$VERSION" "$VERSION" "$(date -R -u -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}")" |
		gzip -9n >"$common/changelog.Debian.gz"
	cp "$stage/licences.txt" "$common/"
	for arch in amd64 arm64; do
		echo "Linux $arch"
		GOOS=linux GOARCH=$arch build/compile.sh "$common/schron"
		dir=$stage/tar-$arch/schron-$VERSION
		mkdir -p "$dir"
		cp -r "$common/schron" "$common/schron.desktop" "$common/schron.6.gz" "$common/icons" "$dir/"
		papers "$dir"
		tar -C "$dir/.." --owner=0 --group=0 -czf "$dist/schron-$VERSION-linux-$arch.tar.gz" "schron-$VERSION"
		ARCH=$arch STAGE=$common "$bin/nfpm" package -f build/linux/nfpm.yaml -p deb -t "$dist" >/dev/null
	done
}

build/licences.sh >"$stage/licences.txt"
windows
macos
linux
rm -rf "$stage"
(cd "$dist" && sha256sum -- * | tee SHA256SUMS)
