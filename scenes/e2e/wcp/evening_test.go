package wcp

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
	return hand{stand.ShotMoment(t, "wcp", moves, flags...)}
}

// The moments of the recorded game.
const (
	choosing   = 2
	placing    = 60
	meeting    = 65
	moving     = 95 // onto the central hall, where the button can be pressed
	button     = 96
	destroying = 131
	escaping   = 132
	offering   = 139
	answering  = 140
)

// TestInAHurry taps as fast as it can through covers and turn changes. Everybody is asked for
// a cover, nothing is decided for somebody else by a second tap, and nobody gets stuck.
func TestInAHurry(t *testing.T) {
	rulestest.OnlyInProof(t)
	r := *stand.ShotRecord(t, "wcp")
	for _, data := range []stand.Folder{stand.Usually(t), stand.Empty(t)} {
		w := start(t, data, "-load", stand.Beginning(t, &r), "-scene", "table", "-lang", "pl")
		covers, taps := 0, 0
		for i := 0; len(w.Record().Moves) < 50; i++ {
			if i > 1500 {
				t.Fatalf("the game does not go on; %s", w.There())
			}
			switch {
			case w.Has("cover:open"):
				covers++
				w.CoverOnly()
				before := len(w.Record().Moves)
				w.Hammer("cover:open")
				if got := len(w.Record().Moves); got != before {
					t.Fatalf("%d moves were played through a cover", got-before)
				}
			case w.Has("confirm:yes"):
				w.Hammer("confirm:yes")
			case w.Has("card:ok"):
				w.Hammer("card:ok")
			case w.Has("since:close"):
				w.Hammer("since:close")
			case w.Has("pass"):
				w.Hammer("pass")
			default:
				taps++
				w.TapMarked(i*7, func(n ui.TreeNode) bool { return n.Role == "pawn" })
			}
		}
		if covers < 8 || taps < 40 {
			t.Errorf("%d covers, %d taps", covers, taps)
		}
		w.Close()
	}
}

// TestDraggingFromAMovingCursor: what lay under the cursor when the button went down
// is what is carried: a card, a pawn, a hall, a thing offered.
func TestDraggingFromAMovingCursor(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, c := range []struct {
		moves          int
		from, to, want string
	}{
		{choosing, "vehicle:V02", "player:2", "vehicle V02"},
		{moving, "pawn:0", "field:d4", "move d4"},
		{escaping, "pawn:1", "field:d7", "move d7"},
		{answering, "give:booster", "side:1", "counter"},
	} {
		w := at(t, c.moves)
		w.Fling(c.from, c.to)
		w.Tick(2)
		if got := w.Record().Moves[c.moves:]; len(got) == 0 || got[0] != c.want {
			t.Errorf("%s flung onto %s plays %q, want %q; %q", c.from, c.to, got, c.want, w.Told())
		}
		w.Close()
	}
	w := at(t, placing)
	w.Click("hand:hall:0")
	on := w.Legal()
	w.Click("hand:hall:0")
	if len(on) == 0 {
		t.Fatal("the first hall fits nowhere as it lies")
	}
	w.Fling("hand:hall:0", on[0])
	if got := w.Record().Moves[placing:]; len(got) != 1 || !strings.HasSuffix(got[0], strings.TrimPrefix(on[0], "field:")) {
		t.Errorf("a hall flung onto %s plays %q; %q", on[0], got, w.Told())
	}
	w.Close()
}

// TestAWrongDragOfEveryHandle at each kind of decision and at the sizes where little room is.
// Nothing is played, nothing stays in hand, and what cannot be picked up says why.
func TestAWrongDragOfEveryHandle(t *testing.T) {
	rulestest.OnlyInProof(t)
	dragged, barred := 0, 0
	for _, moves := range []int{choosing, placing, meeting, moving, button, destroying, escaping, offering, answering} {
		for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
			w := at(t, moves, "-lang", "pl")
			w.Resize(size[0], size[1])
			a, b := w.DragAstray(func(n ui.TreeNode) bool {
				handle := n.State["may"] == true && n.Role != "field" && n.Role != "entrance" && n.Role != "button"
				return handle || n.State["barred"] != nil
			}, "prompt")
			dragged, barred = dragged+a, barred+b
			if t.Failed() {
				t.Fatalf("%v, after %d moves", size, moves)
			}
			w.Close()
		}
	}
	if dragged < 40 || barred < 40 {
		t.Errorf("%d handles dragged, %d barred", dragged, barred)
	}
}

// TestARefusedDropBesideTheLog is of a pawn on the field nearest to the log. It is said why,
// a line of the log can be clicked at once, and what was said goes with that click.
func TestARefusedDropBesideTheLog(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
		for _, lang := range []string{"pl", "en"} {
			w := at(t, moving, "-lang", lang)
			w.Resize(size[0], size[1])
			w.WantRefusedClear("pawn:0", "entrance:1")
			w.Close()
		}
	}
}
