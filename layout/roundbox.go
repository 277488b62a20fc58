package layout

import "math"

// RoundBox is a box from (0, 0) with round corners.
type RoundBox struct{ W, H, Radius float64 }

// Distance is how far outside the box a point is; inside it is negative.
func (b RoundBox) Distance(x, y float64) float64 {
	qx := math.Abs(x-b.W/2) - (b.W/2 - b.Radius)
	qy := math.Abs(y-b.H/2) - (b.H/2 - b.Radius)
	return math.Hypot(math.Max(qx, 0), math.Max(qy, 0)) + math.Min(math.Max(qx, qy), 0) - b.Radius
}

// Perimeter is the length of the edge.
func (b RoundBox) Perimeter() float64 {
	return 2*(b.W-2*b.Radius) + 2*(b.H-2*b.Radius) + 2*math.Pi*b.Radius
}

// Dashes is the length of a dash and its gap, near the one wanted, that goes
// whole times around.
func (b RoundBox) Dashes(want float64) float64 {
	full := b.Perimeter()
	return full / math.Max(1, math.Round(full/(want*1.6)))
}

// Along returns the way around the box to the point of the edge nearest to (x, y). It
// counts clockwise from the left end of the upper side.
func (b RoundBox) Along(x, y float64) float64 {
	r := b.Radius
	sw, sh, arc := b.W-2*r, b.H-2*r, math.Pi/2*r
	turn := func(cx, cy, from float64) float64 {
		a := math.Atan2(y-cy, x-cx) - from
		if a < 0 {
			a += 2 * math.Pi
		}
		return math.Min(a, math.Pi/2) * r
	}
	left, right, top, bottom := x < r, x > b.W-r, y < r, y > b.H-r
	switch {
	case right && top:
		return sw + turn(b.W-r, r, -math.Pi/2)
	case right && bottom:
		return sw + arc + sh + turn(b.W-r, b.H-r, 0)
	case left && bottom:
		return 2*sw + 2*arc + sh + turn(r, b.H-r, math.Pi/2)
	case left && top:
		return 2*sw + 3*arc + 2*sh + turn(r, r, math.Pi)
	}
	toTop, toBottom, toLeft, toRight := y, b.H-y, x, b.W-x
	switch math.Min(math.Min(toTop, toBottom), math.Min(toLeft, toRight)) {
	case toTop:
		return x - r
	case toRight:
		return sw + arc + y - r
	case toBottom:
		return sw + 2*arc + sh + (b.W - r - x)
	}
	return 2*sw + 3*arc + sh + (b.H - r - y)
}
