package match

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestAGameOfBotsIsWatched: it is paused, stepped and hurried to its end. The result has a
// curve, a moment of which is seen on the table, and the way back leads there.
func TestAGameOfBotsIsWatched(t *testing.T) {
	start := stand.Drawn(t, 5, 3)
	start.Moves, start.Final = start.Moves[:len(start.Moves)-30], ""
	for i := range start.Players {
		start.Players[i].Bot = "easy"
	}
	w := stand.Start(t, stand.Quickly(t), "-load", stand.PutRecord(t, "bots", start), "-scene", "table")
	w.WaitNode("pace:hold")
	w.Click("pace:hold")
	w.Tick(60)
	held := len(w.Record().Moves)
	w.Tick(120)
	if got := len(w.Record().Moves); got != held {
		t.Fatalf("%d moves while it is paused, then %d", held, got)
	}
	w.Key(ebiten.KeyArrowRight)
	w.Tick(60)
	w.Click("pace:step")
	w.Tick(60)
	if got := len(w.Record().Moves); got != held+2 {
		t.Errorf("two steps are %d moves", got-held)
	}
	w.Click("pace:faster")
	w.Move(1, 1)
	w.Key(ebiten.KeySpace)
	w.WaitFor("the result", 900, func() bool { return w.Has("result:chances") })
	w.Click("result:chances")
	w.WaitNode("chances:chart")
	w.Key(ebiten.KeyHome)
	w.Key(ebiten.KeyArrowRight)
	w.Key(ebiten.KeyEnter)
	w.WaitNode("past:return")
	w.Key(ebiten.KeyEscape)
	w.WaitNode("chances:back")
	for _, n := range w.Tree().Nodes {
		if strings.HasPrefix(n.ID, "chances:turning:") {
			w.Click(n.ID)
			w.WaitNode("past:return")
			if said := n.Label; !strings.Contains(said, "%") {
				t.Errorf("a turning point says %q", said)
			}
			w.Click("past:return")
			break
		}
	}
	w.Click("chances:back")
	w.WaitNode("result:again")
	w.Close()
}
