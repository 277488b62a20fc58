package input

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/layout"
)

// The numbers here are the promise: a hand may tremble by less than four units. Two clicks
// within 0.4 s, 24 ticks, at the same place are a double click.

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

const (
	// once are two clicks, twice a double click, with nothing between them.
	once  = "press click release press click release"
	twice = "press click release press click doubleclick release"
)

// TestADoubleClicksTime counts the ticks from one release to the next.
func TestADoubleClicksTime(t *testing.T) {
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

// TestWhatComesBetween: what happens between a press and what would follow from
// it parts the two. The clicks are all fast and at one place.
func TestWhatComesBetween(t *testing.T) {
	a, b := layout.P(9, 9), layout.P(40, 9)
	for name, c := range map[string]struct {
		play func(*Script)
		want string
	}{
		"a drag makes a click before it and one after it two": {
			func(s *Script) { s.FastClick(a); s.Drag(a, b, 1); s.FastClick(a); s.FastClick(a) },
			"press click release press dragstart drag drop release " + twice,
		},
		"so does a drag that was cancelled": {
			func(s *Script) {
				s.FastClick(a)
				s.Carry(a, b, 1)
				s.Key(KeyEscape, 0)
				s.Release()
				s.FastClick(a)
			},
			"press click release press dragstart drag dragcancel release press click release",
		},
		"so does the keyboard lost": {
			func(s *Script) { s.FastClick(a); s.SetFocused(false); s.SetFocused(true); s.FastClick(a) },
			"press click release focuslost focusgained press click release",
		},
		"a right button that went down before the keyboard was lost is no click": {
			func(s *Script) {
				s.Move(a)
				s.tick(func(sn *Snapshot) { sn.RPressed = true })
				s.SetFocused(false)
				s.SetFocused(true)
				s.tick(func(sn *Snapshot) { sn.RReleased = true })
				s.RightClick(a)
			},
			"focuslost focusgained rightclick",
		},
		"a right button that cancels a drag is spent, and the next one is a click": {
			func(s *Script) { s.Carry(a, b, 1); s.RightClick(b); s.RightClick(b); s.Release(); s.FastClick(b) },
			"press dragstart drag dragcancel release rightclick press click release",
		},
	} {
		t.Run(name, func(t *testing.T) {
			if got := kinds(c.play); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestModifiersGoWithWhatTheyModify: those held go with the wheel, and a key has
// those that it was pressed with.
func TestModifiersGoWithWhatTheyModify(t *testing.T) {
	var r Recogniser
	got := r.Feed(Snapshot{
		Focused: true, Cursor: layout.P(9, 9), Wheel: -1.5, Mods: Ctrl | Shift,
		Keys: []KeyPress{{Key: KeyA, Mods: Alt}, {Key: KeyB, Repeat: true}},
	})
	want := []Gesture{
		{Kind: Hover, At: layout.P(9, 9)},
		{Kind: Wheel, At: layout.P(9, 9), Wheel: -1.5, Notches: -1, Mods: Ctrl | Shift},
		{Kind: KeyStroke, At: layout.P(9, 9), Key: KeyA, Mods: Alt},
		{Kind: KeyStroke, At: layout.P(9, 9), Key: KeyB, Repeat: true},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
