#!/usr/bin/env bash
# Checks that build/dist was made from the commit that is checked out: its sums are right, and its program names the
# version and commit. If it fails, nothing else can be checked.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(cat VERSION)
archive=schron-$version-linux-$(go env GOARCH).tar.gz
[ -f "build/dist/$archive" ] && [ -f build/dist/SHA256SUMS ] || exit 1
(cd build/dist && sha256sum --quiet -c SHA256SUMS) || exit 1
mkdir -p build/out/release-check
tar -xzOf "build/dist/$archive" "schron-$version/bin/schron" >build/out/release-check/schron
chmod +x build/out/release-check/schron
said=$(build/out/release-check/schron version)
[ "$said" = "schron $version linux/$(go env GOARCH) $(git rev-parse --short=10 HEAD)" ]
