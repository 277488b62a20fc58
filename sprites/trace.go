package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Tracer gets what a canvas draws as shapes, pictures and words, where a picture of
// pixels would not do. Places and sizes are in units.
type Tracer interface {
	// Clip limits what follows to a box.
	Clip(r layout.Rect)
	// Shape draws elements of SVG. Those that are filled with #g have a gradient of that
	// name before them. What turns in space stands in comments.
	Shape(svg string)
	// Sprite draws a picture. What is see-through around it is in opt.
	Sprite(name string, r layout.Rect, opt SpriteOpt)
	// Words sets a line of a width from the start of its baseline, upwards (quarter −1) or
	// downwards (quarter 1).
	Words(s string, at layout.Point, width float64, quarter int, st TextStyle)
}

// traceScale is how finely what is traced is laid out, in parts of a unit.
const traceScale = 8

// Trace has paint draw to a tracer what would be seen in a picture of a size in units.
// Shadows and light around boxes are left out. It needs no window.
func (c *Canvas) Trace(t Tracer, size layout.Size, paint func()) {
	px := image.Rect(0, 0, int(math.Ceil(size.W*traceScale)), int(math.Ceil(size.H*traceScale)))
	dst := ebiten.NewImageWithOptions(px, &ebiten.NewImageOptions{Unmanaged: true})
	defer dst.Deallocate()
	tracer, dry := c.trace, c.dry
	defer func() { c.trace, c.dry = tracer, dry }()
	c.trace, c.dry = t, true
	c.aside(dst, traceScale, paint)
}

// traceShape hands a tracer elements of SVG.
func (c *Canvas) traceShape(format string, args ...any) {
	c.trace.Clip(c.units(c.dst.Bounds()))
	c.trace.Shape(fmt.Sprintf(format, args...))
}

// paintOf are the attributes that fill or stroke in a colour.
func (c *Canvas) paintOf(what string, col color.NRGBA) string {
	return fmt.Sprintf(` %s="%s" %s-opacity="%s"`, what, hexString(col), what, decimal(float64(col.A)/255*c.alpha))
}

// decimal writes a length to a thousandth.
func decimal(v float64) string { return strconv.FormatFloat(math.Round(v*1000)/1000, 'f', -1, 64) }

// rectOf is the start of an element that is a box with round corners.
func rectOf(r layout.Rect, radius float64) string {
	radius = max(0, min(radius, r.W/2, r.H/2))
	return fmt.Sprintf(`<rect x="%s" y="%s" width="%s" height="%s" rx="%s"`, decimal(r.X), decimal(r.Y), decimal(r.W), decimal(r.H), decimal(radius))
}

// pathOf are the data of a path through points.
func pathOf(points ...layout.Point) string {
	var b strings.Builder
	for i, p := range points {
		b.WriteString(map[bool]string{true: "M", false: "L"}[i == 0] + decimal(p.X) + " " + decimal(p.Y))
	}
	return b.String()
}

// stopsOf are the stops of a gradient in one colour with so many opacities.
func (c *Canvas) stopsOf(col color.NRGBA, opacities ...float64) string {
	var b strings.Builder
	for i, o := range opacities {
		fmt.Fprintf(&b, `<stop offset="%s" stop-color="%s" stop-opacity="%s"/>`, decimal(float64(i)/float64(len(opacities)-1)), hexString(col), decimal(o*c.alpha))
	}
	return b.String()
}

func (c *Canvas) tracePanel(r layout.Rect, st PanelStyle) {
	if st.Fill.A > 0 || st.Fill2.A > 0 {
		fill, gradient := c.paintOf("fill", st.Fill), ""
		if st.Fill2.A > 0 {
			gradient = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">`
			for i, col := range []color.NRGBA{st.Fill, st.Fill2} {
				gradient += fmt.Sprintf(`<stop offset="%d" stop-color="%s" stop-opacity="%s"/>`, i, hexString(col), decimal(float64(col.A)/255*c.alpha))
			}
			gradient, fill = gradient+`</linearGradient>`, ` fill="url(#g)"`
		}
		c.traceShape(`%s%s%s/>`, gradient, rectOf(r, st.Radius), fill)
	}
	if st.Border.A > 0 && st.Width > 0 {
		dash := ""
		if st.Dashed {
			dash = ` stroke-dasharray="` + decimal(max(7, 3*st.Width)*0.6) + ` ` + decimal(max(7, 3*st.Width)*0.4) + `"`
		}
		c.traceShape(`%s fill="none" stroke-width="%s"%s%s/>`, rectOf(r.Inset(st.Width/2), st.Radius-st.Width/2), decimal(st.Width), dash, c.paintOf("stroke", st.Border))
	}
}

func (c *Canvas) traceLine(from, to layout.Point, width float64, col color.NRGBA) {
	c.traceShape(`<path d="%s" fill="none" stroke-width="%s"%s/>`, pathOf(from, to), decimal(width), c.paintOf("stroke", col))
}

// traceRound is a disc, or a ring whose line has a width.
func (c *Canvas) traceRound(at layout.Point, radius, width float64, col color.NRGBA) {
	paint := c.paintOf("fill", col)
	if width > 0 {
		radius -= width / 2
		paint = fmt.Sprintf(` fill="none" stroke-width="%s"%s`, decimal(width), c.paintOf("stroke", col))
	}
	c.traceShape(`<circle cx="%s" cy="%s" r="%s"%s/>`, decimal(at.X), decimal(at.Y), decimal(radius), paint)
}

// tracePolygon fills a polygon.
func (c *Canvas) tracePolygon(col color.NRGBA, points ...layout.Point) {
	c.traceShape(`<path d="%sZ"%s/>`, pathOf(points...), c.paintOf("fill", col))
}

// traceBeam fills a polygon whose opacity runs from one place to another.
func (c *Canvas) traceBeam(col color.NRGBA, from, to layout.Point, alpha [2]float64, points ...layout.Point) {
	low, high := points[0], points[0]
	for _, p := range points[1:] {
		low, high = layout.P(min(low.X, p.X), min(low.Y, p.Y)), layout.P(max(high.X, p.X), max(high.Y, p.Y))
	}
	part := func(p layout.Point) (x, y string) {
		return decimal((p.X - low.X) / max(high.X-low.X, 0.01)), decimal((p.Y - low.Y) / max(high.Y-low.Y, 0.01))
	}
	x1, y1 := part(from)
	x2, y2 := part(to)
	c.traceShape(`<linearGradient id="g" x1="%s" y1="%s" x2="%s" y2="%s">%s</linearGradient><path d="%sZ" fill="url(#g)"/>`,
		x1, y1, x2, y2, c.stopsOf(col, alpha[:]...), pathOf(points...))
}

func (c *Canvas) traceSoft(r layout.Rect, col color.NRGBA) {
	a := float64(col.A) / 255
	c.traceShape(`<radialGradient id="g">%s</radialGradient><rect x="%s" y="%s" width="%s" height="%s" rx="%s" ry="%s" fill="url(#g)"/>`,
		c.stopsOf(col, a, 0.844*a, 0.5*a, 0.156*a, 0), decimal(r.X), decimal(r.Y), decimal(r.W), decimal(r.H), decimal(r.W/2), decimal(r.H/2))
}

// traceHazard draws the slanting bars of the house's ornament.
func (c *Canvas) traceHazard(r layout.Rect) {
	c.PushClip(r)
	c.tracePanel(r, PanelStyle{Fill: hazardDark})
	period := float64(hazardPeriod(int(math.Round(r.H))))
	for x := r.X - r.H; x < r.Right(); x += period {
		c.tracePolygon(Amber, layout.P(x+r.H, r.Y), layout.P(x+r.H+period/2, r.Y), layout.P(x+period/2, r.Bottom()), layout.P(x, r.Bottom()))
	}
	c.PopClip()
}

func (c *Canvas) traceSprite(name string, r layout.Rect, opt SpriteOpt) {
	opt.Alpha = opt.opacity() * c.alpha
	c.trace.Clip(c.units(c.dst.Bounds()))
	c.trace.Sprite(name, r, opt)
}

func (c *Canvas) traceWords(s string, at layout.Point, width float64, quarter int, st TextStyle) {
	st.Colour.A = uint8(float64(st.Colour.A)*c.alpha + 0.5)
	c.trace.Clip(c.units(c.dst.Bounds()))
	c.trace.Words(s, at, width, quarter, st)
}
