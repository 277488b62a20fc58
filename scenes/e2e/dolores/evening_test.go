package dolores

import (
	"math"
	"slices"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

// evening starts the recorded round anew.
func evening(t *testing.T, data stand.Folder) hand {
	t.Helper()
	return start(t, data, "-load", stand.Beginning(t, stand.ShotRecord(t, "dolores")), "-scene", "table")
}

// TestFastClicksEndOneInvestment: who goes on clicking where the turn is ended ends one
// federation's only, and the next can go on.
func TestFastClicksEndOneInvestment(t *testing.T) {
	w := evening(t, stand.Quickly(t))
	w.Await("pass")
	w.Hover("pass")
	for range 10 {
		w.TapHere()
	}
	if got := w.Record().Moves; !slices.Equal(got, []string{"end"}) {
		t.Errorf("fast clicks play %q", got)
	}
	w.Click("tool:claim")
	if w.Find("ledger").State["seat"] != 1.0 || w.Find("tool:claim").State["held"] != true {
		t.Error("the next one cannot go on")
	}
	w.Close()
}

// TestFastClicksAnswerNothing: neither an offer that comes up where it was made nor the
// question what an end gives up is answered by the click before.
func TestFastClicksAnswerNothing(t *testing.T) {
	w := evening(t, stand.Quickly(t))
	w.Click("page:trade")
	w.Click("offer:1")
	w.Click("offer:add")
	before := len(w.Record().Moves)
	w.Await("choice:propose")
	w.Hover("choice:propose")
	for range 8 {
		w.TapHere()
	}
	if got := w.Record().Moves[before:]; !slices.Equal(got, []string{"propose"}) {
		t.Errorf("fast clicks play %q", got)
	}
	w.Close()
}

// TestADragStartsWhereTheButtonWentDown, from a cursor that does not stop: a tool, a
// field of a row, a unit.
func TestADragStartsWhereTheButtonWentDown(t *testing.T) {
	rulestest.OnlyInProof(t)
	w := evening(t, stand.Quickly(t))
	w.fling("tool:claim", "field:L5")
	w.WantMoves("claim L5")
	w.Click("tool:claim")
	w.fling("field:K5", "field:K3")
	w.WantMoves("claim K5", "claim K4", "claim K3")
	w.Click("tool:claim")
	w.endTurns()
	for !w.Has("unit:i2") {
		w.Tick(1)
	}
	w.fling("unit:i2", "field:K8")
	w.WantMoves("move i2 K8")
	w.Close()
}

// fling presses the button on a node while the cursor flies over it and lets go over
// another; between there is one tick.
func (w hand) fling(from, to string) {
	w.T.Helper()
	x0, y0 := stand.Centre(w.Find(from))
	x1, y1 := stand.Centre(w.Find(to))
	w.Move(x0-9, y0-3)
	w.Session.MoveCursor(x0, y0)
	w.Session.PressMouseButton(0)
	w.Tick(1)
	w.Session.MoveCursor((x0+x1)/2, (y0+y1)/2)
	w.Tick(1)
	w.Session.MoveCursor(x1, y1)
	w.Tick(1)
	w.Release()
	w.Tick(2)
}

// endTurns goes on until units act.
func (w hand) endTurns() {
	w.T.Helper()
	for range 40 {
		if w.Find("page:army").State["selected"] == true && w.Has("unit:i2") && w.Find("unit:i2").State["usable"] == true {
			return
		}
		w.Click("pass")
		w.ClickAny("confirm:yes")
		w.Tick(4)
	}
	w.T.Fatalf("no unit acts; %s", w.There())
}

// TestARefusedDropBesideTheLog says why beside the place of the drop. It covers neither the
// question nor the log's lines for a click, and goes with the next press.
func TestARefusedDropBesideTheLog(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, size := range [][2]int{{1280, 800}, {1920, 1080}} {
		w := evening(t, stand.Quickly(t))
		w.Resize(size[0], size[1])
		w.Tick(4)
		w.Drag("tool:sow", "field:M4")
		refusals := w.refusals()
		if len(refusals) != 1 {
			t.Fatalf("%v: %d refusals; %s", size, len(refusals), w.There())
		}
		box := refusals[0].Rect
		for _, id := range []string{"prompt", "pass"} {
			n := w.Find(id).Rect
			if math.Min(box[0]+box[2], n[0]+n[2])-math.Max(box[0], n[0]) > 1 && math.Min(box[1]+box[3], n[1]+n[3])-math.Max(box[1], n[1]) > 1 {
				t.Errorf("%v: the refusal at %v covers %s at %v", size, box, id, n)
			}
		}
		w.Click("page:bank")
		if w.Find("page:bank").State["selected"] != true {
			t.Errorf("%v: the click after it is lost", size)
		}
		w.Click("page:city")
		if len(w.Record().Moves) != 0 {
			t.Errorf("%v: played %q", size, w.Record().Moves)
		}
		w.Close()
	}
}

func (w hand) refusals() []ui.TreeNode {
	w.T.Helper()
	var out []ui.TreeNode
	for _, n := range w.Tree().Nodes {
		if n.Role == "toast" || strings.HasPrefix(n.ID, "refusal") && n.Role != "link" {
			out = append(out, n)
		}
	}
	return out
}

// TestEveryHandleDraggedWrong: each tool, service, building and unit onto the bank, onto the
// ledger and off the window plays nothing, whoever's turn it is. What does not fit or cannot
// be lifted says why.
func TestEveryHandleDraggedWrong(t *testing.T) {
	rulestest.OnlyInProof(t)
	w := evening(t, stand.Quickly(t))
	w.dragWrong("city")
	w.Click("district:9")
	w.dragWrong("")
	w.dragWrong("services")
	w.dragWrong("army")
	w.endTurns()
	w.dragWrong("army")
	w.dragWrong("city")
	w.Close()
}

// dragWrong drags all handles of a page.
func (w hand) dragWrong(page string) {
	w.T.Helper()
	if page != "" {
		w.turnTo(page)
	}
	before := w.Record().Moves
	said := 0
	for _, n := range w.Tree().Nodes {
		if !slices.Contains([]string{"tool", "building", "unit"}, n.Role) || !w.Has(n.ID) {
			continue
		}
		for _, to := range []string{"field:K11", "prompt", "ledger"} {
			w.Drag(n.ID, to)
			if said += len(w.refusals()); to == "field:K11" && len(w.refusals()) == 0 {
				w.T.Errorf("%s: %s dragged to %s says nothing", page, n.ID, to)
			}
		}
		x, y := stand.Centre(n)
		w.Move(x, y)
		w.Press()
		w.Move(x, -20)
		w.Release()
		w.Tick(1)
	}
	if got := w.Record().Moves; !slices.Equal(got, before) {
		w.T.Fatalf("wrong drags on %s play %q", page, got[len(before):])
	}
	if said == 0 {
		w.T.Errorf("%s: no wrong drag says why", page)
	}
}
