#!/usr/bin/env bash
# Runs a command with a screen. Without a display it starts a hidden one that lives as
# long as the command. HIDDEN=1 always takes a hidden one, so that tests and pictures do
# not depend on the desktop.
set -euo pipefail
if [ "$(uname -s)" != Linux ] || { [ -n "${DISPLAY:-}" ] && [ -z "${HIDDEN:-}" ]; }; then
	exec "$@"
fi
# -noreset: without it the server forgets the keyboard when its last client goes.
exec xvfb-run -a -s "-screen 0 ${SCREEN:-1280x800}x24 -noreset -nolisten tcp" "$@"
