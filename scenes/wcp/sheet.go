package wcp

import (
	"strings"

	game "schron/rules/wcp"
	"schron/scenes/table/sheet"
)

// SheetPicture is a vehicle, token or sign of the game.
func (f *face) SheetPicture(id string) sheet.Picture { return sheetPicture(id) }

func sheetPicture(id string) sheet.Picture {
	if card, ok := strings.CutPrefix(id, "vehicle-"); ok {
		v, err := game.ParseVehicle(card)
		if err != nil {
			return nil
		}
		return sheet.Art(vehicleBig[v])
	}
	return sheet.Art("wcp/" + id)
}
