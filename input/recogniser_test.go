package input

import (
	"strings"
	"testing"

	"schron/layout"
)

// kinds plays a script and returns the gestures as words, without hovers.
func kinds(play func(*Script)) string {
	var r Recogniser
	var out []string
	s := &Script{Step: func(sn Snapshot) {
		for _, g := range r.Feed(sn) {
			if g.Kind != Hover {
				out = append(out, g.Kind.String())
			}
		}
	}}
	play(s)
	return strings.Join(out, " ")
}

func TestGestures(t *testing.T) {
	a, b, near := layout.P(10, 10), layout.P(100, 50), layout.P(12, 12)
	for name, tc := range map[string]struct {
		play func(*Script)
		want string
	}{
		"click":                       {func(s *Script) { s.Click(a) }, "press click release"},
		"press and release in a tick": {func(s *Script) { s.FastClick(a) }, "press click release"},
		"a trembling hand clicks":     {func(s *Script) { s.Drag(a, near, 2) }, "press click release"},
		"double click":                {func(s *Script) { s.DoubleClick(a) }, "press click release press click doubleclick release"},
		"three fast clicks are one double click": {
			func(s *Script) { s.FastClick(a); s.FastClick(a); s.FastClick(a) },
			"press click release press click doubleclick release press click release",
		},
		"slow clicks": {
			func(s *Script) { s.Click(a); s.Wait(24); s.Click(a) },
			"press click release press click release",
		},
		"clicks far apart": {
			func(s *Script) { s.FastClick(a); s.FastClick(b) },
			"press click release press click release",
		},
		"drag and drop": {
			func(s *Script) { s.Drag(a, b, 2) },
			"press dragstart drag drag drop release",
		},
		"a jump drags at once": {
			func(s *Script) { s.Drag(a, b, 1) },
			"press dragstart drag drop release",
		},
		"Escape cancels a drag": {
			func(s *Script) { s.Carry(a, b, 1); s.Key(KeyEscape, 0); s.Release() },
			"press dragstart drag dragcancel release",
		},
		"Escape without a drag is a key": {
			func(s *Script) { s.Key(KeyEscape, 0) }, "key",
		},
		"the right button cancels a drag and is no click": {
			func(s *Script) { s.Carry(a, b, 1); s.RightClick(b); s.Release() },
			"press dragstart drag dragcancel release",
		},
		"a lost focus cancels a drag": {
			func(s *Script) { s.Carry(a, b, 1); s.SetFocused(false) },
			"press dragstart drag dragcancel release focuslost",
		},
		"a lost focus ends a press": {
			func(s *Script) { s.Move(a); s.Press(); s.SetFocused(false); s.Release() },
			"press release focuslost",
		},
		"focus comes back": {
			func(s *Script) { s.Wait(1); s.SetFocused(false); s.SetFocused(true) },
			"focuslost focusgained",
		},
		"right click": {func(s *Script) { s.RightClick(a) }, "rightclick"},
		"wheel":       {func(s *Script) { s.Wheel(-1) }, "wheel"},
		"typing":      {func(s *Script) { s.Type("żó") }, "text text"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := kinds(tc.play); got != tc.want {
				t.Errorf("got %q, want %q", got, tc.want)
			}
		})
	}
}

func TestDragStartsAfterThreshold(t *testing.T) {
	var r Recogniser
	feed := func(s Snapshot) { s.Focused = true; r.Feed(s) }
	feed(Snapshot{Cursor: layout.P(50, 50), Pressed: true, Down: true})
	feed(Snapshot{Cursor: layout.P(53.5, 50), Down: true})
	if r.Dragging() {
		t.Fatal("drags before the threshold")
	}
	feed(Snapshot{Cursor: layout.P(54, 50), Down: true})
	if !r.Dragging() {
		t.Fatal("does not drag at the threshold")
	}
}

func TestReleaseAndPressInOneTick(t *testing.T) {
	var r Recogniser
	at := layout.P(5, 5)
	r.Feed(Snapshot{Cursor: at, Pressed: true, Down: true, Focused: true})
	var got []string
	for _, g := range r.Feed(Snapshot{Time: 1, Cursor: at, Pressed: true, Released: true, Down: true, Focused: true}) {
		got = append(got, g.Kind.String())
	}
	if s := strings.Join(got, " "); s != "click release press" {
		t.Errorf("got %q", s)
	}
	if !r.Pressed() {
		t.Error("the second press is lost")
	}
}

func TestLostReleaseEndsThePress(t *testing.T) {
	var r Recogniser
	r.Feed(Snapshot{Pressed: true, Down: true, Focused: true})
	r.Feed(Snapshot{Time: 1, Focused: true})
	if r.Pressed() {
		t.Error("still pressed though the button is up")
	}
}

func TestTextComesBeforeKeys(t *testing.T) {
	var r Recogniser
	g := r.Feed(Snapshot{Focused: true, Text: "ą", Keys: []KeyPress{{Key: KeyEnter}}})
	if n := len(g); n < 2 || g[n-2].Kind != Text || !g[n-1].IsKey(KeyEnter, 0) {
		t.Errorf("got %v", g)
	}
}

func TestFeedDoesNotAllocateAtRest(t *testing.T) {
	var r Recogniser
	s := Snapshot{Cursor: layout.P(3, 3), Focused: true}
	r.Feed(s)
	if n := testing.AllocsPerRun(100, func() { s.Time++; s.Cursor.X++; r.Feed(s) }); n != 0 {
		t.Errorf("%v allocations per tick", n)
	}
}

func TestKeysHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for k := KeyNone; k < keyCount; k++ {
		name := k.String()
		if name == "" || seen[name] {
			t.Errorf("key %d has the name %q, empty or taken", k, name)
		}
		seen[name] = true
		if got, err := ParseKey(strings.ToUpper(name)); err != nil || got != k {
			t.Errorf("ParseKey(%q) = %v, %v", name, got, err)
		}
	}
	if _, err := ParseKey("hyper"); err == nil {
		t.Error("an unknown key is accepted")
	}
}
