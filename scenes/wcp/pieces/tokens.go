package pieces

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/sprites"
)

// guardArrows are the pictures of the arrows at a token's six edges, each in a
// box of twice the token's size.
var guardArrows = [6]string{
	"wcp/guard-arrow-0", "wcp/guard-arrow-1", "wcp/guard-arrow-2",
	"wcp/guard-arrow-3", "wcp/guard-arrow-4", "wcp/guard-arrow-5",
}

// ValueToken draws a trophy or an upgrade in its square box, with words
// such as "3" or "+1" in its badge.
func ValueToken(c *sprites.Canvas, r layout.Rect, picture, words string, opt sprites.SpriteOpt) {
	c.Sprite(picture, r, opt)
	tokenWords(c, words, r, 0.5, 0.79, 0.30, opt)
}

// GuardToken draws a guard in its square box, with its fire and its armour. Arrows
// around the box point at the edges that it covers. An angle turns only the arrows.
func GuardToken(c *sprites.Canvas, r layout.Rect, picture string, fire, armour int, covers layout.EdgeMask, opt sprites.SpriteOpt) {
	GuardArrows(c, r, covers, opt)
	opt.Angle = 0
	c.Sprite(picture, r, opt)
	if side := drawnSide(r, opt); side*guardWords < leastWords {
		guardPlate(c, strconv.Itoa(fire), r, -1, firePlate, opt)
		guardPlate(c, strconv.Itoa(armour), r, 1, armourPlate, opt)
		return
	}
	tokenWords(c, strconv.Itoa(fire), r, 0.306, 0.775, guardWords, opt)
	tokenWords(c, strconv.Itoa(armour), r, 0.694, 0.775, guardWords, opt)
}

const (
	guardWords = 0.31 // a guard's numbers, of the side of its box
	leastWords = 15.0 // the least size of numbers on tokens, units
)

// The plates on which a small guard's numbers stand, where its own are too small.
var (
	firePlate   = sprites.PanelStyle{Fill: sprites.Hex(0xc2321f), Border: sprites.Ink, Width: 1, Radius: 3}
	armourPlate = sprites.PanelStyle{Fill: sprites.Hex(0x2f6f9e), Border: sprites.Ink, Width: 1, Radius: 3}
)

// guardPlate draws a number on a plate in the lower half of a small guard. It lies left
// of its middle for way −1, right of it for 1.
func guardPlate(c *sprites.Canvas, words string, r layout.Rect, way float64, st sprites.PanelStyle, opt sprites.SpriteOpt) {
	side, mid := drawnSide(r, opt), r.Center()
	w, h := max(side*0.46, leastWords*0.86), leastWords*1.02
	box := layout.Around(layout.P(mid.X+way*w*0.51, mid.Y+side*0.5-h*0.42), layout.S(w, h))
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	c.Panel(box, st)
	c.Text(words, box.InsetXY(-2, -2), wordStyle.Sized(leastWords))
}

// drawnSide is how large the square token in a box is drawn.
func drawnSide(r layout.Rect, opt sprites.SpriteOpt) float64 {
	side := min(r.W, r.H)
	if opt.Zoom > 0 {
		side *= opt.Zoom
	}
	return side
}

var wordStyle = sprites.TextStyle{Bold: true, Colour: color.NRGBA{255, 255, 255, 255}, AlignX: sprites.Middle, AlignY: sprites.Middle}

// GuardArrows draws the arrows of a guard around the token in r; they reach
// half of its width beyond it.
func GuardArrows(c sprites.Pictures, r layout.Rect, covers layout.EdgeMask, opt sprites.SpriteOpt) {
	around := r.Inset(-min(r.W, r.H) / 2)
	opt.Halo.A = 0
	for d, name := range guardArrows {
		if covers.Has(d) {
			c.Sprite(name, around, opt)
		}
	}
}

// Pawn draws a vehicle from above, its nose up, in its owner's
// colour with the owner's mark on it. It is 64 wide for a height of 80.
func Pawn(c *sprites.Canvas, r layout.Rect, picture string, o sprites.Owner, opt sprites.SpriteOpt) {
	c.Piece(picture, r, o, opt, sprites.MarkSpot{X: 0.5, Y: 0.622, Size: 0.2})
}

// tokenWords sets words around a point in parts of a square box. They stay
// upright and as large as the token is drawn.
func tokenWords(c *sprites.Canvas, words string, r layout.Rect, x, y, size float64, opt sprites.SpriteOpt) {
	side := drawnSide(r, opt)
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	mid := r.Center()
	em := max(leastWords, math.Round(side*size))
	box := layout.R(mid.X+(x-0.5)*side-em, mid.Y+(y-0.5)*side-0.7*em, 2*em, 1.4*em)
	c.Text(words, box, wordStyle.Sized(em))
}
