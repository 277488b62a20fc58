package wradislavia

import (
	"schron/layout"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// SheetPicture is a token, weapon or sign of the game.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	return sheet.Art("wradislavia/" + id)
}
