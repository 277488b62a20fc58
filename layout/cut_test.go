package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func TestCuts(t *testing.T) {
	r := R(10, 20, 30, 40)
	for _, c := range []struct {
		what              string
		f                 func(float64) (Rect, Rect)
		d                 float64
		wantCut, wantRest Rect
	}{
		{"top", r.CutTop, 15, R(10, 20, 30, 15), R(10, 35, 30, 25)},
		{"top, too much", r.CutTop, 99, r, R(10, 60, 30, 0)},
		{"top, less than nothing", r.CutTop, -5, R(10, 20, 30, 0), r},
		{"bottom", r.CutBottom, 15, R(10, 45, 30, 15), R(10, 20, 30, 25)},
		{"bottom, too much", r.CutBottom, 99, r, R(10, 20, 30, 0)},
		{"bottom, less than nothing", r.CutBottom, -1, R(10, 60, 30, 0), r},
		{"left", r.CutLeft, 12, R(10, 20, 12, 40), R(22, 20, 18, 40)},
		{"left, too much", r.CutLeft, 99, r, R(40, 20, 0, 40)},
		{"left, less than nothing", r.CutLeft, -3, R(10, 20, 0, 40), r},
		{"right", r.CutRight, 12, R(28, 20, 12, 40), R(10, 20, 18, 40)},
		{"right, too much", r.CutRight, 99, r, R(10, 20, 0, 40)},
		{"right, less than nothing", r.CutRight, -3, R(40, 20, 0, 40), r},
	} {
		cut, rest := c.f(c.d)
		if cut != c.wantCut || rest != c.wantRest {
			t.Errorf("%s: %v and %v, want %v and %v", c.what, cut, rest, c.wantCut, c.wantRest)
		}
	}
}

func TestColumnsRowsAndGrid(t *testing.T) {
	r := R(10, 20, 100, 50)
	for _, c := range []struct {
		what string
		got  []Rect
		want []Rect
	}{
		{"three columns", r.Columns(3, 5), []Rect{R(10, 20, 30, 50), R(45, 20, 30, 50), R(80, 20, 30, 50)}},
		{"one column", r.Columns(1, 5), []Rect{r}},
		{"no columns", r.Columns(0, 5), nil},
		{"fewer than no columns", r.Columns(-3, 5), nil},
		{"two rows", r.Rows(2, 10), []Rect{R(10, 20, 100, 20), R(10, 50, 100, 20)}},
		{"no rows", r.Rows(-1, 10), nil},
		{"gap greater than the room", r.Columns(2, 300), []Rect{R(10, 20, 0, 50), R(110, 20, 0, 50)}},
		{"grid", r.Grid(2, 2, 10), []Rect{R(10, 20, 45, 20), R(65, 20, 45, 20), R(10, 50, 45, 20), R(65, 50, 45, 20)}},
		{"empty grid", r.Grid(-2, 3, 10), nil},
		{"columns with room to spare", r.ColumnsOf(4, 30, 10, 20), []Rect{R(10, 20, 30, 50), R(60, 20, 10, 50), R(90, 20, 20, 50)}},
		{"columns with too little room", r.ColumnsOf(4, 144, 48), []Rect{R(10, 20, 72, 50), R(86, 20, 24, 50)}},
		{"a column as wide as it needs", r.ColumnsOf(4, 30), []Rect{R(10, 20, 30, 50)}},
		{"no columns that need anything", r.ColumnsOf(4), nil},
	} {
		if len(c.got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
			continue
		}
		for i := range c.want {
			if !nearRect(c.got[i], c.want[i]) {
				t.Errorf("%s: part %d is %v, want %v", c.what, i, c.got[i], c.want[i])
			}
		}
	}
}

func TestPartsFillTheRect(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRect(t, "r")
		n := rapid.IntRange(1, 20).Draw(t, "n")
		gap := between(0, 50).Draw(t, "gap")
		cols := r.Columns(n, gap)
		for i, c := range cols {
			if !c.Within(r) || !near(c.W, cols[0].W) || i > 0 && c.X < cols[i-1].Right()-tolerance {
				t.Fatalf("column %d of %v is %v", i, r, c)
			}
		}
		if !near(cols[n-1].Right(), r.Right()) {
			t.Fatalf("columns end at %v, the box at %v", cols[n-1].Right(), r.Right())
		}
		cut, rest := r.CutRight(gap)
		if !near(cut.W+rest.W, r.W) || cut.Intersects(rest) && cut.Intersect(rest).W > 1e-6 {
			t.Fatalf("cut %v and rest %v of %v", cut, rest, r)
		}
	})
}

func TestColumnsOfWhatTheyNeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRect(t, "r")
		widths := rapid.SliceOfN(between(0, 90), 2, 9).Draw(t, "widths")
		got := r.ColumnsOf(between(0, 50).Draw(t, "gap"), widths...)
		for i, c := range got {
			if !c.Within(r) || c.W > widths[i]+tolerance || i > 0 && c.X < got[i-1].Right()-tolerance {
				t.Fatalf("column %d of %v is %v", i, r, c)
			}
		}
		if last := got[len(got)-1].Right(); !near(last, r.Right()) {
			t.Fatalf("columns end at %v, the box at %v", last, r.Right())
		}
	})
}
