package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func checkRects(t *testing.T, what string, got, want []Rect) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%s: %v, want %v", what, got, want)
		return
	}
	for i := range want {
		if !nearRect(got[i], want[i]) {
			t.Errorf("%s: box %d is %v, want %v", what, i, got[i], want[i])
		}
	}
}

func TestWrapRows(t *testing.T) {
	r := R(10, 20, 100, 30)
	for _, c := range []struct {
		what   string
		sizes  []Size
		align  float64
		want   []Rect
		height float64
	}{
		{"nothing", nil, 0, nil, 0},
		{"one row, just fitting", []Size{{45, 10}, {45, 12}}, 0, []Rect{R(10, 20, 45, 10), R(65, 20, 45, 12)}, 12},
		{"two rows", []Size{{45, 10}, {30, 12}, {30, 8}}, 0, []Rect{R(10, 20, 45, 10), R(65, 20, 30, 12), R(10, 37, 30, 8)}, 25},
		{"aligned right", []Size{{45, 10}, {30, 12}, {30, 8}}, 1, []Rect{R(25, 20, 45, 10), R(80, 20, 30, 12), R(80, 37, 30, 8)}, 25},
		{"too wide", []Size{{20, 10}, {300, 10}, {20, 10}}, 0.5, []Rect{R(50, 20, 20, 10), R(10, 35, 100, 10), R(50, 50, 20, 10)}, 40},
	} {
		got, height := WrapRows(nil, r, c.sizes, 10, 5, c.align)
		checkRects(t, c.what, got, c.want)
		if !near(height, c.height) {
			t.Errorf("%s: height %v, want %v", c.what, height, c.height)
		}
	}
	if got, _ := WrapRows([]Rect{r}, r, []Size{{1, 1}}, 0, 0, 0); len(got) != 2 || got[0] != r {
		t.Errorf("appended to a box: %v", got)
	}
}

func drawSizes(t *rapid.T) []Size {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Size {
		return S(between(1, 150).Draw(t, "w"), between(1, 60).Draw(t, "h"))
	}), 0, 20).Draw(t, "sizes")
}

func checkFlow(t *rapid.T, r Rect, boxes []Rect, height float64) {
	r.H = height
	for i, b := range boxes {
		if !b.Within(r) {
			t.Fatalf("box %d at %v leaves %v", i, b, r)
		}
		for k, o := range boxes[:i] {
			if !b.Intersect(o).Inset(tolerance).Empty() {
				t.Fatalf("boxes %d and %d overlap: %v and %v", k, i, o, b)
			}
		}
	}
}

func TestWrapRowsProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := R(-5, 9, between(50, 600).Draw(t, "room"), 0)
		sizes := drawSizes(t)
		gap := between(0, 12).Draw(t, "gap")
		boxes, height := WrapRows(nil, r, sizes, gap, gap, between(0, 1).Draw(t, "align"))
		if len(boxes) != len(sizes) {
			t.Fatalf("%d boxes placed, want %d", len(boxes), len(sizes))
		}
		checkFlow(t, r, boxes, height)
	})
}

func TestFillColumns(t *testing.T) {
	got, height := FillColumns(nil, R(0, 10, 210, 50), 2, []float64{30, 10, 10, 10, 5}, 10, 5)
	checkRects(t, "two columns", got, []Rect{
		R(0, 10, 100, 30), R(110, 10, 100, 10), R(110, 25, 100, 10), R(110, 40, 100, 10), R(0, 45, 100, 5),
	})
	if height != 40 {
		t.Errorf("height %v, want 40", height)
	}
	if got, height := FillColumns(nil, R(0, 0, 100, 50), 3, nil, 10, 5); len(got) != 0 || height != 0 {
		t.Errorf("nothing fills %v, %v", got, height)
	}
	rapid.Check(t, func(t *rapid.T) {
		r := R(3, 4, 500, 0)
		n := rapid.IntRange(1, 5).Draw(t, "n")
		heights := rapid.SliceOfN(between(1, 90), 0, 20).Draw(t, "heights")
		boxes, height := FillColumns(nil, r, n, heights, 8, 6)
		checkFlow(t, r, boxes, height)
	})
}

func TestColumnCount(t *testing.T) {
	for _, c := range []struct {
		length, least, gap float64
		want               int
	}{{320, 100, 10, 3}, {319, 100, 10, 2}, {50, 100, 10, 1}, {0, 100, 10, 1}, {300, 100, 0, 3}} {
		if got := ColumnCount(c.length, c.least, c.gap); got != c.want {
			t.Errorf("columns of %v with gaps of %v in %v: %d, want %d", c.least, c.gap, c.length, got, c.want)
		}
	}
}

func TestStack(t *testing.T) {
	r := R(10, 20, 100, 200)
	for _, c := range []struct {
		what string
		got  []Rect
		want []Rect
	}{
		{"flexible middle", StackRows(nil, r, 5, 30, Flexible, 40), []Rect{R(10, 20, 100, 30), R(10, 55, 100, 120), R(10, 180, 100, 40)}},
		{"only fixed", StackRows(nil, r, 5, 30, 40), []Rect{R(10, 20, 100, 30), R(10, 55, 100, 40)}},
		{"two flexible", StackRows(nil, r, 10, Flexible, 90, Flexible), []Rect{R(10, 20, 100, 45), R(10, 75, 100, 90), R(10, 175, 100, 45)}},
		{"too much", StackRows(nil, r, 0, 100, Flexible, 300), []Rect{R(10, 20, 100, 50), R(10, 70, 100, 0), R(10, 70, 100, 150)}},
		{"gaps too great", StackRows(nil, r, 500, 10, 10), []Rect{R(10, 20, 100, 0), R(10, 220, 100, 0)}},
		{"nothing", StackRows(nil, r, 5), nil},
		{"columns", StackColumns(nil, r, 5, Flexible, 25), []Rect{R(10, 20, 70, 200), R(85, 20, 25, 200)}},
	} {
		checkRects(t, c.what, c.got, c.want)
	}
}

func TestStackProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := R(1, 2, 300, between(0, 800).Draw(t, "room"))
		items := rapid.SliceOfN(rapid.OneOf(rapid.Just(float64(Flexible)), between(0, 200)), 0, 9).Draw(t, "items")
		boxes := StackRows(nil, r, between(0, 30).Draw(t, "gap"), items...)
		checkFlow(t, r, boxes, r.H)
		for _, item := range items {
			if item == Flexible && !near(boxes[len(boxes)-1].Bottom(), r.Bottom()) {
				t.Fatalf("a flexible item, but the stack ends at %v of %v", boxes[len(boxes)-1], r)
			}
		}
	})
}
