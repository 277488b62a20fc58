package paliwo

import (
	"schron/layout"
	game "schron/rules/paliwo"
)

// How much a box beside a field should keep off another one.
const (
	weightPlain  = 0.1
	weightFigure = 1
	weightTarget = 3
	weightHeld   = 8
	weightAbout  = 20
)

// beside places a box of a size beside a field where it covers least of what the
// player wants to see.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	behind := game.NoField // where who stands on the field would be pushed
	if h := f.chosen(); h != game.NoHuman && f.mine(game.SeatHumans) {
		behind, _ = f.v.PushTo(h, at)
	}
	return layout.Beside(f.places.fields[at], size, within, func(yield func(layout.Rect, float64) bool) {
		for i, box := range f.places.fields {
			other, weight := game.Field(i), weightPlain
			switch d := f.fields[other].deed; {
			case other == at:
				weight = weightAbout
			case other == behind, f.stands(other):
				weight = weightHeld
			case d == walks || d == plays || d == chooses || d == turns:
				weight = weightTarget
			case f.taken(other):
				weight = weightFigure
			}
			if !yield(box, weight) {
				return
			}
		}
	})
}
