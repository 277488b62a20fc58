package layout

import "math"

// Side is a side of a square field as it lies on the screen.
type Side uint8

// The sides, clockwise from the upper one.
const (
	North Side = iota
	East
	South
	West
)

// Sides are all sides, clockwise.
var Sides = [4]Side{North, East, South, West}

// Opposite is the side across the field.
func (s Side) Opposite() Side { return (s + 2) % 4 }

// GridEdge names a side of a square field, the same for both fields that share
// it, so it can be a key. An upright edge lies between columns Col-1 and Col of
// row Row; another one between rows Row-1 and Row of column Col.
type GridEdge struct {
	Col, Row int
	Upright  bool
}

// Cells are the two fields that share the edge. On the rim of the board one of
// them lies off it.
func (e GridEdge) Cells() (before, after Cell) {
	after = Cell{Col: e.Col, Row: e.Row}
	if e.Upright {
		return Cell{Col: e.Col - 1, Row: e.Row}, after
	}
	return Cell{Col: e.Col, Row: e.Row - 1}, after
}

// Edge is the edge on side s of field c.
func (g SquareGrid) Edge(c Cell, s Side) GridEdge {
	n := g.Neighbour(c, s)
	return GridEdge{Col: max(c.Col, n.Col), Row: max(c.Row, n.Row), Upright: s == East || s == West}
}

// EdgeBetween is the edge that a and b share; ok is false if they share none.
func (g SquareGrid) EdgeBetween(a, b Cell) (e GridEdge, ok bool) {
	for _, s := range Sides {
		if g.Neighbour(a, s) == b {
			return g.Edge(a, s), true
		}
	}
	return GridEdge{}, false
}

// HasEdge tells whether e is a side of a field of the board.
func (g SquareGrid) HasEdge(e GridEdge) bool {
	before, after := e.Cells()
	return g.Has(before) || g.Has(after)
}

// Inner tells whether both fields at e lie on the board.
func (g SquareGrid) Inner(e GridEdge) bool {
	before, after := e.Cells()
	return g.Has(before) && g.Has(after)
}

// Edges appends every edge of the board, the rim included.
func (g SquareGrid) Edges(buf []GridEdge) []GridEdge {
	for row := range g.Rows {
		for col := range g.Cols + 1 {
			buf = append(buf, GridEdge{Col: col, Row: row, Upright: true})
		}
	}
	for row := range g.Rows + 1 {
		for col := range g.Cols {
			buf = append(buf, GridEdge{Col: col, Row: row})
		}
	}
	return buf
}

// EdgeSegment is where e lies: in the middle of the gap between its fields, or
// on the border of the board's box, as long as a field. It runs to the right or
// downwards.
func (g SquareGrid) EdgeSegment(e GridEdge) (a, b Point) {
	cell := g.Cell(e.Col, e.Row)
	if e.Upright {
		x := g.lineX(e.Col)
		return Point{X: x, Y: cell.Y}, Point{X: x, Y: cell.Bottom()}
	}
	y := g.lineY(e.Row)
	return Point{X: cell.X, Y: y}, Point{X: cell.Right(), Y: y}
}

// EdgeMid is the middle of EdgeSegment.
func (g SquareGrid) EdgeMid(e GridEdge) Point {
	a, b := g.EdgeSegment(e)
	return a.Lerp(b, 0.5)
}

// EdgeAt is the edge that is nearest to p and at most reach units away.
func (g SquareGrid) EdgeAt(p Point, reach float64) (e GridEdge, ok bool) {
	c, ok := g.Nearest(g.insideBox(p))
	if !ok {
		return GridEdge{}, false
	}
	best := math.Inf(1)
	for _, s := range Sides {
		edge := g.Edge(c, s)
		a, b := g.EdgeSegment(edge)
		if d := p.Dist(Between(a, b).Clamp(p)); d < best {
			e, best = edge, d
		}
	}
	return e, best <= reach
}

// GridCorner names a point where sides of fields meet: the one between columns
// Col-1 and Col and between rows Row-1 and Row.
type GridCorner struct{ Col, Row int }

// HasCorner tells whether k is a corner of a field of the board.
func (g SquareGrid) HasCorner(k GridCorner) bool {
	return k.Col >= 0 && k.Col <= g.Cols && k.Row >= 0 && k.Row <= g.Rows
}

// CornerPoint is where k lies, in the middle of the gaps.
func (g SquareGrid) CornerPoint(k GridCorner) Point {
	return Point{X: g.lineX(k.Col), Y: g.lineY(k.Row)}
}

// CornerAt is the corner that is nearest to p and at most reach units away.
func (g SquareGrid) CornerAt(p Point, reach float64) (k GridCorner, ok bool) {
	c, ok := g.Nearest(g.insideBox(p))
	if !ok {
		return GridCorner{}, false
	}
	best := math.Inf(1)
	for _, d := range [...]Cell{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		corner := GridCorner{Col: c.Col + d.Col, Row: c.Row + d.Row}
		if dist := p.Dist(g.CornerPoint(corner)); dist < best {
			k, best = corner, dist
		}
	}
	return k, best <= reach
}

// insideBox moves a point beside the board onto it, so that the outer side of
// the rim can be hit too.
func (g SquareGrid) insideBox(p Point) Point {
	p = g.Box.Clamp(p)
	p.X = math.Min(p.X, math.Nextafter(g.Box.Right(), g.Box.X))
	p.Y = math.Min(p.Y, math.Nextafter(g.Box.Bottom(), g.Box.Y))
	return p
}

// lineX is the X of the line between columns i-1 and i.
func (g SquareGrid) lineX(i int) float64 {
	return g.Box.X + gridLine(g.Box.W, g.Gap, i, g.Cols)
}

// lineY is the Y of the line between rows i-1 and i.
func (g SquareGrid) lineY(i int) float64 {
	if g.FromBottom {
		i = g.Rows - i
	}
	return g.Box.Y + gridLine(g.Box.H, g.Gap, i, g.Rows)
}

// gridLine is line i of the n+1 lines around n parts: the first and last on the
// rim, the others in the middle of a gap.
func gridLine(length, gap float64, i, n int) float64 {
	switch i {
	case 0:
		return 0
	case n:
		return length
	}
	return (length+gap)*float64(i)/float64(n) - gap/2
}
