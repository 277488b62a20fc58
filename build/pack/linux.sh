#!/usr/bin/env bash
# Linux: for each processor a Debian package, an rpm package, and an archive with a script that
# installs into a home. All hold the program, its desktop entry, icons, file type, metadata for
# software centres and a man page. Run by build/dist.sh.
. "$(dirname "$0")/common.sh"

common=$stage/linux
share=$common/root/usr/share
mkdir -p "$share"/{applications,metainfo,mime/packages,man/man6,doc/schron}
hicolor=$share/icons/hicolor
mkdir -p "$hicolor/scalable/apps"
cp assets/art/icon.svg "$hicolor/scalable/apps/schron.svg"
sizes=(16 32 48 64 128 256)
icons "$stage/png" "${sizes[@]}"
icons "$stage/png" -document "${sizes[@]}"
for size in "${sizes[@]}"; do
	mkdir -p "$hicolor/${size}x$size"/{apps,mimetypes}
	cp "$stage/png/icon-$size.png" "$hicolor/${size}x$size/apps/schron.png"
	cp "$stage/png/document-$size.png" "$hicolor/${size}x$size/mimetypes/application-x-schron.png"
done
cp build/linux/schron.desktop "$share/applications/"
cp build/linux/schron-mime.xml "$share/mime/packages/schron.xml"
sed -e '/<!-- releases -->/{r /dev/stdin' -e 'd}' build/linux/org.schron.schron.metainfo.xml \
	< <(go run ./build/changes appstream) >"$share/metainfo/org.schron.schron.metainfo.xml"
fill build/linux/schron.6 | gzip -9n >"$share/man/man6/schron.6.gz"
cp "$stage/licences.txt" "$share/doc/schron/licences-of-parts.txt"
cp LICENSE "$common/"
{
	cat build/linux/copyright
	# Of the licence all but its title and year; an empty line is a dot.
	sed -n '5,$p' LICENSE | sed 's/^$/./; s/^/ /'
} >"$common/copyright"
go run ./build/changes debian | gzip -9n >"$common/changelog.Debian.gz"
go run ./build/changes rpm >"$common/changes.yaml"
cat build/linux/nfpm.yaml build/linux/deb.yaml >"$common/deb.yaml"
{
	cat build/linux/nfpm.yaml build/linux/rpm.yaml
	# Packages are signed if GPG_KEY names a file with a private key; NFPM_PASSPHRASE is its password.
	[ -z "${GPG_KEY:-}" ] || echo "  signature: {key_file: '$GPG_KEY'}"
	echo "changelog: $common/changes.yaml"
} >"$common/rpm.yaml"

for arch in amd64 arm64; do
	echo "Linux $arch"
	# A program that can lie anywhere in memory, and whose tables are read only once it runs.
	GOOS=linux GOARCH=$arch LDFLAGS="$LDFLAGS -bindnow" build/compile.sh "$common/root/usr/bin/schron" -buildmode=pie
	settle "$common"
	for kind in deb rpm; do
		ARCH=$arch STAGE=$common "$bin/nfpm" package -f "$common/$kind.yaml" -p "$kind" -t "$dist" >/dev/null
	done
	dir=$stage/$arch/schron-$VERSION
	mkdir -p "$dir"
	cp -r "$common/root/usr/bin" "$common/root/usr/share" build/linux/install.sh build/linux/uninstall.sh "$dir/"
	papers "$dir"
	tarred "$dist/schron-$VERSION-linux-$arch.tar.gz" "$dir"
done
parts linux "$common/root/usr/bin/schron"
fill build/linux/org.schron.schron.yml >"$dist/org.schron.schron.yml"
