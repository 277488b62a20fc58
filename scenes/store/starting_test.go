package store

import (
	"maps"
	"os"
	"path/filepath"
	"testing"
)

func TestStartsThatEndedAreCounted(t *testing.T) {
	s, _ := open(t)
	path := filepath.Join(s.Places().Data, "starting.lock")
	n := s.Starting()
	n.Count(0, 1)
	other := s.Starting() // another window, while this one is being opened
	if other.Count(0, 1); other.Ended()[0] != 1 {
		t.Errorf("the other window counts %v", other.Ended())
	}
	other.Shown()
	if text, err := os.ReadFile(path); err != nil || string(text) != "0=1" {
		t.Fatalf("the other window has left %q, %v", text, err)
	}
	n.Shown()
	n.Shown()
	if _, err := os.Stat(path); err == nil {
		t.Fatal("the note stays though a frame was shown")
	}
	for _, want := range []string{"1=1", "0=1 1=1", "0=1 1=4", "0=99 1=4"} {
		n := s.Starting()
		switch want {
		case "0=99 1=4":
			n.Count(0, 1000)
		case "0=1 1=4":
			n.Count(1, 3)
		case "0=1 1=1":
			n.Count(0, 1)
		default:
			n.Count(1, 1)
		}
		n.Leave()
		n.Leave()
		if text, err := os.ReadFile(path); err != nil || string(text) != want {
			t.Errorf("the note says %q, want %q, %v", text, want, err)
		}
	}
	var zero StartNote
	zero.Shown()
	zero.Leave()
	if zero.Count(1, 2); zero.Ended()[1] != 2 {
		t.Errorf("the zero note counts %v", zero.Ended())
	}
}

func TestNotesOfStartsAreRead(t *testing.T) {
	s, _ := open(t)
	path := filepath.Join(s.Places().Data, "starting.lock")
	for text, want := range map[string]map[int]int{
		"": {}, " \n": {},
		"0": {0: 1}, "2": {2: 1}, "100": {100: 1}, // of older versions
		"nonsense": {0: 1}, "-4": {0: 1}, "0=": {0: 1}, "1=-7": {1: 1}, "0=x": {0: 1},
		"0=2 1=1": {0: 2, 1: 1}, "0=1 0=3": {0: 3}, "1=99999999999999999999": {1: 1}, "1=1000000": {1: 99},
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		n := s.Starting()
		if got := n.Ended(); !maps.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
		n.Shown()
	}
}

// TestANoteThatSomebodyHoldsSaysNothing: a virus scanner may look at it just when it is
// to be removed.
func TestANoteThatSomebodyHoldsSaysNothing(t *testing.T) {
	s, _ := open(t)
	n := s.Starting()
	n.Count(2, 1)
	held, err := os.Open(filepath.Join(s.Places().Data, "starting.lock"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = held.Close() }()
	n.Shown()
	if i, err := held.Stat(); err != nil || i.Size() > 0 {
		t.Errorf("the note says something of a start that showed its window: %v", err)
	}
	n = s.Starting()
	defer n.Shown()
	if len(n.Ended()) > 0 {
		t.Errorf("starts ended: %v", n.Ended())
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
