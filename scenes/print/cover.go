package print

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/sprites"
)

// Styles of the cover.
var (
	coverTitle = sprites.TextStyle{Size: 11, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	coverHead  = sprites.TextStyle{Size: 4.6, Bold: true, Colour: sprites.Ink}
	coverText  = sprites.TextStyle{Size: 3.7, Colour: sprites.Ink}
	coverSmall = sprites.TextStyle{Size: 3, Colour: noteColour, AlignY: sprites.Middle}
)

// coverEdge is the margin of the cover.
const coverEdge = 16.0

// cover makes the first page. It says how to print and to cut, and lists what is there
// and what else is needed. Rulers check the size.
func (m *maker) cover() {
	size := sizes[m.o.Paper]
	m.begin(size)
	style(m.Fpdf, note)
	m.Bookmark(m.box.Name, 0, 0)
	pen := m.pen(layout.Point{}, size)
	pen.Spare = true
	r := pen.Box.Inset(coverEdge)
	title, r := r.CutTop(14)
	pen.Text(m.box.Name, title, coverTitle)
	sub, r := r.CutTop(7)
	pen.Text(m.words.Key("print.title"), sub, coverText.Sized(4.4))
	foot, r := r.CutBottom(36)
	m.rulers(pen, foot)
	for _, line := range m.steps() {
		r = m.item(pen, r, line)
	}
	if len(m.box.Needs) > 0 {
		r = m.head(pen, r, "print.needs")
		for _, line := range m.box.Needs {
			r = m.item(pen, r, line)
		}
	}
	r = m.head(pen, r, "print.parts")
	for i := range m.parts {
		r = m.listed(pen, r, &m.parts[i])
	}
	m.plans(pen, r)
}

// head sets a heading and returns what is left below it.
func (m *maker) head(pen *Pen, r layout.Rect, key string) layout.Rect {
	_, r = r.CutTop(4)
	line, r := r.CutTop(7)
	pen.Text(m.words.Key(key), line, coverHead)
	return r
}

// item sets a line with a dot before it.
func (m *maker) item(pen *Pen, r layout.Rect, words string) layout.Rect {
	_, r = r.CutTop(1)
	pen.Text("•", layout.R(r.X, r.Y, 4, coverText.Size*lineGap), coverText.Aligned(sprites.Start, sprites.Middle))
	high := pen.Paragraph(words, layout.R(r.X+4, r.Y, r.W-4, r.H), coverText)
	_, r = r.CutTop(high)
	return r
}

// steps say how to print and to cut.
func (m *maker) steps() (lines []string) {
	say := m.words.Key
	lines = append(lines, m.words.Text(rules.Msg("print.step.size", rules.KeyArg("paper", "print.paper."+m.o.Paper))))
	boards := false
	for i := range m.sheets {
		t := m.sheets[i].tile
		boards = boards || t != nil && t.cols*t.rows > 1
	}
	if slices.ContainsFunc(m.parts, func(p Part) bool { return p.backs() }) {
		lines = append(lines, say("print.step."+m.o.Sides))
	}
	lines = append(lines, say("print.step.cut"))
	switch {
	case boards:
		lines = append(lines, say("print.step.board"))
	case m.o.Board != "" && slices.ContainsFunc(m.parts, func(p Part) bool { return p.Board }):
		lines = append(lines, m.words.Text(rules.Msg("print.step.sheet", rules.KeyArg("paper", "print.paper."+m.o.Board))))
	}
	return append(lines, m.box.Hints...)
}

// listed sets a line of the list of parts, with a box to tick.
func (m *maker) listed(pen *Pen, r layout.Rect, p *Part) layout.Rect {
	line, rest := r.CutTop(6)
	pen.Panel(layout.R(line.X, line.Center().Y-1.7, 3.4, 3.4), sprites.PanelStyle{Border: sprites.Ink, Width: 0.25})
	middle := coverText.Aligned(sprites.Start, sprites.Middle)
	pen.Text(strconv.Itoa(p.Count())+" ×", layout.R(line.X+6, line.Y, 10, line.H), middle.Strong().Aligned(sprites.End, sprites.Middle))
	pen.Text(p.Name, layout.R(line.X+18, line.Y, 78, line.H), middle)
	measures := number(p.Size.W) + " × " + number(p.Size.H) + " mm"
	if p.Hex {
		measures = number(p.Size.W) + " mm"
	}
	pen.Text(measures, layout.R(line.X+98, line.Y, 34, line.H), coverSmall)
	on := m.spans[p]
	words := m.words.Text(rules.Msg("print.page", rules.Number("n", on.first)))
	if on.last > on.first {
		words = m.words.Text(rules.Msg("print.pages", rules.Number("n", on.first), rules.Number("last", on.last)))
	}
	pen.Text(words, layout.R(line.X+132, line.Y, line.W-132, line.H), coverSmall.Aligned(sprites.End, sprites.Middle))
	return rest
}

// plans draws how the pages of boards lie.
func (m *maker) plans(pen *Pen, r layout.Rect) {
	_, r = r.CutTop(5)
	for i := range m.sheets {
		t := m.sheets[i].tile
		if t == nil || t.cols*t.rows == 1 || t.col+t.row > 0 {
			continue
		}
		var box layout.Rect
		box, r = r.CutLeft(40)
		whole := *t
		whole.col = -1
		box.H = min(box.H, 34)
		m.plan(&whole, layout.R(box.X, box.Y, 34, box.H), note.Sized(4))
	}
}

// rulers draws one of 100 mm and one of 4 inches.
func (m *maker) rulers(pen *Pen, r layout.Rect) {
	pen.Text(m.words.Key("print.ruler"), layout.R(r.X, r.Y, r.W, 5), coverText)
	m.ruler(pen, layout.P(r.X, r.Y+8), 100, 1, func(i int) (long float64, words string) {
		switch {
		case i%10 == 0:
			return 4, strconv.Itoa(i)
		case i%5 == 0:
			return 2.8, ""
		}
		return 1.8, ""
	}, "mm")
	const inch = 25.4
	m.ruler(pen, layout.P(r.X, r.Y+22), 4*inch, inch/8, func(i int) (long float64, words string) {
		switch {
		case i%8 == 0:
			return 4, strconv.Itoa(i / 8)
		case i%4 == 0:
			return 2.8, ""
		}
		return 1.8, ""
	}, "in")
}

// ruler draws a line of a length with ticks below it.
func (m *maker) ruler(pen *Pen, at layout.Point, length, step float64, tick func(i int) (long float64, words string), unit string) {
	m.op("[] 0 d %s w %s RG", number(0.15*perMM), rgb(markColour))
	m.stroke(at, layout.P(at.X+length, at.Y))
	n := int(length/step + 0.5)
	for i := range n + 1 {
		x := at.X + float64(i)*step
		long, words := tick(i)
		m.op("%s RG", rgb(markColour))
		m.stroke(layout.P(x, at.Y), layout.P(x, at.Y+long))
		if words != "" {
			pen.Text(words, layout.R(x-5, at.Y+4.6, 10, 3), coverSmall.Aligned(sprites.Middle, sprites.Start))
		}
	}
	pen.Text(unit, layout.R(at.X+length+3, at.Y+1, 10, 3), coverSmall)
}
