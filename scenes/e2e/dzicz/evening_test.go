package dzicz

import (
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

// at opens the recorded game after some of its moves, for whoever decides there.
func at(t *testing.T, moves int, flags ...string) hand {
	t.Helper()
	return hand{stand.ShotMoment(t, "dzicz", moves, flags...)}
}

// The moments of the recorded game.
const (
	homes      = 1  // an edge is chosen
	answering  = 12 // a manoeuvre may answer
	marching   = 20 // two soldiers may move
	expanding  = 23
	posting    = 31 // soldiers of the trail
	extraOnes  = 50 // extra actions
	defending  = 72 // border defence may answer
	destroying = 73 // a token may be removed
)

// TestDraggingFromAMovingCursor: what lay under the cursor when the button went down is what
// is carried. It is a soldier, a token while soldiers may still move, the first token, an
// action token.
func TestDraggingFromAMovingCursor(t *testing.T) {
	for _, c := range []struct {
		moves          int
		from, to, want string
	}{
		{marching, "soldier:a5", "field:a4", "move a5 a4"},
		{marching, "supply:token", "field:c5", "done, token c5"},
		{homes, "supply:token", "field:a3", "home a3"},
		{answering, "action:manoeuvre", "field:c5", "manoeuvre b5 c5"},
		{defending, "action:defence", "field:a1", "defend"},
	} {
		w := at(t, c.moves)
		before := len(w.Record().Moves)
		w.Fling(c.from, c.to)
		w.Tick(2)
		if got := strings.Join(w.Record().Moves[before:], ", "); got != c.want {
			t.Errorf("%s flung onto %s plays %q, want %q; %q", c.from, c.to, got, c.want, w.Told())
		}
		w.Close()
	}
}

// TestAWrongDragOfEveryHandle at each kind of decision and at the sizes where little
// room is. Nothing is played, nothing stays in hand, and what cannot be picked up says
// why. A quick run takes the sizes by turns.
func TestAWrongDragOfEveryHandle(t *testing.T) {
	dragged, barred := 0, 0
	for i, moves := range []int{homes, answering, marching, expanding, posting, extraOnes, defending, destroying} {
		for j, size := range [][2]int{{1024, 640}, {1280, 800}} {
			if (i+j)%2 > 0 && !rulestest.Thorough() {
				continue
			}
			w := at(t, moves, "-lang", "pl")
			w.Resize(size[0], size[1])
			a, b := w.DragAstray(func(n ui.TreeNode) bool {
				kind, _, _ := strings.Cut(n.ID, ":")
				handle := n.State["may"] == true && (kind == "soldier" || kind == "supply" || kind == "action")
				return (handle || n.State["barred"] != nil) && !w.asked(n)
			}, "heading", "prompt")
			dragged, barred = dragged+a, barred+b
			if t.Failed() {
				t.Fatalf("%v, after %d moves", size, moves)
			}
			w.Close()
		}
	}
	if dragged < rulestest.Rounds(6, 12) || barred < rulestest.Rounds(30, 60) {
		t.Errorf("%d handles dragged, %d barred", dragged, barred)
	}
}

// asked reports whether the question on the board lies over the middle of a node.
func (w hand) asked(n ui.TreeNode) bool {
	w.T.Helper()
	near, ok := w.Lookup("near")
	x, y := stand.Centre(n)
	r := near.Rect
	return ok && x > r[0] && x < r[0]+r[2] && y > r[1] && y < r[1]+r[3]
}

// TestARefusedDropBesideTheLog stands on the field nearest to the log, at the sizes
// where that is near. It is said why, a line of the log can be clicked at once, and
// what was said goes with that click.
func TestARefusedDropBesideTheLog(t *testing.T) {
	for i, size := range [][2]int{{1024, 640}, {1280, 800}} {
		for j, lang := range []string{"pl", "en"} {
			if i != j && !rulestest.Thorough() {
				continue
			}
			w := at(t, marching, "-lang", lang)
			w.Resize(size[0], size[1])
			w.WantRefusedClear("soldier:b5", "field:e2")
			w.Close()
		}
	}
}
