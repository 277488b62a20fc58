package pieces

import (
	"schron/layout"
	"schron/sprites"
)

// TiltedHall draws a hall as it looks when its floor is tilted, and each of its
// edges by a tilt of its own.
func TiltedHall(c *sprites.Canvas, r layout.Rect, h Edges, floor sprites.Tilt, edges *[6]sprites.Tilt, opt sprites.SpriteOpt) {
	c.Tilted("wcp/hall", r, floor, opt)
	if h.Blown != 0 {
		c.Tilted("wcp/scorch", r, floor, opt)
	}
	for d := range 6 {
		name := hallWalls[d]
		switch {
		case h.Blown.Has(d):
			name = hallBreaches[d]
		case h.Open.Has(d):
			name = hallPassages[d]
		}
		c.Tilted(name, r, edges[d], opt)
	}
}

// Dust draws a puff of dust; only Alpha, Angle and Zoom of opt count.
func Dust(c *sprites.Canvas, r layout.Rect, opt sprites.SpriteOpt) { c.Sprite("wcp/dust", r, opt) }
