package paliwo

import (
	"math"

	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

const bubbleWidth = 300.0 // greatest width of the words

var (
	bubbleTitle = sprites.BodyBold.Aligned(sprites.Start, sprites.Start)
	bubbleLine  = sprites.Small.Sized(14).In(sprites.Hex(0xc3c8be)).Aligned(sprites.Start, sprites.Start)
	refusedBox  = sprites.TooltipBox.Bordered(sprites.Red, 1.5)
)

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	what, ok := f.foresee(f.over)
	if !ok {
		return
	}
	const pad = 12.0
	width := bubbleWidth * f.places.text(1)
	titleStyle, lineStyle := bubbleTitle.Sized(f.places.text(15)), bubbleLine.Sized(f.places.text(14))
	w := min(width, b.TextWidth(what.title, titleStyle))
	h := pad*2 + b.ParagraphHeight(what.title, width, titleStyle)
	for _, l := range what.lines {
		m := b.Fonts.MeasureWrapped(l, width, lineStyle)
		w, h = math.Max(w, math.Ceil(m.W)), h+math.Ceil(m.H)+3
	}
	box := f.spare(f.over, layout.S(min(w, width)+2*pad+2, h), f.places.frame.Inset(4))
	style := sprites.TooltipBox
	if what.no {
		style = refusedBox
	}
	b.Overlay(func() {
		n := b.Panel(box, style)
		n.ID, n.Role, n.Label = "bubble", "tooltip", what.title
		n.State = map[string]any{"lines": what.lines, "refused": what.no}
		inner := box.Inset(pad)
		inner.W++
		y := inner.Y + b.Paragraph(layout.R(inner.X, inner.Y, inner.W, b.ParagraphHeight(what.title, inner.W, titleStyle)), what.title, titleStyle)
		for _, l := range what.lines {
			y += 3
			y += b.Paragraph(layout.R(inner.X, y, inner.W, b.ParagraphHeight(l, inner.W, lineStyle)), l, lineStyle)
		}
	})
}
