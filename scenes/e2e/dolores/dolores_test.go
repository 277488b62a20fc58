package dolores

import (
	"slices"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestDoloresRoundByMouse plays a whole round of four federations of which `make shots`
// takes pictures, by clicks, drags and typing in turn. It has investments with a row of
// fields painted over, an offer and its answer, wind, taxes and yield. Then come stacks, a
// fight, sabotage, a missile that is answered, and the end by wealth.
func TestDoloresRoundByMouse(t *testing.T) {
	want := stand.ShotRecord(t, "dolores")
	w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
	w.Click("tool:claim")
	w.sweepDolores("K5", "K4", "K3")
	w.Tick(6)
	w.WantMoves("claim K5", "claim K4", "claim K3")
	w.Click("undo")
	w.WantMoves("claim K5", "claim K4")
	w.Drag("tool:claim", "field:K3")
	w.playDoloresOn(want.Moves, 3)
	if !w.Has("result") {
		t.Fatalf("the game has not ended; %s", w.There())
	}
	for _, id := range []string{"end:0", "end:3", "curve:0"} {
		w.Find(id)
	}
	w.Move(stand.Centre(w.Find("result:content")))
	w.wheel(-20)
	w.Find("curve:3")
	w.wheel(20)
	w.Click("chart:land")
	if got := w.Kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Errorf("another game was played than meant: %q", got.Moves)
	}
	w.Close()
}

// TestDoloresEndsByMouse plays whole games to each kind of end: the last one on
// the planet, all fallen together, the wealthiest.
func TestDoloresEndsByMouse(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, name := range []string{"conquest", "draw", "wealth"} {
		want := rulestest.ReadRecord(t, stand.Path(t, "rules", "dolores", "testdata", "endings", name+".json"))
		w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
		w.playDoloresOn(want.Moves, 0)
		if !w.Has("result") {
			t.Fatalf("%s: the game has not ended; %s", name, w.There())
		}
		if got := w.Kept("replays").Moves; !slices.Equal(got, want.Moves) {
			t.Errorf("%s: played %q", name, got)
		}
		w.Close()
	}
}

// TestDoloresMap: the wheel zooms around the cursor, dragging empty ground moves the map. The
// small map and the buttons lead back, and nothing is played by it.
func TestDoloresMap(t *testing.T) {
	want := stand.ShotRecord(t, "dolores")
	w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
	x0, y0 := stand.Centre(w.Find("field:H5"))
	w.Move(x0, y0)
	for range 3 {
		w.wheel(1)
	}
	w.Tick(2)
	x1, y1 := stand.Centre(w.Find("field:H5"))
	if x1-x0 > 2 || x0-x1 > 2 || y1-y0 > 2 || y0-y1 > 2 {
		t.Errorf("H5 goes from (%v, %v) to (%v, %v)", x0, y0, x1, y1)
	}
	w.Carry(w.Find("field:H5"), w.Find("field:J7"))
	w.Release()
	x2, y2 := stand.Centre(w.Find("field:H5"))
	if x2-x1 < 20 || y2-y1 < 20 {
		t.Errorf("dragged, H5 goes from (%v, %v) to (%v, %v)", x1, y1, x2, y2)
	}
	w.Click("mini")
	w.Click("map:whole")
	if w.Has("mini") || w.Find("map").State["zoom"] != 1.0 {
		t.Error("the whole planet is not shown again")
	}
	if moves := w.Record().Moves; len(moves) > 0 {
		t.Errorf("played %q", moves)
	}
	w.Close()
}

// playDoloresOn plays the moves of a record from the i-th on.
func (w hand) playDoloresOn(moves []string, i int) {
	w.T.Helper()
	for ; i < len(moves); i++ {
		w.playDolores(moves[i], i%2 == 1)
		w.Tick(2)
		if w.Has("result") {
			return
		}
		if got := w.Record().Moves; len(got) != i+1 || got[i] != moves[i] {
			w.T.Fatalf("move %d: want %q, got %q; %s", i+1, moves[i], got[min(i, len(got)):], w.There())
		}
	}
}

// sweepDolores presses on a field, drags over others and lets go.
func (w hand) sweepDolores(fields ...string) {
	w.T.Helper()
	w.Hover("field:" + fields[0])
	w.Press()
	for _, f := range fields[1:] {
		w.Hover("field:" + f)
	}
	w.Release()
}
