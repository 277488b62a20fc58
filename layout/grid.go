package layout

import "math"

// Cell is a field of a board of squares.
type Cell struct{ Col, Row int }

// SquareGrid places a board of Cols × Rows fields in a box. Columns are counted
// from the left, rows from the top or, with FromBottom, from the bottom, as
// boards have them that count rows from the south.
type SquareGrid struct {
	Box        Rect
	Cols, Rows int
	Gap        float64 // between two fields, not around the board
	FromBottom bool
}

// FitSquares returns the grid with the greatest square fields that fits r, in
// the middle of it.
func FitSquares(r Rect, cols, rows int, gap float64, fromBottom bool) SquareGrid {
	w, h := gap*float64(cols-1), gap*float64(rows-1)
	side := math.Max(0, math.Min((r.W-w)/float64(cols), (r.H-h)/float64(rows)))
	box := r.Anchor(Size{W: side*float64(cols) + w, H: side*float64(rows) + h}, 0.5, 0.5)
	return SquareGrid{Box: box, Cols: cols, Rows: rows, Gap: gap, FromBottom: fromBottom}
}

// Has tells whether c lies on the board.
func (g SquareGrid) Has(c Cell) bool {
	return c.Col >= 0 && c.Col < g.Cols && c.Row >= 0 && c.Row < g.Rows
}

// CellSize is the size of every field.
func (g SquareGrid) CellSize() Size {
	return Size{
		W: (g.Box.W - g.Gap*float64(g.Cols-1)) / float64(g.Cols),
		H: (g.Box.H - g.Gap*float64(g.Rows-1)) / float64(g.Rows),
	}
}

// Cell is the box of the field in a column and row. A field off the board gets
// the box it would have there.
func (g SquareGrid) Cell(col, row int) Rect {
	s := g.CellSize()
	return Rect{
		X: g.Box.X + float64(col)*(s.W+g.Gap),
		Y: g.Box.Y + float64(g.fromTop(row))*(s.H+g.Gap),
		W: s.W, H: s.H,
	}
}

// fromTop turns a row into one counted from the top, and back.
func (g SquareGrid) fromTop(row int) int {
	if g.FromBottom {
		return g.Rows - 1 - row
	}
	return row
}

// At is the field whose box contains p; ok is false in gaps and off the board.
func (g SquareGrid) At(p Point) (c Cell, ok bool) {
	near, ok := g.Nearest(g.insideBox(p))
	if !ok {
		return Cell{}, false
	}
	// Rounding may put a point at a border into the field before or after, and
	// the last field a hair beyond the box.
	for _, d := range [...]int{0, -1, 1} {
		for _, e := range [...]int{0, -1, 1} {
			c = Cell{Col: near.Col + d, Row: near.Row + e}
			if g.Has(c) && g.Cell(c.Col, c.Row).Contains(p) {
				return c, true
			}
		}
	}
	return Cell{}, false
}

// Nearest is the field that is nearest to p, gaps being shared out between
// their neighbours; ok is false outside the box of the board.
func (g SquareGrid) Nearest(p Point) (c Cell, ok bool) {
	if !g.Box.Contains(p) || g.Cols < 1 || g.Rows < 1 {
		return Cell{}, false
	}
	col := nearestPart(p.X-g.Box.X, g.Box.W, g.Gap, g.Cols)
	row := nearestPart(p.Y-g.Box.Y, g.Box.H, g.Gap, g.Rows)
	return Cell{Col: col, Row: g.fromTop(row)}, true
}

// nearestPart is the one of n equal parts of a length that is nearest to at.
func nearestPart(at, length, gap float64, n int) int {
	i := math.Floor((at + gap/2) / (length + gap) * float64(n))
	return int(math.Max(0, math.Min(i, float64(n-1))))
}

// Neighbour is the field on the given side of c. It may lie off the board.
func (g SquareGrid) Neighbour(c Cell, s Side) Cell {
	up := -1
	if g.FromBottom {
		up = 1
	}
	switch s {
	case North:
		c.Row += up
	case East:
		c.Col++
	case South:
		c.Row -= up
	case West:
		c.Col--
	}
	return c
}
