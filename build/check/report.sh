# Sourced by the checks of build/check. A check prints a line for each thing that it looks at: "ok NAME",
# "FAILED NAME: why" or "not run NAME: why". It exits with 1 if something failed. build/release-check.sh counts the
# lines. Logs lie in build/out/release-check/NAME.log.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
VERSION=$(cat VERSION)
dist=$PWD/build/dist out=$PWD/build/out/release-check
mkdir -p "$out"
failed=$out/failed.$$
trap 'rm -f "$failed"' EXIT

# attempt NAME COMMAND...: runs a function or program and reports. It failed if its exit code
# is not 0; its last line says why. A function that calls skip was not run.
attempt() {
	local name=$1 code=0 log seconds=$SECONDS
	shift
	log=$out/${name//[ \/]/-}.log
	(
		set -euo pipefail
		"$@"
	) >"$log" 2>&1 &
	wait $! || code=$?
	case $code in
	0) echo "ok $name ($((SECONDS - seconds)) s)" ;;
	77) echo "not run $name: $(tail -n 1 "$log")" ;;
	*)
		echo "FAILED $name: $(tail -n 1 "$log") (${log#"$PWD"/})"
		touch "$failed"
		;;
	esac
}

# skip WHY: ends an attempt that cannot be made here.
skip() {
	echo "$*"
	exit 77
}

# fail WHY: ends an attempt with its reason.
fail() {
	echo "$*"
	exit 1
}

# need PROGRAM...: skips where one of them is missing.
need() {
	local program
	for program in "$@"; do
		command -v "$program" >/dev/null || skip "there is no $program"
	done
}

# shows FILE SCENE: waits until the window whose tree of nodes is in the file shows the scene.
shows() {
	for _ in $(seq 60); do
		grep -qs "\"scene\":\"$2\"" "$1" && return 0
		sleep 0.5
	done
	return 1
}

# done_checks: call it last; it exits with 1 if something failed.
done_checks() {
	[ ! -e "$failed" ]
}
