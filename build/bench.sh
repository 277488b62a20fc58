#!/usr/bin/env bash
# Runs every benchmark on a hidden screen into build/out/bench.txt and compares
# them with the run before. BENCH chooses benchmarks, COUNT repeats them.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/out
new=build/out/bench.txt old=build/out/bench-before.txt
[ ! -f $new ] || mv $new $old
HIDDEN=1 build/xvfb.sh go test -run '^$' -bench "${BENCH:-.}" -benchmem -count "${COUNT:-1}" -timeout 60m ./... | tee $new
[ ! -f $old ] || build/bin/benchstat $old $new
