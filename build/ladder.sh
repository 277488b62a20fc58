#!/usr/bin/env bash
# Plays the contests that measure how strong bots are, each until its verdict. A
# stronger bot must win its share of points against a weaker one, with two players and
# with the most. All contests take hours of one processor.
#   ladder.sh [GAME [PLAYERS [A:B]]]   those only
# The program is build/bin/schron or $SCHRON. A line of JSON each, after the bar.
set -euo pipefail
cd "$(dirname "$0")/.."
schron=${SCHRON:-build/bin/schron}
game=${1:-} players=${2:-} contest=${3:-}

# asked GAME PLAYERS A:B: the contest is one of those that the command line names.
asked() {
	[[ -z "$game" || "$game" = "$1" ]] && [[ -z "$players" || "$players" = "$2" ]] && [[ -z "$contest" || "$contest" = "$3" ]]
}

# bar GAME PLAYERS A:B SHARE [FLAGS]: A has SHARE or more; the contest ends where ten
# points in a hundred less are out of the question, or SHARE is. 99 is shown by 300
# games without a loss.
bar() {
	asked "$1" "$2" "$3" || return 0
	local how
	case $4 in
	99 | 97) how=(-pairs 150) ;;
	95) how=(-sprt 0.9,0.95) ;;
	*) how=(-sprt "0.$(($4 - 10)),0.$4") ;;
	esac
	echo "$1, $2 players, $3: $4 %"
	"$schron" sim -game "$1" -players "$2" -bots "${3/:/,}" -check=false -seed 9000 "${how[@]}" "${@:5}"
}

# alone GAME PLAYERS A:B: among so many players A wins 1.8 times its fair share.
alone() {
	asked "$1" "$2" "$3" || return 0
	local low high
	low=$((140 / $2)) high=$((180 / $2))
	echo "$1, $2 players, $3 alone: $high %"
	"$schron" sim -game "$1" -players "$2" -bots "${3/:/,}" -check=false -seed 9000 -alone -sprt "0.$low,0.$high"
}

# learned GAME PLAYERS [BUDGET]: the weights that were learned beat those set by hand.
learned() {
	asked "$1" "$2" hard:hand || return 0
	echo "$1, $2 players, learned weights: more than 50 %"
	"$schron" sim -game "$1" -players "$2" -bots "hard${3:-},hand${3:-}" -check=false -seed 9000 -sprt 0.5,0.55
}

# ladder GAME PLAYERS HARD:RANDOM HARD:GREEDY HARD:MEDIUM MEDIUM:EASY EASY:RANDOM [FLAGS]
# FLAGS are those of hard:random.
ladder() {
	bar "$1" "$2" easy:random "$7"
	bar "$1" "$2" medium:easy "$6"
	bar "$1" "$2" hard:medium "$5"
	bar "$1" "$2" hard:greedy "$4"
	bar "$1" "$2" hard:random "$3" "${@:8}"
}

ladder dzicz 2 99 95 70 70 70
ladder dzicz 4 99 95 70 70 70 -alone -pairs 75 # two of hard keep each other from winning
ladder wradislavia 2 99 90 65 70 90
ladder paliwo 2 97 70 65 70 75
ladder wcp 2 99 85 70 70 80
for pair in easy:random medium:easy hard:medium hard:greedy hard:random; do
	alone wcp 4 $pair
	alone wcp 6 $pair
done
ladder dolores 2 99 95 80 80 95
ladder dolores 4 99 95 80 80 95
learned dolores 2
learned dzicz 2 @1000
learned dzicz 4 @1000
learned wcp 2 @1200
learned wradislavia 2
learned paliwo 2
