package pieces

import (
	"schron/layout"
	"schron/sprites"
)

// Edges says how the edges of a hall look from above. Open ones have a passage, Blown
// ones (WCP-14) a hole that a charge tore into the wall, the rest a wall. Edge 0 lies
// in the east, the others follow clockwise.
type Edges struct {
	Open  layout.EdgeMask
	Blown layout.EdgeMask
}

// The pictures of a hall's edges lie in the box of the whole hall, lit from the
// same side.
var (
	hallWalls    = [6]string{"wcp/wall-0", "wcp/wall-1", "wcp/wall-2", "wcp/wall-3", "wcp/wall-4", "wcp/wall-5"}
	hallPassages = [6]string{"wcp/passage-0", "wcp/passage-1", "wcp/passage-2", "wcp/passage-3", "wcp/passage-4", "wcp/passage-5"}
	hallBreaches = [6]string{"wcp/breach-0", "wcp/breach-1", "wcp/breach-2", "wcp/breach-3", "wcp/breach-4", "wcp/breach-5"}
)

// Hall draws a hall that stands on its corner; it is 120 wide for a height of
// 136. An angle turns it as a hand does, with its light.
func Hall(c sprites.Pictures, r layout.Rect, h Edges, opt sprites.SpriteOpt) {
	c.Sprite("wcp/hall", r, opt)
	opt.Halo.A = 0
	if h.Blown != 0 {
		c.Sprite("wcp/scorch", r, opt)
	}
	hallEdges(c, r, h, opt)
}

// CentralHall draws the hall of the big red button, open on all sides.
func CentralHall(c sprites.Pictures, r layout.Rect, pressed bool, opt sprites.SpriteOpt) {
	c.Sprite("wcp/hall-central", r, opt)
	opt.Halo.A = 0
	hallEdges(c, r, Edges{Open: layout.AllEdges}, opt)
	name := "wcp/button"
	if pressed {
		name = "wcp/button-pressed"
	}
	c.Sprite(name, r, opt)
}

// picture is that of an edge.
func (h Edges) picture(d int) string {
	switch {
	case h.Blown.Has(d):
		return hallBreaches[d]
	case h.Open.Has(d):
		return hallPassages[d]
	}
	return hallWalls[d]
}

// hallEdges draws the walls first, so that the light of passages falls on them.
func hallEdges(c sprites.Pictures, r layout.Rect, h Edges, opt sprites.SpriteOpt) {
	for _, walls := range []bool{true, false} {
		for d, wall := range hallWalls {
			if name := h.picture(d); (name == wall) == walls {
				c.Sprite(name, r, opt)
			}
		}
	}
}
