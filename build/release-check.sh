#!/usr/bin/env bash
# Checks what build/dist.sh made. It runs every check of build/check, or those that are named. Each installs artefacts
# as users would, plays, and removes them. It prints a line per check: ok, FAILED or not run. Most checks need root.
# It fails if a check failed.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- downloads workflows linux windows macos
if ! build/check/current.sh; then
	build/dist.sh
fi
lines=build/out/release-check/lines
mkdir -p "${lines%/*}"
: >"$lines"
code=0
for check in "$@"; do
	"build/check/$check.sh" | tee -a "$lines" || code=1
done
count() { grep -cE "^$1 " "$lines" || true; }
echo "$(count ok) ok, $(count FAILED) FAILED, $(count 'not run') not run; $((SECONDS / 60)) min $((SECONDS % 60)) s"
[ "$(count FAILED)" = 0 ] || code=1
exit $code
