#!/usr/bin/env bash
# Windows: a zip for each processor with schron.exe, its icon, manifest and version. Run by
# build/dist.sh.
. "$(dirname "$0")/common.sh"

# The resources lie beside main.go, and only while it is built.
trap 'rm -f rsrc_windows_*.syso' EXIT
res=$stage/winres
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
