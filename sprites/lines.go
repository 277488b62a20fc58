package sprites

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Line draws a straight line with soft edges; width is in units.
func (c *Canvas) Line(from, to layout.Point, width float64, col color.NRGBA) {
	if c.trace != nil {
		c.traceLine(from, to, width, col)
		return
	}
	x0, y0, x1, y1 := from.X*c.scale, from.Y*c.scale, to.X*c.scale, to.Y*c.scale
	width *= c.scale
	length := math.Hypot(x1-x0, y1-y0)
	if length < 0.01 || width <= 0 {
		return
	}
	width = math.Max(width, 1)
	it := c.shape(shapeStrip, width, 0)
	h := float64(it.image.Bounds().Dy())
	nx, ny := -(y1-y0)/length*h/2, (x1-x0)/length*h/2
	for i, p := range [4]layout.Point{{X: x0 - nx, Y: y0 - ny}, {X: x1 - nx, Y: y1 - ny}, {X: x0 + nx, Y: y0 + ny}, {X: x1 + nx, Y: y1 + ny}} {
		c.quad[i] = c.Vertex(p.X, p.Y, col, float64(col.A)/255)
		c.quad[i].SrcX, c.quad[i].SrcY = 1.5+float32(i%2), float32(h)*float32(i/2)
	}
	c.Triangles(c.quad[:4], quadIndices, it.image)
}

// DashedLine draws dashes of the given length with gaps half as long; phase
// (0..1) moves them along, for lines that flow.
func (c *Canvas) DashedLine(from, to layout.Point, width, dash, phase float64, col color.NRGBA) {
	c.dashes(from, to, width, dash, phase*dash*1.5, col)
}

// dashes draws dashes that begin at offset into their pattern and returns the
// offset at the end.
func (c *Canvas) dashes(from, to layout.Point, width, dash, offset float64, col color.NRGBA) float64 {
	length := from.Dist(to)
	period := dash * 1.5
	if length == 0 || dash <= 0 {
		return offset
	}
	offset = math.Mod(offset, period)
	for t := -offset; t < length; t += period {
		a, b := math.Max(t, 0), math.Min(t+dash, length)
		if b > a {
			c.Line(from.Lerp(to, a/length), from.Lerp(to, b/length), width, col)
		}
	}
	return math.Mod(offset+length, period)
}

// Polyline joins points with lines whose joints are round.
func (c *Canvas) Polyline(points []layout.Point, width float64, col color.NRGBA) {
	for i := 1; i < len(points); i++ {
		c.Line(points[i-1], points[i], width, col)
		if i < len(points)-1 && width*c.scale >= 2.5 {
			c.Disc(points[i], width/2, col)
		}
	}
}

// Arrow draws a line with a head at its end; dash > 0 makes the line dashed.
func (c *Canvas) Arrow(from, to layout.Point, width, dash float64, col color.NRGBA) {
	way := to.Sub(from)
	head := math.Min(width*3.6, way.Len()*0.7)
	if head <= 0 {
		return
	}
	neck := to.Sub(way.Mul(head * 0.92 / way.Len()))
	if dash > 0 {
		c.DashedLine(from, neck, width, dash, 0, col)
	} else {
		c.Line(from, neck, width, col)
	}
	c.ArrowHead(to, math.Atan2(way.Y, way.X), head, col)
}

// ArrowHead draws the head of an arrow with its point at a place.
func (c *Canvas) ArrowHead(at layout.Point, angle, size float64, col color.NRGBA) {
	if c.trace != nil {
		base, side := at.Add(layout.P(-size, 0).Rotate(angle)), layout.P(0, size/2).Rotate(angle)
		c.tracePolygon(col, at, base.Add(side), base.Sub(side))
		return
	}
	it := c.shape(shapeArrow, size*c.scale, 0)
	n := float64(it.image.Bounds().Dx())
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(1-n, -n/2)
	c.op.GeoM.Rotate(angle)
	c.op.GeoM.Translate(at.X*c.scale, at.Y*c.scale)
	c.stain(it.image, col, ebiten.FilterLinear)
}

// DashedPath draws dashes along points and, if head is set, an arrow head at
// the last one.
func (c *Canvas) DashedPath(points []layout.Point, width, dash, phase float64, head bool, col color.NRGBA) {
	offset := (1 - math.Mod(phase, 1)) * dash * 1.5
	for i := 1; i < len(points); i++ {
		offset = c.dashes(points[i-1], points[i], width, dash, offset, col)
	}
	if n := len(points); head && n > 1 {
		a, b := points[n-2], points[n-1]
		c.ArrowHead(b, math.Atan2(b.Y-a.Y, b.X-a.X), width*3.6, col)
	}
}

// Beam fills a part of a beam of light between two distances ahead of from. half and
// alpha are its half width and its opacity at each distance. ahead and side are one
// unit long.
func (c *Canvas) Beam(from, ahead, side layout.Point, at, half, alpha [2]float64, col color.NRGBA) {
	if at[1] <= at[0] {
		return
	}
	var corners [4]layout.Point
	for i := range corners {
		end, hand := i/2, float64(i%2*2-1)
		corners[i] = from.Add(ahead.Mul(at[end])).Add(side.Mul(half[end] * hand))
		p := corners[i].Mul(c.scale)
		c.quad[i] = c.Vertex(p.X, p.Y, col, alpha[end])
	}
	if c.trace != nil {
		c.traceBeam(col, from.Add(ahead.Mul(at[0])), from.Add(ahead.Mul(at[1])), alpha, corners[0], corners[1], corners[3], corners[2])
		return
	}
	c.Triangles(c.quad[:4], quadIndices, nil)
}
