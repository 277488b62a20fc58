#!/usr/bin/env bash
# Draws the pictures of the README anew with build/bin/schron.
set -euo pipefail
cd "$(dirname "$0")/.."

# One hidden screen for all of them.
if [ -z "${INSIDE:-}" ]; then
	INSIDE=1 HIDDEN=1 exec build/xvfb.sh "$0"
fi

# A line: name of the picture, record, number of moves, size.
while read -r name record moves size; do
	file=build/readme/$name.png
	build/bin/schron -scene table -load "$record" -at "$moves" -lang en -size "$size" -scale 1 -shot "$file"
	echo "$file"
done <<'LIST'
table       assets/figures/dzicz/turn.json    3  1280x800
wcp         build/shots/wcp.json              60 1024x640
wradislavia build/shots/wradislavia.json      45 1024x640
paliwo      assets/figures/paliwo/middle.json 4  1024x640
dolores     build/shots/dolores.json          0  1024x640
LIST

# Dzicz as it is cut out and laid on a table.
go test ./scenes/print -run TestDziczLiesOnATable -count=1 -picture "$PWD/build/readme/hand.png"
echo build/readme/hand.png
