package wcp

import (
	"slices"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table"
)

// beside places a box near another one, with the fields next to it, where it covers
// least of what the player wants to see. Fields where something can be done count more
// than others; what is pointed at and the fields next to it count most. The box stays
// on the board, off the hand below it and the buttons in its corners. If that is
// impossible it may reach over the players beside the board.
func (f *face) beside(at layout.Rect, next []game.Field, size layout.Size) layout.Rect {
	p := &f.places
	within := p.left
	within.H = p.desk.Y - table.Gap - within.Y
	never := []layout.Rect{at, p.aids, p.turners, p.talk}
	if box, ok := f.pawnBox(f.v, f.me()); ok && f.v.Decision == game.DecideMove {
		never = append(never, box)
	}
	for _, other := range next {
		if f.markOf(other) != plainMark {
			never = append(never, p.field(other).Inset(4))
		}
	}
	var things []layout.Thing
	for _, box := range never {
		things = append(things, layout.Thing{Box: box, Weight: 400})
	}
	for _, other := range boardFields {
		weight := 0.15
		switch {
		case f.markOf(other) != plainMark:
			weight = 2
		case f.hallAt(other) != nil:
			weight = 0.5
		}
		things = append(things, layout.Thing{Box: p.field(other), Weight: weight})
	}
	box := layout.Beside(at, size, gap, within, things)
	if p.players.X < within.Right() || !slices.ContainsFunc(never, box.Intersects) {
		return box
	}
	within.W = p.players.Right() - within.X
	return layout.Beside(at, size, gap, within, things)
}

// gap is how far what is told of a field keeps from it, units.
const gap = 7

// nextTo are the fields beside a field.
func nextTo(at game.Field) (out []game.Field) {
	for d := range game.Dir(game.Dirs) {
		if n := at.Beside(d); n != game.NoField {
			out = append(out, n)
		}
	}
	return out
}
