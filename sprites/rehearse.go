package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Rehearse has paint go through a frame for dst without drawing anything: art is
// ordered, panels, shapes and letters are made. A first frame that was rehearsed
// only draws; otherwise the graphics card waits between each new image and what
// is drawn with it. It may be called before there is a window.
func (c *Canvas) Rehearse(dst *ebiten.Image, scale float64, paint func()) {
	c.dry = true
	defer func() { c.dry = false }()
	c.Begin(dst, scale)
	paint()
}

// put draws an image as c.op says.
func (c *Canvas) put(img *ebiten.Image) {
	if c.trace != nil {
		c.traceShape("<!-- %.1f %.1f -->", c.op.GeoM, c.op.ColorScale)
	}
	if !c.dry && !c.blind() {
		c.dst.DrawImage(img, &c.op)
	}
}

// mesh draws triangles of an image as c.tri says.
func (c *Canvas) mesh(points []ebiten.Vertex, indices []uint16, img *ebiten.Image) {
	if c.trace != nil {
		c.traceShape("<!-- %.1f -->", points)
	}
	if !c.dry && !c.blind() {
		c.dst.DrawTriangles(points, indices, img, &c.tri)
	}
}

// Rehearsing reports whether nothing is drawn now, see Rehearse.
func (c *Canvas) Rehearsing() bool { return c.dry }
