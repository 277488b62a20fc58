package dzicz

import (
	"strings"
	"testing"

	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

// at opens the recorded game after some of its moves, for whoever decides there.
func at(t *testing.T, moves int, flags ...string) hand {
	t.Helper()
	r := *stand.ShotRecord(t, "dzicz")
	r.Moves, r.Final = r.Moves[:moves], ""
	w := start(t, stand.Quickly(t), append([]string{"-load", stand.PutRecord(t, "moment", &r), "-scene", "table"}, flags...)...)
	w.TakeScreen()
	w.ClickAny("toast") // of the rules that it began with
	w.ClickAny("since:close")
	return w
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

// said is what is said against the last thing that was tried.
func (w hand) said() string {
	w.T.Helper()
	out := ""
	for _, n := range w.Tree().Nodes {
		if n.Role == "toast" {
			out += n.Label
		}
	}
	return out
}

// fling drags a node onto another one with a cursor that comes from elsewhere and is
// gone again by the next frame.
func (w hand) fling(from, to string) {
	w.T.Helper()
	x0, y0 := stand.Centre(w.Find(from))
	x1, y1 := stand.Centre(w.Find(to))
	w.Move(x0-70, y0+50)
	w.Session.MoveCursor(x0, y0)
	w.Press()
	w.Move(x0+(x1-x0)*0.7, y0+(y1-y0)*0.7)
	w.Move(x1, y1)
	w.Release()
	w.Tick(1)
}

// TestDraggingFromAMovingCursor: what lay under the cursor when the button went down
// is what is carried: a soldier, a token while soldiers may still move, the first
// token, an action token.
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
		w.fling(c.from, c.to)
		w.Tick(2)
		if got := strings.Join(w.Record().Moves[before:], ", "); got != c.want {
			t.Errorf("%s flung onto %s plays %q, want %q; %q", c.from, c.to, got, c.want, w.said())
		}
		w.Close()
	}
}

// TestAWrongDragOfEveryHandle at each kind of decision and at the sizes where little
// room is: nothing is played, nothing stays in hand, and what cannot be picked up
// says why.
func TestAWrongDragOfEveryHandle(t *testing.T) {
	dragged, barred := 0, 0
	for _, moves := range []int{homes, answering, marching, expanding, posting, extraOnes, defending, destroying} {
		for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
			w := at(t, moves, "-lang", "pl")
			w.Resize(size[0], size[1])
			before := len(w.Record().Moves)
			for _, n := range w.Tree().Nodes {
				kind, _, _ := strings.Cut(n.ID, ":")
				why := n.State["barred"]
				if w.asked(n) {
					continue
				}
				if why == nil && (n.State["may"] != true || kind != "soldier" && kind != "supply" && kind != "action") {
					continue
				}
				to := "heading"
				if !w.Has(to) {
					to = "prompt"
				}
				w.Drag(n.ID, to)
				switch got := w.said(); {
				case why != nil && got == "":
					t.Errorf("%v, %d: %s cannot be picked up and says nothing", size, moves, n.ID)
				case why != nil:
					barred++
				default:
					dragged++
				}
				w.nothingHeld(n.ID)
			}
			if got := w.Record().Moves; len(got) != before {
				t.Errorf("%v, %d: %q was played", size, moves, got[before:])
			}
			w.Close()
		}
	}
	if dragged < 12 || barred < 60 {
		t.Errorf("%d handles dragged, %d barred", dragged, barred)
	}
}

// asked tells whether the question on the board lies over the middle of a node.
func (w hand) asked(n ui.TreeNode) bool {
	w.T.Helper()
	near, ok := w.Lookup("near")
	x, y := stand.Centre(n)
	r := near.Rect
	return ok && x > r[0] && x < r[0]+r[2] && y > r[1] && y < r[1]+r[3]
}

// nothingHeld fails if something is still in the hand.
func (w hand) nothingHeld(after string) {
	w.T.Helper()
	for _, n := range w.Tree().Nodes {
		if n.State["held"] == true {
			w.T.Errorf("%s is held after a wrong drag of %s", n.ID, after)
		}
	}
}

// TestARefusedDropBesideTheLog stands on the field nearest to the log, at the sizes
// where that is near: it is said why, a line of the log can be clicked at once, and
// what was said goes with that click.
func TestARefusedDropBesideTheLog(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
		for _, lang := range []string{"pl", "en"} {
			w := at(t, marching, "-lang", lang)
			w.Resize(size[0], size[1])
			before := len(w.Record().Moves)
			w.Drag("soldier:b5", "field:e2")
			if got := w.said(); got == "" || len(w.Record().Moves) != before {
				t.Fatalf("%v, %s: a refused drop says %q; %s", size, lang, got, w.There())
			}
			lines := w.logLines()
			if len(lines) < 2 {
				t.Fatalf("%v, %s: the log has %d lines in sight", size, lang, len(lines))
			}
			line := lines[len(lines)-1]
			w.Move(stand.Centre(line))
			w.TapHere()
			if !w.Has("past") {
				t.Errorf("%v, %s: a click on %s does not come to it; %s", size, lang, line.ID, w.There())
			}
			if got := w.said(); got != "" {
				t.Errorf("%v, %s: then it still says %q", size, lang, got)
			}
			w.Close()
		}
	}
}

// logLines are the lines of the log that are in sight.
func (w hand) logLines() (out []ui.TreeNode) {
	w.T.Helper()
	for _, n := range w.Tree().Nodes {
		if number, ok := strings.CutPrefix(n.ID, "log:"); ok && strings.Trim(number, "0123456789") == "" {
			out = append(out, n)
		}
	}
	return out
}
