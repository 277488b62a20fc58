package recorded

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/rulestest"
)

// walked are the records that are walked through, and the windows in turn.
var (
	walked = []string{"wcp.json", "wradislavia.json", "paliwo.json", "dzicz.json", "dolores.json"}
	sizes  = []layout.Size{layout.S(1280, 800), layout.S(1024, 640)}
	langs  = []string{"pl", "en"}
)

// someOf is of how many positions one is looked at outside of a proof. With each other
// window and language alike come round.
const someOf = 7

// TestEveryPositionOfTheRecords asks of every position of the records, or every seventh,
// in the windows and languages in turn. Is one way on at most amber, and one where there
// are buttons only? Does the prompt name who decides? Does something answer what can be
// picked up? It also asks whether what comes up where one points covers neither the
// prompt nor what else may be acted on. In digits it keeps what every seventh position says
// and how it looks, as it stands, with something pointed at and with something carried. If
// they differ, look at it: -shot with -at. Then write them with -update.
func TestEveryPositionOfTheRecords(t *testing.T) {
	for _, name := range walked {
		t.Run(name, func(t *testing.T) {
			all, out := len(record(t, name).Moves), strings.Builder{}
			for n := 0; n < all; n += rulestest.Rounds(someOf, 1) {
				d := lay(t, played(t, name, n), sizes[n%2].W, sizes[n%2].H, langs[n/2%2])
				d.Open()
				if d.Table.Acting() == rules.NoSeat {
					continue
				}
				w := walk{desk: d, t: t, moves: n}
				w.tell()
				w.ways()
				w.named()
				w.handles()
				w.covers(n)
				w.refused(n)
				if t.Failed() && testing.Short() {
					return
				}
				if n%someOf == 0 {
					fmt.Fprintf(&out, "%d%s · ", n, &w.told)
				}
			}
			rulestest.CompareGolden(t, "positions-"+strings.TrimSuffix(name, ".json"), out.String())
		})
	}
}

// walk is a position of a record at its table.
type walk struct {
	*desk
	t     *testing.T
	moves int
	told  strings.Builder
}

// tell sums up what the table says now, and how it looks.
func (w *walk) tell() {
	if w.moves%someOf != 0 {
		return
	}
	l, s := newLooks(), sayings{desk: w.desk}
	l.take(w.desk, small)
	all := newSum()
	all.add("%s", l)
	for _, n := range w.Nodes() {
		all.add("%s %v", s.saidOf(n), n.State)
	}
	w.told.WriteString(" " + all.digits())
}

func (w *walk) fault(format string, args ...any) {
	w.t.Helper()
	w.t.Errorf("after %d moves, %v, %s: "+format, append([]any{w.moves, w.Stack.Size(), w.House.Lang()}, args...)...)
}

// ways counts the amber buttons.
func (w *walk) ways() {
	w.t.Helper()
	var amber []string
	for _, n := range w.Nodes() {
		// What is asked beside a field may stand in the prompt, too.
		twice := n.State["move"] != nil && slices.ContainsFunc(amber, func(id string) bool { return w.State(id, "move") == n.State["move"] })
		if n.State["amber"] == true && !twice {
			amber = append(amber, n.ID)
		}
	}
	if len(amber) > 1 {
		w.fault("amber are %q", amber)
	}
	if len(amber) == 0 && w.onlyButtons() {
		w.fault("nothing is amber, and all moves are buttons: %s", w.notations())
	}
}

// onlyButtons reports whether every legal move is a button of the prompt: not on the
// board, nor laid out by the face.
func (w *walk) onlyButtons() bool {
	seat := w.Match.Actor()
	pass := w.Match.Prompt(seat).Pass
	moves := w.Match.Legal(seat, nil)
	for _, m := range moves {
		if (pass == nil || pass.Move != m) && !w.Has("choice:"+w.Match.Game().Notation(m)) {
			return false
		}
	}
	return len(moves) > 0 && len(w.Match.Ranges(seat, nil)) == 0
}

func (w *walk) notations() (out []string) {
	for _, m := range w.Match.Legal(w.Match.Actor(), nil) {
		out = append(out, w.Match.Game().Notation(m))
	}
	return out
}

// named tests that the prompt stands there and names who decides.
func (w *walk) named() {
	w.t.Helper()
	who, ok := w.Lookup("prompt:who")
	if want := w.Table.LookOf(w.Match.Actor()).Name; !ok || who.Label != want || !w.Has("prompt") {
		w.fault("the prompt names %q, not %q", who.Label, want)
	}
}

// handles tests that whatever can be picked up has a place to go, or is told why not.
func (w *walk) handles() {
	w.t.Helper()
	for _, n := range w.Nodes() {
		node := w.Root().Node(n.ID)
		if node.Drag == nil || node.Disabled || !n.Enabled {
			continue
		}
		if why := barredBy(node.Drag); why != nil {
			if why.Text == "" {
				w.fault("%s cannot be picked up, and nothing says why", n.ID)
			}
			continue
		}
		if !w.answered(node.Drag.Payload) {
			w.fault("nothing answers %s where it is dragged", n.ID)
		}
	}
}

// answered reports whether a place takes a payload, or says why not.
func (w *walk) answered(payload any) bool {
	for _, n := range w.Nodes() {
		if node := w.Root().Node(n.ID); node.Drop != nil && !node.Disabled {
			if ok, why := node.Drop.Accepts(payload); ok || why != nil && why.Text != "" {
				return true
			}
		}
	}
	return false
}

// pointedAtOnce is at how many nodes of a position it is pointed.
const pointedAtOnce = 12

// covers points at some nodes, others in every position, and looks what comes up over
// what.
func (w *walk) covers(turn int) {
	w.t.Helper()
	var ids []string
	for _, n := range w.Nodes() {
		if _, ok := w.Root().Reach(n.ID); ok && n.Role != "entry" {
			ids = append(ids, n.ID)
		}
	}
	step := max(1, len(ids)/pointedAtOnce)
	for i := turn % step; i < len(ids); i += step {
		if !w.Has(ids[i]) {
			continue
		}
		w.Hover(ids[i])
		w.Ticks(30)
		if box, _ := w.Root().TipBox(); !box.Empty() {
			w.clear(ids[i], "tooltip", box)
		}
		if n := w.Root().Node("bubble"); n != nil {
			w.clear(ids[i], "bubble", n.Rect)
		}
		if i/step == w.moves%pointedAtOnce {
			w.tell()
		}
		w.Away()
	}
}

// refused drops something where it may not go, another thing in every position, and
// looks what the refusal lies over.
func (w *walk) refused(turn int) {
	w.t.Helper()
	type wrong struct{ from, to string }
	var all []wrong
	for _, n := range w.Nodes() {
		node := w.Root().Node(n.ID)
		if node.Drag == nil || node.Disabled || !n.Enabled || barredBy(node.Drag) != nil {
			continue
		}
		for _, at := range w.Nodes() {
			place := w.Root().Node(at.ID)
			if place.Drop == nil || place.Disabled || at.ID == n.ID {
				continue
			}
			if ok, why := place.Drop.Accepts(node.Drag.Payload); !ok && why != nil {
				all = append(all, wrong{n.ID, at.ID})
			}
		}
	}
	if len(all) == 0 {
		return
	}
	x := all[turn*31%len(all)]
	if _, ok := w.Root().ReachDrag(x.from); !ok {
		return
	}
	if _, ok := w.Root().ReachDrop(x.to); !ok {
		return
	}
	before := w.Match.Len()
	w.Carry(x.from, x.to)
	w.tell()
	if place := w.Root().Node(x.to); place == nil || place.Drop == nil || w.Root().Dragging() == nil {
		w.Key(input.KeyEscape)
		w.LetGo()
		return
	} else if ok, why := place.Drop.Accepts(w.Root().Dragging()); ok || why == nil { // picked up it may go there
		w.Key(input.KeyEscape)
		w.LetGo()
		return
	}
	w.LetGo()
	if w.Match.Len() != before {
		w.fault("%s is refused on %s, and yet something was played", x.from, x.to)
	}
	if said, ok := w.Lookup("toast"); ok {
		w.clear(x.to, "refusal", layout.R(said.Rect[0], said.Rect[1], said.Rect[2], said.Rect[3]))
	} else {
		w.fault("nothing says why %s does not go to %s", x.from, x.to)
	}
}

// clear tests what a box that came up where a node is pointed at lies over. That is neither
// the prompt nor most of another thing that may be acted on now.
func (w *walk) clear(at, what string, box layout.Rect) {
	w.t.Helper()
	for _, n := range w.Nodes() {
		if n.ID == at {
			continue
		}
		r := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
		over := r.Intersect(box)
		if over.W < 2 || over.H < 2 {
			continue
		}
		switch {
		case n.ID == "prompt":
			w.fault("the %s of %s covers the prompt", what, at)
		case n.State["may"] == true && w.beside(at, r) && over.W*over.H > r.W*r.H/2:
			w.fault("the %s of %s covers %s beside it", what, at, n.ID)
		}
	}
}

// beside reports whether a box is a neighbour of a node: close to one of its sides, not
// only to a corner.
func (w *walk) beside(id string, r layout.Rect) bool {
	n := w.Root().Node(id)
	if n == nil {
		return false
	}
	both := n.Rect.Inset(-24).Intersect(r)
	return max(both.W, both.H) > 0.6*min(r.W, r.H)
}
