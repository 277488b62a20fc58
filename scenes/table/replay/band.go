package replay

import (
	"cmp"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// pastFrame is the width of the frame around a table that shows the past. No face has
// anything that close to the edge of the window.
const pastFrame = 5.0

// The past has the colour of paper: no player's and not that of what goes on.
var (
	pastEdge  = sprites.PaperLow
	pastBox   = sprites.PanelStyle{Fill: sprites.PaperHigh, Fill2: sprites.PaperLow, Radius: 7}
	pastWords = sprites.Title.Sized(17).In(sprites.Ink).Aligned(sprites.Middle, sprites.Middle).Fitted()
)

// Band says in the bar, in place of the game's name, that the past is shown, and
// which moment. It returns the rest of r.
func (x *Replay) Band(b *ui.Builder, r layout.Rect) layout.Rect {
	key := "frame.past.band"
	if x.Replay {
		key = "frame.past.band.replay"
	}
	words := cmp.Or(x.Caption(), x.Say(key, rules.Number("n", x.Moment()), rules.Number("m", x.Match().Len())))
	box, rest := r.CutLeft(min(b.TextWidth(words, pastWords)+26, r.W*0.4))
	box = box.InsetXY(0, 6)
	n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(box, pastBox)
		c.Text(words, box.InsetXY(10, 0), pastWords)
	})
	n.ID, n.Role, n.Label = "past:band", "text", words
	n.Tip = func() ui.Tip { return ui.Tip{Title: words} }
	return rest
}

// frame frames a table that shows the past, from the bar down.
func frame(b *ui.Builder, r layout.Rect) {
	const w = pastFrame
	top := layout.R(r.X, r.Y-4, r.W, 4) // where else the bar has its stripe
	b.Draw(layout.R(r.X, top.Y, r.W, r.Bottom()-top.Y), func(c *sprites.Canvas, _ ui.State) {
		c.Fill(top, pastEdge)
		c.Fill(layout.R(r.X, r.Y, w, r.H), pastEdge)
		c.Fill(layout.R(r.Right()-w, r.Y, w, r.H), pastEdge)
		c.Fill(layout.R(r.X, r.Bottom()-w, r.W, w), pastEdge)
	})
}
