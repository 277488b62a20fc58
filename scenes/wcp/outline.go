package wcp

import (
	"schron/layout"
	game "schron/rules/wcp"
)

// Outline returns the corners of a field's hexagon.
func (f *face) Outline(field string) []layout.Point {
	at, err := game.ParseField(field)
	if err != nil {
		return nil
	}
	corners := f.places.grid.Corners(hexOf(at))
	return corners[:]
}
