package space

import (
	"image/color"

	"schron/layout"
	"schron/sprites"
)

// d6Names are the pictures of a die's sides.
var d6Names = [6]string{"die/d6-1", "die/d6-2", "die/d6-3", "die/d6-4", "die/d6-5", "die/d6-6"}

// d10Words are the numbers of a ten-sided die.
var d10Words = [10]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}

// Die6 draws a cube with its side of value (1..6) up, in a colour.
func Die6(c *sprites.Canvas, r layout.Rect, value int, col color.NRGBA, opt sprites.SpriteOpt) {
	opt.Tint = col
	c.Sprite(d6Names[max(1, min(value, 6))-1], r, opt)
}

// d10Text is the text size of a ten-sided die's number, d10Rise its distance above the
// middle. Both are in parts of the die's box.
const (
	d10Text = 0.34
	d10Rise = 0.055
)

// Die10 draws a ten-sided die with words on the side that is up, in a colour.
func Die10(c *sprites.Canvas, r layout.Rect, words string, col color.NRGBA, opt sprites.SpriteOpt) {
	opt.Tint = col
	c.Sprite("die/d10", r, opt)
	size := min(r.W, r.H)
	st := sprites.TextStyle{Size: size * d10Text, Bold: true, Colour: sprites.TextOn(col), AlignX: sprites.Middle, AlignY: sprites.Middle}
	mid := r.Center()
	c.Text(words, layout.R(mid.X-size*0.3, mid.Y-size*(d10Rise+0.225), size*0.6, size*0.45), st)
}
