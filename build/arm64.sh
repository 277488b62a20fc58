#!/usr/bin/env bash
# Proves that bots choose the same on another kind of processor. It builds the tests
# of the golden choices, and of all integers behind them, for arm64 and runs them in an
# emulator. This takes minutes, so "make test" leaves it out.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/out
for package in rules rules/search rules/bots; do
	program=$PWD/build/out/$(basename $package).arm64.test
	GOOS=linux GOARCH=arm64 go test -c -o "$program" ./$package
	(cd $package && qemu-aarch64-static "$program" -test.run 'Choose|Logistic|Root|Rand|Table|Same' -test.v) | grep -E '^(---|ok|PASS|FAIL|panic)'
done
