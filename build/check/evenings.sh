#!/usr/bin/env bash
# Plays both recorded evenings with a program that is installed on this system, in a folder of their own, and checks
# what they leave: evenings.sh PROGRAM [ARGUMENTS...].
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for evening in first second; do
	"$@" -data "$work/data" -lang pl -size 1280x800 -replay-input "build/check/evening/$evening.jsonl"
	go run ./build/check/evening "$evening" "$work/data"
done
echo "ok evenings: $*"
