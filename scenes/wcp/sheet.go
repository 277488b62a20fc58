package wcp

import (
	"strings"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/sprites"
)

// SheetPicture is a vehicle, token or sign of the game.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	if card, ok := strings.CutPrefix(id, "vehicle-"); ok {
		v, err := game.ParseVehicle(card)
		if err != nil {
			return nil
		}
		return f.t.SheetArt(vehicleBig[v])
	}
	return f.t.SheetArt("wcp/" + id)
}
