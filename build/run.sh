#!/usr/bin/env bash
# Starts the built game. Without a display it says so and plays a demonstration on a
# hidden screen instead, with pictures in build/out.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}" ]; then
	exec build/bin/schron "$@"
fi
echo "There is no display here (DISPLAY is empty): the game plays a demonstration by itself on a hidden screen and leaves pictures in build/out."
build/setup.sh demo
mkdir -p build/out
build/xvfb.sh build/bin/schron demo -out build/out
ls -1 build/out/*.png
