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

// The interface scales that can be chosen.
const (
	LeastScale    = 0.75
	GreatestScale = 2.0
)

// InterfaceScale is the scale really used where one was chosen: within the
// bounds, and never so great that a window of w × h pixels (not counting the
// monitor's own scale) is smaller than the least window in units. A window that
// is smaller still gets a scale below the bounds.
func InterfaceScale(chosen, w, h float64) float64 {
	s := math.Max(LeastScale, math.Min(chosen, GreatestScale))
	return math.Min(s, math.Min(w/LeastWidth, h/LeastHeight))
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
