package table

import (
	"schron/layout"
	"schron/scenes/house"
	"schron/sprites"
)

// DrawMark paints a player's shape in the player's colour.
func DrawMark(c *sprites.Canvas, r layout.Rect, look house.Look) {
	c.Mark(look.Mark, r, look.Colour)
}

// DrawName paints a player's mark and name in one line.
func DrawName(c *sprites.Canvas, r layout.Rect, look house.Look, st sprites.TextStyle) {
	side := st.Size * 0.8
	mark, words := r.CutLeft(side)
	DrawMark(c, layout.Around(mark.Center(), layout.S(side, side)), look)
	_, words = words.CutLeft(st.Size * 0.35)
	c.Text(look.Name, words, st)
}
