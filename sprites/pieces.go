package sprites

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
)

// Owner is how a player's pieces are told apart: by colour and by mark.
type Owner struct {
	Colour color.NRGBA
	Mark   MarkID
}

// MarkSpot is where a piece shows its owner's mark, in parts of its box.
type MarkSpot struct{ X, Y, Size float64 }

// Mark draws a player's mark in a colour.
func (c *Canvas) Mark(id MarkID, r layout.Rect, col color.NRGBA) {
	c.Sprite(MarkPicture(id, false), r, SpriteOpt{Tint: col})
}

// Token draws a player's cardboard token.
func (c *Canvas) Token(r layout.Rect, o Owner, opt SpriteOpt) {
	c.Piece("piece/token", r, o, opt, MarkSpot{0.30, 0.28, 0.24})
}

// Outpost draws a player's castle.
func (c *Canvas) Outpost(r layout.Rect, o Owner, opt SpriteOpt) {
	c.Piece("piece/outpost", r, o, opt, MarkSpot{0.5, 0.803, 0.21})
}

// Soldier draws a player's hooded soldier.
func (c *Canvas) Soldier(r layout.Rect, o Owner, opt SpriteOpt) {
	c.Piece("piece/soldier", r, o, opt, MarkSpot{0.36, 0.72, 0.27})
}

// Piece draws a picture in its owner's colour with the owner's mark on it.
func (c *Canvas) Piece(name string, r layout.Rect, o Owner, opt SpriteOpt, spot MarkSpot) {
	opt.Tint = o.Colour
	c.Sprite(name, r, opt)
	zoom := opt.Zoom
	if zoom == 0 {
		zoom = 1
	}
	box := r
	if a := c.store.Aspect(name); r.H > 0 && r.W/r.H > a {
		box = r.Inset(0)
		box.W = r.H * a
		box.X = r.X + (r.W-box.W)/2
	} else {
		box.H = r.W / a
		box.Y = r.Y + (r.H-box.H)/2
	}
	mid := r.Center()
	dx, dy := (box.X+box.W*spot.X-mid.X)*zoom, (box.Y+box.H*spot.Y-mid.Y)*zoom
	sin, cos := math.Sincos(opt.Angle)
	if opt.Flip {
		dx = -dx
	}
	size := box.H * spot.Size
	at := layout.R(mid.X+dx*cos-dy*sin-size/2, mid.Y+dx*sin+dy*cos-size/2, size, size)
	c.Sprite(MarkPicture(o.Mark, true), at, SpriteOpt{Tint: Hex(0xffffff), Alpha: opt.Alpha, Angle: opt.Angle, Zoom: zoom})
}

// MarkPicture is the picture of a mark, with a dark rim for pieces of any colour
// or without. It is spelt out so that drawing allocates nothing.
func MarkPicture(id MarkID, rim bool) string {
	names := [2]string{"mark/disc", "mark/disc-rim"}
	switch id {
	case MarkTriangle:
		names = [2]string{"mark/triangle", "mark/triangle-rim"}
	case MarkSquare:
		names = [2]string{"mark/square", "mark/square-rim"}
	case MarkDiamond:
		names = [2]string{"mark/diamond", "mark/diamond-rim"}
	case MarkStar:
		names = [2]string{"mark/star", "mark/star-rim"}
	case MarkPentagon:
		names = [2]string{"mark/pentagon", "mark/pentagon-rim"}
	}
	if rim {
		return names[1]
	}
	return names[0]
}

// d6Names are the pictures of a die's sides.
var d6Names = [6]string{"die/d6-1", "die/d6-2", "die/d6-3", "die/d6-4", "die/d6-5", "die/d6-6"}

// Die6 draws a cube with its side of value (1..6) up, in a colour.
func (c *Canvas) Die6(r layout.Rect, value int, col color.NRGBA, opt SpriteOpt) {
	opt.Tint = col
	c.Sprite(d6Names[max(1, min(value, 6))-1], r, opt)
}

// Die10 draws a ten-sided die with a number on it, in a colour.
func (c *Canvas) Die10(r layout.Rect, value int, col color.NRGBA, opt SpriteOpt) {
	opt.Tint = col
	c.Sprite("die/d10", r, opt)
	size := min(r.W, r.H)
	words := TextStyle{Size: size * 0.34, Bold: true, Colour: TextOn(col), AlignX: Middle, AlignY: Middle}
	mid := r.Center()
	c.Text(Numeral(value), layout.R(mid.X-size*0.3, mid.Y-size*0.28, size*0.6, size*0.45), words)
}

// Numeral spells a number. Those that stand on pieces are spelt once, also the
// negative ones.
func Numeral(n int) string {
	if n >= 0 || n < -len(negatives) {
		return strconv.Itoa(n)
	}
	return negatives[-n-1]
}

var negatives = [...]string{"−1", "−2", "−3", "−4", "−5", "−6", "−7", "−8", "−9"}

// OwnerBar is a bar in a player's colour, as along a home edge. Words on it are
// in TextOn of the colour.
func OwnerBar(col color.NRGBA) PanelStyle {
	top, bottom := Lighter(col, 0.14), col
	if TextOn(col) != Ink {
		top, bottom = col, Darker(col, 0.14)
	}
	return PanelStyle{Fill: top, Fill2: bottom, Border: Darker(col, 0.5), Width: 1, Radius: 6, Shadow: 3}
}

// OwnerBox is the panel of the player whose turn it is.
func OwnerBox(col color.NRGBA) PanelStyle {
	return PanelStyle{Fill: Hex(0x2a3436), Fill2: Hex(0x252e30), Border: col, Width: 2, Radius: 9, Shadow: 6}
}
