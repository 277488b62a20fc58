package dzicz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestAHintInTheBuiltGame asks what to do, plays that, and finds hints still away in a
// game that was set up without them and is resumed.
func TestAHintInTheBuiltGame(t *testing.T) {
	data := stand.Empty(t)
	w := start(t, data, "-lang", "en")
	w.NewGame("3", "Ala", "Bartek")
	w.TakeScreen()
	w.Key(ebiten.KeyH)
	stand.Until(t, "there is no hint", func() bool {
		w.Tick(2) // it is thought of beside the window
		return w.Has("hint:words")
	})
	w.Find("hint:words")
	to := w.Find("hint:to").State["around"].(string)
	before := len(w.Record().Moves)
	w.Click(to)
	if got := len(w.Record().Moves); got != before+1 || w.Has("hint:words") {
		t.Errorf("%d moves after a click on %s, want %d; the hint is there: %v", got, to, before+1, w.Has("hint:words"))
	}
	w.Close()

	data = stand.Empty(t)
	w = start(t, data, "-lang", "en")
	w.Click("box:dzicz")
	w.Click("new")
	w.WaitScene("setup")
	for i, name := range []string{"Ala", "Bartek"} {
		w.Person(stand.Player(i+1), name)
	}
	w.Click("hints")
	w.Click("start")
	w.WaitScene("table")
	w.TakeScreen()
	if w.Has("hint:ask") {
		t.Error("there are hints where they were switched off")
	}
	w.Kill()
	w = start(t, data, "-lang", "en")
	w.Click("resume")
	w.WaitScene("table")
	w.TakeScreen()
	w.Key(ebiten.KeyH)
	w.Tick(60)
	if w.Has("hint:ask") || w.Has("hint:words") {
		t.Error("there are hints in the game that was resumed")
	}
	w.Close()
}
