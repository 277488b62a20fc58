package pieces

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/sprites"
)

// asphalts are the pictures of the car park's ground; most of it is plain.
var asphalts = [11]string{
	"paliwo/asphalt-0", "paliwo/asphalt-1", "paliwo/asphalt-0", "paliwo/asphalt-0", "paliwo/asphalt-2", "paliwo/asphalt-0",
	"paliwo/asphalt-0", "paliwo/asphalt-1", "paliwo/asphalt-3", "paliwo/asphalt-0", "paliwo/asphalt-0",
}

// Asphalt draws one field of the car park: column 0..10 from the west, row 0..11 from
// the supermarket. Parking bays, arrows of the lanes and the crossing before the
// supermarket are painted on it by rows.
func Asphalt(c sprites.Pictures, r layout.Rect, col, row int) {
	c.Sprite(asphalts[(col*7+row*5+col*row*3)%len(asphalts)], r, sprites.SpriteOpt{})
	switch row {
	case 0:
		c.Sprite("paliwo/zebra", r, sprites.SpriteOpt{})
	case 1, 8:
		if col%4 == 2 {
			c.Sprite("paliwo/road-arrow", r, sprites.SpriteOpt{Flip: row == 1})
		}
	case 4, 6, 9:
		bay(c, r, col, "paliwo/bay-line")
	case 5, 7, 10:
		bay(c, r, col, "paliwo/bay-end")
	}
}

// bay paints the lines of a parking bay, but not beyond the park's first column.
func bay(c sprites.Pictures, r layout.Rect, col int, picture string) {
	if col > 0 {
		c.Sprite(picture, r, sprites.SpriteOpt{})
	}
}

// busColours are those of the buses, one after another.
var busColours = [3]color.NRGBA{sprites.Hex(0x96402e), sprites.Hex(0xa4782c), sprites.Hex(0x8a3b4a)}

// BusRow draws buses end to end along r, the upper edge of the car park.
func BusRow(c *sprites.Canvas, r layout.Rect) {
	n, gap := int(max(1, math.Round(r.W/(r.H*c.Store().Aspect("paliwo/bus"))))), r.H*0.3
	step := (r.W + gap) / float64(n)
	for i := range n {
		box := layout.R(r.X+float64(i)*step, r.Y, step-gap, r.H)
		c.Sprite("paliwo/bus", box, sprites.SpriteOpt{Tint: busColours[i%len(busColours)]})
	}
}

var (
	supermarketWall = sprites.PanelStyle{Fill: sprites.Hex(0x3d535b), Fill2: sprites.Hex(0x24343a), Border: sprites.Hex(0x12100d), Width: 1.5, Radius: 5, Shadow: 4}
	supermarketSign = sprites.PanelStyle{Fill: sprites.Hex(0x14191a), Border: sprites.Hex(0x0c0f10), Width: 1, Radius: 5, Inner: 3, Glow: sprites.Hex(0xffc766), Reach: 5}
)

// Supermarket draws the front of the supermarket along r, the lower edge of the car
// park. It has an awning, lit windows and a sign with words.
func Supermarket(c *sprites.Canvas, r layout.Rect, words string) {
	c.Panel(r, supermarketWall)
	awning, wall := r.Inset(1), r
	awning.H = r.H * 0.38
	n := int(max(1, math.Round(awning.W/(awning.H*c.Store().Aspect("paliwo/awning")))))
	for i := range n {
		x := awning.X + awning.W*float64(i)/float64(n)
		c.Sprite("paliwo/awning", layout.R(x, awning.Y, awning.W/float64(n)+1, awning.H), sprites.SpriteOpt{})
	}
	style := sprites.TextStyle{Size: max(sprites.MinTextSize, r.H*0.46), Bold: true, Colour: sprites.Hex(0xffe2a0), AlignX: sprites.Middle, AlignY: sprites.Middle, Tracking: r.H * 0.18}
	sign := layout.R(0, 0, min(r.W, c.Fonts().Measure(words, style).W+r.H*1.4), max(r.H*0.84, style.LineHeight()))
	sign.X, sign.Y = r.X+(r.W-sign.W)/2, r.Y+(r.H-sign.H)/2
	wall.Y, wall.H = r.Y+r.H*0.42, r.H*0.5
	step := wall.H * 1.9
	for x := r.X + r.H*0.3; x+step < r.Right(); x += step {
		if x+step < sign.X || x > sign.Right() {
			c.Sprite("paliwo/shop-window", layout.R(x, wall.Y, wall.H*1.5, wall.H), sprites.SpriteOpt{})
		}
	}
	c.Panel(sign, supermarketSign)
	c.Text(words, sign, style)
}

// Cone draws one of the traffic cones along the sides of the car park.
func Cone(c *sprites.Canvas, r layout.Rect) { c.Sprite("paliwo/cone", r, sprites.SpriteOpt{}) }

// ExitSign draws the sign of a way out over a side edge, lit if it is open to
// somebody now.
func ExitSign(c *sprites.Canvas, r layout.Rect, east, open bool) {
	name := "paliwo/exit-w"
	switch {
	case east && open:
		name = "paliwo/exit-e-open"
	case east:
		name = "paliwo/exit-e"
	case open:
		name = "paliwo/exit-w-open"
	}
	c.Sprite(name, r, sprites.SpriteOpt{})
}

// wrecks are the burnt-out cars, standing and lying.
var wrecks = [5][2]string{
	{"paliwo/wreck-0-v", "paliwo/wreck-0-h"},
	{"paliwo/wreck-1-v", "paliwo/wreck-1-h"},
	{"paliwo/wreck-2-v", "paliwo/wreck-2-h"},
	{"paliwo/wreck-3-v", "paliwo/wreck-3-h"},
	{"paliwo/wreck-4-v", "paliwo/wreck-4-h"},
}

// Wreck draws a car wreck over its two fields. It lies along the longer side of r; n
// (from 0) is its number.
func Wreck(c sprites.Pictures, r layout.Rect, n int) {
	lying := 0
	if r.W > r.H {
		lying = 1
	}
	c.Sprite(wrecks[n%len(wrecks)][lying], r, sprites.SpriteOpt{})
}

// EscapeCar draws an escape car: the large one lies over three by two fields, the
// small one stands on two.
func EscapeCar(c sprites.Pictures, r layout.Rect, large bool) {
	name := "paliwo/car-small"
	if large {
		name = "paliwo/car-large"
	}
	c.Sprite(name, r, sprites.SpriteOpt{})
}

// Booth draws a guard booth on its field.
func Booth(c sprites.Pictures, r layout.Rect) { c.Sprite("paliwo/booth", r, sprites.SpriteOpt{}) }

// Barrel draws a barrel on its field.
func Barrel(c sprites.Pictures, r layout.Rect) { c.Sprite("paliwo/barrel", r, sprites.SpriteOpt{}) }

// OnBarrel is the box of what lies on the barrel whose field is r.
func OnBarrel(r layout.Rect) layout.Rect { return r.Grow(0.64) }

// Goo draws a glowing patch on its field.
func Goo(c *sprites.Canvas, r layout.Rect) { c.Sprite("paliwo/goo", r, sprites.SpriteOpt{}) }
