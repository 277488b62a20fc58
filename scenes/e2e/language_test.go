package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestLanguageAtTheTable: changed in the middle of a game, everything speaks the
// other language at once, names and position stay; back again it is as before.
func TestLanguageAtTheTable(t *testing.T) {
	w := start(t, quickly(t))
	seated(t, w)
	board, polish := w.board(), w.labels()
	w.speak("en")
	english := w.labels()
	for _, id := range []string{"rules", "undo", "pass", "prompt", "supply:token", "secret", "action:assault", "phase:move", "turn", "log:0"} {
		if english[id] == "" || english[id] == polish[id] {
			t.Errorf("%s is called %q in both languages", id, english[id])
		}
	}
	for id := range polish {
		if _, ok := english[id]; !ok && !scrolled(id) {
			t.Errorf("%s is lost in the other language", id)
		}
	}
	if w.board() != board || len(w.labelled("Celina")) == 0 {
		t.Error("the table is another one in the other language")
	}
	w.speak("pl")
	for id, label := range w.labels() {
		if polish[id] != label {
			t.Errorf("%s is called %q, was %q", id, label, polish[id])
		}
	}
}

// speak chooses a language in the settings, by way of the table's menu.
func (w *window) speak(lang string) {
	w.t.Helper()
	w.click("menu")
	w.click("menu:settings")
	w.waitScene("settings")
	w.click("setting:language:" + lang)
	w.key(ebiten.KeyEscape)
	w.waitScene("table")
}
