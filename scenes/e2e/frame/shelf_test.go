package frame

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// shelfNodes is what can be pointed at on a shelf without saves.
var shelfNodes = []string{
	"box:wcp", "box:wradislavia", "box:paliwo", "box:dzicz", "box:dolores",
	"new", "play", "saves", "rules", "settings", "quit", "lang:en",
}

// TestStartShowsTheShelf: the five boxes and the ways from there, and a picture
// that is not empty; closing the window ends the program without a word.
func TestStartShowsTheShelf(t *testing.T) {
	w := stand.Start(t, stand.Empty(t), "-lang", "pl")
	if w.Scene() != "shelf" {
		t.Fatalf("the first scene is %q", w.Scene())
	}
	for _, id := range shelfNodes {
		if n := w.Find(id); n.Label == "" || !n.Enabled {
			t.Errorf("%s is called %q, enabled %v", id, n.Label, n.Enabled)
		}
	}
	for _, id := range []string{"box:wcp", "box:wradislavia", "box:paliwo", "box:dolores"} {
		if w.Find(id).State["ready"] != false {
			continue // it has come since
		}
		w.Click(id)
		if w.Find("new").Enabled {
			t.Errorf("%s is not ready and can be started", id)
		}
		w.DoubleClick(id)
		if w.Scene() != "shelf" {
			t.Fatalf("%s is not ready and leads to %q", id, w.Scene())
		}
	}
	if n := stand.Colours(w.Picture()); n < 200 {
		t.Errorf("the picture has %d colours", n)
	}
	w.Close()
	if w.Said.Len() > 0 {
		t.Errorf("the program says %q", &w.Said)
	}
}

// TestPressAndReleaseInOneTickIsAClick as quick fingers and touchpads make it.
func TestPressAndReleaseInOneTickIsAClick(t *testing.T) {
	w := stand.Start(t, stand.Empty(t))
	w.Tap("settings")
	w.WaitScene("settings")
	before := w.Find("setting:marks").State["on"]
	w.Tap("setting:marks")
	if now := w.Find("setting:marks").State["on"]; now == before {
		t.Error("the switch did not move")
	}
	w.Tap("back")
	w.WaitScene("shelf")
}

// TestFastDoubleClicksOnTheShelf: whatever is clicked twice in no time, the way
// back leads to the shelf.
func TestFastDoubleClicksOnTheShelf(t *testing.T) {
	w := stand.Start(t, stand.Empty(t), "-lang", "pl")
	for _, id := range shelfNodes {
		if !w.Has(id) {
			w.Click("lang:pl") // two clicks on a language leave the other one
		}
		w.DoubleClick(id)
		w.DoubleClickHere() // on whatever has come there
		w.Tick(2)
		toShelf(w)
	}
	w.Close()
}

// toShelf presses Escape until the shelf is there with nothing over it; a table is left
// by its menu.
func toShelf(w *stand.Window) {
	w.T.Helper()
	for range 8 {
		if w.Scene() == "shelf" && w.Has("quit") {
			return
		}
		if w.Has("menu:shelf") {
			w.Click("menu:shelf")
		} else {
			w.Key(ebiten.KeyEscape)
		}
		w.Tick(2)
	}
	w.T.Fatalf("Escape does not lead to the shelf; %s", w.There())
}

// TestLanguageOnTheShelf: the words change at once, stay after the next start,
// and are the first ones again after going back.
func TestLanguageOnTheShelf(t *testing.T) {
	data := stand.With(t, `{"language":"pl","animation":"off"}`)
	w := stand.Start(t, data)
	polish := w.Labels()
	w.Click("lang:en")
	english := w.Labels()
	same := 0
	for id, label := range polish {
		if english[id] == label {
			same++
		}
	}
	if polish["settings"] != "Ustawienia" || english["settings"] != "Settings" || same > 3 {
		t.Errorf("%d of %d labels stay: %v, %v", same, len(polish), polish, english)
	}
	w.Close()
	w = stand.Start(t, data)
	if got := w.Labels(); got["settings"] != "Settings" {
		t.Errorf("after the next start: %v", got)
	}
	w.Click("lang:pl")
	for id, label := range w.Labels() {
		if polish[id] != label {
			t.Errorf("%s is called %q, was %q", id, label, polish[id])
		}
	}
}

// TestQuitAsksAndEnds: the way out asks once, and the program ends by itself.
func TestQuitAsksAndEnds(t *testing.T) {
	w := stand.Start(t, stand.Empty(t))
	w.Click("quit")
	w.Click("leave:stay")
	if !w.Has("quit") || w.Has("leave:go") {
		t.Fatal("the question stays")
	}
	w.Click("quit")
	if w.Has("new") {
		t.Error("the shelf can be reached below the question")
	}
	w.Hover("leave:go")
	w.Session.PressMouseButton(ebiten.MouseButtonLeft)
	w.Tick(1)
	w.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.WaitEnd(30)
	if strings.Contains(w.Said.String(), "panic") {
		t.Errorf("the program says %q", &w.Said)
	}
}
