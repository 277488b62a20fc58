#!/usr/bin/env bash
# Plays the recorded evening and the next one with a program that is installed on this system, and looks at what they
# leave in a folder of their own: evenings.sh PROGRAM [ARGUMENTS...].
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for evening in first second; do
	"$@" -data "$work/data" -lang pl -size 1280x800 -replay-input "build/check/evening/$evening.jsonl"
	go run ./build/check/evening "$evening" "$work/data"
done
echo "ok evenings: $*"
