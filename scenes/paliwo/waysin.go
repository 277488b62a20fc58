package paliwo

import (
	"slices"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// arrivals reports whether new zombies are still to come in this round, if any are
// left. From the human turn on it is forecast where they may.
func (f *face) arrivals() bool {
	switch {
	case f.v.Round == 0 || f.v.Pool == 0 || f.v.Ending != game.NoEnding:
		return false
	case f.v.Stage == game.StageNew:
		return f.v.ToAdd > 0
	}
	return f.v.Stage < game.StageNew
}

// fromEdges reports whether new zombies come in over the edges only (WP-37).
func (f *face) fromEdges() bool {
	return f.v.Options.Choice(game.OptionArrivals) == game.FromEdges
}

// inward is the way from the edge at which a field lies into the car park.
func inward(at game.Field) game.Facing {
	switch {
	case at.Col() == 0:
		return game.East
	case at.AtSide():
		return game.West
	}
	return game.South
}

// buildWaysIn marks the fields of the edges on which a new zombie may come in as things
// stand (WP-37). Each has an arrowhead at its edge, which is bright while one is put
// down or the pool is pointed at.
func (f *face) buildWaysIn(b *ui.Builder) {
	type way struct {
		box  layout.Rect
		into int
	}
	var ways []way
	if f.arrivals() && f.fromEdges() {
		for at := range game.Field(game.Fields) {
			if slices.Contains(f.known.open, at) {
				ways = append(ways, way{f.places.fields[at], int(inward(at))})
			}
		}
	}
	strong := f.pool || f.v.Decision == game.DecideNew
	n := b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range ways {
			pieces.WayIn(c, ways[i].box, ways[i].into, strong)
		}
	})
	n.ID, n.Role, n.State = "ways-in", "picture", map[string]any{"n": len(ways), "strong": strong}
}

// buildRow tells beside which row nobody may be placed yet: that of the humans,
// who come after the zombies (WP-6).
func (f *face) buildRow(b *ui.Builder) {
	if f.v.Decision != game.DecideZombies || f.zombiesLast() {
		return
	}
	last := game.At(game.Cols-1, 0)
	r := f.places.span(0, last)
	st := sprites.Heading.In(sprites.Muted).Sized(min(15, r.H*0.36)).Aligned(sprites.Middle, sprites.Middle).Fitted()
	b.Panel(r.Inset(2), comingGround)
	b.Info("coming", r.InsetXY(8, 0), f.say("coming"), st)
}

// comingGround is the ground of the row where somebody will be placed.
var comingGround = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Ink, 0.45), Border: sprites.WithAlpha(sprites.Paper, 0.3), Width: 1.5, Radius: 6, Dashed: true}

// zombiesLast reports whether the zombies are set up after the humans (WP-6).
func (f *face) zombiesLast() bool {
	return f.v.Options.Choice(game.OptionLast) == game.LastZombies
}
