#!/usr/bin/env bash
# Installs what is missing for one purpose and says what. If all is there, it prints
# and does nothing.
#   setup.sh run | demo | test | bench | arm64 | sound | dist | release-check
# System packages come from apt (Debian, Ubuntu; as root or with sudo); on other
# systems their names are printed instead. Go tools are built into build/bin at
# the versions of build/tools/go.mod.
set -euo pipefail
cd "$(dirname "$0")/.."

purpose=${1:-run}
window=(libx11-6 libgl1 libgl1-mesa-dri libxcursor1 libxi6 libxrandr2 libxinerama1)
hidden=(xvfb xauth)
packers=(github.com/goreleaser/nfpm/v2/cmd/nfpm github.com/konoui/lipo github.com/tc-hib/go-winres
	github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod)
# What makes archives, icons and installers.
makers=(faketime icnsutils icoutils msitools nsis osslsigncode wixl xz-utils zip)
packages=()
tools=()
case $purpose in
run) packages=("${window[@]}") ;;
demo) packages=("${window[@]}" "${hidden[@]}" poppler-utils) ;;
test)
	packages=("${window[@]}" "${hidden[@]}" librsvg2-bin poppler-utils qpdf xdotool)
	tools=(./lint ./systems mvdan.cc/gofumpt)
	;;
bench)
	packages=("${window[@]}" "${hidden[@]}")
	tools=(golang.org/x/perf/cmd/benchstat)
	;;
arm64) packages=(qemu-user-static) ;;
sound) packages=(vorbis-tools) ;;
dist)
	packages=("${makers[@]}")
	tools=("${packers[@]}")
	;;
release-check)
	packages=("${window[@]}" "${hidden[@]}" "${makers[@]}" binutils-mingw-w64-x86-64 libplist-utils unzip wine wine64
		debootstrap qemu-user-static rpm rpmlint cpio lintian appstream
		desktop-file-utils mandoc flatpak-builder)
	tools=("${packers[@]}" github.com/rhysd/actionlint/cmd/actionlint)
	;;
*)
	echo "setup.sh: unknown purpose \"$purpose\", accepted: run, demo, test, bench, arm64, sound, dist, release-check" >&2
	exit 2
	;;
esac

if ! command -v go >/dev/null; then
	echo "Go is missing: install Go 1.26 or newer from https://go.dev/dl/ and start again." >&2
	exit 1
fi

as_root() {
	if [ "$(id -u)" -eq 0 ]; then
		"$@"
	elif [ -t 0 ]; then
		sudo "$@"
	else
		sudo -n "$@"
	fi
}

# A tool is built again when the list of versions, or its source, is newer than the
# program. Meanwhile apt installs.
stale=()
for t in "${tools[@]}"; do
	program=build/bin/${t##*/} source=build/tools/go.mod
	[[ "$t" = ./* ]] && source="build/tools/$t/main.go"
	[[ "$program" -nt build/tools/go.mod && "$program" -nt "$source" ]] || stale+=("$t")
done
building=
if [ ${#stale[@]} -gt 0 ]; then
	echo "Building into build/bin: ${stale[*]}"
	mkdir -p build/bin
	GOOS= GOARCH= go -C build/tools build -o ../bin/ "${stale[@]}" &
	building=$!
fi

if [ "$(uname -s)" = Linux ]; then
	missing=()
	if command -v dpkg-query >/dev/null; then
		for p in "${packages[@]}"; do
			dpkg-query -W -f='${db:Status-Status}\n' "$p" 2>/dev/null | grep -qx installed || missing+=("$p")
		done
	fi
	if ! command -v apt-get >/dev/null; then
		echo "There is no apt here; the equivalents of these Debian packages are needed: ${packages[*]}"
	elif [ ${#missing[@]} -gt 0 ]; then
		echo "Installing with apt: ${missing[*]}"
		as_root apt-get update -qq
		as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
	fi
fi

if [ -n "$building" ]; then
	wait "$building"
	for t in "${stale[@]}"; do touch "build/bin/${t##*/}"; done
fi
