package layout

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// southern is a board of 5 × 5 fields of 100 units with gaps of 10, its row 0
// at the bottom.
var southern = SquareGrid{Box: R(20, 30, 540, 540), Cols: 5, Rows: 5, Gap: 10, FromBottom: true}

func drawGrid(t *rapid.T) SquareGrid {
	return SquareGrid{
		Box: R(
			between(-200, 800).Draw(t, "x"), between(-200, 800).Draw(t, "y"),
			between(200, 1500).Draw(t, "w"), between(200, 1500).Draw(t, "h"),
		),
		Cols: rapid.IntRange(1, 12).Draw(t, "cols"), Rows: rapid.IntRange(1, 12).Draw(t, "rows"),
		Gap:        between(0, 15).Draw(t, "gap"),
		FromBottom: rapid.Bool().Draw(t, "fromBottom"),
	}
}

func drawCell(t *rapid.T, g SquareGrid) Cell {
	return Cell{rapid.IntRange(0, g.Cols-1).Draw(t, "col"), rapid.IntRange(0, g.Rows-1).Draw(t, "row")}
}

func TestGridCells(t *testing.T) {
	northern := southern
	northern.FromBottom = false
	for _, c := range []struct {
		g        SquareGrid
		col, row int
		want     Rect
	}{
		{southern, 0, 0, R(20, 470, 100, 100)},
		{southern, 4, 4, R(460, 30, 100, 100)},
		{southern, 2, 1, R(240, 360, 100, 100)},
		{southern, -1, 5, R(-90, -80, 100, 100)},
		{northern, 0, 0, R(20, 30, 100, 100)},
		{northern, 2, 1, R(240, 140, 100, 100)},
	} {
		if got := c.g.Cell(c.col, c.row); !nearRect(got, c.want) {
			t.Errorf("cell %d,%d = %v, want %v", c.col, c.row, got, c.want)
		}
	}
}

func TestGridAtAndNearest(t *testing.T) {
	for _, c := range []struct {
		p          Point
		at, near   bool
		atC, near2 Cell
	}{
		{P(20, 470), true, true, Cell{0, 0}, Cell{0, 0}},
		{P(119, 569), true, true, Cell{0, 0}, Cell{0, 0}},
		{P(124, 500), false, true, Cell{}, Cell{0, 0}},
		{P(126, 500), false, true, Cell{}, Cell{1, 0}},
		{P(130, 500), true, true, Cell{1, 0}, Cell{1, 0}},
		{P(555, 35), true, true, Cell{4, 4}, Cell{4, 4}},
		{P(560, 35), false, false, Cell{}, Cell{}},
		{P(19, 470), false, false, Cell{}, Cell{}},
	} {
		if got, ok := southern.At(c.p); got != c.atC || ok != c.at {
			t.Errorf("At(%v) = %v, %v", c.p, got, ok)
		}
		if got, ok := southern.Nearest(c.p); got != c.near2 || ok != c.near {
			t.Errorf("Nearest(%v) = %v, %v", c.p, got, ok)
		}
	}
	if _, ok := (SquareGrid{Box: R(0, 0, 10, 10)}).At(P(1, 1)); ok {
		t.Error("a board without fields was hit")
	}
}

func TestGridHitAgreesWithCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		p := drawPoint(t, g.Box)
		var want []Cell
		for col := range g.Cols {
			for row := range g.Rows {
				if g.Cell(col, row).Contains(p) {
					want = append(want, Cell{col, row})
				}
			}
		}
		got, ok := g.At(p)
		// A border may belong to both its fields by a rounding error.
		if ok != (len(want) > 0) || ok && !slices.Contains(want, got) {
			t.Fatalf("At(%v) = %v, %v; boxes there: %v", p, got, ok, want)
		}
	})
}

// Rounding may push the last column of this board a hair beyond its box.
func TestGridHitsTheLastCellBeyondTheBox(t *testing.T) {
	g := SquareGrid{Box: R(1, 1, 200, 200), Cols: 7, Rows: 1, Gap: 2.0000000707786967}
	p := P(201, 101)
	want := g.Cell(6, 0).Contains(p)
	if got, ok := g.At(p); ok != want || ok && got != (Cell{6, 0}) {
		t.Errorf("At(%v) = %v, %v; in the last cell: %v", p, got, ok, want)
	}
}

func TestGridMiddleHitsCell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		c := drawCell(t, g)
		box := g.Cell(c.Col, c.Row)
		if !box.Within(g.Box) {
			t.Fatalf("cell %v at %v leaves the board %v", c, box, g.Box)
		}
		if got, ok := g.At(box.Center()); !ok || got != c {
			t.Fatalf("middle of %v hits %v, %v", c, got, ok)
		}
		if got, ok := g.Nearest(box.Center()); !ok || got != c {
			t.Fatalf("middle of %v is nearest to %v, %v", c, got, ok)
		}
	})
}

func TestGridNeighbour(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		c := drawCell(t, g)
		s := g.CellSize()
		for side, want := range map[Side]Point{
			North: P(0, -s.H-g.Gap), East: P(s.W+g.Gap, 0), South: P(0, s.H+g.Gap), West: P(-s.W-g.Gap, 0),
		} {
			n := g.Neighbour(c, side)
			if got := g.Cell(n.Col, n.Row).Min().Sub(g.Cell(c.Col, c.Row).Min()); got.Dist(want) > 1e-6 {
				t.Fatalf("neighbour %d of %v lies %v away, want %v", side, c, got, want)
			}
			if g.Neighbour(n, side.Opposite()) != c {
				t.Fatalf("side %d and its opposite do not cancel out", side)
			}
		}
	})
}

func TestFitSquares(t *testing.T) {
	g := FitSquares(R(0, 0, 1000, 560), 5, 5, 10, true)
	if want := R(220, 0, 560, 560); !nearRect(g.Box, want) {
		t.Errorf("board in %v, want %v", g.Box, want)
	}
	if s := g.CellSize(); !near(s.W, 104) || !near(s.H, 104) {
		t.Errorf("fields of %v, want 104", s)
	}
	if g := FitSquares(R(0, 0, 1100, 5000), 11, 12, 0, false); !nearRect(g.Box, R(0, 1900, 1100, 1200)) {
		t.Errorf("11 × 12 fields in %v", g.Box)
	}
	if g := FitSquares(R(0, 0, 20, 20), 5, 5, 10, false); g.CellSize() != S(0, 0) {
		t.Errorf("no room, but fields of %v", g.CellSize())
	}
}

func BenchmarkGridAt(b *testing.B) {
	p := P(0, 200)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 600 {
			p.X = 0
		}
		southern.At(p)
	}
}
