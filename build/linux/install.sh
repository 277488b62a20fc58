#!/bin/sh
# Installs Schron for whoever runs this, in ~/.local, without root:
#   ./install.sh
# PREFIX=DIR takes another folder. What an older install.sh laid there is replaced.
# Afterwards schron-uninstall removes it again; saves stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# say ENGLISH POLISH: in the language of whoever reads it.
say() {
	case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
	pl*) echo "$2" ;;
	*) echo "$1" ;;
	esac
}

if [ -n "${PREFIX:-}" ]; then
	share=$PREFIX/share
else
	PREFIX=$HOME/.local
	share=${XDG_DATA_HOME:-$HOME/.local/share}
fi
list=$share/doc/schron/installed
if [ -f "$list" ]; then
	SCHRON_SHARE=$share "$here/uninstall.sh" >/dev/null
fi

# put FROM TO: copies a file and notes where it lies now.
put() {
	mkdir -p "$(dirname "$2")"
	cp "$1" "$2"
	echo "$2" >>"$list"
}
mkdir -p "$(dirname "$list")"
: >"$list"
put "$here/bin/schron" "$PREFIX/bin/schron"
put "$here/uninstall.sh" "$PREFIX/bin/schron-uninstall"
chmod 755 "$PREFIX/bin/schron" "$PREFIX/bin/schron-uninstall"
(cd "$here/share" && find . -type f) | while read -r file; do
	put "$here/share/$file" "$share/${file#./}"
done
# Menus start it although ~/.local/bin is not on their path. The desktop entry quotes a
# path with spaces, and what would mean something within quotes there.
quoted=$(printf '%s' "$PREFIX/bin/schron" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
escaped=$(printf '%s' "\"$quoted\"" | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=schron|Exec=$escaped|" "$here/share/applications/schron.desktop" >"$share/applications/schron.desktop"
echo "$list" >>"$list"

# Menus and file managers are told where they keep lists of their own.
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" 2>/dev/null || true; fi

say "Schron is installed: $PREFIX/bin/schron" "Schron jest zainstalowany: $PREFIX/bin/schron"
case :$PATH: in
*":$PREFIX/bin:"*) ;;
*) say "Your PATH lacks $PREFIX/bin: log in again, or start it from the menu." \
	"W PATH brakuje $PREFIX/bin: zaloguj się ponownie albo uruchom z menu." ;;
esac
say "To remove it: $PREFIX/bin/schron-uninstall" "Aby usunąć: $PREFIX/bin/schron-uninstall"
libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || libraries=
for lib in libX11.so.6 libGL.so.1; do
	case $libraries in
	'' | *"$lib"*) ;;
	*) say "$lib is missing: install it with your system's packages." "Brakuje $lib: doinstaluj z pakietów systemu." ;;
	esac
done
