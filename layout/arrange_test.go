package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func TestArrange(t *testing.T) {
	board := Board{Aspect: 1, Under: 20}
	columns := Columns{Least: 300, Two: 260, Most: 400, First: 0.6, Height: 200, Gap: 10}
	for _, c := range []struct {
		what    string
		r       Rect
		board   Board
		columns Columns
		want    Rect
		beside  []Rect
	}{
		{"one column", R(0, 0, 900, 520), board, columns, R(0, 0, 500, 520), []Rect{R(510, 0, 390, 520)}},
		{"the column keeps its least", R(0, 0, 700, 520), board, columns, R(0, 55, 390, 410), []Rect{R(400, 0, 300, 520)}},
		{"free on both sides", R(0, 0, 950, 520), board, columns, R(20, 0, 500, 520), []Rect{R(530, 0, 400, 520)}},
		{"two columns", R(0, 0, 1120, 520), board, columns, R(0, 0, 500, 520), []Rect{R(510, 0, 360, 520), R(880, 0, 240, 520)}},
		{"halves", R(0, 0, 1120, 520), board, Columns{Least: 300, Two: 260, Most: 400, Gap: 10}, R(0, 0, 500, 520), []Rect{R(510, 0, 300, 520), R(820, 0, 300, 520)}},
		{"below", R(0, 0, 600, 700), board, columns, R(65, 0, 470, 490), []Rect{R(0, 500, 295, 200), R(305, 500, 295, 200)}},
		{"drawn out", R(0, 0, 900, 420), Board{Aspect: 1, Wide: 2, Under: 20}, columns, R(0, 0, 590, 420), []Rect{R(600, 0, 300, 420)}},
		{"no higher than it may be", R(0, 0, 900, 520), Board{Aspect: 1, Most: 400}, columns, R(45, 60, 400, 400), []Rect{R(455, 0, 400, 520)}},
	} {
		got, beside := c.r.Arrange(c.board, c.columns)
		if !nearRect(got, c.want) || len(beside) != len(c.beside) {
			t.Errorf("%s: board %v, columns %v", c.what, got, beside)
			continue
		}
		for i := range beside {
			if !nearRect(beside[i], c.beside[i]) {
				t.Errorf("%s: column %d is %v, want %v", c.what, i, beside[i], c.beside[i])
			}
		}
	}
}

func TestTall(t *testing.T) {
	for r, want := range map[Rect]bool{R(0, 0, 1000, 1000): false, R(0, 0, 1000, 1019): false, R(0, 0, 1000, 1021): true} {
		if r.Tall() != want {
			t.Errorf("%v: %v", r, !want)
		}
	}
}

// TestBoardAndColumnsStandApart: within the box, none over another, in any
// window.
func TestBoardAndColumnsStandApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := R(0, 0, between(800, 4000).Draw(t, "w"), between(500, 4000).Draw(t, "h"))
		aspect := between(0.5, 2).Draw(t, "aspect")
		least := between(200, 500).Draw(t, "least")
		board := Board{Aspect: aspect, Wide: aspect * between(1, 2).Draw(t, "wide"), Under: between(0, 100).Draw(t, "under")}
		columns := Columns{
			Least: least, Two: least + between(0, 100).Draw(t, "two"), First: between(0.3, 0.7).Draw(t, "first"),
			Height: between(100, 300).Draw(t, "height"), Gap: between(0, 20).Draw(t, "gap"),
		}
		columns.Most = columns.Two + between(0, 400).Draw(t, "most")
		got, beside := r.Arrange(board, columns)
		all := append([]Rect{got}, beside...)
		for i, a := range all {
			if !a.Within(r) || a.W < 0 || a.H < 0 {
				t.Fatalf("%v in %v", a, r)
			}
			for _, b := range all[:i] {
				if both := a.Intersect(b); both.W > 1e-6 && both.H > 1e-6 {
					t.Fatalf("%v lies over %v in %v", a, b, r)
				}
			}
		}
		if picture := got.H - board.Under; got.W < picture*aspect-1e-6 || got.W > picture*max(aspect, board.Wide)+1e-6 {
			t.Fatalf("a board of %v × %v, aspect %v to %v", got.W, picture, aspect, board.Wide)
		}
	})
}
