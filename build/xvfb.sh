#!/usr/bin/env bash
# Runs a command with a screen: the one that is there, else a hidden one that
# lives as long as the command. HIDDEN=1 takes a hidden one in any case, so that
# tests and pictures do not depend on the desk they are made at.
set -euo pipefail
if [ "$(uname -s)" != Linux ] || { [ -n "${DISPLAY:-}" ] && [ -z "${HIDDEN:-}" ]; }; then
	exec "$@"
fi
# -noreset: without it the server forgets the keyboard when its last client goes.
exec xvfb-run -a -s "-screen 0 ${SCREEN:-1280x800}x24 -noreset -nolisten tcp" "$@"
