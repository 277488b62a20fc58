package paliwo

import (
	"iter"

	"schron/layout"
	game "schron/rules/paliwo"
)

// How much a box beside a field should keep off another one. Nothing outweighs the
// field itself and the clickable fields around it.
const (
	weightPlain  = 0.1
	weightFigure = 1
	weightTarget = 3
	weightHeld   = 8
	weightAbout  = 1e8
	weightNear   = 1e7
)

// besideGap is how far a box stands from the field that it is about.
const besideGap = 7.0

// beside places a box of a size beside a field where it covers least of what the
// player wants to see. It keeps off the fields around that can be clicked: where
// that needs more room it stands farther away.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	return layout.Beside(f.places.fields[at], size, besideGap, within, f.covers(at))
}

// covers lists the fields with how much a box about one of them should keep off
// them.
func (f *face) covers(at game.Field) iter.Seq2[layout.Rect, float64] {
	behind := game.NoField // where who stands on the field would be pushed
	if h := f.chosen(); h != game.NoHuman && f.mine(game.SeatHumans) {
		behind, _ = f.v.PushTo(h, at)
	}
	return func(yield func(layout.Rect, float64) bool) {
		for i, box := range f.places.fields {
			other, weight := game.Field(i), weightPlain
			switch {
			case other == at:
				weight = weightAbout
			case f.target(other) && next(at, other):
				weight = weightNear
			case other == behind, f.stands(other):
				weight = weightHeld
			case f.target(other):
				weight = weightTarget
			case f.may(other) && next(at, other):
				weight = weightNear
			case f.taken(other):
				weight = weightFigure
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
