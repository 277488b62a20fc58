package pieces

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/sprites"
)

// badgeLeast is the least diameter of a badge in units; its number is as small
// as words may be.
const badgeLeast = 15.5

// badgeStyle is the number in a badge of a diameter.
func badgeStyle(size float64) sprites.TextStyle {
	em := max(sprites.MinTextSize, math.Round(size*0.7))
	return sprites.TextStyle{Size: em, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
}

// cornerBadge draws a number at a place in parts of a piece's square box.
func cornerBadge(c *sprites.Canvas, r layout.Rect, x, y float64, n int, opt sprites.SpriteOpt) {
	side := min(r.W, r.H)
	if opt.Zoom > 0 {
		side *= opt.Zoom
	}
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	mid := r.Center()
	badge(c, layout.Point{X: mid.X + (x-0.5)*side, Y: mid.Y + (y-0.5)*side}, n, side*0.34)
}

// badge draws a number in a dark disc around a point. Its diameter is size units, or
// more where the number would be too small.
func badge(c *sprites.Canvas, at layout.Point, n int, size float64) {
	size = math.Round(max(size, badgeLeast))
	box := layout.R(at.X-size/2, at.Y-size/2, size, size)
	c.Sprite("dolores/badge", box, sprites.SpriteOpt{})
	c.Text(strconv.Itoa(n), box.Inset(-4), badgeStyle(size))
}

// number adds a badge with a number, whose middle lies at (x, y), unless the
// clip would cut it.
func (p *Planet) number(n int, x, y float64) {
	m := &p.mesh
	size := max(badgeLeast, 0.27*m.CellSize()/m.Scale())
	px := int(math.Round(size * m.Scale()))
	left, top := m.X(x)-px/2, m.Y(y)-px/2
	box := image.Rect(left, top, left+px, top+px)
	if !box.In(m.Sight()) {
		return
	}
	m.Picture("dolores/badge", x, y, float64(px)/m.CellSize(), color.NRGBA{}, 1)
	m.Words(strconv.Itoa(n), m.Units(box).Inset(-2), badgeStyle(size))
}
