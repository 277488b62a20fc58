#!/usr/bin/env bash
# Counts what keeps the code simple and fails where a count is past its bound. A
# bound is only ever tightened. It is quick enough for every run of lint.
set -euo pipefail
cd "$(dirname "$0")/.."

games='dolores dzicz paliwo wcp wradislavia'
bad=0

# check NAME COUNT BOUND [least]: COUNT must be at most BOUND, or at least.
check() {
	local sign='at most' ok=$(($2 <= $3))
	if [ "${4:-}" = least ]; then sign='at least' ok=$(($2 >= $3)); fi
	printf '%-62s %6d  %s %d\n' "$1" "$2" "$sign" "$3"
	if [ $ok = 0 ]; then bad=1; fi
}

# code DIRS: the Go files below them without tests, one per line.
code() { find "$@" -name '*.go' ! -name '*_test.go'; }

# own DIRS: the same without folders below.
own() { find "$@" -maxdepth 1 -name '*.go' ! -name '*_test.go'; }

# hits PATTERN DIRS: how many lines of code match.
hits() {
	local pattern=$1
	shift
	code "$@" | xargs grep -hE "$pattern" | wc -l || true
}

# lines FILES: of them together.
lines() { cat "$@" | wc -l; }

faces() { for g in $games; do echo "scenes/$g"; done; }
rules() { for g in $games; do echo "rules/$g"; done; }

# named FILES: those of each face that exist, without ".go".
named() { for g in $games; do for f in "$@"; do if [ -f "scenes/$g/$f.go" ]; then echo "scenes/$g/$f.go"; fi; done; done; }

# fields TYPE FILE: how many fields a struct has.
fields() {
	awk -v type="$1" '$0 ~ "^type " type " struct" {f=1; next} f && /^}/ {exit}
		f && NF && !/^\t\/\// {sub(/\/\/.*/, ""); n += gsub(/,/, ",") + 1} END {print n+0}' "$2"
}

# long MOST: how many sentences of the comments in files read from standard input, by
# name, have more words.
long() {
	xargs awk -v most="$1" '
		function count(text,   n, i, s, w) {
			sub(/^ /, "", text)
			gsub(/`[^`]*`/, "x", text)
			n = split(text, s, /[.?!][)"”]?( |$)/)
			for (i = 1; i <= n; i++) if (split(s[i], w, / +/) > most) long++
		}
		FNR == 1 {count(text); text = ""}
		/^[ \t]*\/\/ / {sub(/^[ \t]*\/\/ /, ""); text = text " " $0; next}
		{count(text); text = ""}
		END {count(text); print long+0}'
}

# shellcheck disable=SC2046 # names without spaces
{
	check 'sizes of a face of its own' "$(hits '\bplaces\.k\b|\bp\.k\b|\.(Zoom|grown)\(|places\.text\(' $(faces) scenes/table)" 0
	check 'lines of places.go of five faces' "$(lines $(named places))" 600
	check 'places beside a field sought by a face itself' "$(hits 'func \(f \*face\) (spare|covered)\(|type bubble struct|ID: "near"' $(faces))" 0
	check 'lines of held, legal, handles, near, played, … of five faces' "$(lines $(named held legal handles near played barred lifted click hand grip pointing known beside aims paths ahead))" 2915
	check 'cases and comparisons on a verb in faces' "$(hits '(case|==|!=) ?(game\.)?Verb[A-Z]' $(faces))" 73
	check 'decisions compared as strings in faces' "$(code $(faces) | xargs grep -hoE 'Decision (==|!=) "' | wc -l)" 0
	check 'literals of a motion in faces' "$(hits '(^|[^]])motion\.Motion\{' $(faces))" 0
	check 'motions without movement that faces draw themselves' "$(hits '\.Calm\(' $(faces))" 14
	check 'optional interfaces of a face' "$(own scenes/table | xargs grep -hE '^type \w+ interface' | wc -l)" 1
	check 'fields of table.Table' "$(fields Table scenes/table/table.go)" 16
	check 'methods of table.Table' "$(own scenes/table | xargs grep -hE '^func \(t \*Table\)' | wc -l)" 78
	check 'lines of scenes/table itself' "$(lines $(own scenes/table))" 1452
	check 'ways in tests from a move to clicks' "$(grep -rlE '^func (\(\w+ \w+\) )?(point|make)\(' --include=*_test.go scenes | wc -l)" 0
	check 'lines of sprites' "$(lines $(code sprites | grep -vE '/(testloop|space)/'))" 3796
	check 'lines of what moves in space' "$(lines $(code sprites/space))" 675
	check 'files of sprites named after a game' "$(code sprites | grep -cE "$(echo $games | tr ' ' '|')" || true)" 0
	check 'lines of verbs.go and notation.go of five games' "$(lines $(for g in $games; do echo "rules/$g/verbs.go"; ls "rules/$g/notation.go" 2>/dev/null || true; done))" 716
	check 'types of a seat or nobody' "$(hits '^type Holder\b' rules)" 1
	check 'strict readers of positions' "$(hits 'DisallowUnknownFields' rules/*.go $(rules))" 1
	check 'lists of games' "$(code . | grep -v /e2e/ | xargs grep -lE 'wradislavia\.Game(\{\}|\(\))' | wc -l)" 2
	check 'lines of the smallest game, rules and face' "$(lines $(code rules/rulestest/reversi scenes/scenetest/reversi))" 362
	check 'places of a verb of Dzicz, its button and its line of the sheet aside' "$(code rules/dzicz | grep -vE '/(prompt|sheet)\.go' | xargs grep -hE '\bVerbStrike\b' | wc -l)" 6
	check 'games with a monkey' "$(grep -lE 'Monkey\(' $(for g in $games; do ls scenes/"$g"/*_test.go; done) | xargs -n1 dirname | sort -u | wc -l)" 5 least
	check 'packages without a doc comment' "$(find . -name '*.go' -printf '%h\n' | sort -u | while read -r dir; do grep -qE '^// (Package|Command) ' "$dir"/*.go || echo "$dir"; done | wc -l)" 0
	check 'comments with "tells whether"' "$(hits '//.*tells whether' .)" 0
	check 'sentences of comments with more than 25 words' "$(code . | long 25)" 0
	check 'sentences of comments in tests with more than 35 words' "$(find . -name '*_test.go' | long 35)" 0
	check 'sentences of comments in tests with more than 25 words' "$(find . -name '*_test.go' | long 25)" 0
	check 'lines of goldens' "$(find . -name '*.golden' -print0 | xargs -0 cat | wc -l)" 12826
	check 'lines of Go without tests' "$(lines $(code .))" 141480
}
exit $bad
