package menu

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/sprites"
)

// boxPicture returns what paints the lid of a game's box. A game without a picture of
// its own has the program's.
func boxPicture(game string) func(c *sprites.Canvas, r layout.Rect) {
	own := "box/" + game
	return func(c *sprites.Canvas, r layout.Rect) {
		if c.Store().Has(own) {
			c.Sprite(own, r, sprites.SpriteOpt{})
		} else {
			c.Panel(r, sprites.WellBox)
			c.Sprite("icon", r.Inset(r.W*0.15), sprites.SpriteOpt{})
		}
		c.Panel(r, boxFrame)
	}
}

// lid is what the lid of a game's box says beside the title: how many play and
// how long.
func lid(h *house.House, g rules.Game) string {
	least, most := g.Players()
	minutes := rules.Number("minutes", h.Boxes[g.ID()].Minutes)
	if least == most {
		return h.Say("shelf.lid-exact", rules.Number("players", least), minutes)
	}
	return h.Say("shelf.lid", rules.Number("least", least), rules.Number("most", most), minutes)
}
