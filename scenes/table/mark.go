package table

import (
	"schron/layout"
	"schron/sprites"
)

// drawDoer paints who did something at the head of a line: a dot in the
// player's colour or, where marks are large, the mark. Nobody leaves it empty.
func (t *Table) drawDoer(c *sprites.Canvas, r layout.Rect, seat int) {
	if seat < 0 || seat >= len(t.looks) {
		return
	}
	if look := t.PlayerLook(seat); look.Large {
		look.DrawMark(c, layout.Around(r.Center(), layout.S(r.W, r.W)))
	} else {
		c.Disc(r.Center(), 3.5, look.Colour)
	}
}
