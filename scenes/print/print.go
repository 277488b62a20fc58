package print

import (
	"errors"
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/say"
	"schron/sprites"
)

// maker makes the file of a box.
type maker struct {
	*pdf
	box    *Box
	o      Options
	words  *say.Speaker
	parts  []Part
	sheets []sheet
	spans  map[*Part]span
	page   int // that is being made
	pages  int
}

// span are the first and the last page with a part.
type span struct{ first, last int }

// ErrStopped is the error of a file that was given up while it was made.
var ErrStopped = errors.New("the file was given up")

// Make returns the PDF file of a box, or one for each part. The same box and options give
// the same bytes.
func Make(box *Box, o Options, words *say.Speaker, art *sprites.Store, version string) ([]File, error) {
	if held := box.BoardPapers(); o.Board != "" && len(held) > 0 && !slices.Contains(held, o.Board) {
		return nil, fmt.Errorf("the board does not fit on one sheet of %s, the smallest that holds it is %s", strings.ToUpper(o.Board), strings.ToUpper(held[0]))
	}
	var makers []*maker
	pages := 0
	for _, parts := range box.files(o) {
		m := &maker{box: box, o: o, words: words, parts: parts}
		m.sheets = pack(m.parts, o)
		m.number()
		makers, pages = append(makers, m), pages+m.pages
	}
	var files []File
	done := 0
	for _, m := range makers {
		f := File{}
		title := box.Name
		if o.Each {
			f.Name = m.parts[0].Name
			title += " – " + f.Name
		}
		m.pdf = newPDF(art, title, words.Lang(), version)
		m.cover()
		m.behind(sizes[o.Paper])
		for i := range m.sheets {
			if o.Step != nil && !o.Step(done+m.page, pages) {
				return nil, ErrStopped
			}
			m.sheet(&m.sheets[i])
		}
		var err error
		if f.Data, err = m.bytes(); err != nil {
			return nil, err
		}
		files, done = append(files, f), done+m.pages
	}
	return files, nil
}

// File is a PDF file. Its name is that of the part in it, in words, or empty if all parts
// are.
type File struct {
	Name string
	Data []byte
}

// pages is how many pages a sheet with such backs takes. If all are printed on both
// sides, an empty back follows what has none, so that the next front is no back.
func (o *Options) pages(side string) int {
	if side == Duplex || o.Sides == Duplex {
		return 2
	}
	return 1
}

// number counts the pages and says on which each part lies.
func (m *maker) number() {
	m.pages, m.spans = m.o.pages(Fronts), map[*Part]span{}
	for i := range m.sheets {
		s := &m.sheets[i]
		first := m.pages + 1
		m.pages += m.o.pages(s.side)
		for _, p := range s.parts() {
			on := m.spans[p]
			if on.first == 0 {
				on.first = first
			}
			on.last = m.pages
			m.spans[p] = on
		}
	}
}

// behind begins the empty back of a page if all are printed on both sides.
func (m *maker) behind(size layout.Size) {
	if m.o.Sides == Duplex {
		m.begin(size)
	}
}

// parts are those on a sheet.
func (s *sheet) parts() (parts []*Part) {
	if s.tile != nil {
		return []*Part{s.tile.part}
	}
	for i := range s.blocks {
		for _, p := range s.blocks[i].pieces {
			if len(parts) == 0 || parts[len(parts)-1] != p.part {
				parts = append(parts, p.part)
			}
		}
	}
	return parts
}

// begin begins a page.
func (m *maker) begin(size layout.Size) {
	m.page++
	m.pdf.page(size)
}

// Colours of what stands beside the parts.
var (
	markColour = sprites.Hex(0x000000)
	lineColour = sprites.Hex(0x9a9a9a)
	noteColour = sprites.Hex(0x555555)
)

// sheet makes the pages of a sheet.
func (m *maker) sheet(s *sheet) {
	m.begin(s.size)
	for _, p := range s.parts() {
		if m.spans[p].first == m.page {
			style(m.Fpdf, note) // the words of bookmarks are those of the font at hand
			m.Bookmark(say.Capital(p.Name), 0, 0)
		}
	}
	if s.tile != nil {
		m.tile(s)
		m.foot(s, m.tileName(s.tile))
		m.behind(s.size)
		return
	}
	for i := range s.blocks {
		m.block(&s.blocks[i], s.size, false)
		if s.side == Fold {
			m.block(&s.blocks[i], s.size, true)
		}
	}
	switch s.side {
	case Fold:
		m.op("[8 5] 0 d %s w %s RG", number(0.2*perMM), rgb(markColour))
		m.stroke(layout.P(s.size.W/2, 4), layout.P(s.size.W/2, s.size.H-4))
		m.foot(s, m.words.Key("print.foot.fold"))
	case Duplex:
		m.foot(s, m.words.Key("print.foot.front"))
		m.begin(s.size)
		for i := range s.blocks {
			m.block(&s.blocks[i], s.size, true)
		}
		m.foot(s, m.words.Key("print.foot.back"))
	default:
		m.foot(s, "")
		m.behind(s.size)
	}
}

// mirrored is where a box of the front lies on the back, on the other half of a page.
func mirrored(r layout.Rect, page layout.Size) layout.Rect {
	r.X = page.W - r.Right()
	return r
}

// block draws the fronts or the backs of a block, then marks where it is cut.
func (m *maker) block(b *block, page layout.Size, back bool) {
	near := min(Bleed, b.gap/2)
	place := func(i int) layout.Rect {
		if back {
			return mirrored(b.cell(i), page)
		}
		return b.cell(i)
	}
	for _, ground := range []bool{true, false} { // no ground covers a part
		for i, p := range b.pieces {
			draw, quarter, out := p.kind.Front, 1, near
			if back {
				draw, quarter = p.kind.Back, -1
			}
			if ground {
				out = Bleed
			}
			if draw == nil {
				continue
			}
			cell := place(i)
			m.within(b.outline(cell, out), func() {
				pen := m.pen(cell.Min(), p.part.Size)
				pen.ground = ground
				if b.turned {
					pen.origin = layout.Around(cell.Center(), p.part.Size).Min()
					m.op("q %s", m.quarter(cell.Center(), quarter))
					defer m.op("Q")
				}
				draw(pen)
			})
		}
	}
	m.op("[] 0 d %s w %s RG", number(0.1*perMM), rgb(lineColour))
	for i := range b.pieces {
		if !back {
			m.pdf.path(b.outline(b.cell(i), 0))
			m.op("S")
		}
	}
	if b.hex {
		m.corners(b, place)
		return
	}
	whole := b.whole()
	if back {
		whole = mirrored(whole, page)
	}
	m.marks(whole, b.lines(whole.X, b.size.W, b.cols), b.lines(whole.Y, b.size.H, b.rows))
}

// quarter turns a page around a place, clockwise (1) or against it (−1).
func (d *pdf) quarter(around layout.Point, quarter int) string {
	at, sin := d.at(around), float64(-quarter)
	return fmt.Sprintf("0 %g %g 0 %.4f %.4f cm", sin, -sin, at.X+sin*at.Y, at.Y-sin*at.X)
}

// hexagon is one in a box, or one with sides further out.
func hexagon(box layout.Rect, out float64) (corners [6]layout.Point) {
	for i := range corners {
		corners[i] = layout.P(0, -(box.H/2 + out*2/math.Sqrt(3))).Rotate(float64(i) * math.Pi / 3).Add(box.Center())
	}
	return corners
}

// outline is where a part in a cell is cut, or a line further out.
func (b *block) outline(cell layout.Rect, out float64) []step {
	if !b.hex {
		return roundPath(cell.Inset(-out), 0, 0)
	}
	var path []step
	for _, to := range hexagon(cell, out) {
		path = append(path, step{'L', [3]layout.Point{to}})
	}
	path[0].kind = 'M'
	return append(path, step{kind: 'Z'})
}

// corners marks where the cuts of hexagons begin and end: their sides go on in the marks,
// except over other parts.
func (m *maker) corners(b *block, place func(i int) layout.Rect) {
	m.op("[] 0 d %s w %s RG", number(0.15*perMM), rgb(markColour))
	near := markFrom * 2 / math.Sqrt(3) // as far from the sides
	for i := range b.pieces {
		corners := hexagon(place(i), 0)
		for c, at := range corners {
			for _, from := range []layout.Point{corners[(c+1)%6], corners[(c+5)%6]} {
				along := at.Sub(from).Mul(1 / at.Sub(from).Len())
				first, last := at.Add(along.Mul(near)), at.Add(along.Mul(near+markLong))
				over := false
				for j := range b.pieces {
					off, side := last.Sub(place(j).Center()), b.size.W/2+1
					x, y := math.Abs(off.X), math.Abs(off.Y)
					over = over || x < side && x/2+y*math.Sqrt(3)/2 < side
				}
				if !over {
					m.stroke(first, last)
				}
			}
		}
	}
}

// lines are where a block is cut in one direction. Without a gap neighbours share one.
func (b *block) lines(from, length float64, n int) (at []float64) {
	for range n {
		if b.gap > 0 || len(at) == 0 {
			at = append(at, from)
		}
		at = append(at, from+length)
		from += length + b.gap
	}
	return at
}

// within draws something and cuts off what reaches out of an outline.
func (m *maker) within(outline []step, draw func()) {
	m.op("q")
	m.pdf.path(outline)
	m.op("W n")
	draw()
	m.op("Q")
}

// pen draws a part whose corner lies at a place.
func (m *maker) pen(at layout.Point, size layout.Size) *Pen {
	return &Pen{Box: layout.R(0, 0, size.W, size.H), Spare: m.o.Spare, pdf: m.pdf, origin: at}
}

// marks draws short lines around a box, where it is cut.
func (m *maker) marks(r layout.Rect, across, down []float64) {
	m.op("[] 0 d %s w %s RG", number(0.15*perMM), rgb(markColour))
	const near, far = markFrom, markFrom + markLong
	for _, x := range across {
		m.stroke(layout.P(x, r.Y-far), layout.P(x, r.Y-near))
		m.stroke(layout.P(x, r.Bottom()+near), layout.P(x, r.Bottom()+far))
	}
	for _, y := range down {
		m.stroke(layout.P(r.X-far, y), layout.P(r.X-near, y))
		m.stroke(layout.P(r.Right()+near, y), layout.P(r.Right()+far, y))
	}
}

// stroke draws a line.
func (m *maker) stroke(from, to layout.Point) {
	m.pdf.path([]step{{'M', [3]layout.Point{from}}, {'L', [3]layout.Point{to}}})
	m.op("S")
}

var note = sprites.TextStyle{Size: 2, Colour: noteColour}

// foot says below a sheet what lies on it.
func (m *maker) foot(s *sheet, more string) {
	words := []string{m.box.Name}
	var names []string
	for _, p := range s.parts() {
		if !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	words = append(words, strings.Join(names, ", "))
	if more != "" {
		words = append(words, more)
	}
	words = append(words, m.words.Text(rules.Msg("print.foot.page", rules.Number("n", m.page), rules.Number("of", m.pages))))
	m.line(strings.Join(words, " · "), layout.P(marginSide+2, s.size.H-footLine), note)
}

// tile draws a piece of a board and marks where the next one lies on it.
func (m *maker) tile(s *sheet) {
	t := s.tile
	box := layout.R(t.at.X, t.at.Y, t.box.W, t.box.H)
	left, right, across := edges(box.X, box.Right(), t.col, t.cols)
	top, bottom, down := edges(box.Y, box.Bottom(), t.row, t.rows)
	reach := layout.R(left, top, right-left, bottom-top)
	m.within(roundPath(reach, 0, 0), func() {
		t.part.Kinds[0].Front(m.pen(layout.P(t.at.X-t.box.X, t.at.Y-t.box.Y), t.part.Size))
	})
	m.marks(box, across, down)
	if t.cols*t.rows > 1 {
		m.plan(t, layout.R(s.size.W-marginSide-12, s.size.H-10, 12, 5.6), note.Sized(1.7))
	}
}

// edges are how far piece i of n is drawn in one direction, and where it is marked. At the
// rim of the board there is a bleed, elsewhere an overlap.
func edges(from, to float64, i, n int) (first, last float64, marks []float64) {
	first, last, marks = from-Bleed, to+Bleed, []float64{from}
	if i > 0 {
		first, marks = from, append(marks, from+overlap)
	}
	if i < n-1 {
		last, marks = to, append(marks, to-overlap)
	}
	return first, last, append(marks, to)
}

// tileName names a piece of a board by its place, as A1.
func (m *maker) tileName(t *tile) string {
	if t.cols*t.rows == 1 {
		return ""
	}
	return placeName(t.col, t.row)
}

func placeName(col, row int) string { return string(rune('A'+row)) + string(rune('1'+col)) }

// plan draws how the pieces of a board lie, and which of them t is.
func (m *maker) plan(t *tile, r layout.Rect, st sprites.TextStyle) {
	r = r.FitAspect(t.part.Size.W / t.part.Size.H)
	pen := m.pen(layout.Point{}, layout.Size{})
	for i := range t.cols * t.rows {
		col, row := i%t.cols, i/t.cols
		w, h := r.W/float64(t.cols), r.H/float64(t.rows)
		cell := layout.R(r.X+float64(col)*w, r.Y+float64(row)*h, w, h)
		ground := color.NRGBA{}
		if col == t.col && row == t.row {
			ground = sprites.Hex(0xd0d0d0)
		}
		pen.Panel(cell, sprites.PanelStyle{Fill: ground, Border: noteColour, Width: 0.15})
		pen.Text(placeName(col, row), cell, st.Aligned(sprites.Middle, sprites.Middle))
	}
}
