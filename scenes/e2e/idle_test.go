package e2e

import "testing"

// sent counts what the window sends in order to show n frames, one after each
// tick. A frame that is not drawn costs a few bytes.
func (w *window) sent(n int) int {
	w.t.Helper()
	before := w.conn.read.Load()
	for range n {
		w.tick(1)
		w.frame()
	}
	return int(w.conn.read.Load() - before)
}

// TestStillHandsDrawNothing: once a scene has come to rest its frames are not
// drawn; a cursor that comes over a button has them drawn again.
func TestStillHandsDrawNothing(t *testing.T) {
	w := start(t, t.TempDir())
	w.hover("settings")
	w.picture()
	for range 3 {
		t.Log("rest", w.sent(59))
	}
	w.hover("new")
	t.Log("one", w.sent(1))
	t.Log("rest", w.sent(600))
}
