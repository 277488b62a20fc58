package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestDoloresRoundByMouse plays a whole round of four federations of which
// `make shots` takes pictures, by clicks, drags and typing in turn: investments
// with a row of fields painted over, an offer and its answer, wind, taxes,
// yield, stacks, a fight, sabotage, a missile that is answered, and the end by
// wealth.
func TestDoloresRoundByMouse(t *testing.T) {
	want := readRecord(t, filepath.Join("..", "..", "build", "shots", "dolores.json"))
	w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
	w.click("tool:claim")
	w.sweepDolores("K5", "K4", "K3")
	w.tick(6)
	w.wantMoves("claim K5", "claim K4", "claim K3")
	w.click("undo")
	w.wantMoves("claim K5", "claim K4")
	w.drag("tool:claim", "field:K3")
	w.playDoloresOn(want.Moves, 3)
	if !w.has("result") {
		t.Fatalf("the game has not ended; %s", w.there())
	}
	for _, id := range []string{"end:0", "end:3", "curve:0", "curve:3"} {
		w.find(id)
	}
	w.click("chart:land")
	if got := w.kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Errorf("another game was played than meant: %q", got.Moves)
	}
	w.close()
}

// TestDoloresEndsByMouse plays whole games to each kind of end: the last one on
// the planet, all fallen together, the wealthiest.
func TestDoloresEndsByMouse(t *testing.T) {
	for _, name := range []string{"conquest", "draw", "wealth"} {
		want := readRecord(t, filepath.Join("..", "..", "rules", "dolores", "testdata", "endings", name+".json"))
		w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
		w.playDoloresOn(want.Moves, 0)
		if !w.has("result") {
			t.Fatalf("%s: the game has not ended; %s", name, w.there())
		}
		if got := w.kept("replays").Moves; !slices.Equal(got, want.Moves) {
			t.Errorf("%s: played %q", name, got)
		}
		w.close()
	}
}

// TestDoloresMap: the wheel zooms around the cursor, dragging empty ground moves
// the map, the small map and the buttons lead back, and nothing is played by it.
func TestDoloresMap(t *testing.T) {
	want := readRecord(t, filepath.Join("..", "..", "build", "shots", "dolores.json"))
	w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
	x0, y0 := centre(w.find("field:H5"))
	w.move(x0, y0)
	for range 3 {
		w.wheel(1)
	}
	w.tick(2)
	x1, y1 := centre(w.find("field:H5"))
	if x1-x0 > 2 || x0-x1 > 2 || y1-y0 > 2 || y0-y1 > 2 {
		t.Errorf("H5 goes from (%v, %v) to (%v, %v)", x0, y0, x1, y1)
	}
	w.carry(w.find("field:H5"), w.find("field:J7"))
	w.release()
	x2, y2 := centre(w.find("field:H5"))
	if x2-x1 < 20 || y2-y1 < 20 {
		t.Errorf("dragged, H5 goes from (%v, %v) to (%v, %v)", x1, y1, x2, y2)
	}
	w.click("mini")
	w.click("map:whole")
	if w.has("mini") || w.find("map").State["zoom"] != 1.0 {
		t.Error("the whole planet is not shown again")
	}
	if moves := w.record().Moves; len(moves) > 0 {
		t.Errorf("played %q", moves)
	}
	w.close()
}

// playDoloresOn plays the moves of a record from the i-th on.
func (w *window) playDoloresOn(moves []string, i int) {
	w.t.Helper()
	for ; i < len(moves); i++ {
		w.playDolores(moves[i], i%2 == 1)
		w.tick(2)
		if w.has("result") {
			return
		}
		if got := w.record().Moves; len(got) != i+1 || got[i] != moves[i] {
			w.t.Fatalf("move %d: want %q, got %q; %s", i+1, moves[i], got[min(i, len(got)):], w.there())
		}
	}
}

// sweepDolores presses on a field, drags over others and lets go.
func (w *window) sweepDolores(fields ...string) {
	w.t.Helper()
	w.hover("field:" + fields[0])
	w.press()
	for _, f := range fields[1:] {
		w.hover("field:" + f)
	}
	w.release()
}
