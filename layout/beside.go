package layout

import (
	"iter"
	"math"
)

// Thing is a box with how much a square unit of it matters.
type Thing struct {
	Box    Rect
	Weight float64
}

// under is how much of it lies below r, by what it matters.
func (x Thing) under(r Rect) float64 {
	both := r.Intersect(x.Box)
	return x.Weight * both.W * both.H
}

const (
	// farther is how much a box goes out of its way by a unit. It goes that far to
	// avoid lying wholly over something of this weight.
	farther = 0.06
	// corner is how many units a place at a corner of at counts as out of the way.
	corner = 15.0
)

// Beside places a box of a size near at, inside within, where it covers least.
// Of equal places the earlier wins: right of at, left, below, above, then the corners. Beside keeps gap from at,
// and goes up to 380 units further where it covers less. To avoid lying wholly over
// something of weight 3 it goes fifty units further.
func Beside(at Rect, size Size, gap float64, within Rect, things []Thing) Rect {
	var best Rect
	least, step := math.Inf(1), farther*size.W*size.H
	for _, far := range [...]float64{0, 12, 30, 55, 90, 140, 200, 280, 380} {
		if far*step >= least {
			break
		}
		for i, p := range around(at, size, gap+far) {
			place, aside := R(p.X, p.Y, size.W, size.H).MovedInto(within), far
			if i >= 4 && i < 8 {
				aside += corner
			}
			covers := 0.0
			for _, x := range things {
				covers += x.under(place)
			}
			if c := aside*step + covers; c < least {
				best, least = place, c
			}
		}
	}
	return best
}

// anywhereStep is how far apart the places are among which Anywhere chooses.
const anywhereStep = 8.0

// Anywhere is Beside for a box that may stand far from at. Of all places within another
// box it takes the one where it covers least, and of equal ones the nearest.
func Anywhere(at Rect, size Size, within Rect, things []Thing) Rect {
	var list []Thing
	for _, x := range things {
		if x.Box = x.Box.Intersect(within); !x.Box.Empty() {
			list = append(list, x)
		}
	}
	best, least := Rect{}, math.Inf(1)
	for y := range steps(within.Y, within.Bottom()-size.H) {
		for x := range steps(within.X, within.Right()-size.W) {
			place := R(x, y, size.W, size.H)
			cost := place.Center().Dist(at.Center()) * farther
			for _, t := range list {
				if cost += t.under(place); cost >= least {
					break
				}
			}
			if cost < least {
				best, least = place, cost
			}
		}
	}
	return best
}

// steps are the numbers from one to another, both included where there is room.
func steps(from, to float64) iter.Seq[float64] {
	return func(yield func(float64) bool) {
		for x := from; x < to; x += anywhereStep {
			if !yield(x) {
				return
			}
		}
		yield(max(from, to))
	}
}

// around are the places of a box of a size at a distance from at, as their upper
// left corners.
func around(at Rect, size Size, d float64) [12]Point {
	mid := at.Center()
	right, left := at.Right()+d, at.X-d-size.W
	below, above := at.Bottom()+d, at.Y-d-size.H
	x, y := mid.X-size.W/2, mid.Y-size.H/2
	return [...]Point{
		{right, y},
		{left, y},
		{x, below},
		{x, above},
		{right, below},
		{left, below},
		{right, above},
		{left, above},
		{at.X, below},
		{at.Right() - size.W, below},
		{at.X, above},
		{at.Right() - size.W, above},
	}
}

// Covers is how much of things lies below r, by what it matters.
func (r Rect) Covers(things []Thing) float64 {
	sum := 0.0
	for _, x := range things {
		sum += x.under(r)
	}
	return sum
}
