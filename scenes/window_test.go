package scenes

import "testing"

// TestAMovedWindowIsToldOnceItStands: not while it is being moved, and once.
func TestAMovedWindowIsToldOnceItStands(t *testing.T) {
	var w watcher
	at := standing{Place: Place{Screen: "a", Width: 1280, Height: 800}}
	told := 0
	tick := int64(0)
	see := func(n int) {
		for range n {
			tick += watchTicks
			if w.see(at, tick) {
				told++
			}
		}
	}
	see(20)
	if told != 0 || w.take() {
		t.Fatal("a window that stands where it was opened is told")
	}
	for range 10 {
		at.X += 7
		see(1)
	}
	if told != 0 {
		t.Fatal("told while it is moved")
	}
	see(20)
	if told != 1 || w.at != at {
		t.Fatalf("told %d times", told)
	}
	at.Maximised = true
	see(1)
	if !w.take() || w.take() {
		t.Error("closed while it was moved: it is to be told, once")
	}
	see(20)
	at.full = true
	see(20)
	if told != 2 || !w.at.full {
		t.Errorf("told %d times, full screen %v", told, w.at.full)
	}
}
