#!/usr/bin/env bash
# Runs on a real Mac. It checks Schron.app as the system does and plays the recorded evenings with it. Run by the
# release workflow; build/check/macos.sh does what other systems can.
set -euo pipefail
cd "$(dirname "$0")/../.."
apps=$(mktemp -d)
trap 'rm -rf "$apps"' EXIT
tar -C "$apps" -xJf "build/dist/schron-$(cat VERSION)-macos-universal.tar.xz"
app=$apps/Schron.app
plutil -lint "$app/Contents/Info.plist"
lipo "$app/Contents/MacOS/schron" -verify_arch x86_64 arm64
codesign --verify --deep --strict --verbose=2 "$app"
"$app/Contents/MacOS/schron" version
build/check/evenings.sh "$app/Contents/MacOS/schron"
# Gatekeeper's verdict is printed only: without an Apple identity it refuses.
spctl --assess --type execute --verbose "$app" || echo "Gatekeeper asks before it opens this app."
