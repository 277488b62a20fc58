# What the checks of artefacts share: sourced by them, never run. Every check prints a
# line for each artefact: "ok …", "FAILED …" with what was wrong, or "not run …" with why.
# shellcheck shell=bash disable=SC2034,SC2154 # used and set by those that source this
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
VERSION=${VERSION:-$(cat VERSION)}
dist=$PWD/build/dist
evenings=$PWD/build/check/evening
failed=0

ok() { printf 'ok       %s\n' "$*"; }
notrun() { printf 'not run  %s\n' "$*"; }

# try NAME WORDS COMMAND...: runs a check of build/dist/NAME to its first failure. What it
# says is kept in $work/NAME.log; its last line says what was wrong.
try() {
	local name=$1 words=$2 log=$work/$1.log code=0
	shift 2
	if [ ! -f "$dist/$name" ]; then
		printf 'FAILED   %s: not there, see make dist\n' "$name"
		failed=1
		return
	fi
	set +e
	(
		set -e
		"$@"
	) >"$log" 2>&1
	code=$?
	set -e
	if [ $code -eq 0 ]; then
		ok "$name: $words"
	else
		printf 'FAILED   %s: %s\n' "$name" "$(tail -n 1 "$log")"
		failed=1
	fi
}

# want WORDS COMMAND...: fails with the words if the command does.
want() {
	local words=$1
	shift
	"$@" || {
		echo "$words"
		exit 1
	}
}
