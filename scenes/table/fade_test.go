package table_test

import (
	"slices"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

func calm(s *store.Settings) { s.Animation = store.AnimationReduced }

// fadeTicks is the most that anything may take where movement is not wished for.
const fadeTicks = 12

// shown draws every tick of the motion of a move.
func (w *world) shown(t *testing.T) (ticks int) {
	t.Helper()
	w.Click("pass")
	w.Ticks(1)
	for ; w.tb.Animating() && w.tb.Hidden("token"); ticks++ {
		w.drawn(t)
		w.Ticks(1)
	}
	return ticks
}

// TestReducedMotionFades: nothing is ever seen between where it was and where it will be,
// however long the movement would have taken.
func TestReducedMotionFades(t *testing.T) {
	for _, slow := range []float64{0, 3} {
		w := open(t, lines{game: two(2), players: toy.People(2), set: calm})
		w.face.slow = slow
		if n := w.shown(t); n < 6 || n > fadeTicks {
			t.Errorf("slow %v: it takes %d ticks", slow, n)
		}
		at := w.face.places
		if slow > 0 {
			at = w.face.boxes
		}
		for _, r := range at {
			if r != w.face.fields[0] && r != w.face.fields[1] {
				t.Errorf("slow %v: seen at %v", slow, r)
			}
		}
		for _, r := range w.face.fields {
			if !slices.Contains(at, r) {
				t.Errorf("slow %v: never seen at %v", slow, r)
			}
		}
		for _, x := range w.face.parts {
			if x != 0 && x != 1 {
				t.Errorf("drawn in the middle, at %v", x)
			}
		}
	}
}

// TestReducedMotionHasAFormOfItsOwn where the motion has one: it is told the time and
// drawn where the piece will be, and the movement is not.
func TestReducedMotionHasAFormOfItsOwn(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: calm})
	w.face.slow, w.face.calm = 3, true
	n := w.shown(t)
	if len(w.face.parts) > 0 || len(w.face.calms) != n || !slices.IsSorted(w.face.calms) || w.face.calms[n-1] < 0.8 {
		t.Errorf("moved at %v, told of %v in %d ticks", w.face.parts, w.face.calms, n)
	}
	if slices.ContainsFunc(w.face.boxes, func(r layout.Rect) bool { return r != w.face.fields[1] }) {
		t.Errorf("drawn at %v", w.face.boxes)
	}
}

// TestReducedMotionWaitsWhereTheMovementWould: what there is to be read is fully seen
// then, and it goes on by a click.
func TestReducedMotionWaitsWhereTheMovementWould(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: calm})
	w.face.slow, w.face.pause = 3, 0.75
	w.Click("pass")
	w.Ticks(60)
	if !w.tb.Paused() {
		t.Fatal("it does not wait")
	}
	w.face.parts = nil
	w.drawn(t)
	if len(w.face.parts) != 1 || w.face.parts[0] != 0.75 {
		t.Errorf("drawn %v", w.face.parts)
	}
	w.Click("go-on")
	w.Ticks(fadeTicks)
	if w.tb.Showing() {
		t.Error("it does not go on")
	}
}
