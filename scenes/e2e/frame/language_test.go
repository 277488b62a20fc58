package frame

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestLanguageAtTheTable: changed in the middle of a game, everything speaks the
// other language at once, names and position stay; back again it is as before.
func TestLanguageAtTheTable(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	board, polish := w.Board(), w.Labels()
	speak(w, "en")
	english := w.Labels()
	for _, id := range []string{"rules", "undo", "pass", "prompt", "supply:token", "secret", "action:assault", "phase:move", "turn", "log:0"} {
		if english[id] == "" || english[id] == polish[id] {
			t.Errorf("%s is called %q in both languages", id, english[id])
		}
	}
	for id := range polish {
		if _, ok := english[id]; !ok && !stand.Scrolled(id) {
			t.Errorf("%s is lost in the other language", id)
		}
	}
	if w.Board() != board || len(w.Labelled("Celina")) == 0 {
		t.Error("the table is another one in the other language")
	}
	speak(w, "pl")
	for id, label := range w.Labels() {
		if polish[id] != label {
			t.Errorf("%s is called %q, was %q", id, label, polish[id])
		}
	}
}

// speak chooses a language in the settings, by way of the table's menu.
func speak(w *stand.Window, lang string) {
	w.T.Helper()
	w.Click("menu")
	w.Click("menu:settings")
	w.WaitScene("settings")
	w.Click("setting:language:" + lang)
	w.Key(ebiten.KeyEscape)
	w.WaitScene("table")
}
