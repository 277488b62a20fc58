package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// sinceMost is how many entries the recap shows; the log has them all.
const sinceMost = 7

// buildSince lays out the recap in the upper left of area: what the others did
// since the viewer's last decision.
func (t *Table) buildSince(b *ui.Builder, area layout.Rect) {
	entries := t.Since()
	if len(entries) == 0 || t.Looking() {
		return
	}
	if len(entries) > sinceMost {
		entries = entries[len(entries)-sinceMost:]
	}
	const width, pad = 330.0, 16.0
	var rows []sentence
	height := pad + 24
	for _, e := range entries {
		s := t.setSentence(b, e.Event.Text, width-2*pad-logDot, logText)
		rows = append(rows, s)
		height += s.height + 4
	}
	height += 8 + 36 + pad
	box := content(area).Anchor(layout.S(width, min(height, area.H-28)), 0, 0)
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "since", Role: "panel", Label: t.h.Say("frame.since"), Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1.5))
			},
		})
		inner := box.Inset(pad)
		b.Heading(inner.Row(0, 1, 0).Anchor(layout.S(inner.W, 20), 0, 0), t.h.Say("frame.since"))
		button, list := inner.CutBottom(36)
		_, list = list.CutTop(24)
		b.Clip(list, func() {
			b.Draw(list, func(c *sprites.Canvas, _ ui.State) {
				y := list.Y
				for i, s := range rows {
					if seat := entries[i].Event.Seat; seat != rules.NoSeat {
						c.Disc(layout.P(list.X+4, y+logText.LineHeight()/2), 3.5, t.LookOf(seat).Colour)
					}
					s.draw(c, layout.P(list.X+logDot, y))
					y += s.height + 4
				}
			})
		})
		b.Button(ui.Button{ID: "since:close", Rect: button, Text: t.h.Say("frame.ok"), OnClick: func() { t.Session.Skip(); t.DismissSince() }})
	})
}
