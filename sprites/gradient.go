package sprites

import (
	"image/color"
	"math"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// gradient gives the same colours as a gradient of rasterx, which allocates each twice.
// That was a sixth of the work of a start.
type gradient struct {
	color.Color // of the first stop, in whose place it stands: so a path's is known
	*rasterx.Gradient
	stops []stop
}

// stop is a colour of a gradient, in 16 bits.
type stop struct{ r, g, b, opacity, at float64 }

// markGradients puts a gradient in the place of the first colour of each that an icon has.
// Kinds that art does not use are left to the library.
func markGradients(icon *oksvg.SvgIcon) {
	for _, x := range icon.Grads {
		p, g := x.Points, &gradient{Gradient: x}
		known := len(x.Stops) > 1 && x.Spread == rasterx.PadSpread && x.Units == rasterx.ObjectBoundingBox &&
			(!x.IsRadial || p[0] == p[2] && p[1] == p[3])
		for i, s := range x.Stops {
			if known = known && s.StopColor != nil && (i == 0 || x.Stops[i-1].Offset <= s.Offset); known {
				red, green, blue, _ := s.StopColor.RGBA()
				g.stops = append(g.stops, stop{float64(red), float64(green), float64(blue), s.Opacity, s.Offset})
			}
		}
		if known {
			g.Color, x.Stops[0].StopColor = x.Stops[0].StopColor, g
		}
	}
}

// drawIcon draws an icon whose gradients are marked.
func drawIcon(icon *oksvg.SvgIcon, scan *scanner) {
	pen := rasterx.NewDasher(scan.dst.Rect.Dx(), scan.dst.Rect.Dy(), scan)
	for _, p := range icon.SVGPaths {
		scan.gradient, _ = p.GetFillColor().(*gradient)
		scan.opacity = p.FillOpacity
		p.DrawTransformed(pen, 1, icon.Transform)
	}
}

// over returns the colours of the pixels of a path in a box.
func (g *gradient) over(box fixed.Rectangle26_6, opacity float64) func(x, y int) color.NRGBA {
	left, top := float64(box.Min.X)/64, float64(box.Min.Y)/64
	w, h := float64(box.Max.X)/64-left, float64(box.Max.Y)/64-top
	back := rasterx.Identity.Translate(left, top).Scale(w, h).Mult(g.Matrix).Scale(1/w, 1/h).Translate(-left, -top).Invert()
	x0, y0 := left+w*g.Points[0], top+h*g.Points[1]
	dx, dy := left+w*g.Points[2]-x0, top+h*g.Points[3]-y0
	rx, ry, d := g.Points[4]*w, g.Points[4]*h, dx*dx+dy*dy
	return func(px, py int) color.NRGBA {
		x, y := back.Transform(float64(px)+0.5, float64(py)+0.5)
		x, y = x-x0, y-y0
		if g.IsRadial {
			return g.colour(math.Sqrt(x*x/(rx*rx)+(y*y)/(ry*ry)), opacity)
		}
		return g.colour((dx*x+dy*y)/d, opacity)
	}
}

// colour is that of a place between 0, the first stop, and 1, the last one.
func (g *gradient) colour(t, opacity float64) color.NRGBA {
	n := 0
	for n < len(g.stops) && t > 0 && (t >= 1 || t > g.stops[n].at) {
		n++
	}
	a, b, k := &g.stops[max(n-1, 0)], &g.stops[min(n, len(g.stops)-1)], 0.0
	if a != b {
		k = (t - a.at) / (b.at - a.at)
	}
	mix := func(a, b float64) uint8 { return uint8((a*(1-k) + b*k) / 256) }
	return color.NRGBA{mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b), uint8((a.opacity*(1-k) + b.opacity*k) * opacity * 255)}
}
