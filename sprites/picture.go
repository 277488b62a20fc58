package sprites

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Picture is a picture as it is kept, for those who draw it otherwise than Sprite does.
type Picture struct {
	Image *ebiten.Image
	W, H  float64 // of the box that the image was made for, in its pixels; its shadow reaches beyond
	Alpha float64 // how much of it is to be seen, 0..1
}

// Picture returns the picture that Sprite draws in r. It ignores what turns, enlarges
// and flips in opt. If the picture is not made yet, it returns another size of it. ok
// is false if there is none, or if it would not be seen.
func (c *Canvas) Picture(name string, r layout.Rect, opt SpriteOpt) (p Picture, ok bool) {
	px := c.Pixels(r)
	if c.Audit != nil {
		c.Audit.Sprites = append(c.Audit.Sprites, AuditSprite{name, r, c.alpha, opt})
	}
	if px.Empty() || c.alpha <= 0 {
		return Picture{}, false
	}
	if c.trace != nil {
		c.traceShape("<!-- %s %x -->", name, opt.Tint)
		return Picture{c.white, 1, 1, opt.opacity()}, true
	}
	e, got, _ := c.find(name, px, opt)
	if e == nil {
		return Picture{}, false
	}
	return Picture{e.image, float64(got.w), float64(got.h), opt.opacity()}, true
}

// Order has a picture made that will be drawn in r soon.
func (c *Canvas) Order(name string, r layout.Rect, opt SpriteOpt) { c.find(name, c.Pixels(r), opt) }

// Slanted draws a picture on a plane as TextSlanted does. The box that it was made for
// becomes a square around at, with a side in units. light is its brightness, 0..1.
func (c *Canvas) Slanted(p Picture, at layout.Point, side float64, right, down layout.Point, light float64) {
	size := p.Image.Bounds().Size()
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	c.op.GeoM.Scale(side*c.scale/p.W, side*c.scale/p.H)
	c.op.GeoM.Concat(plane(at.Mul(c.scale), right, down))
	c.op.Filter = ebiten.FilterLinear
	c.fade(p.Alpha)
	v := float32(light)
	c.op.ColorScale.Scale(v, v, v, 1)
	c.put(p.Image)
}

// Vertices gives room for n corners of Triangles, which is the same at the next call.
func (c *Canvas) Vertices(n int) []ebiten.Vertex {
	if n > len(c.points) {
		c.points = make([]ebiten.Vertex, n)
	}
	return c.points[:n]
}

// Vertex is a corner of Triangles at (x, y) device pixels, in a colour without its own
// opacity; alpha (0..1) multiplies with the canvas's. Without an image that is all.
func (c *Canvas) Vertex(x, y float64, col color.NRGBA, alpha float64) ebiten.Vertex {
	return ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), SrcX: 1.5, SrcY: 1.5,
		ColorR: float32(col.R) / 255, ColorG: float32(col.G) / 255, ColorB: float32(col.B) / 255,
		ColorA: float32(alpha * c.alpha),
	}
}

// Triangles draws parts of an image, smoothly, or of one colour if that is nil.
func (c *Canvas) Triangles(points []ebiten.Vertex, indices []uint16, img *ebiten.Image) {
	c.tri.Filter = ebiten.FilterLinear
	if img == nil {
		img, c.tri.Filter = c.white, ebiten.FilterNearest
	}
	c.mesh(points, indices, img)
}

// Net is the triangles of a net of so many meshes along and down, whose corners are
// counted row by row.
func Net(cols, rows int) (out []uint16) {
	for row := range uint16(rows) {
		for col := range uint16(cols) {
			i, below := row*uint16(cols+1)+col, uint16(cols+1)
			out = append(out, i, i+1, i+below, i+1, i+below, i+below+1)
		}
	}
	return out
}
