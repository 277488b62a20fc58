package sprites_test

import (
	"schron/layout"
	"schron/sprites"
)

// A piece is drawn in a box: a panel, a picture in a player's colour, a word below it.
func ExampleCanvas() {
	draw := func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, sprites.WellBox)
		picture, words := r.CutTop(r.W)
		c.Sprite("piece/token", picture.Inset(4), sprites.SpriteOpt{Tint: sprites.Red})
		c.Text("token", words, sprites.Small.Aligned(sprites.Middle, sprites.Middle))
	}
	_ = draw // a node or a motion draws with it
}
