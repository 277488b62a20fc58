package wcp

import (
	"strings"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// SheetPicture is a vehicle, token or sign of the game.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	if card, ok := strings.CutPrefix(id, "vehicle-"); ok {
		v, err := game.ParseVehicle(card)
		if err != nil {
			return nil
		}
		return sheet.Art(vehicleBig[v])
	}
	return sheet.Art("wcp/" + id)
}
