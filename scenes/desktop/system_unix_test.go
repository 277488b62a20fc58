//go:build !windows && !darwin

package desktop

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unsafe"
)

// owner is what a process of this test is told to copy and keep; it ends with its
// standard input.
const owner = "SCHRON_TEST_CLIPBOARD"

func TestMain(m *testing.M) {
	if text := os.Getenv(owner); text != "" {
		System().Copy(text)
		fmt.Println("copied")
		_, _ = bufio.NewReader(os.Stdin).ReadString('\n')
		return
	}
	os.Exit(m.Run())
}

// tools is a folder of programs that stand in for the system's. Each writes down its
// arguments, a line each, and does what its script says.
func tools(t *testing.T, scripts map[string]string) (log func() []string) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "log")
	for name, script := range scripts {
		text := "#!/bin/sh\nprintf '%s\\n' " + name + " \"$@\" >>" + file + "\n" + script + "\n"
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir+":/usr/bin:/bin")
	t.Setenv("DISPLAY", ":99")
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("XDG_CURRENT_DESKTOP", "")
	return func() []string {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	}
}

var (
	saving  = Question{Save: true, Title: "Zapisz kopię", Path: "/gry/a.schron", Kind: "Zapisy", Endings: []string{".schron", ".json"}}
	opening = Question{Title: "Otwórz", Path: "/gry", Kind: "Zapisy", Endings: []string{".schron", ".json"}}
)

func TestDialogsBeginInAFolderOrWithAFile(t *testing.T) {
	for _, c := range []struct {
		q             Question
		start, folder string
	}{
		{Question{Save: true, Path: "/home/ala/a.schron"}, "/home/ala/a.schron", "/home/ala"},
		{Question{Path: "/home/ala"}, "/home/ala/", "/home/ala"},
		{Question{Path: "/"}, "/", "/"},
		{Question{}, "", ""},
	} {
		if got := startOf(c.q); got != c.start || c.q.Folder() != c.folder {
			t.Errorf("%+v begins with %q in %q", c.q, got, c.q.Folder())
		}
	}
}

// TestDialogsOfPrograms asks by zenity and by kdialog. What is proposed reaches them, what is
// chosen comes back, nothing chosen is no fault, and a fault is told.
func TestDialogsOfPrograms(t *testing.T) {
	for name, asks := range map[string]func(t *testing.T, q Question) (string, error){
		"zenity":  func(t *testing.T, q Question) (string, error) { return common(t.Context(), q) },
		"kdialog": func(t *testing.T, q Question) (string, error) { return kdialog(t.Context(), q) },
	} {
		log := tools(t, map[string]string{name: "echo '/gry/ż b.schron'"})
		for _, q := range []Question{saving, opening} {
			if got, err := asks(t, q); got != "/gry/ż b.schron" || err != nil {
				t.Errorf("%s: got %q, %v", name, got, err)
			}
		}
		all := strings.Join(log(), "\n")
		for _, want := range []string{"Zapisz kopię", "/gry/a.schron", "Otwórz", "/gry/", "Zapisy"} {
			if !strings.Contains(all, want) {
				t.Errorf("%s is not told %q: %s", name, want, all)
			}
		}
		tools(t, map[string]string{name: "exit 1"})
		if got, err := asks(t, opening); got != "" || err != nil {
			t.Errorf("%s, nothing chosen: %q, %v", name, got, err)
		}
		tools(t, map[string]string{name: "exit 3"})
		if got, err := asks(t, opening); got != "" || err == nil {
			t.Errorf("%s that fails: %q, %v", name, got, err)
		}
	}
}

// TestACancelledDialogIsGone: the program that shows it ends, and nothing was chosen.
func TestACancelledDialogIsGone(t *testing.T) {
	tools(t, map[string]string{"kdialog": "exec sleep 60"})
	t.Setenv("XDG_CURRENT_DESKTOP", "KDE")
	a := System().Ask(opening)
	if a == nil {
		t.Fatal("there is no dialog")
	}
	time.Sleep(100 * time.Millisecond)
	a.Cancel()
	if path, err := answered(t, a); path != "" || err != nil {
		t.Errorf("%q, %v", path, err)
	}
}

// TestWithoutAScreenThereIsNoDialog: then the program asks itself.
func TestWithoutAScreenThereIsNoDialog(t *testing.T) {
	tools(t, map[string]string{"kdialog": "", "zenity": ""})
	t.Setenv("DISPLAY", "")
	if System().Ask(opening) != nil {
		t.Error("a dialog is opened")
	}
	if err := <-System().Reveal(t.TempDir()); err == nil {
		t.Error("a folder counts as shown")
	}
}

// TestRevealAsksTheFileManager: by the bus, and by a folder where nobody listens there.
func TestRevealAsksTheFileManager(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gry, stare ż")
	file := filepath.Join(dir, "a b.schron")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	log := tools(t, map[string]string{"dbus-send": "", "xdg-open": ""})
	for _, path := range []string{file, dir} {
		if err := <-System().Reveal(path); err != nil {
			t.Error(err)
		}
	}
	all := strings.Join(log(), "\n")
	for _, want := range []string{"FileManager1.ShowItems", "gry%2C%20stare%20%C5%BC/a%20b.schron", "FileManager1.ShowFolders"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q in %s", want, all)
		}
	}
	if strings.Contains(all, "xdg-open") {
		t.Error("the folder is opened twice")
	}
	log = tools(t, map[string]string{"dbus-send": "exit 1", "xdg-open": ""})
	if err := <-System().Reveal(file); err != nil {
		t.Error(err)
	}
	if all := log(); all[len(all)-1] != dir {
		t.Errorf("opened %q", all)
	}
	tools(t, map[string]string{"dbus-send": "exit 1", "xdg-open": "exit 4"})
	if err := <-System().Reveal(file); err == nil {
		t.Error("it counts as shown")
	}
	if err := <-System().Reveal(file + "x"); err == nil {
		t.Error("what is not there counts as shown")
	}
}

// copier starts a process that owns the clipboard.
func copier(t *testing.T, text string) (alive func() bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), owner+"="+text)
	in, err1 := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil || err1 != nil || err2 != nil {
		t.Fatal(err, err1, err2)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { _ = cmd.Wait(); close(ended) }()
	t.Cleanup(func() { _ = in.Close(); <-ended })
	return func() bool {
		select {
		case <-ended:
			return false
		default:
			return true
		}
	}
}

// pasted waits until a text can be pasted: X11 takes a moment.
func pasted(t *testing.T, d Desktop, want string) {
	t.Helper()
	got := ""
	for until := time.Now().Add(3 * time.Minute); time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
		if got = d.Paste(); got == want {
			return
		}
	}
	t.Fatalf("pasted %q, want %q", got, want)
}

// hasScreen reports whether there is one; without it the clipboard is the program's own.
func hasScreen(t *testing.T) bool {
	t.Helper()
	if os.Getenv("DISPLAY") != "" {
		return true
	}
	d := System()
	d.Copy("Zażółć")
	pasted(t, d, "Zażółć")
	return false
}

// TestTheClipboardIsTheSystems: what one process copies another one pastes, and what is
// copied last counts.
func TestTheClipboardIsTheSystems(t *testing.T) {
	if !hasScreen(t) {
		return
	}
	copier(t, "Zażółć gęślą jaźń")
	d := System()
	pasted(t, d, "Zażółć gęślą jaźń")
	d.Copy("moje")
	pasted(t, d, "moje")
	pasted(t, System(), "moje")
}

// TestWhoAsksAndGoesDoesNoHarm: a program that wants the clipboard and ends before it
// is answered does not take the owner with it.
func TestWhoAsksAndGoesDoesNoHarm(t *testing.T) {
	if !hasScreen(t) {
		return
	}
	alive := copier(t, "moje")
	pasted(t, System(), "moje")
	for range 60 {
		askAndGo(t)
	}
	time.Sleep(200 * time.Millisecond)
	if !alive() {
		t.Fatal("the owner is gone")
	}
	pasted(t, System(), "moje")
}

// askAndGo asks X11 for the clipboard and closes the window that asked.
func askAndGo(t *testing.T) {
	t.Helper()
	x, err := openX()
	if err != nil {
		t.Fatal(err)
	}
	window := x.window()
	x.call("XConvertSelection", x.display, x.atom("CLIPBOARD"), x.atom("UTF8_STRING"), x.atom("GONE"), window, 0)
	x.call("XDestroyWindow", x.display, window)
	x.call("XCloseDisplay", x.display)
}

func (x *xlib) window() uintptr {
	return x.call("XCreateSimpleWindow", x.display, x.call("XDefaultRootWindow", x.display), 0, 0, 1, 1, 0, 0, 0)
}

// selectionRequest is X11's XSelectionRequestEvent, with room for any other event.
type selectionRequest struct {
	kind                                                          int32
	_                                                             uintptr
	_                                                             int32
	display, owner, requestor, selection, target, property, stamp uintptr
	_                                                             [16]uintptr
}

// selecting owns what is selected until the test ends, and hands it out.
func selecting(t *testing.T, text string) {
	t.Helper()
	x, err := openX()
	if err != nil {
		t.Fatal(err)
	}
	window := x.window()
	x.call("XSetSelectionOwner", x.display, x.atom("PRIMARY"), window, 0)
	x.call("XSync", x.display, 0)
	done, ended := make(chan struct{}), make(chan struct{})
	t.Cleanup(func() { close(done); <-ended })
	go func() {
		defer close(ended)
		defer x.call("XCloseDisplay", x.display)
		for ; ; time.Sleep(time.Millisecond) {
			select {
			case <-done:
				return
			default:
			}
			var r selectionRequest
			if int32(x.call("XCheckTypedEvent", x.display, 30, uintptr(unsafe.Pointer(&r)))) == 0 {
				continue
			}
			data := []byte(text)
			x.call("XChangeProperty", x.display, r.requestor, r.property, r.target, 8, 0, uintptr(unsafe.Pointer(&data[0])), uintptr(len(data)))
			answer := selectionEvent{
				kind: selectionNotify, display: r.display, requestor: r.requestor, selection: r.selection,
				target: r.target, property: r.property, stamp: r.stamp,
			}
			x.call("XSendEvent", x.display, r.requestor, 0, 0, uintptr(unsafe.Pointer(&answer)))
			x.call("XFlush", x.display)
		}
	}()
}

// TestTheMiddleButtonPastesWhatIsSelected in another program.
func TestTheMiddleButtonPastesWhatIsSelected(t *testing.T) {
	d := System().(*system)
	if os.Getenv("DISPLAY") == "" {
		if got := d.Selection(); got != "" {
			t.Errorf("without a screen %q is selected", got)
		}
		return
	}
	t.Run("selected", func(t *testing.T) {
		selecting(t, "Zażółć gęślą jaźń")
		if got := d.Selection(); got != "Zażółć gęślą jaźń" {
			t.Errorf("pasted %q", got)
		}
	})
	if got := d.Selection(); got != "" {
		t.Errorf("after its owner has gone %q is pasted", got)
	}
}

// TestTheWishForLessMovementIsRead from the portal, GNOME's settings or KDE's file; where
// nobody says so there is none.
func TestTheWishForLessMovementIsRead(t *testing.T) {
	none := map[string]string{"dbus-send": "exit 1", "gsettings": "exit 1"}
	for _, c := range []struct {
		name  string
		tools map[string]string
		kde   string
		want  bool
	}{
		{"nobody answers", none, "", false},
		{"portal, wished", map[string]string{"dbus-send": "echo '   variant       variant          uint32 1'", "gsettings": "echo true"}, "", true},
		{"portal, not wished", map[string]string{"dbus-send": "echo '   variant       variant          uint32 0'", "gsettings": "echo true"}, "", false},
		{"GNOME, wished", map[string]string{"dbus-send": "exit 1", "gsettings": "echo false"}, "", true},
		{"GNOME, not wished", map[string]string{"dbus-send": "exit 1", "gsettings": "echo true"}, "", false},
		{"KDE, wished", none, "[General]\nAnimationDurationFactor=1\n[KDE]\nAnimationDurationFactor=0\n", true},
		{"KDE, slow", none, "[KDE]\nAnimationDurationFactor=0.5\n", false},
		{"KDE, another's", none, "[Other]\nAnimationDurationFactor=0\n", false},
	} {
		tools(t, c.tools)
		dir := t.TempDir()
		t.Setenv("XDG_CONFIG_HOME", dir)
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
		if err := os.WriteFile(filepath.Join(dir, "kdeglobals"), []byte(c.kde), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := <-System().Calm(); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	tools(t, map[string]string{"dbus-send": "exit 1", "gsettings": "echo false"})
	t.Setenv("DISPLAY", "")
	if <-System().Calm() {
		t.Error("without a screen it is asked for")
	}
}
