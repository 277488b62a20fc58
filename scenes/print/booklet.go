package print

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"schron/layout"
	"schron/sprites"
)

// Booklet is a PDF file in the making whose pages are drawn as scenes are. What a canvas
// would paint becomes words, shapes and pictures of the file. Places are in units, from
// the upper left corner of the page.
type Booklet struct {
	*pdf
	unit   float64 // in millimetres
	page   layout.Rect
	number int
	tracer *tracer
}

// NewBooklet begins a file on a paper whose units are so many millimetres.
func NewBooklet(art *sprites.Store, paper string, unit float64, title, lang, version string) *Booklet {
	size := sizes[paper]
	return &Booklet{pdf: newPDF(art, title, lang, version), unit: unit, page: layout.R(0, 0, size.W/unit, size.H/unit)}
}

// Area is a page in units.
func (b *Booklet) Area() layout.Rect { return b.page }

// Page begins a page.
func (b *Booklet) Page() {
	b.pdf.page(b.page.Size().Scale(b.unit))
	b.number++
}

// Pages is how many were begun.
func (b *Booklet) Pages() int { return b.number }

// Mark adds a bookmark that leads to a place of the page. Level 0 is the uppermost.
func (b *Booklet) Mark(words string, level int, y float64) {
	style(b.Fpdf, note) // the words of bookmarks are those of the font at hand
	b.Bookmark(words, level, y*b.unit)
}

// Lead makes a box of the page lead to a place of a page.
func (b *Booklet) Lead(r layout.Rect, page int, y float64) {
	link := b.AddLink()
	b.SetLink(link, y*b.unit, page)
	b.Link(r.X*b.unit, r.Y*b.unit, r.W*b.unit, r.H*b.unit, link)
}

// Bytes is the whole file.
func (b *Booklet) Bytes() ([]byte, error) { return b.pdf.bytes() }

// Draw has paint draw a scene of a size. The part of it shows in a box of the page.
func (b *Booklet) Draw(c *sprites.Canvas, size layout.Size, part, box layout.Rect, paint func()) {
	outer := b.tracer
	if outer != nil {
		outer.end()
	}
	k := b.unit * box.W / part.W
	t := &tracer{pdf: b.pdf, k: k, at: box.Min().Mul(b.unit).Sub(part.Min().Mul(k)), part: part, clip: part}
	b.tracer = t
	c.Trace(t, size, func() {
		c.PushClip(part)
		paint()
		c.PopClip()
	})
	t.end()
	b.tracer = outer
}

// tracer writes what a canvas draws to the page.
type tracer struct {
	*pdf
	k      float64         // millimetres a unit
	at     layout.Point    // where the scene's corner lies on the page
	part   layout.Rect     // that shows
	clip   layout.Rect     // of what follows
	open   bool            // the clip is in force
	shapes strings.Builder // that are not drawn yet
}

// on is a box of the scene on the page.
func (t *tracer) on(r layout.Rect) layout.Rect {
	return layout.R(t.at.X+r.X*t.k, t.at.Y+r.Y*t.k, r.W*t.k, r.H*t.k)
}

// Clip limits what follows to a box.
func (t *tracer) Clip(r layout.Rect) {
	if r = r.Intersect(t.part); r != t.clip {
		t.end()
		t.clip = r
	}
}

// begin puts the clip in force.
func (t *tracer) begin() {
	if t.open {
		return
	}
	t.open = true
	t.op("q")
	t.path(roundPath(t.on(t.clip), 0, 0))
	t.op("W n")
}

// end draws what is left and ends the clip.
func (t *tracer) end() {
	t.flush()
	if t.open {
		t.open = false
		t.op("Q")
	}
}

// Shape collects elements of SVG, until something else is drawn.
func (t *tracer) Shape(svg string) { t.shapes.WriteString(svg) }

// flush draws the shapes as one picture of what shows of the scene.
func (t *tracer) flush() {
	if t.shapes.Len() == 0 {
		return
	}
	t.begin()
	p := t.part
	t.drawing(fmt.Sprintf(`<svg viewBox="%g %g %g %g">%s</svg>`, p.X, p.Y, p.W, p.H, &t.shapes), t.on(p))
	t.shapes.Reset()
}

// Sprite draws a picture. Halos are left out.
func (t *tracer) Sprite(name string, r layout.Rect, opt sprites.SpriteOpt) {
	t.flush()
	t.begin()
	if zoom := opt.Zoom; zoom > 0 {
		r = layout.Around(r.Center(), r.Size().Scale(zoom))
	}
	r = t.on(r)
	t.op("q")
	if opt.Alpha < 1 {
		t.SetAlpha(max(0, opt.Alpha), "Normal")
	}
	mid := t.pdf.at(r.Center())
	flip := 1.0
	if opt.Flip {
		flip = -1
	}
	if x, y := layout.P(flip, 0).Rotate(opt.Angle), layout.P(0, 1).Rotate(opt.Angle); opt.Angle != 0 || opt.Flip {
		// Of the page upwards is what is downwards in units.
		t.op("%.5f %.5f %.5f %.5f %.4f %.4f cm 1 0 0 1 %.4f %.4f cm", x.X, -x.Y, -y.X, y.Y, mid.X, mid.Y, -mid.X, -mid.Y)
	}
	t.place(picture{name: name, tint: opt.Tint, faded: opt.Alpha < 1}, r)
	t.op("Q")
}

// Words sets a line. Its letters stand so far apart that it has its width. One that is out
// of sight is left out, for readers would find it.
func (t *tracer) Words(s string, at layout.Point, width float64, quarter int, st sprites.TextStyle) {
	box := layout.R(at.X, at.Y-st.Size, width, st.Size)
	if quarter != 0 {
		box = layout.Around(at, layout.S(2*width, 2*width))
	}
	if !box.Intersects(t.clip) {
		return
	}
	t.flush()
	t.begin()
	st = st.Sized(st.Size * t.k)
	at = t.at.Add(at.Mul(t.k))
	t.op("q")
	if st.Colour.A < 255 {
		t.SetAlpha(float64(st.Colour.A)/255, "Normal")
	}
	if quarter != 0 {
		t.op("%s", t.quarter(at, quarter))
	}
	gap := 0.0
	if n := utf8.RuneCountInString(s); n > 1 {
		gap = (width*t.k - t.width(s, st)) / float64(n-1)
	}
	t.op("%.4f Tc", gap*perMM)
	t.line(s, at, st)
	t.op("Q")
}

var _ sprites.Tracer = (*tracer)(nil)
