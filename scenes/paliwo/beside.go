package paliwo

import (
	"schron/layout"
	game "schron/rules/paliwo"
)

// beside places a box of a size beside a field where it covers least of what the
// player wants to see. It keeps off the fields around that can be clicked: where
// that needs more room it stands farther away.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	behind := game.NoField // where who stands on the field would be pushed
	if h := f.chosen(); h != game.NoHuman {
		behind, _ = f.v.PushTo(h, at)
	}
	var things []layout.Thing
	for i, box := range f.places.fields {
		things = append(things, layout.Thing{Box: box, Weight: f.weight(at, game.Field(i), behind)})
	}
	return layout.Beside(f.places.fields[at], size, 7, within, things)
}

// weight is how much a box about a field should keep off another one. Nothing outweighs
// the field itself and the clickable fields around it.
func (f *face) weight(at, other, behind game.Field) float64 {
	switch {
	case other == at:
		return 1e8
	case f.target(other) && next(at, other):
		return 1e7
	case other == behind, f.stands(other):
		return 8
	case f.target(other):
		return 3
	case f.may(other) && next(at, other):
		return 1e7
	case f.taken(other):
		return 1
	}
	return 0.1
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
