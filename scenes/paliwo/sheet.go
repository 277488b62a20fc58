package paliwo

import (
	"schron/scenes/table/sheet"
)

// SheetPicture is a figure, token or sign of the game.
func (f *face) SheetPicture(id string) sheet.Picture { return sheetPicture(id) }

func sheetPicture(id string) sheet.Picture {
	switch id {
	case "figure-human":
		id = "human-lumberjack-0"
	case "zombie":
		id = "zombie-S"
	}
	return sheet.Art("paliwo/" + id)
}
