package paliwo

import (
	"iter"

	"schron/layout"
	game "schron/rules/paliwo"
)

// beside places a box of a size beside a field where it covers least of what the
// player wants to see. It keeps off the fields around that can be clicked: where
// that needs more room it stands farther away.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	return layout.Beside(f.places.fields[at], size, 7, within, f.covers(at))
}

// covers lists the fields with how much a box about one of them should keep off
// them. Nothing outweighs the field itself and the clickable fields around it.
func (f *face) covers(at game.Field) iter.Seq2[layout.Rect, float64] {
	behind := game.NoField // where who stands on the field would be pushed
	if h := f.chosen(); h != game.NoHuman && f.mine(game.SeatHumans) {
		behind, _ = f.v.PushTo(h, at)
	}
	return func(yield func(layout.Rect, float64) bool) {
		for i, box := range f.places.fields {
			other, weight := game.Field(i), 0.1
			switch {
			case other == at:
				weight = 1e8
			case f.target(other) && next(at, other):
				weight = 1e7
			case other == behind, f.stands(other):
				weight = 8
			case f.target(other):
				weight = 3
			case f.may(other) && next(at, other):
				weight = 1e7
			case f.taken(other):
				weight = 1
			}
			if !yield(box, weight) {
				return
			}
		}
	}
}

// target reports whether a click on a field does something with who is picked up, or
// puts something there.
func (f *face) target(at game.Field) bool {
	d := f.fields[at].deed
	return d == walks || d == plays || d == chooses || d == turns
}

// next reports whether a field is one of the eight around another one.
func next(at, other game.Field) bool {
	cols, rows := at.Col()-other.Col(), at.Row()-other.Row()
	return at != other && cols >= -1 && cols <= 1 && rows >= -1 && rows <= 1
}
