#!/usr/bin/env bash
# Counts what keeps the house plain and fails where a count is above its bound:
# sizes of a face's own, things written more than once, lists of games, lines of
# what ought to be short. Quick enough for every run of lint.
set -euo pipefail
cd "$(dirname "$0")/.."

games='dolores dzicz paliwo wcp wradislavia'
bad=0

# check NAME COUNT BOUND [least]: COUNT must be at most BOUND, or at least.
check() {
	local sign='at most' ok=$(($2 <= $3))
	if [ "${4:-}" = least ]; then sign='at least' ok=$(($2 >= $3)); fi
	printf '%-62s %5d  %s %d\n' "$1" "$2" "$sign" "$3"
	if [ $ok = 0 ]; then bad=1; fi
}

# code DIRS: the Go files there without tests, one per line.
code() { find "$@" -name '*.go' ! -name '*_test.go'; }

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

# shellcheck disable=SC2046 # names without spaces
{
	check 'sizes of a face of its own' "$(hits '\bplaces\.k\b|\bp\.k\b|\.(Zoom|grown)\(|places\.text\(' $(faces) scenes/table)" 0
	check 'lines of places.go of five faces' "$(lines $(for g in $games; do echo "scenes/$g/places.go"; done))" 600
	check 'places beside a field sought by a face itself' "$(hits 'func \(f \*face\) (spare|covered)\(|type bubble struct|ID: "near"' $(faces))" 0
	check 'lines of sprites' "$(lines $(code sprites | grep -vE '/(testloop|space)/'))" 3500
	check 'lines of what moves in space' "$(lines $(code sprites/space))" 700
	check 'files of sprites named after a game' "$(code sprites | grep -cE "$(echo $games | tr ' ' '|')" || true)" 0
	check 'lines of verbs.go and notation.go of five games' "$(lines $(for g in $games; do echo "rules/$g/verbs.go"; ls "rules/$g/notation.go" 2>/dev/null || true; done))" 900
	check 'types of a seat or nobody' "$(hits '^type Holder\b' rules)" 1
	check 'strict readers of positions' "$(hits 'DisallowUnknownFields' rules/*.go $(rules))" 2
	check 'lists of games' "$(code . | grep -v /e2e/ | xargs grep -lE 'wradislavia\.Game(\{\}|\(\))' | wc -l)" 2
	check 'lines of the smallest game, rules and face' "$(lines $(code rules/rulestest/reversi scenes/scenetest/reversi))" 360
	check 'places of a verb of Dzicz, its button and its line of the sheet aside' "$(code rules/dzicz | grep -vE '/(prompt|sheet)\.go' | xargs grep -hE '\bVerbStrike\b' | wc -l)" 6
	check 'games with a monkey' "$(grep -lE 'Monkey\(' $(for g in $games; do ls scenes/"$g"/*_test.go; done) | xargs -n1 dirname | sort -u | wc -l)" 5 least
}
exit $bad
