package dzicz

import (
	"schron/layout"
	game "schron/rules/dzicz"
)

// beside places a box near a field where it covers least of what the player wants to
// see. Fields that can be chosen count, most of all those next to the field; so do
// fields in use. The box avoids the question and the pieces beside the board.
func (f *face) beside(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	targets := f.targets() | f.movers()
	var things []layout.Thing
	for i, box := range f.places.fields {
		things = append(things, layout.Thing{Box: box, Weight: f.weight(at, game.Field(i), targets)})
	}
	things = append(things, layout.Thing{Box: f.places.talk, Weight: never}, layout.Thing{Box: f.places.row, Weight: never})
	return layout.Beside(f.places.fields[at], size, gap, within, things)
}

const (
	gap   = 7     // how far what is told of a field keeps from it, units
	never = 400.0 // how much that matters which is not to be covered
)

// weight is how much it matters that another field is in sight while one is pointed
// at.
func (f *face) weight(at, other game.Field, targets game.FieldSet) float64 {
	switch {
	case other == at:
		return never
	case f.holds(other), f.v.Step != nil && f.v.Step.From == other:
		return 6
	case targets.Has(other) && max(at.Col()-other.Col(), other.Col()-at.Col(), at.Row()-other.Row(), other.Row()-at.Row()) < 2:
		return never
	case targets.Has(other):
		return 30
	case f.v.Board[other].Soldier >= 0:
		return 1
	case f.v.Board[other].Token >= 0:
		return 0.5
	}
	return 0.1
}
