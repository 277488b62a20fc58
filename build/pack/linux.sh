#!/usr/bin/env bash
# Linux: for each processor an archive and a Debian package, with desktop entry, icons, man page. Run by
# build/dist.sh.
. "$(dirname "$0")/common.sh"

common=$stage/linux
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
