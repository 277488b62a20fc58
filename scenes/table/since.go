package table

import (
	"slices"

	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// The recap shows the last entries that fit; the log has them all.
const (
	sinceMost   = 7
	sinceWidth  = 330
	sincePad    = 16
	sinceHead   = 24
	sinceButton = 36
	sinceGap    = 4
)

// buildSince lays out the recap in the upper left of area: what the others did
// since the viewer's last decision.
func (t *Table) buildSince(b *ui.Builder, area layout.Rect) {
	entries := t.Since()
	if len(entries) == 0 || t.Looking() {
		return
	}
	area = content(area)
	height := 2.0*sincePad + sinceHead + 8 + sinceButton
	var rows []sentence
	var doers []int
	for i := len(entries) - 1; i >= 0 && len(rows) < sinceMost; i-- {
		s := t.setSentence(b, entries[i].Event.Text, sinceWidth-2*sincePad-logDot, logText)
		if height+s.height+sinceGap > area.H {
			break
		}
		rows, doers = append(rows, s), append(doers, entries[i].Event.Seat)
		height += s.height + sinceGap
	}
	slices.Reverse(rows)
	slices.Reverse(doers)
	box := area.Anchor(layout.S(sinceWidth, height), 0, 0)
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "since", Role: "panel", Label: t.h.Say("frame.since"), Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1.5))
			},
		})
		button, list := box.Inset(sincePad).CutBottom(sinceButton)
		head, list := list.CutTop(sinceHead)
		b.Heading(head.Anchor(layout.S(head.W, 20), 0, 0), t.h.Say("frame.since"))
		b.Draw(list, func(c *sprites.Canvas, _ ui.State) {
			y := list.Y
			for i := range rows {
				t.drawDoer(c, layout.R(list.X-2, y, 12, logText.LineHeight()), doers[i])
				rows[i].draw(c, layout.P(list.X+logDot, y))
				y += rows[i].height + sinceGap
			}
		})
		b.Button(ui.Button{ID: "since:close", Rect: button, Text: t.h.Say("frame.ok"), OnClick: t.closeSince})
	})
}

// closeSince puts the recap away; what it still had to show counts as shown.
func (t *Table) closeSince() {
	t.motion = motion{}
	t.Session.Skip()
	t.DismissSince()
}
