#!/usr/bin/env bash
# Signs programs and installers of Windows in place: sign.sh FILE...
# SIGN_CERT and SIGN_KEY are PEM files with the certificate, its chain, and its key;
# SIGN_TIMESTAMP, which may be missing, is the address of a time-stamp service. Without a
# certificate nothing is done.
set -euo pipefail
[ -n "${SIGN_CERT:-}" ] || exit 0
if [ -z "${SIGN_KEY:-}" ]; then
	echo "sign.sh: SIGN_CERT is given and SIGN_KEY is not" >&2
	exit 2
fi
for file in "$@"; do
	stamp=()
	[ -z "${SIGN_TIMESTAMP:-}" ] || stamp=(-ts "$SIGN_TIMESTAMP")
	osslsigncode sign -h sha256 -certs "$SIGN_CERT" -key "$SIGN_KEY" -n Schron "${stamp[@]}" -in "$file" -out "$file.signed" >/dev/null
	mv "$file.signed" "$file"
done
