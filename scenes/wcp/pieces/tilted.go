package pieces

import (
	"schron/layout"
	"schron/sprites"
	"schron/sprites/space"
)

// TiltedHall draws a hall as it looks when its floor is tilted, and each of its
// edges by a tilt of its own.
func TiltedHall(c *sprites.Canvas, r layout.Rect, h Edges, floor space.Tilt, edges *[6]space.Tilt, opt sprites.SpriteOpt) {
	space.Tilted(c, "wcp/hall", r, floor, opt)
	if h.Blown != 0 {
		space.Tilted(c, "wcp/scorch", r, floor, opt)
	}
	for d := range 6 {
		space.Tilted(c, h.picture(d), r, edges[d], opt)
	}
}
