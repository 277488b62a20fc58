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
	for text, want := range map[string]int{"0": 0, "2": 2, "": 0, "nonsense": 0, "-4": 0, "100": 100} {
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
