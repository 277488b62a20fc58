package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// afterMoves starts with the recorded game of the pictures after so many moves.
func afterMoves(t *testing.T, n int, flags ...string) hand {
	t.Helper()
	r := stand.ShotRecord(t, "paliwo")
	r.Cut(n)
	w := start(t, stand.Quickly(t), append([]string{"-load", stand.PutRecord(t, "haste", r), "-scene", "table"}, flags...)...)
	w.TakeScreen()
	return w
}

// toPoliceman is after how many moves of the record the Policeman is next to act.
const toPoliceman = 23

// handles lists what looks as if it could be picked up.
func (w hand) handles() []string {
	w.T.Helper()
	var out []string
	for _, n := range w.Tree().Nodes {
		switch n.Role {
		case "human", "zombie":
			out = append(out, "field:"+n.State["field"].(string))
		case "person", "card", "supply", "track":
			out = append(out, n.ID)
		case "piece":
			if n.ID == "piece" {
				out = append(out, n.ID)
			} else if _, at, _ := strings.Cut(n.ID, ":"); !strings.HasPrefix(n.ID, "goo:") {
				out = append(out, "field:"+at)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// wrongly drags every handle onto the prompt and the terror track, where nothing can be put.
// No move is made, and what cannot be lifted says why.
func (w hand) wrongly() {
	w.T.Helper()
	moves := len(w.Record().Moves)
	for _, id := range w.handles() {
		n := w.Find(id)
		barred, _ := n.State["barred"].(string)
		for _, to := range []string{"prompt", "terror"} {
			if id == to {
				continue
			}
			w.Pick(id, to)
			if toast, ok := w.Lookup("toast"); barred != "" && (!ok || !strings.HasPrefix(toast.Label, barred)) {
				w.T.Errorf("%s is dragged and says %q, want %q", id, toast.Label, barred)
			}
			w.Release()
			w.Tick(2)
		}
		if got := w.Record().Moves; len(got) != moves {
			w.T.Fatalf("a wrong drag of %s plays %q", id, got[moves:])
		}
		w.ClickAny("card:back")
	}
}

// TestPaliwoInHaste: drags from a moving cursor, wrong drags of every handle, a refused
// drop next to the log. Then clicks follow without a pause through the end of a turn
// and the screen's change of hands.
func TestPaliwoInHaste(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, flags := range [][]string{{"-size", "1024x640", "-lang", "pl"}, {"-size", "1280x800", "-lang", "en"}} {
		t.Run(flags[1], func(t *testing.T) {
			w := afterMoves(t, toPoliceman, flags...)
			w.Fling("field:H1", "field:H2")
			w.WantMoves("step policeman H2")
			w.wrongly()

			// A drop beside the log is refused or goes back, and the log and the buttons
			// can be used at once.
			w.Drag("field:H2", "field:K3")
			w.Drag("person:policeman", "log")
			w.WantMoves("step policeman H2")
			w.Click("log:unfold")
			w.WaitNode("log:sheet")
			w.Click("log:unfold")
			w.Tick(2)
			if w.Has("log:sheet") {
				t.Error("the log does not fold")
			}

			// The end of the turn is asked about; the clicks that follow without a pause
			// do nothing for the other player.
			w.Click("pass")
			w.WaitNode("confirm:yes")
			w.Click("confirm:no")
			w.WantMoves("step policeman H2")
			w.Click("pass")
			w.WaitNode("confirm:yes")
			w.Hover("confirm:yes")
			for range 12 {
				w.TapHere()
			}
			w.WantMoves("end")
			w.CoverOnly()
			w.takeHastily()
			w.WantMoves("end")
			w.Tick(30)
			w.Click("pass")
			w.WantMoves("draw")
			w.Fling("piece", "field:A1")
			w.WantMoves("place A1")
			w.wrongly()
			zombiesInHaste(w)
			w.Close()
		})
	}
}

// takeHastily opens the cover and goes on clicking where what goes on lies.
func (w hand) takeHastily() {
	w.T.Helper()
	w.Click("cover:open")
	for range 3 {
		w.Tap("pass")
	}
}

// zombiesInHaste flings the zombie that must charge, and comes to the new zombies
// without a word once nobody can act.
func zombiesInHaste(w hand) {
	w.T.Helper()
	w.Fling("field:C3", "field:C2")
	w.WantMoves("charge C3")
	w.Click("pass")
	w.meanAny()
	w.WantMoves("done")
	w.Fling("stock:pool", "field:A2")
	if got := w.Record().Moves; !strings.HasPrefix(got[len(got)-1], "new A2 ") {
		w.T.Errorf("the pool is dragged and plays %q", got[len(got)-1])
	}
}
