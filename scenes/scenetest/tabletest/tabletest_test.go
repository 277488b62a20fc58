package tabletest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/dzicz"
	"schron/scenes/scenetest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Loop(m)) }

// told notes what a check reports instead of failing.
type told struct {
	testing.TB
	what []string
}

func (x *told) Helper()                   {}
func (x *told) Fatal(args ...any)         { x.what = append(x.what, fmt.Sprint(args...)) }
func (x *told) Fatalf(f string, a ...any) { x.what = append(x.what, fmt.Sprintf(f, a...)) }

type words []string

func (w words) Seen() []string { return w }

// TestSameFindsAnyDifference compares screens that differ in the middle or go on.
func TestSameFindsAnyDifference(t *testing.T) {
	for _, c := range []struct {
		a, b words
		same bool
	}{
		{words{"a", "b"}, words{"a", "b"}, true},
		{words{"a", "b"}, words{"a", "c"}, false},
		{words{"a"}, words{"a", "b"}, false},
		{words{"a", ""}, words{"a"}, false},
	} {
		x := &told{TB: t}
		Same(x, "then", c.a, c.b)
		if got := len(x.what) == 0; got != c.same {
			t.Errorf("%q and %q: %q", c.a, c.b, x.what)
		}
	}
}

// TestWhereScreensDifferIsReported compares texts that differ far behind.
func TestWhereScreensDifferIsReported(t *testing.T) {
	long := strings.Repeat("=", 5000)
	x := &told{TB: t}
	Same(x, "then", words{long + "one"}, words{long + "two"})
	if len(x.what) != 1 || !strings.Contains(x.what[0], "=one") || !strings.Contains(x.what[0], "=two") {
		t.Errorf("%q", x.what)
	}
}

// TestStepsAreTakenAtBothTables notes what is done and what is compared after it.
func TestStepsAreTakenAtBothTables(t *testing.T) {
	a, b := &counted{}, &counted{}
	x := &told{TB: t}
	SameSteps(x, a, b, Do("one", func(d *counted) { d.n++ }), Do("two", func(d *counted) {
		if d == b {
			d.n++
		}
	}))
	if a.n != 1 || b.n != 2 || len(x.what) != 1 || !strings.HasPrefix(x.what[0], "two: ") {
		t.Errorf("%d and %d steps; %q", a.n, b.n, x.what)
	}
}

type counted struct{ n int }

func (c *counted) Seen() []string { return []string{fmt.Sprint(c.n)} }

var kept []byte

// TestAllocationsAreCounted lets every drawing allocate, and none but the first.
func TestAllocationsAreCounted(t *testing.T) {
	dst, c := Canvas(t, 8, 8)
	n := 0
	if got := Allocations(c, dst, func() { n++; kept = make([]byte, n) }); got != 1 {
		t.Errorf("%v allocations, want 1", got)
	}
	n = 0
	if got := Allocations(c, dst, func() {
		if n++; n == 1 {
			kept = make([]byte, n)
		}
	}); got != 0 {
		t.Errorf("%v allocations where the first drawing makes the only one", got)
	}
}

// TestWhatMovesIsLight has pieces that allocate in full motion, in the short form, and
// not at all.
func TestWhatMovesIsLight(t *testing.T) {
	dst, c := Canvas(t, 8, 8)
	n := 0
	light := func(*sprites.Canvas, layout.Rect, float64) {}
	heavy := func(*sprites.Canvas, layout.Rect, float64) { n++; kept = make([]byte, n) }
	x := &told{TB: t}
	Lightly(x, c, dst, "a move", []motion.Motion{
		{Piece: "one", Play: heavy}, {Piece: "two", Play: light, Still: heavy}, {Piece: "three", Play: light, Still: light},
	}, 0.5)
	want := []string{"a move: one on its way at 0.5: 1 allocations", "a move: two without movement at 0.5: 1 allocations"}
	if !slices.Equal(x.what, want) {
		t.Errorf("%q", x.what)
	}
}

// TestPaintTellsTheTime draws pieces that want to know the time, and others.
func TestPaintTellsTheTime(t *testing.T) {
	var at layout.Rect
	part := 0.0
	m := motion.Motion{From: layout.R(0, 0, 4, 4), To: layout.R(8, 0, 4, 4), Draw: func(_ *sprites.Canvas, r layout.Rect) { at = r }}
	if Paint(nil, m, 0.5); at != layout.R(4, 0, 4, 4) {
		t.Errorf("drawn at %v", at)
	}
	m.Play = func(_ *sprites.Canvas, r layout.Rect, x float64) { at, part = r, x }
	if Paint(nil, m, 0.25); at != layout.R(2, 0, 4, 4) || part != 0.25 {
		t.Errorf("played at %v, %v", at, part)
	}
}

// TestAPositionIsChanged makes a match from what another one has come to.
func TestAPositionIsChanged(t *testing.T) {
	type position struct {
		dzicz.Position
		Rand rules.Rand `json:"rand"`
	}
	m := Match(t, dzicz.Game{}, rules.Setup{Players: 3, Seed: 3}, "home c5")
	p := Edited(t, m, func(p *position) { p.Turn += 4 })
	if p.Turn -= 4; p.Turn != m.Status().Turn {
		t.Errorf("turn %d", p.Turn)
	}
	again := MatchAt(t, dzicz.Game{}, 3, p)
	one, _ := m.State()
	two, _ := again.State()
	if string(one) != string(two) || again.Player(2).Name != "Celina" {
		t.Errorf("%s and %s", one, two)
	}
	x := &told{TB: t}
	Play(x, again, "nonsense")
	if len(x.what) != 1 || !strings.Contains(x.what[0], "nonsense") {
		t.Errorf("%q", x.what)
	}
}

// TestPiecesAreSorted names pieces.
func TestPiecesAreSorted(t *testing.T) {
	if got := Pieces([]motion.Motion{{Piece: "b"}, {Piece: "a"}, {Piece: "b"}}); !slices.Equal(got, []string{"a", "b", "b"}) {
		t.Errorf("%q", got)
	}
}

// TestDrawnListsTextsAndPictures draws one of each.
func TestDrawnListsTextsAndPictures(t *testing.T) {
	texts, pictures := Drawn(t, func(c *sprites.Canvas) {
		c.Text("Ala", layout.R(0, 0, 60, 20), sprites.Body)
		c.Sprite("dzicz/field-1", layout.R(0, 20, 20, 20), sprites.SpriteOpt{})
	})
	if !slices.Equal(texts, []string{"Ala"}) || !slices.Equal(pictures, []string{"dzicz/field-1"}) {
		t.Errorf("%q and %q", texts, pictures)
	}
}
