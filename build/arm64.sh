#!/usr/bin/env bash
# Proves that bots choose the same on another kind of processor: the tests of the
# golden choices and of all integers behind them, built for arm64 and run by an
# emulator. Takes minutes, so it is no part of "make test".
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/out
for package in rules rules/search rules/bots; do
	program=$PWD/build/out/$(basename $package).arm64.test
	GOOS=linux GOARCH=arm64 go test -c -o "$program" ./$package
	(cd $package && qemu-aarch64-static "$program" -test.run 'Choose|Logistic|Root|Rand|Table|Same' -test.v) | grep -E '^(---|ok|PASS|FAIL|panic)'
done
