#!/usr/bin/env bash
# Runs the tests of the named packages on a hidden screen. A skipped test counts as a
# failure, as does a package that exceeds its memory or work (build/testsum). TESTFLAGS
# adds flags of `go test`; -count=1 tries again what has passed and has not changed.
# Where SCHRON_PROOF is set all is tried, however long that takes (rulestest.Thorough). The
# program that scenes/e2e drives is built before, so that no package's work includes
# compiling it. GOGC is for compilers: testsum chooses that of the tests.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/bin
go build -o build/bin/testsum ./build/testsum
export SCHRON_CI=1 CGO_ENABLED=0
case " $* " in *" ./... "* | *e2e*)
	go build -o build/out/e2e/schron .
	export SCHRON_BUILT=1
	;;
esac
# shellcheck disable=SC2086 # flags are words
HIDDEN=1 build/xvfb.sh go test -json ${SCHRON_PROOF:+-count=1} -timeout ${SCHRON_PROOF:+1}20m -exec "env -u GOGC '$PWD/build/bin/testsum' run" ${TESTFLAGS:-} "$@" </dev/null | build/bin/testsum
