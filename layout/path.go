package layout

import (
	"math"
	"sort"
)

// Path is a line through points, measured along its length.
type Path struct {
	points []Point
	at     []float64 // length of the path up to each point
}

// NewPath makes the path through points. A point that repeats the one before is
// dropped.
func NewPath(points ...Point) Path {
	p := Path{points: make([]Point, 0, len(points)), at: make([]float64, 0, len(points))}
	length := 0.0
	for _, q := range points {
		if n := len(p.points); n > 0 {
			if q == p.points[n-1] {
				continue
			}
			length += p.points[n-1].Dist(q)
		}
		p.points = append(p.points, q)
		p.at = append(p.at, length)
	}
	return p
}

// NewCurve makes a path from one point to another that bends aside: its middle
// lies bend times their distance to the left of the straight way, as one who
// walks it sees it; to the right if bend is negative. It is divided into pieces
// straight lines, at least one.
func NewCurve(from, to Point, bend float64, pieces int) Path {
	pieces = max(1, pieces)
	v := to.Sub(from)
	// The middle of such a curve comes half as near as its control point.
	control := from.Lerp(to, 0.5).Add(Point{X: v.Y, Y: -v.X}.Mul(2 * bend))
	points := make([]Point, 0, pieces+1)
	for i := range pieces + 1 {
		t := float64(i) / float64(pieces)
		points = append(points, from.Lerp(control, t).Lerp(control.Lerp(to, t), t))
	}
	return NewPath(points...)
}

// Points are the points of the path. They must not be changed.
func (p Path) Points() []Point { return p.points }

// Length is the length of the path in units.
func (p Path) Length() float64 {
	if len(p.at) == 0 {
		return 0
	}
	return p.at[len(p.at)-1]
}

// At is the point at share t of the length, 0 for the start to 1 for the end; t
// beyond them is taken as the nearer one. A path without points gives the
// origin.
func (p Path) At(t float64) Point {
	switch len(p.points) {
	case 0:
		return Point{}
	case 1:
		return p.points[0]
	}
	i, u := p.piece(t)
	return p.points[i].Lerp(p.points[i+1], u)
}

// Heading is the direction of travel at share t of the length, in radians
// clockwise from the right. A path without length has heading 0.
func (p Path) Heading(t float64) float64 {
	if len(p.points) < 2 {
		return 0
	}
	i, _ := p.piece(t)
	v := p.points[i+1].Sub(p.points[i])
	return math.Atan2(v.Y, v.X)
}

// Trim is the path without its first start and last end units, so that an arrow
// stops short of what it joins. If nothing is left, it is the middle point.
func (p Path) Trim(start, end float64) Path {
	length := p.Length()
	if start+end >= length {
		return NewPath(p.At(0.5))
	}
	from, to := math.Max(0, start), math.Min(length, length-end)
	out := []Point{p.At(from / length)}
	for i, q := range p.points {
		if p.at[i] > from && p.at[i] < to {
			out = append(out, q)
		}
	}
	return NewPath(append(out, p.At(to/length))...)
}

// piece finds the piece that share t lies on and how far along it, 0 to 1.
func (p Path) piece(t float64) (i int, u float64) {
	d := math.Max(0, math.Min(t, 1)) * p.Length()
	i = sort.SearchFloat64s(p.at, d) - 1
	i = max(0, min(i, len(p.points)-2))
	return i, (d - p.at[i]) / (p.at[i+1] - p.at[i])
}

// ArrowHead returns the triangle of an arrow that ends at tip and flies with
// the given heading: the tip, then its two back corners clockwise.
func ArrowHead(tip Point, heading, length, width float64) [3]Point {
	return [3]Point{
		tip,
		tip.Add(Point{X: -length, Y: width / 2}.Rotate(heading)),
		tip.Add(Point{X: -length, Y: -width / 2}.Rotate(heading)),
	}
}
