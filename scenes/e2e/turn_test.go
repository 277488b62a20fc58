package e2e

import (
	"path/filepath"
	"slices"
	"testing"
)

// TestADoubleClickEndsOneTurn: in an open game the second click finds the next
// player's button held back, and a banner says who that is.
func TestADoubleClickEndsOneTurn(t *testing.T) {
	record := readRecord(t, filepath.Join("..", "..", "build", "shots", "dolores.json"))
	w := start(t, quickly(t), "-load", beginning(t, record), "-scene", "table")
	w.await("pass")
	w.doubleClick("pass")
	w.tick(5)
	w.wantMoves("end")
	if w.find("pass").Enabled || w.find("banner").State["seat"] != 1.0 {
		t.Errorf("the next turn begins as any: %v, %v", w.find("pass"), w.find("banner"))
	}
	w.click("pass")
	w.wantMoves("end", "end")
}

// TestHastyClicksShowNobodysHand: place, skip the animation, and where the cover's
// button is by then, 300 ms apart, show nothing of the next player's.
func TestHastyClicksShowNobodysHand(t *testing.T) {
	const pause = 18
	w := start(t, usually(t), "-lang", "pl")
	w.newGame("7", "Ala", "Bartek", "Celina")
	w.takeScreen()
	w.tap("field:c1")
	w.tick(pause)
	w.tapHere()
	w.tick(pause)
	for range 2 {
		w.coverOnly()
		w.tap("cover:open")
	}
	w.coverOnly()
	if moves := w.record().Moves; !slices.Equal(moves, []string{"home c1"}) {
		t.Errorf("hasty clicks play %q", moves)
	}
	w.takeScreen()
	if w.has("cover:open") || !w.has("field:c1") {
		t.Errorf("the cover does not open in good time; %s", w.there())
	}
}

// TestTheCoverIsLeftOutWhereNothingLiesOpen: Dzicz passes the screen on with a
// banner, as chosen in the set-up, and so does the game when it is resumed.
func TestTheCoverIsLeftOutWhereNothingLiesOpen(t *testing.T) {
	data := t.TempDir()
	w := start(t, data, "-lang", "pl")
	w.newGame("7", "Ala", "Bartek", "Celina")
	w.waitNode("banner")
	for _, on := range []string{"field:c1", "field:c5"} {
		w.click(on)
		w.tick(40)
		if w.has("cover:open") || !w.has("banner") || w.find("secret").State["lifted"] != false {
			t.Fatalf("the turn does not pass openly; %s", w.there())
		}
	}
	w.close()
	w = start(t, data, "-lang", "pl")
	w.click("resume")
	w.waitScene("table")
	if w.has("cover:open") {
		t.Error("the cover comes back with the game")
	}
	w.click("menu")
	w.click("menu:shelf")
	w.waitScene("shelf")
	w.click("box:dzicz")
	w.click("new")
	w.waitScene("setup")
	if w.find("cover").State["on"] != false {
		t.Error("the cover is on")
	}
	w.click("cover")
	w.click("back")
	w.waitScene("shelf")
	w.click("resume")
	w.waitScene("table")
	w.waitNode("cover:open")
}
