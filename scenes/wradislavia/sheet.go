package wradislavia

import (
	"schron/scenes/table/sheet"
)

// SheetPicture is a token, weapon or sign of the game.
func (f *face) SheetPicture(id string) sheet.Picture { return sheetPicture(id) }

func sheetPicture(id string) sheet.Picture {
	return sheet.Art("wradislavia/" + id)
}
