#!/usr/bin/env bash
# Windows: for each processor a setup and a zip, and for amd64 an MSI for machines that
# somebody manages. All hold schron.exe, which belongs to the desktop, and schron-cli.exe,
# which starts it at a prompt. Programs and installers are signed when SIGN_CERT and
# SIGN_KEY are given (build/pack/sign.sh). Run by build/dist.sh.
. "$(dirname "$0")/common.sh"

# The resources lie beside main.go, and only while it is built.
trap 'rm -f rsrc_windows_*.syso build/windows/cli/rsrc_windows_*.syso' EXIT
res=$stage/winres
sizes=(256 64 48 32 16)
icons "$res" "${sizes[@]}"
icons "$res" -document "${sizes[@]}"
go run ./build/icon -wizard "$res/wizard.bmp"
icotool -c -o "$res/schron.ico" "$res"/icon-{16,32,48,64}.png --raw="$res/icon-256.png"
settle "$res" # for the setup holds the times of its pictures, too

resources() { # DIR NAME TITLE: for the program NAME.exe, which is built in the folder
	fill build/windows/winres.json | sed "s/@PROGRAM@/$2/g; s/@TITLE@/$3/g" >"$res/winres.json"
	"$bin/go-winres" make --in "$res/winres.json" --out "$1/rsrc" --arch amd64,arm64
}

# uuid NAME: an identifier made from the name alone, version 5 of RFC 9562.
uuid() {
	local h
	h=$(printf 'org.schron.schron/%s' "$1" | sha1sum)
	printf '%s-%s-5%s-8%s-%s\n' "${h:0:8}" "${h:8:4}" "${h:13:3}" "${h:17:3}" "${h:20:12}" | tr a-f A-F
}

resources . schron Schron
resources build/windows/cli schron-cli 'Schron at a prompt'
for arch in amd64 arm64; do
	echo "Windows $arch"
	dir=$stage/windows-$arch
	GOOS=windows GOARCH=$arch LDFLAGS="$LDFLAGS -H=windowsgui" build/compile.sh "$dir/Schron/schron.exe"
	GOOS=windows GOARCH=$arch CGO_ENABLED=0 go build -trimpath -ldflags "$LDFLAGS" -o "$dir/Schron/schron-cli.exe" ./build/windows/cli
	build/pack/sign.sh "$dir/Schron"/*.exe
	papers "$dir/Schron"
	zipped "$dist/schron-$VERSION-windows-$arch.zip" "$dir"
	makensis -V2 -NOCD -INPUTCHARSET UTF8 -DVERSION="$VERSION" -DSTAGE="$dir/Schron" -DART="$res" \
		-DOUT="$dist/schron-$VERSION-windows-$arch-setup.exe" build/windows/setup.nsi
	build/pack/sign.sh "$dist/schron-$VERSION-windows-$arch-setup.exe"
done

parts windows "$stage/windows-amd64/Schron/schron.exe"

echo "Windows amd64: MSI"
msi=$dist/schron-$VERSION-windows-amd64.msi
wxs=$PWD/build/windows/schron.wxs
# wixl writes the time and a random identifier into the file; msibuild replaces both.
at() { NO_FAKE_STAT=1 faketime -f "$(date -d "@$SOURCE_DATE_EPOCH" '+%F %T')" "$@"; }
(cd "$stage/windows-amd64/Schron" && at wixl -a x64 -o "$msi" -D VERSION="$VERSION" -D PRODUCT="$(uuid "product $VERSION")" "$wxs")
at msibuild "$msi" -s Schron 'The Schron authors' 'x64;1033' "{$(uuid "package $VERSION")}"
build/pack/sign.sh "$msi"
[ -n "${SIGN_CERT:-}" ] || echo "Windows: not signed, for SIGN_CERT and SIGN_KEY are not given"
