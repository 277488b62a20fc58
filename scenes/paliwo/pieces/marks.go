package pieces

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/sprites"
)

// The colours of sight: of a zombie that sees nobody, and of one that sees a
// human.
var (
	sightColour  = sprites.Hex(0xb5c46a)
	dangerColour = sprites.Hex(0xff5a3a)
)

// SightCone draws what a zombie sees. It begins at the front edge of its field zombie
// and goes the way that it faces (0 north, 1 east, 2 south, 3 west). It is length units
// long, and red if it sees a human.
func SightCone(c *sprites.Canvas, zombie layout.Rect, facing int, length float64, sees bool) {
	col, strong := sightColour, 0.34
	if sees {
		col, strong = dangerColour, 0.46
	}
	ahead, mid := facingSteps[facing], zombie.Center()
	side := layout.Point{X: -ahead.Y, Y: ahead.X}
	half := zombie.W / 2
	from := layout.Point{X: mid.X + ahead.X*half, Y: mid.Y + ahead.Y*half}
	near, far := half*0.42, half*0.9
	// The cone opens over its first field and goes on as a beam that fades.
	open := min(length, zombie.W*0.8)
	c.Beam(from, ahead, side, [2]float64{0, open}, [2]float64{near, far}, [2]float64{strong, strong * 0.9}, col)
	c.Beam(from, ahead, side, [2]float64{open, length}, [2]float64{far, far}, [2]float64{strong * 0.9, strong * 0.45}, col)
}

// FireLine draws a line of fire from the middle of one field to that of another. It
// ends with a crosshair if it hits, with a cross if it is stopped.
func FireLine(c *sprites.Canvas, from, to layout.Point, hit bool) {
	col, end := sprites.Hex(0x8c9894), "paliwo/blocked"
	if hit {
		col, end = dangerColour, "paliwo/crosshair"
	}
	c.Line(from, to, 4, color.NRGBA{A: 0x90})
	c.DashedLine(from, to, 2.4, 9, 0, col)
	c.Sprite(end, layout.R(to.X-17, to.Y-17, 34, 34), sprites.SpriteOpt{})
}

// PushArrow draws where a pushed zombie goes, from the middle of its field to that of
// the field behind. A cross stands where it cannot go.
func PushArrow(c *sprites.Canvas, from, to layout.Point, ok bool) {
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if length == 0 {
		return
	}
	mid := layout.Point{X: from.X + (to.X-from.X)*0.5, Y: from.Y + (to.Y-from.Y)*0.5}
	size := min(length*0.62, 34)
	box := layout.R(mid.X-size/2, mid.Y-size/2, size, size)
	if !ok {
		c.Sprite("paliwo/blocked", box, sprites.SpriteOpt{})
		return
	}
	c.Sprite("paliwo/push-head", box, sprites.SpriteOpt{Angle: math.Atan2(to.Y-from.Y, to.X-from.X)})
}

// facingAngles turn a picture that points north.
var facingAngles = [4]float64{0, math.Pi / 2, math.Pi, -math.Pi / 2}

// FacingArrow draws one of the four arrows that choose a facing: 0 north, 1 east, 2
// south, 3 west. over says that it is under the pointer.
func FacingArrow(c *sprites.Canvas, r layout.Rect, facing int, over bool) {
	name := "paliwo/facing"
	if over {
		name = "paliwo/facing-over"
	}
	c.Sprite(name, r, sprites.SpriteOpt{Angle: facingAngles[facing]})
}

// ActionPips draws action points from the left of r, as high as r: those left
// and, hollow, those spent of so many.
func ActionPips(c *sprites.Canvas, r layout.Rect, left, of int) {
	for i := range max(left, of) {
		name := "paliwo/pip-spent"
		if i < left {
			name = "paliwo/pip"
		}
		c.Sprite(name, layout.R(r.X+float64(i)*r.H*0.86, r.Y, r.H, r.H), sprites.SpriteOpt{})
	}
}

// badgeGround is the dark disc beneath the small signs of a field.
var badgeGround = sprites.WithAlpha(sprites.Ink, 0.78)

// badgeSize is the diameter of a small sign of a field.
func badgeSize(r layout.Rect) float64 { return max(r.W*0.34, sprites.MinTextSize*1.4) }

// CostBadge draws in the lower right corner of a field the cost to get there. In the
// lower left corner it draws a drop for each wound on the way.
func CostBadge(c *sprites.Canvas, r layout.Rect, cost, wounds int) {
	size := badgeSize(r)
	box := layout.R(r.Right()-size-1, r.Bottom()-size-1, size, size)
	c.Disc(box.Center(), size/2, badgeGround)
	c.Text(strconv.Itoa(cost), box, sprites.TextStyle{Size: size * 0.8, Bold: true, Colour: sprites.AmberHigh, AlignX: sprites.Middle, AlignY: sprites.Middle})
	for i := range wounds {
		drop := layout.R(r.X+1+float64(i)*size*0.55, box.Y, size, size)
		c.Disc(drop.Center(), size/2, badgeGround)
		c.Sprite("paliwo/drop", drop.Inset(size*0.1), sprites.SpriteOpt{})
	}
}

// UnderBox returns where the ith of the tokens under a figure shows on its field. The
// first is in the lower left corner, the next ones to its right.
func UnderBox(r layout.Rect, i int) layout.Rect {
	size := badgeSize(r)
	return layout.R(r.X+1+float64(i)*size, r.Bottom()-size-1, size, size)
}

// Under draws a token in such a box.
func Under(c *sprites.Canvas, r layout.Rect, draw func(c *sprites.Canvas, r layout.Rect)) {
	c.Disc(r.Center(), r.W/2, badgeGround)
	draw(c, r.Inset(r.W*0.08))
}

// SeenBadge draws an eye in the upper left corner of a field: whoever stands
// there is seen.
func SeenBadge(c *sprites.Canvas, r layout.Rect) {
	size := badgeSize(r) * 1.1
	box := layout.R(r.X+1, r.Y+1, size, size)
	c.Disc(box.Center(), size/2, badgeGround)
	c.Sprite("icon/eye", box.Inset(size*0.12), sprites.SpriteOpt{Tint: sprites.RedText})
}

// WayIn marks the outer edge of a field through which a figure may come in. into is the
// direction (0 north, 1 east, 2 south, 3 west). The mark is strong where the game asks
// for it now.
func WayIn(c *sprites.Canvas, field layout.Rect, into int, strong bool) {
	size, alpha := field.W*0.26, 0.62
	if strong {
		size, alpha = field.W*0.34, 1
	}
	ahead, mid := facingSteps[into], field.Center()
	reach := size - field.W/2 // from the middle of the field
	tip := layout.Point{X: mid.X + ahead.X*reach, Y: mid.Y + ahead.Y*reach}
	angle := math.Atan2(ahead.Y, ahead.X)
	edge := field.W * 0.03
	c.PushAlpha(alpha)
	c.ArrowHead(layout.Point{X: tip.X + ahead.X*edge, Y: tip.Y + ahead.Y*edge}, angle, size+edge, sprites.Ink)
	c.ArrowHead(tip, angle, size-edge, dangerColour)
	c.PopAlpha()
}
