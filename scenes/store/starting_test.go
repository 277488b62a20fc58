package store

import (
	"os"
	"path/filepath"
	"testing"
)

func TestAStartThatDiedIsTold(t *testing.T) {
	s, _ := open(t)
	note := filepath.Join(s.Places().Data, "starting.lock")
	start := func(way, want int) func() {
		t.Helper()
		died, shown := s.Starting(way)
		if died != want {
			t.Fatalf("the last start died in way %d, want %d", died, want)
		}
		return shown
	}
	shown := start(0, Never)
	start(0, Never)() // another window, while this one is being opened
	if _, err := os.Stat(note); err != nil {
		t.Fatal("the other window has taken the note away")
	}
	shown()
	shown()
	if _, err := os.Stat(note); err == nil {
		t.Fatal("the note stays though a window was shown")
	}
	for text, want := range map[string]int{"0": 0, "2": 2, "": Never, "nonsense": 0, "-4": 0, "100": 100} {
		if err := os.WriteFile(note, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		shown := start(1, want)
		if kept, err := os.ReadFile(note); err != nil || string(kept) != "1" {
			t.Errorf("after %q the note says %q, %v", text, kept, err)
		}
		shown()
	}
	start(0, Never)()
}

// TestANoteThatSomebodyHoldsSaysNothing: a virus scanner may look at it just when it is
// to be removed.
func TestANoteThatSomebodyHoldsSaysNothing(t *testing.T) {
	s, _ := open(t)
	note := filepath.Join(s.Places().Data, "starting.lock")
	_, shown := s.Starting(2)
	held, err := os.Open(note)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = held.Close() }()
	shown()
	if i, err := held.Stat(); err != nil || i.Size() > 0 {
		t.Errorf("the note says something of a start that showed its window: %v", err)
	}
	if died, shown := s.Starting(0); died != Never {
		t.Errorf("the last start died in way %d", died)
	} else {
		shown()
	}
}

// TestLocksLeaveNoFiles is about systems that remove no file which is open.
func TestLocksLeaveNoFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "some.lock")
	l, err := takeLock(path)
	if err != nil || l == nil {
		t.Fatal(err)
	}
	if !held(path) {
		t.Error("nobody holds it")
	}
	l.release()
	if _, err := os.Stat(path); err == nil {
		t.Error("the file is still there")
	}
}
