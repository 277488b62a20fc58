package layout

import (
	"image"
	"math"
)

// The bounds of the chosen interface scale, and the least window in units that
// every screen is made for.
const (
	MinScale  = 0.75
	MaxScale  = 2.0
	MinWidth  = 1024
	MinHeight = 640
)

// EffectiveScale is the interface scale in use: the chosen one within MinScale
// and MaxScale, but never so great that a window of that many logical pixels
// has less than MinWidth × MinHeight units. A window without area has the
// chosen scale.
func EffectiveScale(chosen float64, window Size) float64 {
	chosen = math.Max(MinScale, math.Min(chosen, MaxScale))
	if window.W <= 0 || window.H <= 0 {
		return chosen
	}
	return math.Min(chosen, math.Min(window.W/MinWidth, window.H/MinHeight))
}

// Snap returns the device pixels of r at scale device pixels per unit. Every
// side is rounded by itself, so boxes that share a side neither overlap nor
// leave a gap, whatever the scale.
func Snap(r Rect, scale float64) image.Rectangle {
	return image.Rectangle{
		Min: image.Point{X: snap(r.X, scale), Y: snap(r.Y, scale)},
		Max: image.Point{X: snap(r.Right(), scale), Y: snap(r.Bottom(), scale)},
	}
}

// SnapUnits returns r with its sides moved to the nearest device pixels, in
// units again.
func SnapUnits(r Rect, scale float64) Rect {
	p := Snap(r, scale)
	return Rect{
		X: float64(p.Min.X) / scale, Y: float64(p.Min.Y) / scale,
		W: float64(p.Dx()) / scale, H: float64(p.Dy()) / scale,
	}
}

// SnapLength returns a length, such as the width of a line, as whole device
// pixels: at least one if there is any length at all.
func SnapLength(length, scale float64) int {
	if length <= 0 {
		return 0
	}
	return max(1, snap(length, scale))
}

// snap rounds to the nearest pixel. The bias keeps the same place, reached by
// two calculations, from being rounded both ways when it is half a pixel.
func snap(v, scale float64) int {
	const bias = 1e-6
	return int(math.Floor(v*scale + 0.5 + bias))
}
