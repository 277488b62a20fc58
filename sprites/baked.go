package sprites

import (
	"fmt"
	"image"
	"image/color"
	"strings"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"

	"schron/layout"
)

// bakeKey is a shape of a scene's own at one size.
type bakeKey struct {
	key  string
	w, h int
}

// Baked draws a shape of the caller's own in r. Paint is called once per key
// and size in device pixels; the key must say everything that the shape depends
// on.
func (c *Canvas) Baked(key string, r layout.Rect, paint func(*Painter)) {
	px := c.Pixels(r)
	if px.Empty() || !c.visible(px) {
		return
	}
	if c.trace != nil {
		p := newPainter(1, 1, r.W, r.H, 1)
		p.tracing, p.corner = c, r.Min()
		paint(p)
		return
	}
	k := bakeKey{key, px.Dx(), px.Dy()}
	it := c.bakes.get(k)
	if it == nil {
		p := newPainter(px.Dx(), px.Dy(), r.W, r.H, c.scale)
		paint(p)
		it = c.bakes.put(k, &banked{image: toImage(p.img)})
	}
	c.lay(it.image, px.Min.X, px.Min.Y)
}

// Painter paints a baked shape. Coordinates are units from the box's top left
// corner; W and H are the box's size. Build a path, then Fill or Stroke it; the
// next path begins by itself.
type Painter struct {
	W, H float64

	img   *image.RGBA
	scan  *scanner
	scale float64
	path  rasterx.Path
	open  bool
	used  bool

	tracing *Canvas // gets paths instead; else nil
	corner  layout.Point
	data    strings.Builder // of the path
}

// note adds a command to the data of a path that is traced.
func (p *Painter) note(command string, at ...float64) {
	if p.tracing == nil {
		return
	}
	p.data.WriteString(command)
	for i := 0; i < len(at); i += 2 {
		p.data.WriteString(" " + decimal(p.corner.X+at[i]) + " " + decimal(p.corner.Y+at[i+1]))
	}
}

func newPainter(pw, ph int, w, h, scale float64) *Painter {
	img := image.NewRGBA(image.Rect(0, 0, pw, ph))
	return &Painter{W: w, H: h, img: img, scan: newScanner(img), scale: scale}
}

func (p *Painter) at(x, y float64) fixed.Point26_6 {
	return rasterx.ToFixedP(x*p.scale, y*p.scale)
}

// MoveTo begins a contour.
func (p *Painter) MoveTo(x, y float64) {
	if p.used {
		p.path, p.used = p.path[:0], false
		p.data.Reset()
	}
	p.stop(false)
	p.note("M", x, y)
	p.path.Start(p.at(x, y))
	p.open = true
}

// LineTo goes straight to a point.
func (p *Painter) LineTo(x, y float64) {
	p.note("L", x, y)
	p.path.Line(p.at(x, y))
}

// QuadTo goes to (x, y) with one control point.
func (p *Painter) QuadTo(cx, cy, x, y float64) {
	p.note("Q", cx, cy, x, y)
	p.path.QuadBezier(p.at(cx, cy), p.at(x, y))
}

// Close ends the contour where it began.
func (p *Painter) Close() {
	p.note("Z")
	p.stop(true)
}

func (p *Painter) stop(closed bool) {
	if p.open {
		p.path.Stop(closed)
		p.open = false
	}
}

// Polygon adds a closed contour through points.
func (p *Painter) Polygon(points ...layout.Point) {
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	p.Close()
}

// Box adds a box with round corners of a radius.
func (p *Painter) Box(b layout.Rect, radius float64) {
	r := min(radius, b.W/2, b.H/2)
	x0, y0, x1, y1 := b.X, b.Y, b.Right(), b.Bottom()
	p.MoveTo(x0+r, y0)
	p.LineTo(x1-r, y0)
	p.QuadTo(x1, y0, x1, y0+r)
	p.LineTo(x1, y1-r)
	p.QuadTo(x1, y1, x1-r, y1)
	p.LineTo(x0+r, y1)
	p.QuadTo(x0, y1, x0, y1-r)
	p.LineTo(x0, y0+r)
	p.QuadTo(x0, y0, x0+r, y0)
	p.Close()
}

// Fill fills the path with a colour.
func (p *Painter) Fill(col color.NRGBA) {
	if c := p.tracing; c != nil {
		p.stop(false)
		p.used = true
		c.traceShape(`<path d="%s"%s/>`, &p.data, c.paintOf("fill", col))
		return
	}
	p.paint(rasterx.NewFiller(p.img.Rect.Dx(), p.img.Rect.Dy(), p.scan), col)
}

// paint ends the path and draws it with a pen of rasterx.
func (p *Painter) paint(pen rasterx.Adder, col color.NRGBA) {
	p.stop(false)
	p.used = true
	p.scan.Clear()
	p.path.AddTo(pen)
	p.scan.SetColor(col)
	p.scan.Draw()
}

// Stroke draws the path as a line of a width in units with round ends and joints. dash
// lists the lengths of dashes and gaps; without it the line is solid.
func (p *Painter) Stroke(width float64, col color.NRGBA, dash ...float64) {
	if c := p.tracing; c != nil {
		p.stop(false)
		p.used = true
		dashes := ""
		if len(dash) > 0 {
			dashes = ` stroke-dasharray="` + strings.Trim(fmt.Sprint(dash), "[]") + `"`
		}
		c.traceShape(`<path d="%s" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="%s"%s%s/>`, &p.data, decimal(width), dashes, c.paintOf("stroke", col))
		return
	}
	for i := range dash {
		dash[i] *= p.scale
	}
	d := rasterx.NewDasher(p.img.Rect.Dx(), p.img.Rect.Dy(), p.scan)
	w := fixed.Int26_6(width * p.scale * 64)
	d.SetStroke(w, 4<<6, rasterx.RoundCap, rasterx.RoundCap, rasterx.RoundGap, rasterx.Round, dash, 0)
	p.paint(d, col)
}
