package paliwo

import (
	"schron/layout"
	"schron/scenes/ui"
)

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	what, ok := f.foresee(f.over)
	if !ok {
		return
	}
	what.Build(b, func(size layout.Size) layout.Rect { return f.beside(f.over, size, f.places.frame.Inset(4)) })
}
