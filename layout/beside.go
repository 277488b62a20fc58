package layout

import (
	"iter"
	"math"
)

// away is how far Beside keeps from what a box is about.
const away = 7.0

// Beside places a box of a size near at, within a box, where it covers least:
// things are what lies there, each with how much a square unit of it matters. Of
// equal places the earlier is taken: right of at, left, below, above, then at
// its corners.
func Beside(at Rect, size Size, within Rect, things iter.Seq2[Rect, float64]) Rect {
	mid := at.Center()
	right, left := at.Right()+away, at.X-away-size.W
	below, above := at.Bottom()+away, at.Y-away-size.H
	x, y := mid.X-size.W/2, mid.Y-size.H/2
	var best Rect
	least := math.Inf(1)
	for _, p := range [...]Point{
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
	} {
		place := R(p.X, p.Y, size.W, size.H).MovedInto(within)
		if c := place.covers(things); c < least {
			best, least = place, c
		}
	}
	return best
}

// covers is how much of things lies below r, by what it matters.
func (r Rect) covers(things iter.Seq2[Rect, float64]) float64 {
	sum := 0.0
	for box, weight := range things {
		both := r.Intersect(box)
		sum += weight * both.W * both.H
	}
	return sum
}
