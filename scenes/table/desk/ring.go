package desk

import (
	"schron/layout"
	"schron/sprites"
)

// The ring around what is pointed at is light with a dark rim, so that it is seen on any
// ground.
const (
	RingWidth = 3.0
	ringRim   = 6.5
)

var (
	ringLight = sprites.PanelStyle{Border: sprites.PaperHigh, Width: RingWidth, Radius: 9, Glow: sprites.PaperHigh, Reach: 7}
	ringDark  = sprites.PanelStyle{Border: sprites.Bar, Width: ringRim, Radius: 10}
)

// DrawRing draws the ring of what is pointed at: around its box or, where there is one,
// along its outline.
func DrawRing(c *sprites.Canvas, box layout.Rect, outline []layout.Point) {
	if len(outline) > 0 {
		c.Polyline(outline, ringRim, sprites.Bar)
		c.Polyline(outline, RingWidth, sprites.PaperHigh)
		return
	}
	c.Panel(box.Inset(-2), ringDark)
	c.Panel(box, ringLight)
}
