package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Text sets one line in r. A line that is too wide is made smaller if the style
// allows it, then cut with an ellipsis.
func (c *Canvas) Text(s string, r layout.Rect, st TextStyle) {
	c.line(s, r, st, 0)
}

// TextTurned sets one line that reads upwards (quarter −1) or downwards
// (quarter 1) in r.
func (c *Canvas) TextTurned(s string, r layout.Rect, quarter int, st TextStyle) {
	c.line(s, r, st, quarter)
}

func (c *Canvas) line(s string, r layout.Rect, st TextStyle, quarter int) {
	if s == "" {
		return
	}
	along, across := r.W, r.H
	if quarter != 0 {
		along, across = r.H, r.W
	}
	c.fonts.mu.Lock()
	defer c.fonts.mu.Unlock()
	l := c.fonts.fit(s, st, along)
	if c.Audit != nil {
		natural := c.fonts.width(s, st.Bold, l.size, st.Tracking)
		c.Audit.text(s, r, layout.Size{W: along, H: across}, layout.Size{W: natural, H: l.size * lineHeight}, st, l.size, c.alpha)
	}
	x := (along - l.width) * st.AlignX.part()
	y := baseline(across, l.size, st.AlignY)
	switch {
	case quarter == 0:
		x, y = r.X+x, r.Y+y
	case quarter < 0:
		x, y = r.X+y, r.Bottom()-x
	default:
		x, y = r.Right()-y, r.Y+x
	}
	c.glyphs(l.text, x, y, l.size, st, quarter)
}

// baseline is the distance of the baseline from the top of a box of height h.
// A line in the middle has its capitals in the middle.
func baseline(h, size float64, a Align) float64 {
	switch a {
	case Middle:
		return h/2 + size*capHeight/2
	case End:
		return h - size*(lineHeight-ascent)
	}
	return size * ascent
}

// Paragraph sets a text in r, broken at spaces.
func (c *Canvas) Paragraph(s string, r layout.Rect, st TextStyle) {
	if s == "" {
		return
	}
	c.fonts.mu.Lock()
	defer c.fonts.mu.Unlock()
	w := c.fonts.wrap(s, st, r.W)
	size := st.size()
	height := wrappedHeight(len(w.lines), size)
	if c.Audit != nil {
		c.Audit.text(s, r, r.Size(), layout.Size{W: w.widest, H: height}, st, size, c.alpha)
	}
	y := r.Y + (r.H-height)*st.AlignY.part() + size*ascent
	for i, line := range w.lines {
		if line != "" {
			x := r.X + (r.W-w.widths[i])*st.AlignX.part()
			c.glyphs(line, x, y, size, st, 0)
		}
		y += size * lineGap
	}
}

// glyphs draws a line from the start of its baseline, given in units.
func (c *Canvas) glyphs(s string, x, y, size float64, st TextStyle, quarter int) {
	if c.blind() {
		return
	}
	if c.trace != nil {
		c.traceWords(s, layout.P(x, y), c.fonts.width(s, st.Bold, size, st.Tracking), quarter, st.Sized(size))
		return
	}
	run := c.fonts.run(s, st.Bold, size*c.scale, st.Tracking*c.scale)
	ox, oy := math.Round(x*c.scale), math.Round(y*c.scale)
	c.ink(st.Colour)
	c.op.Filter = ebiten.FilterNearest
	clip, sin := c.dst.Bounds(), float64(quarter)
	turned := plane(layout.P(ox, oy), layout.P(0, sin), layout.P(-sin, 0))
	for i := range run.glyphs {
		g := &run.glyphs[i]
		c.op.GeoM.Reset()
		if quarter == 0 {
			gx := ox + g.x
			if gx > float64(clip.Max.X) {
				return
			}
			c.op.GeoM.Translate(gx, oy+g.y)
		} else {
			c.op.GeoM.Translate(g.x, g.y)
			c.op.GeoM.Concat(turned)
		}
		c.put(g.mask)
	}
}

// plane lies about a device pixel, with its units to the right and downwards as given.
// By an exact quarter of a turn pixels stay pixels.
func plane(at, right, down layout.Point) (m ebiten.GeoM) {
	m.SetElement(0, 0, right.X)
	m.SetElement(1, 0, right.Y)
	m.SetElement(0, 1, down.X)
	m.SetElement(1, 1, down.Y)
	m.Translate(at.X, at.Y)
	return m
}

// TextSlanted sets a word around a point of a plane that is seen at a slant. right and
// down are where a unit to the right and a unit downwards on the plane lie.
func (c *Canvas) TextSlanted(s string, at, right, down layout.Point, st TextStyle) {
	if c.blind() {
		return
	}
	c.fonts.mu.Lock()
	defer c.fonts.mu.Unlock()
	slant := plane(at.Mul(c.scale), right, down)
	// Letters are set in one size for the whole way and drawn larger or smaller.
	size := math.Max(1, math.Round(st.Size*c.scale/4)*4)
	run := c.fonts.run(s, st.Bold, size, 0)
	w := c.fonts.width(s, st.Bold, size, 0)
	k := st.Size * c.scale / size
	for i := range run.glyphs {
		g := &run.glyphs[i]
		c.op.GeoM.Reset()
		c.op.GeoM.Translate(g.x-w/2, g.y+size*capHeight/2)
		c.op.GeoM.Scale(k, k)
		c.op.GeoM.Concat(slant)
		c.stain(g.mask, st.Colour, ebiten.FilterLinear)
	}
}
