package frame

import (
	"fmt"
	"testing"

	"schron/scenes/e2e/stand"
)

// sent counts what the window sends in order to show n frames, one after each
// tick. A frame that is not drawn costs a few bytes.
func sent(w *stand.Window, n int) int {
	w.T.Helper()
	before := w.Sent()
	for range n {
		w.Tick(1)
		w.Frame()
	}
	return w.Sent() - before
}

// TestStillHandsDrawNothing: once a scene has come to rest its frames are not
// drawn; a cursor that comes over a button has them drawn again.
func TestStillHandsDrawNothing(t *testing.T) {
	const frames = 60
	w := stand.Start(t, stand.Quickly(t))
	w.Resize(1024, 640) // frames are drawn by the processor
	still := func(rest, other string) {
		t.Helper()
		w.Hover(other)
		w.Picture()
		w.Hover(rest)
		drawn := sent(w, 1)
		w.Tick(90) // until the tip is there
		// Where the machine is busy, art may still be made when nothing has changed for a while.
		stand.Until(t, fmt.Sprintf("scene %s: %d frames always take more than a tenth of the %d bytes of one that is drawn", w.Scene(), frames, drawn), func() bool {
			return sent(w, 1)*10 <= drawn && sent(w, frames)*10 <= frames*drawn
		})
	}
	still("settings", "new")
	w.NewGame("7", "Ala", "Bartek")
	still("cover:open", "menu")
	w.TakeScreen()
	still("field:c1", "field:c3")
	w.Click("rules")
	w.WaitScene("rulebook")
	still("back", "search")
	boards := 0
	for _, n := range w.Tree().Nodes {
		if n.State["board"] != nil && n.State["ready"] == true {
			boards++
		}
	}
	if boards == 0 {
		t.Errorf("the rulebook at rest shows no board; %s", w.There())
	}
}
