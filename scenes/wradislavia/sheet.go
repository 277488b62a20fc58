package wradislavia

import (
	"schron/layout"
	"schron/sprites"
)

// SheetPicture is a token, weapon or sign of the game.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	return f.t.SheetArt("wradislavia/" + id)
}
