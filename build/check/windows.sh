#!/usr/bin/env bash
# Installs, plays, resumes and removes the release files for Windows under wine, as users
# would. Each artefact plays the recorded evening, goes on with it at the next start,
# prints at a prompt, and leaves only saves when it is removed. `windows.sh setup`,
# `msi` or `zip` looks at one alone. Run by build/release-check.sh.
# shellcheck disable=SC2154,SC2317 # set in report.sh, called by attempt
set -euo pipefail
if [ -z "${WORK:-}" ]; then
	WORK=$(mktemp -d)
	export WORK
	HIDDEN=1 SCREEN=1400x900 exec "$(dirname "$0")/../xvfb.sh" "$0" "$@"
fi
work=$WORK
# shellcheck source=build/check/report.sh
. "$(dirname "$0")/report.sh"
evenings=$PWD/build/check/evening
go build -o "$work/evening" ./build/check/evening

export HOME=$work/home WINEPREFIX=$work/prefix WINEDEBUG=-all
export WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d"
mkdir -p "$HOME"
finish() {
	wineserver -k || true
	rm -rf "$work" "$failed"
}
trap finish EXIT

# want WORDS COMMAND...: fails with the words if the command does.
want() {
	local words=$1
	shift
	"$@" || fail "$words"
}

# windows makes a fresh Windows.
windows() {
	wine wineboot -i >/dev/null 2>&1
	wineserver -w
	# What every Go program needs and wine 8 lacks, by a name that it has.
	printf 'LIBRARY bcryptprimitives.dll\nEXPORTS\n  ProcessPrng = advapi32.SystemFunction036\n' >"$work/bp.def"
	x86_64-w64-mingw32-ld -m i386pep --dll --subsystem console -e 0 \
		-o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$work/bp.def"
	# The folder of the user's own data; saves lie in schron there.
	local=$(winepath -u "$(wine cmd /c 'echo %LOCALAPPDATA%' | tr -d '\r')")
}

# state NAME: writes down all files, and what the registry says of Schron.
state() {
	wineserver -w
	(cd "$WINEPREFIX/drive_c" && find . -path '*/[Tt]emp/*' -prune -o -print | sort) >"$work/$1.files"
	grep -ih schron "$WINEPREFIX"/*.reg | grep -v '^#' | sort >"$work/$1.registry" || true
}

# begin: nobody has played here.
begin() {
	rm -rf "$local/schron"
	state before
}

# left: fails if there is more than before but the folder of saves.
left() {
	state after
	local more
	# windows/Installer is Windows' own: it is there since the first MSI.
	more=$(comm -13 "$work/before.files" "$work/after.files" |
		grep -v -e '/AppData/Local/schron\(/\|$\)' -e '^\./windows/Installer$' || true)
	want "left behind: ${more//$'\n'/, }" test -z "$more"
	more=$(comm -13 "$work/before.registry" "$work/after.registry")
	want "left in the registry: ${more//$'\n'/, }" test -z "$more"
}

# plays EXE: both evenings, by the program as it is installed, with the user's own folder.
plays() {
	local name
	for name in first second; do
		want "the $name evening does not end by itself" \
			timeout 400 wine "$1" -lang pl -size 1280x800 -replay-input "$(winepath -w "$evenings/$name.jsonl")"
		"$work/evening" "$name" "$local/schron"
	done
}

# prompts CLI: the program at a prompt is waited for, prints, reads and gives its code.
prompts() {
	local out code=0
	out=$(wine "$1" sim -game dzicz -players 3 -games 2 | tr -d '\r')
	want "sim prints: $out" grep -q '"games":2,' <<<"$out"
	out=$(wine "$1" version | tr -d '\r')
	want "version prints: $out" grep -qF "$VERSION" <<<"$out"
	out=$(printf '{"cmd":"games"}\n' | wine "$1" engine | tr -d '\r')
	want "engine answers $out" grep -q '"ok":true' <<<"$out"
	wine "$1" sim -game none </dev/null || code=$?
	want "a wrong game ends with $code, not with 2" test "$code" -eq 2
}

# value KEY [NAME]: of the registry, the nameless one without a name.
value() {
	if [ $# -eq 1 ]; then wine reg query "$1" /ve; else wine reg query "$1" /v "$2"; fi | tr -d '\r'
}

# opens ROOT EXE: records of games belong to the program.
opens() {
	want 'records do not open with it' grep -qF "$2\" \"%1\"" <<<"$(value "$1\\Software\\Classes\\Schron.Game\\shell\\open\\command")"
	want 'records have no icon' grep -qF "$2,1" <<<"$(value "$1\\Software\\Classes\\Schron.Game\\DefaultIcon")"
	want 'records are of no type' grep -qF Schron.Game <<<"$(value "$1\\Software\\Classes\\.schron")"
}

# signed FILE: where a certificate is given.
signed() {
	[ -z "${SIGN_CERT:-}" ] || want "$(basename "$1") is not signed" osslsigncode verify -CAfile "$SIGN_CERT" -TSA-CAfile "$SIGN_CERT" "$1"
}

# gone FILE: waits until an uninstaller, which goes on by itself, has done.
gone() {
	for _ in $(seq 60); do
		[ -e "$1" ] || return 0
		sleep 0.5
	done
	fail "$1 is still there"
}

# busy PROGRAM INSTALLER: while the program runs, a record that is opened with it, as a double
# click does by what opens looks at, comes to its window, and an installer gives up and says so.
busy() {
	local code=0 started=0 opened=0 record=$work/evening.schron
	cp -a "$local/schron" "$work/saves" # for what is opened is kept like any game
	wine "$1" -uitree "$(winepath -w "$work")\\tree" &
	if shows "$work/tree" shelf; then
		started=1
		cp "$(find "$local/schron/saves" -name '*.json' | sort | head -n 1)" "$record" || true
		wine "$1" "$(winepath -w "$record")" || true
		shows "$work/tree" table && opened=1
		wine "$2" /S || code=$?
	fi
	wine taskkill /f /im schron.exe
	wait || true
	rm -rf "$work/tree" "$local/schron"
	mv "$work/saves" "$local/schron"
	want 'the program does not start' test $started = 1
	want 'a record that is opened is not seen' test $opened = 1
	want "while the program runs $(basename "$2") ends with $code, not with 2" test "$code" -eq 2
}

by_setup() {
	local exe="$dist/$setup" there="$local/Programs/Schron" apps='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Schron'
	begin
	wine "$exe" /S
	want 'no program' test -f "$there/schron.exe"
	for file in "$exe" "$there"/*.exe; do signed "$file"; done
	want 'no start menu' test -f "$local/../Roaming/Microsoft/Windows/Start Menu/Programs/Schron.lnk"
	want 'an icon on the desktop that nobody asked for' test ! -e "$local/../../Desktop/Schron.lnk"
	want 'not among the apps' grep -qF "$VERSION" <<<"$(value "$apps" DisplayVersion)"
	opens HKCU 'Programs\Schron\schron.exe'
	plays "$there/schron.exe"
	prompts "$there/schron-cli.exe"
	busy "$there/schron.exe" "$exe"
	# Again, over what is there, with the icon.
	wine "$exe" /S /DESKTOP
	want 'no icon on the desktop' test -f "$local/../../Desktop/Schron.lnk"
	"$work/evening" second "$local/schron"
	wine "$there/uninstall.exe" /S
	gone "$there"
	left
	"$work/evening" second "$local/schron"
	wine "$exe" /S
	wine "$there/uninstall.exe" /S /SAVES=delete
	gone "$there"
	gone "$local/schron"
}

by_msi() {
	local there="$WINEPREFIX/drive_c/Program Files/Schron"
	begin
	signed "$dist/$msi"
	wine msiexec /i "$(winepath -w "$dist/$msi")" /qn
	want 'no program' test -f "$there/schron.exe"
	want 'no start menu' test -n "$(find "$WINEPREFIX/drive_c" -name Schron.lnk)"
	opens HKLM 'Schron\schron.exe'
	plays "$there/schron.exe"
	prompts "$there/schron-cli.exe"
	wine msiexec /x "$(winepath -w "$dist/$msi")" /qn
	gone "$there"
	left
	rm -rf "$local/schron"
}

by_zip() {
	local there="$WINEPREFIX/drive_c/Games"
	begin
	mkdir "$there"
	unzip -q "$dist/$zip" -d "$there"
	for file in "$there"/Schron/*.exe; do signed "$file"; done
	plays "$there/Schron/schron.exe"
	prompts "$there/Schron/schron-cli.exe"
	rm -rf "$there"
	left
	rm -rf "$local/schron"
}

# machine FILE: which processor a program is for, as two bytes of its header say.
machine() { od -An -tx2 -j $(($(od -An -tu4 -j60 -N4 "$1") + 4)) -N2 "$1" | tr -d ' '; }

arm64() {
	mkdir "$work/arm64"
	unzip -q "$dist/$zip64" -d "$work/arm64"
	for file in "$work"/arm64/Schron/*.exe; do
		want "$(basename "$file") is not for arm64" test "$(machine "$file")" = aa64
		signed "$file"
	done
	rm -r "$work/arm64"
}

setup=schron-$VERSION-windows-amd64-setup.exe
msi=schron-$VERSION-windows-amd64.msi
zip=schron-$VERSION-windows-amd64.zip
zip64=schron-$VERSION-windows-arm64.zip
setup64=schron-$VERSION-windows-arm64-setup.exe
need wine wineserver winepath x86_64-w64-mingw32-ld unzip osslsigncode
windows
if [ $# -gt 0 ]; then
	attempt "windows ${!1}" "by_$1"
else
	attempt "windows $setup" by_setup
	attempt "windows $msi" by_msi
	attempt "windows $zip" by_zip
	attempt "windows $zip64, its programs' processor" arm64
	attempt "windows $zip64" skip 'no Windows for arm64 here'
	attempt "windows $setup64" skip 'no Windows for arm64 here'
fi
if [ -n "${SIGN_CERT:-}" ]; then
	echo 'ok windows signatures of programs and installers, with each of them'
else
	echo 'not run windows signatures: SIGN_CERT is not given, nothing is signed'
fi
done_checks
