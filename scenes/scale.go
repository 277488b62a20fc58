package scenes

import (
	"math"

	"schron/layout"
)

// The smallest window in units: scenes are laid out for this size and up.
const (
	LeastWidth  = 1024
	LeastHeight = 640
)

// The smallest picture in window pixels. A window that is smaller still, down to
// nothing, shows this one shrunk: below it no letter would have a pixel.
const (
	leastPictureWidth  = LeastWidth / 4
	leastPictureHeight = LeastHeight / 4
)

// The interface scales that can be chosen. They are relative to what suits the
// window: with 1 things grow with a window that is larger than the usual one.
const (
	LeastScale    = 0.75
	GreatestScale = 2.0
)

// The windows in which a unit is a pixel: the usual one, and one that is higher
// than wide.
const (
	usualWidth, usualHeight = 1280, 800
	tallWidth, tallHeight   = 1024, 1228
)

// A window larger than the usual one uses growthShare of the difference to make things
// larger; the rest shows more of them. The growth ends at a screen of 3840 × 2160.
const (
	growthShare = 0.8
	mostGrowth  = 2.2
)

// growth is how much larger things are in a window of w × h pixels than in the
// usual one, 1 to mostGrowth.
func growth(w, h float64) float64 {
	larger := math.Min(w/usualWidth, h/usualHeight)
	if h > w {
		larger = math.Min(w/tallWidth, h/tallHeight)
	}
	return math.Max(1, math.Min(1+(larger-1)*growthShare, mostGrowth))
}

// InterfaceScale returns the number of pixels per unit for a chosen scale. That is the
// scale within its bounds times what suits a window of w × h pixels, without the
// monitor's own scale. It never makes the window smaller than the least window in
// units. So a very small window gets a scale below the bounds.
func InterfaceScale(chosen, w, h float64) float64 {
	s := math.Max(LeastScale, math.Min(chosen, GreatestScale)) * growth(w, h)
	return math.Min(s, math.Min(w/LeastWidth, h/LeastHeight))
}

// Units is the size in units of a window of w × h pixels with a chosen scale.
func Units(chosen, w, h float64) layout.Size { return newView(chosen, w, h, 1).units() }

// WindowFor is the size in pixels of the window that shows so many units with a
// chosen scale. The window of more units than any screen has may show more than
// asked for.
func WindowFor(chosen float64, units layout.Size) layout.Size {
	s := math.Max(LeastScale, math.Min(chosen, GreatestScale))
	for range 100 { // growing towards the scale that keeps itself
		s = InterfaceScale(chosen, units.W*s, units.H*s)
	}
	return units.Scale(s)
}

// view is how the window shows units.
type view struct {
	outside layout.Size // window pixels, as the mouse sees them
	device  float64     // device pixels per window pixel
	scale   float64     // window pixels per unit
}

// newView is the view of a window of w × h pixels.
func newView(chosen, w, h, device float64) view {
	w, h = max(w, leastPictureWidth), max(h, leastPictureHeight)
	return view{outside: layout.S(w, h), device: device, scale: InterfaceScale(chosen, w, h)}
}

// units is the window's size in units.
func (v view) units() layout.Size { return v.outside.Scale(1 / v.scale) }

// pixels is device pixels per unit.
func (v view) pixels() float64 { return v.device * v.scale }

// screen is the size of the picture in device pixels.
func (v view) screen() (w, h float64) {
	return math.Ceil(v.outside.W * v.device), math.Ceil(v.outside.H * v.device)
}
