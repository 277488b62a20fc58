package dzicz

import (
	"math"

	"schron/layout"
	game "schron/rules/dzicz"
)

// spare places a box of a size beside a field where it covers least of what the
// player wants to see: the fields that can be chosen and those in use.
func (f *face) spare(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	const away = 6.0
	field := f.places.fields[at]
	mid := field.Center()
	tries := [...]layout.Rect{
		layout.R(mid.X-size.W/2, field.Bottom()+away, size.W, size.H),
		layout.R(field.Right()+away, mid.Y-size.H/2, size.W, size.H),
		layout.R(field.X-away-size.W, mid.Y-size.H/2, size.W, size.H),
		layout.R(mid.X-size.W/2, field.Y-away-size.H, size.W, size.H),
		layout.R(field.X, field.Bottom()+away, size.W, size.H),
		layout.R(field.Right()-size.W, field.Bottom()+away, size.W, size.H),
		layout.R(field.X, field.Y-away-size.H, size.W, size.H),
		layout.R(field.Right()-size.W, field.Y-away-size.H, size.W, size.H),
	}
	best, least := tries[0].MovedInto(within), math.Inf(1)
	for _, r := range tries {
		r = r.MovedInto(within)
		if cost := f.covered(at, r); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// covered is how much a box hides, in square units; fields in use count more
// than others, and the field that it is about most.
func (f *face) covered(about game.Field, r layout.Rect) float64 {
	sum := 0.0
	targets := f.targets()
	for at, field := range f.places.fields {
		both := field.Intersect(r)
		if both.Empty() {
			continue
		}
		weight := 0.1
		switch at := game.Field(at); {
		case at == about:
			weight = 20
		case f.held.on && f.held.from == at, f.v.Step != nil && f.v.Step.From == at:
			weight = 6
		case targets.Has(at):
			weight = 3
		case f.v.Board[at].Soldier >= 0:
			weight = 1
		case f.v.Board[at].Token >= 0:
			weight = 0.5
		}
		sum += weight * both.W * both.H
	}
	return sum
}
