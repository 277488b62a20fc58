package dolores

import (
	"image/color"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// link is a piece of a network on the map.
type link struct {
	a, b   layout.Point
	colour color.NRGBA
	broken bool
}

// links are the pieces of the networks of the ledger shown: from field to field
// and to the bank. What hangs together with the capital is green, what does not
// is red and dashed.
func (f *face) links() []link {
	var out []link
	mid := func(at game.Field) layout.Point { return f.fieldBox(at).Center() }
	for _, net := range f.v.Networks(f.me()) {
		colour := sprites.RedText
		if net.Capital {
			colour = sprites.GreenText
		}
		in := game.Set(net.Fields...)
		for _, at := range net.Fields {
			for _, d := range []game.Direction{game.East, game.South} {
				if to := at.Step(d, 1); in.Has(to) {
					out = append(out, link{mid(at), mid(to), colour, !net.Capital})
				}
			}
			for d := game.North; d < game.Calm; d++ {
				if to := at.Step(d, 1); to != game.NoField && game.Chart[to].Terrain == game.Bank {
					out = append(out, link{mid(at), mid(at).Lerp(mid(to), 0.7), colour, !net.Capital})
				}
			}
		}
	}
	return out
}

// buildNets draws the networks over the map where the player wants to see them.
func (f *face) buildNets(b *ui.Builder) {
	if !f.nets {
		return
	}
	list := f.links()
	width := max(3, f.fieldBox(0).W*0.1)
	b.Clip(f.places.board, func() {
		n := b.Draw(f.places.board, func(c *sprites.Canvas, _ ui.State) {
			for i := range list {
				x := &list[i]
				c.Line(x.a, x.b, width+2, sprites.Ink)
				if x.broken {
					c.DashedLine(x.a, x.b, width, width*2, 0, x.colour)
				} else {
					c.Line(x.a, x.b, width, x.colour)
				}
				c.Disc(x.a, width*0.9, x.colour)
				c.Disc(x.b, width*0.9, x.colour)
			}
		})
		n.ID, n.Role, n.Label = "nets", "text", f.say("map.nets")
		n.State = map[string]any{"links": len(list)}
	})
}
