package paliwo

import (
	"schron/layout"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// SheetPicture is a figure, token or sign of the game.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	switch id {
	case "figure-human":
		id = "human-lumberjack-0"
	case "zombie":
		id = "zombie-S"
	}
	return sheet.Art("paliwo/" + id)
}
