package menu

import (
	"testing"

	"schron/scenes/ui"
)

// TestHintsAreASwitchOfEveryGame: on at first, kept with the match, and as the game
// before had it in another one like that.
func TestHintsAreASwitchOfEveryGame(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	for _, g := range w.Games {
		d := setup(t, w, g, nil)
		if d.State("hints", "on") != true {
			t.Errorf("%s: hints are off at first", g.ID())
		}
		before := len(w.tables)
		d.Click("start")
		d = setup(t, w, g, nil)
		d.Click("hints")
		d.Click("start")
		if len(w.tables) != before+2 {
			t.Fatalf("%s: %d tables", g.ID(), len(w.tables)-before)
		}
		with, without := w.tables[before].Match, w.tables[before+1].Match
		if !with.Hints() || without.Hints() {
			t.Errorf("%s: hints %v where they are on, %v where they are off", g.ID(), with.Hints(), without.Hints())
		}
		again := w.show(t, 1280, 800, func() ui.Scene { return NewSetupLike(w.House, without, nil) })
		if again.State("hints", "on") != false {
			t.Errorf("%s: they are on in another game like that", g.ID())
		}
		if tip := again.Find("hints"); tip.Label == "" {
			t.Errorf("%s: nobody says what it is", g.ID())
		}
	}
}
