#!/bin/sh
# Removes what install.sh laid into ~/.local (or PREFIX). Saves and settings stay:
# ~/.local/share/schron and ~/.config/schron.
set -eu
# say ENGLISH POLISH: in the language of whoever reads it.
say() {
	case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
	pl*) echo "$2" ;;
	*) echo "$1" ;;
	esac
}

if [ -n "${SCHRON_SHARE:-}" ]; then
	share=$SCHRON_SHARE
elif [ -n "${PREFIX:-}" ]; then
	share=$PREFIX/share
else
	share=${XDG_DATA_HOME:-$HOME/.local/share}
fi
list=$share/doc/schron/installed
if [ ! -f "$list" ]; then
	say "Schron is not installed here: there is no $list" "Schron nie jest tu zainstalowany: brak $list" >&2
	exit 1
fi
installed=$(cat "$list")
prefix=$(dirname "$(dirname "$(head -n 1 "$list")")") # of …/bin/schron

printf '%s\n' "$installed" | while read -r file; do
	rm -f "$file"
done

# Caches of menus and file managers go too, if nothing else is installed there.
if [ -d "$share/applications" ]; then
	if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
	[ -n "$(find "$share/applications" -name '*.desktop')" ] || rm -f "$share/applications/mimeinfo.cache"
fi
if [ -d "$share/mime" ]; then
	if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" 2>/dev/null || true; fi
	if [ -z "$(find "$share/mime/packages" -name '*.xml' 2>/dev/null)" ]; then
		for made in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
			rm -f "$share/mime/$made"
		done
	fi
fi

# Folders that are empty now, from the deepest up, within those that it was installed in; rmdir leaves those that
# are not.
printf '%s\n' "$installed" "$share/mime/packages/x" "$share/mime/application/x" | while read -r file; do
	dir=$(dirname "$file")
	while [ "$dir" != "$prefix" ] && [ "$dir" != "$share" ] && rmdir "$dir" 2>/dev/null; do
		dir=$(dirname "$dir")
	done
done
rmdir "$share" 2>/dev/null || true
say "Schron is removed. Saves are still there: $share/schron" \
	"Schron jest usunięty. Zapisy zostały: $share/schron"
