package sprites

import (
	"image/color"
	"math"

	"schron/layout"
)

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) color.NRGBA {
	return color.NRGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 0xff}
}

// The colours of the house.
var (
	TableTop    = Hex(0x1a2021) // steel table, upper end of its gradient
	TableBottom = Hex(0x111415) // steel table, lower end
	PanelColour = Hex(0x232b2c) // raised boxes
	PanelHigh   = Hex(0x2b3436) // a raised box under the pointer, or the active one
	Well        = Hex(0x0f1314) // sunken boxes
	Bar         = Hex(0x0f1213) // the top bar
	Control     = Hex(0x263032) // buttons at rest
	ControlLow  = Hex(0x20292a) // tabs and steps that are not the current one
	LineColour  = Hex(0x39474a) // thin borders
	LineDark    = Hex(0x2b3638) // borders of wells
	Paper       = Hex(0xe9dfc7) // paper, and text on dark ground
	PaperHigh   = Hex(0xefe6d0) // paper, upper end of its gradient
	PaperLow    = Hex(0xd9cdaf) // paper, lower end
	Ink         = Hex(0x1b1a17) // text on paper and on amber
	InkMuted    = Hex(0x5a5344) // lesser text on paper
	Muted       = Hex(0x93a09b) // lesser text on dark ground
	Amber       = Hex(0xe3a33b) // you can act here; selected
	AmberHigh   = Hex(0xf0bb5c) // amber under the pointer
	Red         = Hex(0xd2402b) // danger, fire
	RedText     = Hex(0xff9a86) // red words on dark ground
	Blue        = Hex(0x4d97c9) // armour
	BlueText    = Hex(0x7fbce4) // blue words on dark ground
	Green       = Hex(0x7fae4e) // good
	GreenText   = Hex(0x9ccb6a) // green words on dark ground
	Forest      = Hex(0x424f3f) // a field of the wilderness
	ForestText  = Hex(0xdfe8d0) // a field's name on it
	Disabled    = Hex(0x8c9894) // words of what cannot be used now
)

// white leaves a picture's own colours.
var white = Hex(0xffffff)

// WithAlpha returns c with its opacity multiplied by a (0..1).
func WithAlpha(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * layout.Within(a)))
	return c
}

// Mix blends from a to b; t is 0 for a and 1 for b.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	t = layout.Within(t)
	m := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// Darker returns c with t (0..1) of warm black in it.
func Darker(c color.NRGBA, t float64) color.NRGBA {
	d := Mix(c, Hex(0x120c08), t)
	d.A = c.A
	return d
}

// Lighter returns c with t (0..1) of warm white in it.
func Lighter(c color.NRGBA, t float64) color.NRGBA {
	l := Mix(c, Hex(0xfff4dc), t)
	l.A = c.A
	return l
}

// Luminance is the relative luminance of an opaque colour, 0..1, after WCAG 2.
func Luminance(c color.NRGBA) float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// Contrast is the contrast ratio of two opaque colours, 1..21, after WCAG 2.
func Contrast(a, b color.NRGBA) float64 {
	la, lb := Luminance(a), Luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// TextOn picks ink or white for words on ground, whichever stands out more.
func TextOn(ground color.NRGBA) color.NRGBA {
	if Contrast(ground, Ink) >= Contrast(ground, white) {
		return Ink
	}
	return white
}
