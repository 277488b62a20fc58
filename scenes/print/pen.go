package print

import (
	"image/color"

	"codeberg.org/go-pdf/fpdf"

	"schron/layout"
	"schron/sprites"
)

// Bleed is how far a part is drawn beyond where it is cut, in millimetres.
const Bleed = 2.0

// Pen draws one side of a part. Places are in millimetres from the part's upper left
// corner, and so are the sizes of text styles.
type Pen struct {
	Box   layout.Rect // the part
	Spare bool        // little ink: white ground, lines and signs

	ground bool // only the ground is drawn, so that it lies below all other parts
	pdf    *pdf
	origin layout.Point // the part's corner on the page
}

// on is a box of the part on the page.
func (p *Pen) on(r layout.Rect) layout.Rect { return r.Translate(p.origin.X, p.origin.Y) }

// Ground covers the whole part in a colour, and what is cut off around it. A spare print
// has none.
func (p *Pen) Ground(c color.NRGBA) {
	if !p.Spare {
		p.pdf.op("%s rg", rgb(c))
		p.pdf.path(roundPath(p.on(p.Box.Inset(-Bleed-1)), 0, 0))
		p.pdf.op("f")
	}
}

// place places a picture in a box.
func (p *Pen) place(x picture, r layout.Rect) {
	if !p.ground {
		p.pdf.place(x, p.on(r))
	}
}

// Art places a picture in a box. A tint without opacity keeps its own colours. In a
// spare print it is pale, without any colour.
func (p *Pen) Art(name string, r layout.Rect, tint color.NRGBA) {
	p.place(picture{name: name, tint: tint, spare: p.Spare}, r)
}

// Sprite is Art for what draws on the screen, too. It ignores all options but tint and
// flip.
func (p *Pen) Sprite(name string, r layout.Rect, opt sprites.SpriteOpt) {
	if opt.Flip && !p.ground {
		mid := p.pdf.at(p.on(r).Center())
		p.pdf.op("q -1 0 0 1 %.4f 0 cm", 2*mid.X)
		defer p.pdf.op("Q")
	}
	p.Art(name, r, opt.Tint)
}

// Sign places a picture of one colour, black in a spare print.
func (p *Pen) Sign(name string, r layout.Rect, c color.NRGBA) {
	if p.Spare {
		c = sprites.Ink
	}
	p.place(picture{name: name, tint: c}, r)
}

// Piece places a picture in its owner's colour with the owner's mark on it.
func (p *Pen) Piece(name string, r layout.Rect, o sprites.Owner, spot sprites.MarkSpot) {
	r = r.FitAspect(p.pdf.art.Aspect(name))
	p.Art(name, r, o.Colour)
	side := r.H * spot.Size
	p.Sign(sprites.MarkPicture(o.Mark, !p.Spare), layout.Around(layout.P(r.X+r.W*spot.X, r.Y+r.H*spot.Y), layout.S(side, side)), sprites.Hex(0xffffff))
}

// Panel fills and frames a box; its border lies inside. In a spare print it is white
// with a black frame. What a style says of light and shadow is left out.
func (p *Pen) Panel(r layout.Rect, st sprites.PanelStyle) {
	if p.ground {
		return
	}
	fill, border := st.Fill, st.Border
	if p.Spare {
		fill.A = 0
		if st.Width > 0 {
			border = sprites.Ink
		}
	}
	r = p.on(r)
	if fill.A > 0 {
		p.pdf.op("%s rg", rgb(fill))
		p.pdf.path(roundPath(r, st.Radius, st.Radius))
		p.pdf.op("f")
	}
	if st.Width > 0 && border.A > 0 {
		radius := max(0, st.Radius-st.Width/2)
		p.pdf.op("[] 0 d %s w %s RG", number(st.Width*perMM), rgb(border))
		p.pdf.path(roundPath(r.Inset(st.Width/2), radius, radius))
		p.pdf.op("S")
	}
}

// pale turns the colours of a picture into greys that take little ink. Lines stay
// darker than grounds.
func pale(c color.NRGBA, line bool) color.NRGBA {
	least, most := 0.8, 1.0
	if line {
		least, most = 0.25, 0.85
	}
	v := uint8((least + (most-least)*sprites.Luminance(c)) * 255)
	return color.NRGBA{v, v, v, c.A}
}

// Turned sets a line that reads upwards (quarter −1) or downwards (quarter 1).
func (p *Pen) Turned(words string, r layout.Rect, quarter int, st sprites.TextStyle) {
	if p.ground {
		return
	}
	p.pdf.op("q %s", p.pdf.quarter(p.on(r).Center(), quarter))
	p.Text(words, layout.Around(r.Center(), layout.S(r.H, r.W)), st)
	p.pdf.op("Q")
}

// Line draws a black line, or one of dashes.
func (p *Pen) Line(from, to layout.Point, width float64, dashes bool) {
	if p.ground {
		return
	}
	pattern := "[]"
	if dashes {
		pattern = "[4 3]"
	}
	p.pdf.op("%s 0 d %s w %s RG", pattern, number(width*perMM), rgb(sprites.Ink))
	p.pdf.path([]step{{'M', [3]layout.Point{from.Add(p.origin)}}, {'L', [3]layout.Point{to.Add(p.origin)}}})
	p.pdf.op("S")
}

// Upside draws what stands on its head, around the middle of a box.
func (p *Pen) Upside(r layout.Rect, draw func()) {
	mid := p.pdf.at(p.on(r).Center())
	p.pdf.op("q -1 0 0 -1 %.4f %.4f cm", 2*mid.X, 2*mid.Y)
	draw()
	p.pdf.op("Q")
}

// Heights of letters in parts of the size of a style.
const (
	capHeight = 0.711
	lineGap   = 1.22
)

// Text sets a line in a box. One that is too wide becomes smaller.
func (p *Pen) Text(words string, r layout.Rect, st sprites.TextStyle) {
	if p.ground {
		return
	}
	if w := p.pdf.width(words, st); w > r.W {
		st.Size *= r.W / w
	}
	r = p.on(r)
	y := r.Y + st.Size*capHeight
	switch st.AlignY {
	case sprites.Middle:
		y = r.Center().Y + st.Size*capHeight/2
	case sprites.End:
		y = r.Bottom()
	}
	p.pdf.line(words, layout.P(r.X+(r.W-p.pdf.width(words, st))*float64(st.AlignX)/2, y), p.ink(st))
}

// ink is a style in black for a spare print.
func (p *Pen) ink(st sprites.TextStyle) sprites.TextStyle {
	if p.Spare {
		st.Colour = sprites.Ink
	}
	return st
}

// Paragraph sets a text in a box, broken at spaces. One that is too long becomes smaller.
// It returns the height that it takes.
func (p *Pen) Paragraph(words string, r layout.Rect, st sprites.TextStyle) float64 {
	lines := p.pdf.wrap(words, st, r.W)
	for len(lines) > 1 && float64(len(lines))*st.Size*lineGap > r.H {
		st.Size *= 0.97
		lines = p.pdf.wrap(words, st, r.W)
	}
	high := float64(len(lines)) * st.Size * lineGap
	y := r.Y + (r.H-high)*float64(st.AlignY)/2
	st.AlignY = sprites.Middle
	for i, line := range lines {
		p.Text(line, layout.R(r.X, y+float64(i)*st.Size*lineGap, r.W, st.Size*lineGap), st)
	}
	return high
}

// style chooses a font in a size of millimetres.
func style(f *fpdf.Fpdf, st sprites.TextStyle) {
	bold := ""
	if st.Bold {
		bold = "B"
	}
	f.SetFont(font, bold, st.Size*perMM)
}

// width is that of a line.
func (d *pdf) width(words string, st sprites.TextStyle) float64 {
	style(d.ruler, st)
	return d.ruler.GetStringWidth(words)
}

// wrap breaks a text at spaces into lines of a width.
func (d *pdf) wrap(words string, st sprites.TextStyle, width float64) (lines []string) {
	for _, word := range layout.Words(words) {
		last := len(lines) - 1
		if last >= 0 && d.width(lines[last]+" "+word, st) <= width {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}

// line sets words from the start of a baseline on the page.
func (d *pdf) line(words string, at layout.Point, st sprites.TextStyle) {
	style(d.Fpdf, st)
	d.SetTextColor(int(st.Colour.R), int(st.Colour.G), int(st.Colour.B))
	d.Text(at.X, at.Y, words)
}
