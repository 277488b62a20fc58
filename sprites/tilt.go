package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
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

// Point is where a point of the table is seen once it is tilted, and how large
// what lies there, of its size on the table.
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

var netIndices = func() (out []uint16) {
	for row := range uint16(netCols) {
		for col := range uint16(netCols) {
			i := row*(netCols+1) + col
			out = append(out, i, i+1, i+netCols+1, i+1, i+netCols+1, i+netCols+2)
		}
	}
	return out
}()

// Tilted draws the picture that Sprite draws in r as it looks when it is tilted. Of
// opt what turns, enlarges and flips is left out.
func (c *Canvas) Tilted(name string, r layout.Rect, t Tilt, opt SpriteOpt) {
	px := c.Pixels(r)
	if c.Audit != nil {
		c.Audit.sprite(name, r, c.alpha)
	}
	if px.Empty() || c.alpha <= 0 {
		return
	}
	want := c.spriteKey(name, px, opt)
	e, got, exact := c.store.get(want)
	c.missed = c.missed || !exact
	if e == nil {
		return
	}
	alpha := opt.Alpha
	if alpha == 0 {
		alpha = 1
	}
	alpha *= c.alpha
	bounds := e.image.Bounds()
	w, h := float64(bounds.Dx()), float64(bounds.Dy())
	kx, ky := float64(px.Dx())/float64(got.w), float64(px.Dy())/float64(got.h)
	mid := layout.P(float64(px.Min.X+px.Max.X)/2, float64(px.Min.Y+px.Max.Y)/2)
	for i := range c.net {
		u, v := float64(i%(netCols+1))/netCols, float64(i/(netCols+1))/netCols
		at, size := t.Point(layout.P(mid.X+(u-0.5)*w*kx, mid.Y+(v-0.5)*h*ky).Mul(1 / c.scale))
		light := float32(clamp01(t.Light * min(1, size*size)))
		c.net[i] = ebiten.Vertex{
			DstX: float32(at.X * c.scale), DstY: float32(at.Y * c.scale),
			SrcX: float32(float64(bounds.Min.X) + u*w), SrcY: float32(float64(bounds.Min.Y) + v*h),
			ColorR: light, ColorG: light, ColorB: light, ColorA: float32(alpha),
		}
	}
	c.tri.Filter = ebiten.FilterLinear
	c.mesh(c.net[:], netIndices, e.image)
}
