package teach

import (
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	panelPad = 16.0
	panelGap = 8.0
)

var panelBox = sprites.PanelStyle{Fill: sprites.Hex(0x2b3a33), Fill2: sprites.Hex(0x22302a), Border: sprites.Amber, Width: 2, Radius: 12, Shadow: 14}

// panel is the ground of what the coach, a card or a question says: what lies below it
// takes no click.
func panel(b *ui.Builder, box layout.Rect, id, label string, state map[string]any) *ui.Node {
	n := b.Panel(box, panelBox)
	n.ID, n.Role, n.Label, n.Block, n.State = id, "tooltip", label, true, state
	return n
}

// Question is asked beside the prompt, off all that can be played.
type Question struct {
	ID, Title string
	Lines     []string // why it is asked
	State     map[string]any
	Yes, No   ui.Button
}

// Ask lays out a question.
func (t *Teacher) Ask(b *ui.Builder, q Question) {
	const width = cardWords
	titleHigh := b.ParagraphHeight(q.Title, width, cardTitle)
	high := titleHigh
	for _, l := range q.Lines {
		high += b.ParagraphHeight(l, width, cardText) + 3
	}
	size := layout.S(width+2*panelPad, 2*panelPad+high+panelGap+cardRow)
	box, _ := b.BesideClear(t.Asked, size, t.Room.Inset(6))
	b.Overlay(func() {
		panel(b, box, q.ID, q.Title, q.State)
		in := box.Inset(panelPad)
		row, in := in.CutBottom(cardRow)
		y := in.Y + b.Paragraph(layout.R(in.X, in.Y, width, titleHigh), q.Title, cardTitle)
		for _, l := range q.Lines {
			y += 3
			y += b.Paragraph(layout.R(in.X, y, width, b.ParagraphHeight(l, width, cardText)), l, cardText)
		}
		for _, u := range []ui.Button{q.Yes, q.No} {
			u.Size = 15
			u.Rect, row = row.CutRight(b.ButtonWidth(u) + 6)
			_, row = row.CutRight(panelGap)
			b.Button(u)
		}
	})
}
