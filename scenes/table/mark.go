package table

import (
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// DrawMark paints a player's shape in the player's colour.
func DrawMark(c *sprites.Canvas, r layout.Rect, look house.Look) {
	c.Sprite(markArt[look.Mark], r, sprites.SpriteOpt{Tint: look.Colour})
}

// markArt names the pictures of the marks, so that drawing puts no names
// together.
var markArt = func() map[sprites.MarkID]string {
	art := map[sprites.MarkID]string{}
	for _, m := range sprites.Marks() {
		art[m] = "mark/" + string(m)
	}
	return art
}()

// DrawName paints a player's mark and name in one line. The mark is larger
// where the look says so.
func DrawName(c *sprites.Canvas, r layout.Rect, look house.Look, st sprites.TextStyle) {
	side := st.Size * 0.8
	if look.Large {
		side = st.Size * 1.15
	}
	mark, words := r.CutLeft(side)
	DrawMark(c, layout.Around(mark.Center(), layout.S(side, side)), look)
	_, words = words.CutLeft(st.Size * 0.35)
	c.Text(look.Name, words, st)
}

// NameTip is a tooltip with a player's whole name, for names that may be cut.
func NameTip(look house.Look) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: look.Name} }
}

// drawDoer paints who did something at the head of a line: a dot in the
// player's colour or, where marks are large, the mark. Nobody leaves it empty.
func (t *Table) drawDoer(c *sprites.Canvas, r layout.Rect, seat int) {
	if seat < 0 || seat >= len(t.looks) {
		return
	}
	if look := t.PlayerLook(seat); look.Large {
		DrawMark(c, layout.Around(r.Center(), layout.S(r.W, r.W)), look)
	} else {
		c.Disc(r.Center(), 3.5, look.Colour)
	}
}
