package process

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// without are the variables that would show a message in a box: tests look at
// standard error.
func without(t *testing.T, env ...string) []string {
	return append(env, "PATH="+t.TempDir(), "LC_ALL=")
}

// TestWithoutADisplay: a window that cannot be opened is said in one line that tells what to
// do, in the language of the system. The program ends at once.
func TestWithoutADisplay(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ display, lang, says string }{
		{"", "pl_PL.UTF-8", "Uruchom grę z pulpitu"},
		{"", "en_GB.UTF-8", "Start the game from a desktop"},
		{":987", "pl_PL.UTF-8", "Ekran „:987”"},
		{":987", "C", "The screen “:987”"},
	} {
		got := stand.Run(t, without(t, "DISPLAY="+c.display, "WAYLAND_DISPLAY=", "LANG="+c.lang), "-data", t.TempDir())
		if got.Code != 1 || strings.Count(got.Err, "\n") != 1 || !strings.HasPrefix(got.Err, "schron: ") || !strings.Contains(got.Err, c.says) {
			t.Errorf("display %q, %s: exit code %d, %q; want 1 and one line with %q", c.display, c.lang, got.Code, got.Err, c.says)
		}
	}
}

// TestBrokenDriversSayWhatToDo: no driver can be loaded at all, neither the card's
// nor the one that draws without it. The words stand in the last line, once; the
// others are the driver's own.
func TestBrokenDriversSayWhatToDo(t *testing.T) {
	t.Parallel()
	for lang, says := range map[string]string{"pl": "sudo apt install", "en": "sudo dnf install"} {
		env := without(t, "LIBGL_DRIVERS_PATH="+t.TempDir(), "LANG=C")
		got := stand.Run(t, env, "-data", t.TempDir(), "-lang", lang)
		line := last(got.Err)
		if got.Code != 1 || strings.Count(got.Err, "schron: ") != 1 || !strings.HasPrefix(line, "schron: ") || !strings.Contains(line, says) {
			t.Errorf("%s: exit code %d, %q; want 1 and %q in the last line", lang, got.Code, got.Err, says)
		}
	}
}

// last is the last line of a text.
func last(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}

// TestBrokenDriversAreShownInABox, once, with the words of standard error.
func TestBrokenDriversAreShownInABox(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	said := filepath.Join(dir, "said")
	zenity(t, dir, "for a in \"$@\"; do echo \"$a\"; done >>"+said)
	got := stand.Run(t, []string{"PATH=" + dir + ":/bin:/usr/bin", "LIBGL_DRIVERS_PATH=" + dir}, "-data", t.TempDir(), "-lang", "pl")
	text, err := os.ReadFile(said)
	if err != nil || strings.Count(string(text), "--title=Schron nie może otworzyć okna") != 1 || !strings.Contains(string(text), "sudo apt install") {
		t.Errorf("exit code %d, the box said %q, %v", got.Code, text, err)
	}
}

// TestOtherWaysOfDrawingAreTried: with a driver of a graphics card that is not there the
// processor draws. Where the libraries of one kind are missing those of the other kind do.
func TestOtherWaysOfDrawingAreTried(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		env  []string
	}{
		{"a driver of nonsense", []string{"GALLIUM_DRIVER=nonsense", "MESA_LOADER_DRIVER_OVERRIDE=nonsense"}},
		{"no library of the one kind", []string{"__EGL_VENDOR_LIBRARY_FILENAMES=" + filepath.Join(t.TempDir(), "none.json")}},
		{"a count that somebody else wrote", []string{"SCHRON_GRAPHICS=nonsense"}},
		{"a driver that does not work", []string{"GALLIUM_DRIVER=zink"}},
		{"one that the loader is told", []string{"MESA_LOADER_DRIVER_OVERRIDE=zink"}},
		{"everything as it ought to be", nil},
	}[:rulestest.Rounds(3, 6)] {
		l := launch(t, stand.Quickly(t), without(t, c.env...))
		l.Shown()
		l.Signal(syscall.SIGTERM)
		if got := l.Wait(); got.Code != 0 || strings.Contains(got.Err, "schron: ") {
			t.Errorf("%s: exit code %d, %q", c.name, got.Code, got.Err)
		}
	}
}

// TestNothingIsTriedForEver: where the count says that all ways were tried the first
// failure is the last.
func TestNothingIsTriedForEver(t *testing.T) {
	t.Parallel()
	for _, count := range []string{"2", "99", "-1", "x"} {
		got := stand.Run(t, without(t, "GALLIUM_DRIVER=zink", "SCHRON_GRAPHICS="+count), "-data", t.TempDir())
		if got.Code != 1 || strings.Count(got.Err, "schron: ") != 1 {
			t.Errorf("count %s: exit code %d, %q", count, got.Code, got.Err)
		}
	}
}

// way is how many ways of drawing the program has tried, as its environment says.
func way(t *testing.T, l *launched) string {
	t.Helper()
	env, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(l.ID()), "environ"))
	if err != nil {
		t.Fatal(err)
	}
	for e := range strings.SplitSeq(string(env), "\x00") {
		if n, ok := strings.CutPrefix(e, "SCHRON_GRAPHICS="); ok {
			return n
		}
	}
	return ""
}

// unshown waits until the window shows a scene and no note is left.
func unshown(t *testing.T, l *launched) {
	t.Helper()
	l.Shown()
	l.Until("the note stays though the window is shown", func() bool { return !l.Has("starting.lock") })
}

// TestADriverThatKillsIsNotTriedAgain: two starts that ended in a way have the next one
// draw in the next way. Once that has ended, too, the usual one is tried once more.
func TestADriverThatKillsIsNotTriedAgain(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"0=2", "1"},
		{"0=2 1=1", ""},
		{"0=3 1=2 2=1", "2"},
		{"0=2 1=2", "2"},
		{"0=2 1=2 2=2", ""},
		{"0=1", ""},
		{"1", ""},
		{"2", ""},
	}[:rulestest.Rounds(3, 8)] {
		note, want := c[0], c[1]
		data := stand.Quickly(t)
		stand.Put(t, data.Path("starting.lock"), note)
		l := launch(t, data, without(t))
		unshown(t, l)
		if got := way(t, l); got != want {
			t.Errorf("after %s: way %q, want %q", note, got, want)
		}
		l.Signal(syscall.SIGTERM)
		if got := l.Wait(); got.Code != 0 {
			t.Errorf("after %s: exit code %d, %q", note, got.Code, got.Err)
		}
	}
	data := stand.Quickly(t)
	stand.Put(t, data.Path("starting.lock"), "0=3 1=2 2=2")
	if got := stand.Run(t, without(t), "-data", string(data)); got.Code != 1 || !strings.Contains(got.Err, "sudo apt install") || data.Has("starting.lock") {
		t.Errorf("every way has ended: exit code %d, %q, the note is there: %v", got.Code, got.Err, data.Has("starting.lock"))
	}
	l := launch(t, data, without(t))
	unshown(t, l)
	if got := way(t, l); got != "" {
		t.Errorf("after that: way %q", got)
	}
}

// TestHardEndsBlameNobody: whoever ends the program three times before it has shown a
// frame gets a usual window from the fourth start.
func TestHardEndsBlameNobody(t *testing.T) {
	t.Parallel()
	data := stand.Quickly(t)
	for range 3 {
		before, _ := os.ReadFile(data.Path("starting.lock"))
		l := launch(t, data, without(t))
		l.Until("the start is not noted", func() bool {
			now, err := os.ReadFile(data.Path("starting.lock"))
			return err == nil && len(now) > 0 && string(now) != string(before)
		})
		l.Signal(syscall.SIGKILL)
		l.Wait()
	}
	if !data.Has("starting.lock") {
		t.Fatal("three ends have left no note")
	}
	l := launch(t, data, without(t))
	unshown(t, l)
	if got := way(t, l); got != "" {
		t.Errorf("the fourth start draws in way %q", got)
	}
	l.Signal(syscall.SIGTERM)
	if got := l.Wait(); got.Code != 0 || got.Err != "" {
		t.Errorf("exit code %d, %q", got.Code, got.Err)
	}
	l = launch(t, data, without(t))
	unshown(t, l)
	if got := way(t, l); got != "" {
		t.Errorf("the next start draws in way %q", got)
	}
}

// TestTheBoxOffersTheUsualWay, and whoever takes it gets a window.
func TestTheBoxOffersTheUsualWay(t *testing.T) {
	t.Parallel()
	data, dir := stand.Quickly(t), t.TempDir()
	zenity(t, dir, `for a in "$@"; do case "$a" in --extra-button=*) echo "${a#*=}";; esac; done; exit 1`)
	stand.Put(t, data.Path("starting.lock"), "0=3 1=2 2=2")
	l := launch(t, data, []string{"PATH=" + dir + ":/bin:/usr/bin"})
	unshown(t, l)
	if got := way(t, l); got != "" {
		t.Errorf("way %q", got)
	}
}

// TestTheBoxGoesWithTheProgram that has shown it, even if that is killed.
func TestTheBoxGoesWithTheProgram(t *testing.T) {
	t.Parallel()
	data, dir := stand.Quickly(t), t.TempDir()
	box := filepath.Join(dir, "box")
	zenity(t, dir, "echo $$ >"+box+".new && mv "+box+".new "+box+"\nexec sleep 600")
	stand.Put(t, data.Path("starting.lock"), "0=3 1=2 2=2")
	l := launch(t, data, []string{"PATH=" + dir + ":/bin:/usr/bin"})
	var id []byte
	l.Until("no box is shown", func() bool {
		var err error
		id, err = os.ReadFile(box)
		return err == nil
	})
	l.Signal(syscall.SIGKILL)
	l.Wait()
	process := filepath.Join("/proc", strings.TrimSpace(string(id)), "cmdline")
	stand.Until(t, "the box stays", func() bool {
		words, err := os.ReadFile(process)
		return err != nil || !strings.Contains(string(words), "sleep")
	})
}

// zenity puts a script in the place of the program that shows boxes.
func zenity(t *testing.T, dir, script string) {
	t.Helper()
	path := stand.Put(t, filepath.Join(dir, "zenity"), "#!/bin/sh\n"+script+"\n")
	if err := os.Chmod(path, 0o755); err != nil {
		t.Fatal(err)
	}
}

// TestAWindowThatIsShownLeavesNoNote, even if it is killed later.
func TestAWindowThatIsShownLeavesNoNote(t *testing.T) {
	t.Parallel()
	l := launch(t, stand.Quickly(t), without(t))
	unshown(t, l)
	l.Signal(syscall.SIGKILL)
	l.Wait()
}
