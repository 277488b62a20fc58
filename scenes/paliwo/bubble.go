package paliwo

import (
	"schron/layout"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	what, ok := f.foresee(f.over)
	if !ok {
		return
	}
	shown := table.Bubble{Title: what.title, Lines: what.lines, Refused: what.no}
	shown.Build(b, func(size layout.Size) layout.Rect { return f.spare(f.over, size, f.places.frame.Inset(4)) })
}
