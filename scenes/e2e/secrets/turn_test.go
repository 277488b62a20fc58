package secrets

import (
	"slices"
	"testing"

	"schron/scenes/e2e/stand"
)

// TestADoubleClickEndsOneTurn: in an open game the second click finds the next
// player's button held back, and a banner says who that is.
func TestADoubleClickEndsOneTurn(t *testing.T) {
	record := stand.ShotRecord(t, "dolores")
	w := stand.Start(t, stand.Quickly(t), "-load", stand.Beginning(t, record), "-scene", "table")
	w.Await("pass")
	w.DoubleClick("pass")
	w.Tick(5)
	w.WantMoves("end")
	if w.Find("pass").Enabled || w.Find("banner").State["seat"] != 1.0 {
		t.Errorf("the next turn begins as any: %v, %v", w.Find("pass"), w.Find("banner"))
	}
	w.Click("pass")
	w.WantMoves("end", "end")
}

// TestHastyClicksShowNobodysHand: place, skip the animation, and where the cover's
// button is by then, 300 ms apart, show nothing of the next player's.
func TestHastyClicksShowNobodysHand(t *testing.T) {
	const pause = 18
	w := stand.Start(t, stand.Usually(t), "-lang", "pl")
	w.NewGame("7", "Ala", "Bartek", "Celina")
	w.TakeScreen()
	w.Tap("field:c1")
	w.Tick(pause)
	w.TapHere()
	w.Tick(pause)
	for range 2 {
		w.CoverOnly()
		w.Tap("cover:open")
	}
	w.CoverOnly()
	if moves := w.Record().Moves; !slices.Equal(moves, []string{"home c1"}) {
		t.Errorf("hasty clicks play %q", moves)
	}
	w.TakeScreen()
	if w.Has("cover:open") || !w.Has("field:c1") {
		t.Errorf("the cover does not open in good time; %s", w.There())
	}
}

// TestTheCoverIsLeftOutWhereNothingLiesOpen: Dzicz passes the screen on with a
// banner, as chosen in the set-up, and so does the game when it is resumed.
func TestTheCoverIsLeftOutWhereNothingLiesOpen(t *testing.T) {
	data := stand.Empty(t)
	w := stand.Start(t, data, "-lang", "pl")
	w.NewGame("7", "Ala", "Bartek", "Celina")
	w.WaitNode("banner")
	for _, on := range []string{"field:c1", "field:c5"} {
		w.Click(on)
		w.Tick(40)
		if w.Has("cover:open") || !w.Has("banner") || w.Find("secret").State["lifted"] != false {
			t.Fatalf("the turn does not pass openly; %s", w.There())
		}
	}
	w.Close()
	w = stand.Start(t, data, "-lang", "pl")
	w.Click("resume")
	w.WaitScene("table")
	if w.Has("cover:open") {
		t.Error("the cover comes back with the game")
	}
	w.Click("menu")
	w.Click("menu:shelf")
	w.WaitScene("shelf")
	w.Click("box:dzicz")
	w.Click("new")
	w.WaitScene("setup")
	if w.Find("cover").State["on"] != false {
		t.Error("the cover is on")
	}
	w.Click("cover")
	w.Click("back")
	w.WaitScene("shelf")
	w.Click("resume")
	w.WaitScene("table")
	w.WaitNode("cover:open")
}
