package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// shelfNodes is what can be pointed at on a shelf without saves.
var shelfNodes = []string{
	"box:wcp", "box:wradislavia", "box:paliwo", "box:dzicz", "box:dolores",
	"new", "saves", "rules", "settings", "quit", "lang:en",
}

// TestStartShowsTheShelf: the five boxes and the ways from there, and a picture
// that is not empty; closing the window ends the program without a word.
func TestStartShowsTheShelf(t *testing.T) {
	w := start(t, t.TempDir(), "-lang", "pl")
	if w.scene() != "shelf" {
		t.Fatalf("the first scene is %q", w.scene())
	}
	for _, id := range shelfNodes {
		if n := w.find(id); n.Label == "" || !n.Enabled {
			t.Errorf("%s is called %q, enabled %v", id, n.Label, n.Enabled)
		}
	}
	for _, id := range []string{"box:wcp", "box:wradislavia", "box:paliwo", "box:dolores"} {
		if w.find(id).State["ready"] != false {
			continue // it has come since
		}
		w.click(id)
		if w.find("new").Enabled {
			t.Errorf("%s is not ready and can be started", id)
		}
		w.doubleClick(id)
		if w.scene() != "shelf" {
			t.Fatalf("%s is not ready and leads to %q", id, w.scene())
		}
	}
	if n := colours(w.picture()); n < 200 {
		t.Errorf("the picture has %d colours", n)
	}
	w.close()
	if w.said.Len() > 0 {
		t.Errorf("the program says %q", &w.said)
	}
}

// TestPressAndReleaseInOneTickIsAClick as quick fingers and touchpads make it.
func TestPressAndReleaseInOneTickIsAClick(t *testing.T) {
	w := start(t, t.TempDir())
	w.tap("settings")
	w.waitScene("settings")
	before := w.find("setting:marks").State["on"]
	w.tap("setting:marks")
	if now := w.find("setting:marks").State["on"]; now == before {
		t.Error("the switch did not move")
	}
	w.tap("back")
	w.waitScene("shelf")
}

// TestFastDoubleClicksOnTheShelf: whatever is clicked twice in no time, the way
// back leads to the shelf.
func TestFastDoubleClicksOnTheShelf(t *testing.T) {
	w := start(t, t.TempDir(), "-lang", "pl")
	for _, id := range shelfNodes {
		if !w.has(id) {
			w.click("lang:pl") // two clicks on a language leave the other one
		}
		w.doubleClick(id)
		w.doubleClickHere() // on whatever has come there
		w.tick(2)
		w.toShelf()
	}
	w.close()
}

// toShelf presses Escape until the shelf is there with nothing over it.
func (w *window) toShelf() {
	w.t.Helper()
	for range 8 {
		if w.scene() == "shelf" && w.has("quit") {
			return
		}
		w.key(ebiten.KeyEscape)
		w.tick(2)
	}
	w.t.Fatalf("Escape does not lead to the shelf; %s", w.there())
}

// TestLanguageOnTheShelf: the words change at once, stay after the next start,
// and are the first ones again after going back.
func TestLanguageOnTheShelf(t *testing.T) {
	data := t.TempDir()
	put(t, data+"/settings.json", `{"language":"pl","animation":"off"}`)
	w := start(t, data)
	polish := w.labels()
	w.click("lang:en")
	english := w.labels()
	same := 0
	for id, label := range polish {
		if english[id] == label {
			same++
		}
	}
	if polish["settings"] != "Ustawienia" || english["settings"] != "Settings" || same > 3 {
		t.Errorf("%d of %d labels stay: %v, %v", same, len(polish), polish, english)
	}
	w.close()
	w = start(t, data)
	if got := w.labels(); got["settings"] != "Settings" {
		t.Errorf("after the next start: %v", got)
	}
	w.click("lang:pl")
	for id, label := range w.labels() {
		if polish[id] != label {
			t.Errorf("%s is called %q, was %q", id, label, polish[id])
		}
	}
}

// labels are what things are called, by id.
func (w *window) labels() map[string]string {
	w.t.Helper()
	out := map[string]string{}
	for _, n := range w.uitree().Nodes {
		out[n.ID] = n.Label
	}
	return out
}

// TestQuitAsksAndEnds: the way out asks once, and the program ends by itself.
func TestQuitAsksAndEnds(t *testing.T) {
	w := start(t, t.TempDir())
	w.click("quit")
	w.click("leave:stay")
	if !w.has("quit") || w.has("leave:go") {
		t.Fatal("the question stays")
	}
	w.click("quit")
	if w.has("new") {
		t.Error("the shelf can be reached below the question")
	}
	w.hover("leave:go")
	w.session.PressMouseButton(ebiten.MouseButtonLeft)
	w.tick(1)
	w.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.waitEnd(30)
	if strings.Contains(w.said.String(), "panic") {
		t.Errorf("the program says %q", &w.said)
	}
}
