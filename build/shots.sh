#!/usr/bin/env bash
# Pictures of every scene in build/out/shots, in several sizes and scales and in
# both languages: shots.sh [SCENE...]. LOAD=FILE shows that record instead of a
# sample. Without arguments the moments of games in build/shots/list follow.
set -euo pipefail
cd "$(dirname "$0")/.."
out=build/out/shots
rm -rf "$out"
mkdir -p "$out"
scenes=("$@")
[ $# -gt 0 ] || scenes=(shelf course setup table handover result replay film rulebook saves stats settings about crash)

# One hidden screen for all of them.
if [ -z "${INSIDE:-}" ]; then
	INSIDE=1 HIDDEN=1 exec build/xvfb.sh "$0" "$@"
fi

for lang in pl en; do
	for look in 1280x800@1 1024x640@1 1920x1080@1 3840x2160@1 2560x1080@1 1280x800@0.75; do
		for scene in "${scenes[@]}"; do
			file=$out/$scene-$lang-$look.png
			build/bin/schron -scene "$scene" -lang "$lang" -size "${look%@*}" -scale "${look#*@}" \
				${LOAD:+-load "$LOAD"} -shot "$file"
			echo "$file"
		done
	done
done
[ $# -eq 0 ] || exit 0

# A line of the list: name of the picture, record beside the list, number of
# moves, scene. N~ is what moves after N moves: three pictures of it.
while read -r name record moves scene; do
	case $name in '' | '#'*) continue ;; esac
	if [ "${moves%\~}" != "$moves" ]; then
		for look in pl-1280x800 en-1024x640; do
			for part in 1 5 9; do
				file=$out/$name-$part-$look.png
				build/bin/schron -load "build/shots/$record" -at "${moves%\~}.$part" -scene "$scene" -lang "${look%-*}" \
					-size "${look#*-}" -shot "$file"
				echo "$file"
			done
		done
		continue
	fi
	for lang in pl en; do
		for look in 1280x800@1 1024x640@1 1920x1080@1 1920x1080@2 3840x2160@1; do
			file=$out/$name-$lang-$look.png
			build/bin/schron -load "build/shots/$record" -at "$moves" -scene "$scene" -lang "$lang" \
				-size "${look%@*}" -scale "${look#*@}" -shot "$file"
			echo "$file"
		done
	done
done <build/shots/list

# The middle of every chapter of the courses.
for chapter in assets/lessons/*/*.toml; do
	game=$(basename "$(dirname "$chapter")") name=$(basename "$chapter" .toml)
	for lang in pl en; do
		for size in 1024x640 1920x1080; do
			file=$out/lesson-$game-$name-$lang-$size.png
			build/bin/schron -lesson "$game/$name" -at $(($(grep -c '^\[\[step\]\]' "$chapter") / 2)) -lang "$lang" -size "$size" -shot "$file"
			echo "$file"
		done
	done
done

# Every page of boxes and rulebooks on paper, and the files.
if ! command -v pdftoppm >/dev/null; then
	echo 'shots.sh: no pages on paper without pdftoppm (poppler-utils)' >&2
	exit 0
fi
for lang in pl en; do
	for game in dolores dzicz paliwo wcp wradislavia; do
		for book in false true; do
			file=$out/paper-$game-$lang
			if $book; then file=$file-book; fi
			build/bin/schron print -game "$game" -book="$book" -lang "$lang" -out "$file.pdf"
			pdftoppm -r 75 -png "$file.pdf" "$file"
			echo "$file.pdf"
		done
	done
done

# Every page of every box: language, paper, how backs come there, and
# how it is printed besides.
for game in dzicz wradislavia paliwo wcp dolores; do
	while read -r lang paper sides more; do
		name=$out/print-$game-$lang-$paper-$sides${more// /}
		# shellcheck disable=SC2086 # more are several words
		build/bin/schron print -game "$game" -lang "$lang" -paper "$paper" -sides "$sides" $more -out "$name.pdf"
		pdftoppm -r 60 -png "$name.pdf" "$name"
		rm "$name.pdf"
		echo "$name-*.png"
	done <<-'LIST'
		pl a4 fold
		en a4 fold -spare
		en letter duplex
		pl letter duplex -spare -gap 3
		pl a3 fronts
	LIST
done
