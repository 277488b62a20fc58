package stand

import (
	"slices"
	"strings"
	"testing"

	"schron/scenes/ui"
)

// ShotMoment opens one of the records of which `make shots` takes pictures after some
// of its moves, for whoever decides there.
func ShotMoment(t *testing.T, game string, moves int, flags ...string) *Window {
	t.Helper()
	r := ShotRecord(t, game)
	r.Cut(moves)
	w := Start(t, Quickly(t), append([]string{"-load", PutRecord(t, "moment", r), "-scene", "table"}, flags...)...)
	w.TakeScreen()
	w.ClickAny("toast") // of the rules that it began with
	w.ClickAny("since:close")
	return w
}

// Told is what is said against the last thing that was tried, "" if nothing is.
func (w *Window) Told() string {
	w.T.Helper()
	out := ""
	for _, n := range w.Tree().Nodes {
		if strings.HasPrefix(n.ID, "toast") { // with its rule
			out += n.Label
		}
	}
	return out
}

// Fling drags a node onto another one as a hurried hand does. The cursor comes from
// elsewhere, and the button goes down while it flies over the first node. By the next
// tick it is far away.
func (w *Window) Fling(from, to string) {
	w.T.Helper()
	x0, y0 := Centre(w.Find(from))
	x1, y1 := Centre(w.Find(to))
	w.Move(x0-70, y0-50)
	w.Session.MoveCursor(x0, y0)
	w.Press()
	w.Move(x0+(x1-x0)*0.7, y0+(y1-y0)*0.7)
	w.Move(x1, y1)
	w.Release()
	w.Tick(1)
}

// Hammer taps three times on the middle of a node, whatever comes up there.
func (w *Window) Hammer(id string) {
	w.T.Helper()
	w.Tap(id)
	for range 2 {
		w.TapHere()
	}
}

// TapMarked taps on one of the things that are marked as usable, a different one for
// every i. It leaves out those for which skip is true. If there is none, it taps on the
// prompt, which skips the animation.
func (w *Window) TapMarked(i int, skip func(n ui.TreeNode) bool) {
	w.T.Helper()
	var may []string
	for _, n := range w.Tree().Nodes {
		if n.State["may"] == true && !skip(n) {
			may = append(may, n.ID)
		}
	}
	if len(may) == 0 {
		w.Tap("prompt")
		return
	}
	w.Tap(may[i%len(may)])
}

// LogLines are the lines of the log that are in sight.
func (w *Window) LogLines() (out []ui.TreeNode) {
	w.T.Helper()
	for _, n := range w.Tree().Nodes {
		if number, ok := strings.CutPrefix(n.ID, "log:"); ok && strings.Trim(number, "0123456789") == "" {
			out = append(out, n)
		}
	}
	return out
}

// WantNothingHeld fails if something is still in the hand after what was tried.
func (w *Window) WantNothingHeld(after string) {
	w.T.Helper()
	for _, n := range w.Tree().Nodes {
		if n.State["held"] == true {
			w.T.Errorf("%s is held after %s", n.ID, after)
		}
	}
}

// DragAstray drags every node for which may is true onto the first of some nodes that
// exists, where a drop does nothing. Nothing may be played or stay in hand, and barred
// handles must say why. It returns how many were dragged and how many were barred.
func (w *Window) DragAstray(may func(n ui.TreeNode) bool, onto ...string) (dragged, barred int) {
	w.T.Helper()
	before := len(w.Record().Moves)
	for _, n := range w.Tree().Nodes {
		why := n.State["barred"]
		if !may(n) {
			continue
		}
		w.Drag(n.ID, onto[slices.IndexFunc(onto, w.Has)])
		switch got := w.Told(); {
		case why != nil && got == "":
			w.T.Errorf("%s cannot be picked up and says nothing", n.ID)
		case why != nil:
			barred++
		default:
			dragged++
		}
		w.WantNothingHeld("a wrong drag of " + n.ID)
	}
	if got := w.Record().Moves; len(got) != before {
		w.T.Errorf("%q was played", got[before:])
	}
	return dragged, barred
}

// WantRefusedClear drops a node where it may not go. The refusal must say why and leave
// the log clickable. A click on a line of the log must remove the refusal.
func (w *Window) WantRefusedClear(from, to string) {
	w.T.Helper()
	before := len(w.Record().Moves)
	w.Drag(from, to)
	if got := w.Told(); got == "" || len(w.Record().Moves) != before {
		w.T.Fatalf("a refused drop says %q; %s", got, w.There())
	}
	lines := w.LogLines()
	if len(lines) < 2 {
		w.T.Fatalf("the log has %d lines in sight", len(lines))
	}
	line := lines[len(lines)-1]
	w.Move(Centre(line))
	w.TapHere()
	if !w.Has("past") {
		w.T.Errorf("a click on %s does not come to it; %s", line.ID, w.There())
	}
	if got := w.Told(); got != "" {
		w.T.Errorf("then it still says %q", got)
	}
}
