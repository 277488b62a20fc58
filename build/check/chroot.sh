# Systems to install in, sourced by build/check/linux.sh. Each is a folder with a bare Debian, made when the checks
# begin and removed when they end.

# cannot_open: says why such systems cannot be made here; fails if they can.
cannot_open() {
	local program
	if [ "$(id -u)" != 0 ]; then
		echo "only root can make systems to install in"
		return 0
	fi
	for program in debootstrap unshare chroot Xvfb; do
		if ! command -v $program >/dev/null; then
			echo "there is no $program"
			return 0
		fi
	done
	return 1
}

# open makes the folder of these systems, $work, a screen for them, and the program that looks at saves.
open() {
	work=$(mktemp -d)
	chmod 755 "$work"
	go build -o "$work/evening" ./build/check/evening
	mkfifo "$work/display"
	# Without access control: its users have other homes and other ids.
	Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp -ac 3>"$work/display" 2>/dev/null &
	screen=$!
	read -r display <"$work/display"
}

# close ends the screen and removes the systems.
close() {
	[ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true
	[ -z "${work:-}" ] || rm -rf --one-file-system "$work"
}

# bases makes a bare Debian 12 and 13.
bases() {
	base bookworm &
	local other=$!
	base trixie
	wait $other
}

base() { # SUITE
	debootstrap --variant=minbase "$1" "$work/$1"
	cp /etc/resolv.conf /etc/hosts "$work/$1/etc/"
	enter "$work/$1" apt-get update -q
	enter "$work/$1" useradd -m -s /bin/bash player
}

# fresh SUITE ROOT: a copy of one of the bases.
fresh() {
	[ -d "$work/$1/home/player" ] || fail "there is no Debian $1"
	cp -a "$work/$1" "$2"
}

# enter ROOT COMMAND...: runs a command as root in such a system, with the screen. Mounts end with the command.
enter() {
	# shellcheck disable=SC2016 # for the shell in there
	unshare --mount --propagation private bash -c '
		root=$1
		shift
		mount -t proc proc "$root/proc"
		mount --rbind /dev "$root/dev"
		mkdir -p "$root/tmp/.X11-unix"
		mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
		exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 chroot "$root" "$@"' \
		enter "$@" </dev/null
}

# as_player ROOT COMMAND...: runs a command as an ordinary user who has just logged in. Words must not need quotes.
as_player() {
	local root=$1
	shift
	enter "$root" su - player -c "DISPLAY=:${display} $([ "$1" = command ] || echo exec) $*"
}

# evening NAME ROOT PROGRAM...: plays a recorded evening, the first or the second, and looks at what it leaves.
evening() {
	local name=$1 root=$2
	shift 2
	cp "build/check/evening/$name.jsonl" "$root/tmp/"
	chmod 644 "$root/tmp/$name.jsonl"
	as_player "$root" timeout 600 "$@" -lang pl -size 1280x800 -replay-input "/tmp/$name.jsonl"
	"$work/evening" "$name" "$root/home/player/.local/share/schron"
	rm "$root/tmp/$name.jsonl"
}

# files ROOT: lists all files but those in which the system keeps account.
files() {
	(cd "$1" && find . -xdev -path ./proc -prune -o -path ./dev -prune -o -path ./var/log -prune -o \
		-path ./var/lib/apt -prune -o -path ./var/lib/dpkg -prune -o -path ./var/cache -prune -o -path ./tmp/.X11-unix -prune -o \
		! -type d -print) | LC_ALL=C sort
}

# nothing_left ROOT: fails if more is there than in ROOT.before but saves, settings and what the graphics library
# keeps of its own; removes those.
nothing_left() {
	files "$1" | LC_ALL=C comm -13 "$1.before" - |
		grep -vE '^\./home/player/(\.local/share/schron|\.config/schron|\.cache/mesa_shader_cache[a-z_]*)/' >"$1.left" || true
	if [ -s "$1.left" ]; then
		cat "$1.left"
		fail "more than saves is left, as $(head -n 1 "$1.left")"
	fi
	[ -e "$1/home/player/.local/share/schron" ] || fail "the saves are gone"
	rm -rf "$1/home/player/.local/share/schron" "$1/home/player/.config" "$1/home/player/.cache"
}
