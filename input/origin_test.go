package input

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"testing"

	"schron/layout"
)

// dragged plays a script and returns the last DragStart and what followed it.
func dragged(t *testing.T, play func(*Script)) (start Gesture, rest []Gesture) {
	t.Helper()
	var r Recogniser
	play(&Script{Step: func(sn Snapshot) {
		for _, g := range r.Feed(sn) {
			switch {
			case g.Kind == DragStart:
				start, rest = g, nil
			case start.Kind == DragStart && g.Kind != Hover:
				rest = append(rest, g)
			}
		}
	}})
	return start, rest
}

// TestADragBeginsWhereTheButtonWentDown: the cursor is read after the button. Where
// it moved in the tick of the press it had left the place by then, but for a jump.
func TestADragBeginsWhereTheButtonWentDown(t *testing.T) {
	a, b, c := layout.P(100, 100), layout.P(110, 100), layout.P(140, 100)
	far, past := layout.P(164, 100), layout.P(165, 100)
	for name, x := range map[string]struct {
		play func(*Script)
		from layout.Point
		or   [2]layout.Point
	}{
		"at rest": {
			func(s *Script) { s.Move(a); s.Press(); s.Move(c); s.Release() },
			a,
			[2]layout.Point{a, a},
		},
		"pressed and on its way in one tick": {
			func(s *Script) { s.Move(a); s.Wait(1); s.PressAt(b); s.Move(c); s.Release() },
			a,
			[2]layout.Point{b, a},
		},
		"pressed on the way": {
			func(s *Script) { s.Move(a); s.PressAt(b); s.Move(c); s.Release() },
			layout.P(105, 100),
			[2]layout.Point{b, a},
		},
		"as far as a hand goes": {
			func(s *Script) { s.Move(a); s.Wait(1); s.PressAt(far); s.Move(c); s.Release() },
			a,
			[2]layout.Point{far, a},
		},
		"a jump": {
			func(s *Script) { s.Move(a); s.Wait(1); s.PressAt(past); s.Move(c); s.Release() },
			past,
			[2]layout.Point{a, a},
		},
		"in the first tick of all": {
			func(s *Script) { s.PressAt(a); s.Move(c); s.Release() },
			a,
			[2]layout.Point{a, a},
		},
		"the second of two": {
			func(s *Script) { s.Drag(c, a, 2); s.Wait(1); s.PressAt(b); s.Move(c); s.Release() },
			a,
			[2]layout.Point{b, a},
		},
	} {
		start, rest := dragged(t, x.play)
		if start.From != x.from || start.Else != x.or {
			t.Errorf("%s: it begins at %v or %v, want %v or %v", name, start.From, start.Else, x.from, x.or)
		}
		for _, g := range rest {
			if g.From != x.from {
				t.Errorf("%s: %v says %v, want %v", name, g.Kind, g.From, x.from)
			}
		}
	}
}

// TestAClickIsWhereItIs: what moves in the tick of the press and stops there clicks
// at the cursor, not where it came from.
func TestAClickIsWhereItIs(t *testing.T) {
	var r Recogniser
	var got []Gesture
	s := &Script{Step: func(sn Snapshot) { got = append(got, r.Feed(sn)...) }}
	s.Move(layout.P(100, 100))
	s.Wait(1)
	s.PressAt(layout.P(120, 100))
	s.Release()
	for _, g := range got {
		if (g.Kind == Press || g.Kind == Click) && (g.At != layout.P(120, 100) || g.From != g.At) {
			t.Errorf("%v at %v from %v", g.Kind, g.At, g.From)
		}
	}
}

// TestAReplayedDragBeginsAtTheSamePlace, though resting ticks are not written down.
func TestAReplayedDragBeginsAtTheSamePlace(t *testing.T) {
	var file bytes.Buffer
	w := NewWriter(&file, layout.S(1280, 800))
	var live Recogniser
	var want []Gesture
	s := &Script{Step: func(sn Snapshot) {
		if err := w.Write(sn); err != nil {
			t.Fatal(err)
		}
		want = append(want, live.Feed(sn)...)
	}}
	for _, wait := range []int{0, 1, 7} {
		s.Move(layout.P(50, 60))
		s.Wait(wait)
		s.PressAt(layout.P(62, 60))
		s.Move(layout.P(200, 60))
		s.Release()
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(&file)
	if err != nil {
		t.Fatal(err)
	}
	var again Recogniser
	var got []Gesture
	for {
		sn, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, again.Feed(sn)...)
	}
	if !slices.Equal(got, want) {
		t.Errorf("played again:\n%v\nlive:\n%v", got, want)
	}
}
