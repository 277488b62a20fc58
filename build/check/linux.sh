#!/usr/bin/env bash
# Installs, plays, resumes and removes the release files for Linux as users would. Debian packages go into bare Debian
# systems, rpm packages beside libraries of Debian, the archive into a home. arm64 runs in an emulator. Needs root. Run by build/release-check.sh; with some of lint, debian12, debian13, home,
# rpm and arm64 (which wants debian12) it checks these alone.
. "$(dirname "$0")/report.sh"
. build/check/chroot.sh
trap 'close; rm -f "$failed"' EXIT

deb=$dist/schron_$VERSION-1_amd64.deb
deb_arm64=$dist/schron_$VERSION-1_arm64.deb
rpm=$dist/schron-$VERSION-1.x86_64.rpm
rpm_arm64=$dist/schron-$VERSION-1.aarch64.rpm
archive=$dist/schron-$VERSION-linux-amd64.tar.gz

# debian SUITE: the package in a fresh Debian.
debian() {
	local root=$work/deb-$1
	fresh "$1" "$root"
	files "$root" >"$root.before"
	cp "$deb" "$root/tmp/schron.deb"
	enter "$root" apt-get install -y -q /tmp/schron.deb
	rm "$root/tmp/schron.deb"
	[ "$(as_player "$root" command -v schron)" = /usr/bin/schron ] || fail "an ordinary user does not find schron on the path"
	evening first "$root" schron
	[ -d "$work/saves" ] || cp -a "$root/home/player/.local" "$work/saves"
	evening second "$root" schron
	enter "$root" apt-get purge -y -q --autoremove schron
	nothing_left "$root"
	rm -rf "$root"
}

# desk: a Debian with the libraries and desktop programs that packages of others ask for.
desk() {
	fresh bookworm "$work/desk"
	enter "$work/desk" apt-get install -y -q --no-install-recommends libx11-6 libgl1 libgl1-mesa-dri libxcursor1 libxi6 \
		libxinerama1 libxrandr2 desktop-file-utils shared-mime-info libglib2.0-bin
	files "$work/desk" >"$work/desk.before"
}

# knows_records ROOT: file managers there know what a record is and what opens it.
knows_records() {
	echo '{"format":1}' >"$1/tmp/evening.schron"
	chmod 644 "$1/tmp/evening.schron"
	local said
	said=$(as_player "$1" gio info -a standard::content-type /tmp/evening.schron)
	[[ $said == *application/x-schron* ]] || fail "a record is not of its type: $said"
	said=$(as_player "$1" gio mime application/x-schron)
	[[ $said == *schron.desktop* ]] || fail "nothing opens a record: $said"
	rm "$1/tmp/evening.schron"
}

# double_click ROOT: a record that the file manager opens comes to the window that is open.
double_click() {
	local root=$1 why=
	cp "$(find "$root/home/player/.local/share/schron/saves" -name '*.json' | sort | head -n 1)" "$root/tmp/evening.schron"
	chmod 644 "$root/tmp/evening.schron"
	as_player "$root" schron -uitree /tmp/tree &
	shows "$root/tmp/tree" shelf || why="the program does not start"
	[ -n "$why" ] || as_player "$root" gio open /tmp/evening.schron
	[ -n "$why" ] || shows "$root/tmp/tree" table || why="a record that is opened is not seen"
	pkill -f '^schron -uitree /tmp/tree' || true
	wait $! || true
	rm -f "$root/tmp/tree" "$root/tmp/evening.schron"
	[ -z "$why" ] || fail "$why"
}

# home: the archive, installed, played and removed by an ordinary user.
home() {
	local root=$work/desk
	tar -C "$root/tmp" -xzf "$archive"
	mv "$root/tmp/schron-$VERSION" "$root/tmp/unpacked"
	as_player "$root" /tmp/unpacked/install.sh
	as_player "$root" /tmp/unpacked/install.sh # over what is there
	rm -rf "$root/tmp/unpacked"
	[ "$(as_player "$root" command -v schron)" = /home/player/.local/bin/schron ] || fail "its user does not find schron on the path"
	knows_records "$root"
	evening first "$root" schron
	evening second "$root" schron
	double_click "$root"
	as_player "$root" schron-uninstall
	nothing_left "$root"
}

# red: the rpm package, where rpm believes in the libraries of Fedora.
red() {
	need rpm
	local root=$work/desk
	{
		echo '{name: fedora, arch: amd64, platform: linux, version: 1.0.0, maintainer: Nobody <nobody@example.org>,'
		echo ' description: What glibc libX11 libglvnd-glx libXcursor libXi libXinerama and libXrandr of Fedora provide., provides: ['
		printf '  "%s()(64bit)",\n' libc.so.6 libX11.so.6 libGL.so.1 libXcursor.so.1 libXi.so.6 libXinerama.so.1 libXrandr.so.2
		echo ']}'
	} >"$work/fedora.yaml"
	build/bin/nfpm package -f "$work/fedora.yaml" -p rpm -t "$work/fedora.rpm"
	if rpm --root "$root" --install "$rpm"; then fail "it installs without any library"; fi
	rpm --root "$root" --install "$work/fedora.rpm" "$rpm"
	# What Fedora does by itself after such files have come or gone.
	enter "$root" update-mime-database /usr/share/mime
	enter "$root" update-desktop-database
	[ "$(as_player "$root" command -v schron)" = /usr/bin/schron ] || fail "an ordinary user does not find schron on the path"
	knows_records "$root"
	evening first "$root" schron
	evening second "$root" schron
	rpm --root "$root" --erase schron fedora
	rm -rf "$root/root/.rpmdb" # what rpm itself keeps on Debian
	enter "$root" update-mime-database /usr/share/mime
	enter "$root" update-desktop-database
	nothing_left "$root"
}

# other: the package for arm64 in a Debian whose libraries are for that, by an emulator. It is slow, so only the second
# evening is played, which goes on with the games that were saved on amd64.
other() {
	need qemu-aarch64-static
	local root=$work/arm64
	fresh trixie "$root"
	enter "$root" dpkg --add-architecture arm64
	enter "$root" apt-get update -q
	# What makes it a system for that at all; apt never takes it away again.
	enter "$root" apt-get install -y -q --no-install-recommends libc6:arm64
	files "$root" >"$root.before"
	cp "$deb_arm64" "$root/tmp/schron.deb"
	enter "$root" apt-get install -y -q --no-install-recommends /tmp/schron.deb
	rm "$root/tmp/schron.deb"
	cp "$(command -v qemu-aarch64-static)" "$root/tmp/"
	[ -d "$work/saves" ] || fail "no games were saved on amd64"
	as_player "$root" /tmp/qemu-aarch64-static /usr/bin/schron version
	cp -a "$work/saves" "$root/home/player/.local"
	evening second "$root" /tmp/qemu-aarch64-static /usr/bin/schron
	rm "$root/tmp/qemu-aarch64-static"
	enter "$root" apt-get purge -y -q --autoremove schron
	nothing_left "$root"
	rm -rf "$root"
}

# lints of what is in the packages.
lint_deb() {
	need lintian
	lintian --allow-root --fail-on error --tag-display-limit 0 "$1"
}

lint_rpm() {
	need rpmlint cpio
	# Paths in these packages begin with a slash, and rpmlint has cpio unpack them where it stands.
	mkdir -p "$out/shim"
	printf '#!/bin/sh\nexec %s --no-absolute-filenames "$@"\n' "$(command -v cpio)" >"$out/shim/cpio"
	chmod +x "$out/shim/cpio"
	PATH=$out/shim:$PATH rpmlint -c build/linux/rpmlint.toml "$1"
}

# unpacked: what the archive holds, in $out/archive.
unpacked() {
	rm -rf "$out/archive"
	mkdir -p "$out/archive"
	tar -C "$out/archive" --strip-components=1 -xzf "$archive"
}

metainfo() {
	need appstreamcli
	appstreamcli validate --no-net "$out/archive/share/metainfo/org.schron.schron.metainfo.xml"
}

desktop() {
	need desktop-file-validate
	desktop-file-validate "$out/archive/share/applications/schron.desktop"
}

manual() {
	need mandoc
	mandoc -T lint -W error "$out/archive/share/man/man6/schron.6.gz"
}

flatpak() {
	need flatpak-builder
	local said
	said=$(flatpak-builder --show-manifest "$dist/org.schron.schron.yml" 2>&1 >/dev/null)
	[ -z "$said" ] || fail "$said"
}

[ $# -gt 0 ] || set -- lint debian12 debian13 home rpm arm64
wanted=" $* "

# on PART NAME COMMAND...: attempts what is wanted, where there can be systems to install in.
on() {
	case $wanted in *" $1 "*) ;; *) return 0 ;; esac
	if [ -n "$why" ]; then
		echo "not run $2: $why"
	else
		attempt "${@:2}"
	fi
}

why=
on lint "archive" unpacked
on lint "appstreamcli" metainfo
on lint "desktop-file-validate" desktop
on lint "man page" manual
on lint "flatpak manifest" flatpak
for f in "$deb" "$deb_arm64"; do on lint "lintian ${f##*/}" lint_deb "$f"; done
for f in "$rpm" "$rpm_arm64"; do on lint "rpmlint ${f##*/}" lint_rpm "$f"; done

if [ "$wanted" != " lint " ] && ! why=$(cannot_open); then
	why=
	open
	attempt "systems to install in" bases
fi
on debian12 "Debian 12 ${deb##*/}" debian bookworm
# The emulator takes about as long as what is left.
on arm64 "emulator ${deb_arm64##*/}" other &
emulated=$!
on debian13 "Debian 13 ${deb##*/}" debian trixie
case $wanted in *" home "* | *" rpm "*) [ -n "$why" ] || attempt "desk" desk ;; esac
on home "home ${archive##*/}" home
on rpm "rpm ${rpm##*/}" red
wait $emulated
echo "not run rpm ${rpm_arm64##*/}: the program in it is that of the Debian package"
echo "not run flatpak: its runtime is to be had only from its own servers"
done_checks
