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
	const frames = 60
	w := start(t, quickly(t))
	still := func(rest, other string) {
		t.Helper()
		w.hover(other)
		w.picture()
		w.hover(rest)
		drawn := w.sent(1)
		w.tick(90) // until the tip is there
		w.picture()
		if sent := w.sent(frames); sent*10 > frames*drawn {
			t.Errorf("scene %s: %d frames at rest take %d bytes, one that is drawn %d", w.scene(), frames, sent, drawn)
		}
	}
	still("settings", "new")
	w.newGame("7", "Ala", "Bartek")
	still("cover:open", "menu")
	w.takeScreen()
	still("field:c1", "field:c3")
	w.click("rules")
	w.waitScene("rulebook")
	still("back", "search")
	boards := 0
	for _, n := range w.uitree().Nodes {
		if n.State["board"] != nil && n.State["ready"] == true {
			boards++
		}
	}
	if boards == 0 {
		t.Errorf("the rulebook at rest shows no board; %s", w.there())
	}
}
