package match

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/scenes/e2e/stand"
)

// noDisplay keeps a process from opening a window of its own.
var noDisplay = []string{"DISPLAY=", "WAYLAND_DISPLAY="}

// TestASecondStartHandsItsFileOver: the second process ends at once without a window of its
// own. The first shows the record, from the shelf and from another game's table.
func TestASecondStartHandsItsFileOver(t *testing.T) {
	data := stand.Quickly(t)
	dir := t.TempDir()
	seven := stand.Put(t, filepath.Join(dir, "siódma.schron"), stand.Played(t, 7, 5))
	eight := stand.Put(t, filepath.Join(dir, "old.json"), stand.Played(t, 8, 9))
	damaged := stand.Put(t, filepath.Join(dir, "zla.schron"), `{"format":1,"ga`)
	w := stand.Start(t, data)
	w.WaitScene("shelf")
	for file, moves := range map[string]int{seven: 5, eight: 9} {
		got := stand.Run(t, noDisplay, file, "-data", string(data))
		if got.Code != 0 || got.Out+got.Err != "" {
			t.Fatalf("%s: exit code %d, %q %q", file, got.Code, got.Out, got.Err)
		}
		w.WaitFor("the record of "+file, 300, func() bool { return w.Scene() == "table" && keeps(t, data, moves) })
	}
	got := stand.Run(t, noDisplay, damaged, "-data", string(data))
	if got.Code != 0 {
		t.Fatalf("exit code %d, %q", got.Code, got.Err)
	}
	w.WaitNode("toast")
	if said := w.Find("toast").Label; !strings.Contains(said, "zla.schron") || w.Scene() != "table" {
		t.Errorf("on %s it is said %q", w.Scene(), said)
	}
	w.Close()
	if got := stand.Run(t, noDisplay, seven, "-data", string(data)); got.Code != 1 {
		t.Errorf("with no window open the exit code is %d, %q", got.Code, got.Err)
	}
}

// keeps reports whether a game in progress of so many moves is kept in a folder.
func keeps(t *testing.T, data stand.Folder, moves int) bool {
	t.Helper()
	for _, file := range data.Games(t, "auto") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := rules.DecodeRecord(text); err == nil && len(r.Moves) == moves {
			return true
		}
	}
	return false
}

// TestStrangersDoNotDisturbTheWindow: what calls the window without its secret opens
// nothing.
func TestStrangersDoNotDisturbTheWindow(t *testing.T) {
	data := stand.Quickly(t)
	file := stand.Put(t, filepath.Join(t.TempDir(), "a.schron"), stand.Played(t, 7, 5))
	w := stand.Start(t, data)
	note := filepath.Join(string(data), "window.json")
	if info, err := os.Stat(note); err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("the note is %v, %v", info, err)
	}
	for _, sent := range []string{`{"secret":"","open":"` + file + `"}` + "\n", strings.Repeat("x", 1<<20), "\x00\xff\n"} {
		conn, err := net.Dial("unix", filepath.Join(string(data), "window.sock"))
		if err != nil {
			t.Fatal(err)
		}
		_ = conn.SetDeadline(time.Now().Add(3 * time.Minute))
		_, _ = io.WriteString(conn, sent)
		if said, _ := io.ReadAll(conn); len(said) != 0 {
			t.Errorf("it is answered %q", said)
		}
		_ = conn.Close()
	}
	w.Tick(60)
	if w.Scene() != "shelf" {
		t.Errorf("the window shows %s", w.Scene())
	}
	w.Close()
	if _, err := os.Stat(note); err == nil {
		t.Error("the note is left")
	}
}

// TestAWindowOpensWithAFile is the first start by a double click.
func TestAWindowOpensWithAFile(t *testing.T) {
	data := stand.Quickly(t)
	file := stand.Put(t, filepath.Join(t.TempDir(), "a.schron"), stand.Played(t, 7, 5))
	w := stand.Start(t, data, file)
	w.WaitScene("table")
	if n := len(w.Record().Moves); n != 5 {
		t.Errorf("%d moves are on the table", n)
	}
	w.Close()
}
