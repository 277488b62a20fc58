package space

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites"
)

// Tilt is how a flat thing that lay on the table lies in space while it tips over
// or falls. The eye looks straight down on At; what is deeper is seen smaller,
// nearer to At and darker.
type Tilt struct {
	At    layout.Point // the point about which it tips, in units
	Axis  float64      // the way of the axis about which it tips, radians from the right, clockwise
	Lean  float64      // by how much, radians; positive sinks what lies to the left of the axis
	Turn  float64      // how far it has turned in its own plane, radians clockwise
	Depth float64      // how far it has sunk below the table, units; above it if negative
	Eye   float64      // how high above the table the eye is, units
	Light float64      // how much of its light it has on the table, 0..1
}

// Point returns where a point of the table is seen once it is tilted. size is how large
// things there look, in parts of their size on the table.
func (t *Tilt) Point(p layout.Point) (at layout.Point, size float64) {
	q := p.Sub(t.At).Rotate(t.Turn - t.Axis)
	sin, cos := math.Sincos(t.Lean)
	size = t.Eye / max(t.Eye+t.Depth-q.Y*sin, t.Eye*0.05)
	return layout.P(q.X*size, q.Y*cos*size).Rotate(t.Axis).Add(t.At), size
}

// A tilted picture is drawn as a net of so many meshes each way, fine enough that
// straight lines look straight.
const (
	netCols   = 6
	netPoints = (netCols + 1) * (netCols + 1)
)

var netIndices = sprites.Net(netCols, netCols)

// Tilted draws the picture that Sprite draws in r as it looks when it is tilted. Of
// opt what turns, enlarges and flips is left out.
func Tilted(c *sprites.Canvas, name string, r layout.Rect, t Tilt, opt sprites.SpriteOpt) {
	p, ok := c.Picture(name, r, opt)
	if !ok {
		return
	}
	px, bounds := c.Pixels(r), p.Image.Bounds()
	w, h := float64(bounds.Dx()), float64(bounds.Dy())
	kx, ky := float64(px.Dx())/p.W, float64(px.Dy())/p.H
	mid := layout.P(float64(px.Min.X+px.Max.X)/2, float64(px.Min.Y+px.Max.Y)/2)
	net := c.Vertices(netPoints)
	for i := range net {
		x, y := float64(i%(netCols+1))/netCols, float64(i/(netCols+1))/netCols
		at, size := t.Point(layout.P(mid.X+(x-0.5)*w*kx, mid.Y+(y-0.5)*h*ky).Mul(1 / c.Scale()))
		src := layout.P(float64(bounds.Min.X)+x*w, float64(bounds.Min.Y)+y*h)
		net[i] = shown(c, at, src, min(t.Light*min(1, size*size), 1), p.Alpha)
	}
	c.Triangles(net, netIndices, p.Image)
}

// shown returns a corner of a triangle at a place in units. It shows what lies at src
// in its image, with light and opacity, 0..1.
func shown(c *sprites.Canvas, at, src layout.Point, light, alpha float64) ebiten.Vertex {
	v := c.Vertex(at.X*c.Scale(), at.Y*c.Scale(), color.NRGBA{}, alpha)
	v.SrcX, v.SrcY = float32(src.X), float32(src.Y)
	v.ColorR, v.ColorG, v.ColorB = float32(light), float32(light), float32(light)
	return v
}
