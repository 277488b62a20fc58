package dzicz

import (
	"schron/layout"
	game "schron/rules/dzicz"
)

// beside places a box of a size beside a field where it covers least of what the
// player wants to see: the fields that can be chosen and those in use.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	targets := f.targets()
	return layout.Beside(f.places.fields[at], size, within, func(yield func(layout.Rect, float64) bool) {
		for i, box := range f.places.fields {
			weight := 0.1
			switch other := game.Field(i); {
			case other == at:
				weight = 20
			case f.held.on && f.held.from == other, f.v.Step != nil && f.v.Step.From == other:
				weight = 6
			case targets.Has(other):
				weight = 3
			case f.v.Board[other].Soldier >= 0:
				weight = 1
			case f.v.Board[other].Token >= 0:
				weight = 0.5
			}
			if !yield(box, weight) {
				return
			}
		}
	})
}
