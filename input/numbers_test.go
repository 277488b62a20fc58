package input

import (
	"testing"

	"schron/layout"
)

// The numbers here are the promise: a hand may tremble by less than four units,
// and two clicks within 0.4 s, 24 ticks, at the same place are a double click.

func TestADragBeginsFourUnitsFromWhereThePressWas(t *testing.T) {
	at := layout.P(50, 50)
	for _, c := range []struct {
		to    layout.Point
		drags bool
	}{
		{layout.P(53.9, 50), false},
		{layout.P(54, 50), true},
		{layout.P(46, 50), true},
		{layout.P(50, 46), true},
		{layout.P(52.8, 52.8), false}, // 3.96 away
		{layout.P(52.9, 52.9), true},  // 4.1 away
		{layout.P(61.9, 50), true},
	} {
		want := "press click release"
		if c.drags {
			want = "press dragstart drag drop release"
		}
		if got := kinds(func(s *Script) { s.Drag(at, c.to, 1) }); got != want {
			t.Errorf("to %v: got %q, want %q", c.to, got, want)
		}
	}
}

// TestADoubleClicksTime counts the ticks from one release to the next.
func TestADoubleClicksTime(t *testing.T) {
	const once, twice = "press click release press click release", "press click release press click doubleclick release"
	for ticks, want := range map[int]string{1: twice, 12: twice, 24: twice, 25: once, 60: once} {
		got := kinds(func(s *Script) {
			s.FastClick(layout.P(9, 9))
			s.Wait(ticks - 1)
			s.FastClick(layout.P(9, 9))
		})
		if got != want {
			t.Errorf("%d ticks apart: got %q, want %q", ticks, got, want)
		}
	}
}

// TestADoubleClicksPlace moves between the clicks.
func TestADoubleClicksPlace(t *testing.T) {
	const once, twice = "press click release press click release", "press click release press click doubleclick release"
	for _, c := range []struct {
		to   layout.Point
		want string
	}{
		{layout.P(9, 9), twice},
		{layout.P(12.9, 9), twice},
		{layout.P(13, 9), once},
		{layout.P(9, 5), once},
		{layout.P(12, 12), once}, // 4.2 away
		{layout.P(20.5, 9), once},
	} {
		got := kinds(func(s *Script) { s.FastClick(layout.P(9, 9)); s.FastClick(c.to) })
		if got != c.want {
			t.Errorf("to %v: got %q, want %q", c.to, got, c.want)
		}
	}
}

// TestADragBetweenTwoClicksMakesThemTwo: click, drag, click, all fast and at one
// place.
func TestADragBetweenTwoClicksMakesThemTwo(t *testing.T) {
	a, b := layout.P(9, 9), layout.P(40, 9)
	got := kinds(func(s *Script) {
		s.FastClick(a)
		s.Drag(a, b, 1)
		s.FastClick(a)
		s.FastClick(a)
	})
	const want = "press click release press dragstart drag drop release press click release press click doubleclick release"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestADragThatWasCancelledMakesThemTwoToo ends it with Escape in between.
func TestADragThatWasCancelledMakesThemTwoToo(t *testing.T) {
	a := layout.P(9, 9)
	got := kinds(func(s *Script) {
		s.FastClick(a)
		s.Carry(a, layout.P(40, 9), 1)
		s.Key(KeyEscape, 0)
		s.Release()
		s.FastClick(a)
	})
	const want = "press click release press dragstart drag dragcancel release press click release"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestTheFocusComesBetween: a click before the window lost the keyboard and one
// after it are two, and a right button that went down before is no click when it
// comes up.
func TestTheFocusComesBetween(t *testing.T) {
	a := layout.P(9, 9)
	got := kinds(func(s *Script) {
		s.FastClick(a)
		s.SetFocused(false)
		s.SetFocused(true)
		s.FastClick(a)
	})
	if want := "press click release focuslost focusgained press click release"; got != want {
		t.Errorf("clicks: got %q, want %q", got, want)
	}
	got = kinds(func(s *Script) {
		s.Move(a)
		s.tick(func(sn *Snapshot) { sn.RPressed = true })
		s.SetFocused(false)
		s.SetFocused(true)
		s.tick(func(sn *Snapshot) { sn.RReleased = true })
		s.RightClick(a)
	})
	if want := "focuslost focusgained rightclick"; got != want {
		t.Errorf("right button: got %q, want %q", got, want)
	}
}

// TestARightButtonOverADragIsSpent: what cancels a drag is no click afterwards,
// and the next one is.
func TestARightButtonOverADragIsSpent(t *testing.T) {
	a, b := layout.P(9, 9), layout.P(40, 9)
	got := kinds(func(s *Script) {
		s.Carry(a, b, 1)
		s.RightClick(b)
		s.RightClick(b)
		s.Release()
		s.FastClick(b)
	})
	const want = "press dragstart drag dragcancel release rightclick press click release"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
