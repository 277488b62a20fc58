package table

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	sheetBandPad = 9.0  // of the band of a heading
	sheetGive    = 8.0  // by which a column gives way at a time
	sheetAcross  = 12.0 // between rows side by side
	sheetBar     = 18.0 // room for the bar that scrolls
	sheetRowPad  = 6.0  // at both ends of a row
	sheetGap     = 9.0  // between sections
	sheetBetween = 10.0 // between a name and cells, and between cells
	sheetRuleGap = 8.0  // before a rule's id
	sheetThings  = 6.0  // between the things of a cell
)

// sheetPage is a sheet set in columns.
type sheetPage struct {
	at     layout.Point // of its upper left corner, as of the last build
	parts  []sheetPart
	cols   int
	width  float64 // of a column
	height float64
	size   float64 // of the words
}

// sheetPart is a section on its way to the screen; places are relative to its own
// upper left corner, and that to the page's.
type sheetPart struct {
	section *rules.SheetSection
	x, y, h float64
	title   string
	head    float64     // height of the heading
	heads   []sheetCell // once for each column of rows
	headsAt layout.Rect
	rows    []sheetRow
}

type sheetRow struct {
	row     *rules.SheetRow
	id      string
	label   string
	last    bool     // of its column
	tip     []string // what the pictures of its cells stand for
	box     layout.Rect
	words   sentence
	at      layout.Point // of the words
	picture func(c *sprites.Canvas, r layout.Rect)
	pictAt  layout.Rect
	cells   []sheetCell
	rule    string
	ruleAt  layout.Rect
}

// sheetCell is a cell's box with words or things.
type sheetCell struct {
	box    layout.Rect
	words  string
	st     sprites.TextStyle
	things []sheetThing
}

type sheetThing struct {
	number   string
	numberAt layout.Rect
	picture  func(c *sprites.Canvas, r layout.Rect)
	pictAt   layout.Rect
}

// sheetCache keeps a page as long as it would be set the same.
type sheetCache struct {
	width, height float64
	most          int
	lang          string
	made          *sheetPage
}

// page is the sheet set in at most so many columns in a room: in the largest words
// with which all of it is in view, else, as it scrolls, in those before the smallest,
// as low as can be.
func (x *sheetCache) page(t *Table, b *ui.Builder, width, height float64, most int, sizes []float64) *sheetPage {
	if x.made != nil && x.width == width && x.height == height && x.most == most && x.lang == t.h.Lang() {
		return x.made
	}
	*x = sheetCache{width: width, height: height, most: most, lang: t.h.Lang()}
	for _, size := range sizes {
		for cols := 1; cols <= most; cols++ {
			column := (width - float64(cols-1)*sheetCut) / float64(cols)
			if most > 1 {
				if column < sheetNarrow*size/sheetSizes[len(sheetSizes)-1] {
					break
				}
				column = math.Min(column, sheetColumn*size/sheetSizes[len(sheetSizes)-1])
			}
			p := t.setSheet(b, column, size, cols)
			if x.made == nil || p.height < x.made.height || size < x.made.size && x.made.height > height {
				x.made = p
			}
			if p.height <= height {
				x.made = p
				return p
			}
		}
	}
	if most > 1 { // the bar that scrolls takes some of it
		cols := x.made.cols
		size := sizes[max(0, len(sizes)-2)]
		x.made = t.setSheet(b, math.Min(x.made.width, (width-sheetBar-float64(cols-1)*sheetCut)/float64(cols)), size, cols)
	} else if x.made.height > height {
		x.made = t.setSheet(b, width-sheetBar, x.made.size, 1)
	}
	return x.made
}

// wide is the width of all columns.
func (p *sheetPage) wide() float64 {
	return float64(p.cols)*(p.width+sheetCut) - sheetCut
}

// setSheet sets the sheet in columns of a width.
func (t *Table) setSheet(b *ui.Builder, width, size float64, cols int) *sheetPage {
	p := &sheetPage{cols: cols, width: width, size: size}
	s := sheetSetter{t: t, b: b, width: width, body: sprites.Body.Sized(size).In(sprites.Ink).Aligned(sprites.Start, sprites.Start)}
	for i := range t.theSheet().Sections {
		p.parts = append(p.parts, s.part(&t.theSheet().Sections[i]))
	}
	p.flow()
	return p
}

// flow places the parts in columns, in order, so that the highest column is as low as
// can be.
func (p *sheetPage) flow() {
	low, high := 0.0, 0.0
	for _, x := range p.parts {
		low = math.Max(low, x.h)
		high += x.h + sheetGap
	}
	for high-low > 1 {
		if mid := (low + high) / 2; p.place(mid) <= p.cols {
			high = mid
		} else {
			low = mid
		}
	}
	p.place(high)
}

// place fills columns of a height and returns how many it takes.
func (p *sheetPage) place(height float64) int {
	col, y := 0, 0.0
	p.height = 0
	for i := range p.parts {
		x := &p.parts[i]
		if y > 0 && y+x.h > height {
			col, y = col+1, 0
		}
		x.x, x.y = float64(col)*(p.width+sheetCut), y
		y += x.h
		p.height = math.Max(p.height, y)
		y += sheetGap
	}
	return col + 1
}

// sheetSetter sets sections in a width.
type sheetSetter struct {
	t     *Table
	b     *ui.Builder
	width float64
	body  sprites.TextStyle
	left  float64 // where a column of rows begins, and how far it has come
	y     float64
}

func (s *sheetSetter) small() sprites.TextStyle { return s.body.Sized(math.Max(12, s.body.Size-2)) }

// part sets a section.
func (s *sheetSetter) part(section *rules.SheetSection) sheetPart {
	p := sheetPart{section: section, title: s.t.Words(section.Title), head: math.Round(s.body.Size + sheetBandPad)}
	p.h = p.head + 2
	across := max(1, section.Across)
	for across > 1 && !s.split(across).fits(section) {
		across--
	}
	// What is said before a table stands above its heads.
	before, rows := 0, section.Rows
	for before < len(rows) && len(rows[before].Cells) == 0 {
		before++
	}
	s.left, s.y = 0, p.h
	s.rowsOf(&p, rows[:before], false)
	rows, p.h = rows[before:], s.y
	in, top := s.split(across), p.h
	each := (len(rows) + across - 1) / across
	for from := 0; from < len(rows); from += each {
		in.left, in.y = float64(from/each)*(in.width+sheetAcross), top
		in.rowsOf(&p, rows[from:min(from+each, len(rows))], true)
		p.h = math.Max(p.h, in.y)
	}
	return p
}

// rowsOf adds rows from s.y down, with the heads of the table if wanted.
func (s *sheetSetter) rowsOf(p *sheetPart, rows []rules.SheetRow, heads bool) {
	cols := s.columns(p.section)
	if heads && len(p.section.Heads) > 0 {
		heads, at := s.heads(p.section, cols, s.y)
		p.heads = append(p.heads, heads...)
		p.headsAt, s.y = p.headsAt.Union(at), at.Bottom()
	}
	pictures := s.indent(p.section)
	for i := range rows {
		row := s.row(p.section, &rows[i], cols, s.y, pictures)
		row.last = i == len(rows)-1
		s.y = row.box.Bottom()
		p.rows = append(p.rows, row)
	}
}

// split is the setter of one of so many columns side by side.
func (s *sheetSetter) split(n int) *sheetSetter {
	out := *s
	out.width = math.Floor((s.width - float64(n-1)*sheetAcross) / float64(n))
	return &out
}

// fits tells whether each row of a table stands in a line.
func (s *sheetSetter) fits(section *rules.SheetSection) bool {
	need, name := make([]float64, len(section.Heads)), 0.0
	for i, head := range section.Heads {
		need[i] = s.longest(s.t.Words(head), s.small().Strong())
	}
	for _, row := range section.Rows {
		if len(row.Cells) == 0 {
			continue
		}
		name = math.Max(name, s.b.TextWidth(s.t.Words(row.Name), s.body.Strong())+1)
		for i, cell := range row.Cells {
			need[i] = math.Max(need[i], s.cellWidth(cell))
		}
	}
	all := 2*sheetRowPad + s.indent(section) + s.rules(section) + name
	for _, w := range need {
		all += w + sheetBetween
	}
	return all <= s.width
}

// indent is the room for pictures before the names of a section.
func (s *sheetSetter) indent(section *rules.SheetSection) float64 {
	for _, row := range section.Rows {
		if s.picture(row.Picture) != nil {
			return s.side() + 6
		}
	}
	return 0
}

// side is that of a picture before a name.
func (s *sheetSetter) side() float64 { return math.Round(s.body.Size * 1.32) }

// rules is the room for ids of rules after the cells of a section.
func (s *sheetSetter) rules(section *rules.SheetSection) float64 {
	w := 0.0
	for _, row := range section.Rows {
		if len(row.Cells) > 0 {
			w = math.Max(w, s.ruleRoom(&row))
		}
	}
	return w
}

// ruleRoom is that after one row.
func (s *sheetSetter) ruleRoom(row *rules.SheetRow) float64 {
	if row.Rule == "" {
		return 0
	}
	return s.b.TextWidth(row.Rule, sheetRule) + sheetRuleGap
}

func (s *sheetSetter) picture(id string) func(c *sprites.Canvas, r layout.Rect) {
	f, ok := s.t.face.(Illustrator)
	if !ok || id == "" {
		return nil
	}
	return f.SheetPicture(id)
}

// columns shares the width of a section's rows among their cells: each has what it
// needs; where the names would be too narrow then, those cells give way, breaking their words
// and things, that make the table least higher.
func (s *sheetSetter) columns(section *rules.SheetSection) []float64 {
	if len(section.Heads) == 0 {
		return nil
	}
	out, name := make([]float64, len(section.Heads)), 0.0
	for i, head := range section.Heads {
		out[i] = s.longest(s.t.Words(head), s.small().Strong())
	}
	least := append([]float64(nil), out...)
	for _, row := range section.Rows {
		if len(row.Cells) == 0 {
			continue
		}
		name = math.Max(name, s.nameLeast(&row))
		for i, cell := range row.Cells {
			out[i] = math.Max(out[i], s.cellWidth(cell))
			least[i] = math.Max(least[i], s.cellLeast(cell))
		}
	}
	room := s.width - 2*sheetRowPad - s.indent(section) - s.rules(section) - name
	over := -room
	for _, w := range out {
		over += w + sheetBetween
	}
	var rows [][]sheetMeasure
	if over > 0 {
		rows = s.measured(section)
	}
	for over > 0 {
		from, tall := -1, math.Inf(1)
		by := math.Min(over, sheetGive)
		for i := range out {
			if out[i]-by < least[i] {
				continue
			}
			out[i] -= by
			if h := s.cellsHeight(rows, out); h < tall {
				from, tall = i, h
			}
			out[i] += by
		}
		if from < 0 {
			break
		}
		out[from] -= by
		over -= by
	}
	return out
}

// sheetMeasure is what a cell needs: the widths of its things, or its words.
type sheetMeasure struct {
	things []float64
	words  string
}

// measured are the cells of a table.
func (s *sheetSetter) measured(section *rules.SheetSection) [][]sheetMeasure {
	var out [][]sheetMeasure
	for _, row := range section.Rows {
		cells := make([]sheetMeasure, len(row.Cells))
		for i, cell := range row.Cells {
			for _, x := range s.things(cell) {
				cells[i].things = append(cells[i].things, x.pictAt.Right())
			}
			if !cell.Text.Empty() {
				cells[i].words = s.t.Words(cell.Text)
			}
		}
		out = append(out, cells)
	}
	return out
}

// cellsHeight is that of all rows of a table as their cells ask for it.
func (s *sheetSetter) cellsHeight(rows [][]sheetMeasure, cols []float64) float64 {
	all, line := 0.0, s.body.LineHeight()
	for _, row := range rows {
		h := 0.0
		for i, cell := range row {
			tall, x := 0.0, 0.0
			for _, w := range cell.things {
				if x == 0 || x+w > cols[i]+0.5 {
					x, tall = 0, tall+line
				}
				x += w + sheetThings
			}
			if cell.words != "" {
				tall = s.b.ParagraphHeight(cell.words, cols[i], s.body)
			}
			h = math.Max(h, tall)
		}
		all += h
	}
	return all
}

// nameLeast is the least width for the words of a row: those of a few lines.
func (s *sheetSetter) nameLeast(row *rules.SheetRow) float64 {
	name := s.t.Words(row.Name)
	if !row.Text.Empty() {
		name += " " + s.t.Words(row.Text)
	}
	st := s.body.Strong()
	all := s.b.TextWidth(name, st)
	return math.Max(s.longest(name, st), math.Min(all, math.Max(s.width*0.28, all/3)))
}

// longest is the width of the longest word of a text.
func (s *sheetSetter) longest(text string, st sprites.TextStyle) float64 {
	w := 0.0
	for _, word := range strings.Split(text, " ") {
		w = math.Max(w, s.b.TextWidth(word, st)+1)
	}
	return w
}

func (s *sheetSetter) cellWidth(cell rules.SheetCell) float64 {
	if len(cell.Counts) == 0 {
		return s.b.TextWidth(s.t.Words(cell.Text), s.body) + 1
	}
	w := -sheetThings
	for _, x := range s.things(cell) {
		w += x.pictAt.Right() + sheetThings
	}
	return w
}

func (s *sheetSetter) cellLeast(cell rules.SheetCell) float64 {
	if len(cell.Counts) == 0 {
		return s.longest(s.t.Words(cell.Text), s.body)
	}
	all := s.things(cell)
	w := 0.0 // two in a line
	for i, x := range all {
		w = math.Max(w, x.pictAt.Right())
		if i > 0 {
			w = math.Max(w, all[i-1].pictAt.Right()+sheetThings+x.pictAt.Right())
		}
	}
	return w
}

// things are those of a cell, each with its place from its own left end on.
func (s *sheetSetter) things(cell rules.SheetCell) []sheetThing {
	var out []sheetThing
	line := s.body.LineHeight()
	for _, n := range cell.Counts {
		x := sheetThing{picture: s.picture(n.Picture)}
		switch {
		case x.picture == nil:
			x.number = s.count(n)
		case n.N > 0:
			x.number = s.t.Say("frame.sheet.n", rules.Number("n", n.N))
		}
		x.numberAt = layout.R(0, 0, s.b.TextWidth(x.number, s.body)+1, line)
		x.pictAt = layout.R(x.numberAt.W, 0, 0, line)
		if x.picture != nil {
			x.pictAt = layout.R(x.numberAt.W+1, (line-s.body.Size*1.3)/2, s.body.Size*1.3, s.body.Size*1.3)
		}
		out = append(out, x)
	}
	return out
}

// count is an amount of a thing in words.
func (s *sheetSetter) count(n rules.SheetCount) string {
	if n.N == 0 {
		return s.t.Words(n.Name)
	}
	return s.t.Say("frame.sheet.count", rules.Number("n", n.N), rules.TextArg("what", n.Name))
}

// heads sets the heads of a table's columns.
func (s *sheetSetter) heads(section *rules.SheetSection, cols []float64, y float64) ([]sheetCell, layout.Rect) {
	st, h := s.small().Strong().In(sprites.InkMuted).Aligned(sprites.Middle, sprites.Middle), 0.0
	for i, head := range section.Heads {
		h = math.Max(h, s.b.ParagraphHeight(s.t.Words(head), cols[i], st))
	}
	box := layout.R(s.left, y, s.width, h+2)
	boxes := s.places(section, cols, box)
	var out []sheetCell
	for i, head := range section.Heads {
		out = append(out, sheetCell{box: boxes[i], words: s.t.Words(head), st: st})
	}
	return out, box
}

// places are the boxes of a row's cells, from the right end.
func (s *sheetSetter) places(section *rules.SheetSection, cols []float64, row layout.Rect) []layout.Rect {
	out := make([]layout.Rect, len(cols))
	x := row.Right() - sheetRowPad - s.rules(section)
	for i := len(cols) - 1; i >= 0; i-- {
		out[i] = layout.R(x-cols[i], row.Y, cols[i], row.H)
		x -= cols[i] + sheetBetween
	}
	return out
}

// row sets a row from y on.
func (s *sheetSetter) row(section *rules.SheetSection, row *rules.SheetRow, cols []float64, y, pictures float64) sheetRow {
	out := sheetRow{row: row, id: section.RowID(*row), picture: s.picture(row.Picture), rule: row.Rule}
	if len(row.Cells) == 0 {
		cols = nil
	}
	width := s.width - 2*sheetRowPad - pictures - s.ruleRoom(row)
	if len(cols) > 0 {
		width += s.ruleRoom(row) - s.rules(section)
	}
	for _, w := range cols {
		width -= w + sheetBetween
	}
	words := s.t.words(s.b, row.Name, s.body.Strong())
	if row.Name.Empty() {
		words = nil
	}
	if !row.Text.Empty() {
		words = append(words, s.t.words(s.b, row.Text, s.body)...)
	}
	out.words = setWords(s.b, words, width, s.body)
	line, h := s.body.LineHeight(), out.words.height
	var cells []sheetCell
	for i, cell := range row.Cells {
		c, tall := s.cell(cell, cols[i])
		cells, h = append(cells, c), math.Max(h, tall)
	}
	if out.picture != nil {
		h = math.Max(h, s.side())
	}
	pad := math.Round((s.body.Size-6)*0.5) / 2
	out.box = layout.R(s.left, y, s.width, math.Ceil(h+2*pad))
	top := y + pad
	if len(cols) > 0 || out.words.height < h { // the cells of a table stand in the middle
		out.at = layout.P(s.left+sheetRowPad+pictures, top+(h-out.words.height)/2)
	} else {
		out.at = layout.P(s.left+sheetRowPad+pictures, top)
	}
	pictY := top + (math.Min(h, line)-s.side())/2
	if out.words.height < h || len(cols) > 0 {
		pictY = top + (h-s.side())/2
	}
	out.pictAt = layout.R(s.left+sheetRowPad, math.Max(pictY, top), s.side(), s.side())
	for i, box := range s.places(section, cols, layout.R(s.left, top, s.width, h)) {
		if i < len(cells) {
			out.cells = append(out.cells, cells[i].in(box))
		}
	}
	if out.rule != "" {
		w := s.b.TextWidth(out.rule, sheetRule)
		out.ruleAt = layout.R(s.left+s.width-sheetRowPad-w, out.at.Y, w, line)
	}
	s.say(section, &out)
	return out
}

// cell sets a cell in a width and returns its height.
func (s *sheetSetter) cell(cell rules.SheetCell, width float64) (sheetCell, float64) {
	if len(cell.Counts) == 0 {
		out := sheetCell{words: s.t.Words(cell.Text), st: s.body.Aligned(sprites.Middle, sprites.Middle)}
		if cell.Text.Empty() {
			out.words = ""
			return out, 0
		}
		return out, s.b.ParagraphHeight(out.words, width, out.st)
	}
	out, x, y, line := sheetCell{}, 0.0, 0.0, s.body.LineHeight()
	for _, thing := range s.things(cell) {
		w := thing.pictAt.Right()
		if x > 0 && x+w > width+0.5 {
			x, y = 0, y+line
		}
		thing.numberAt, thing.pictAt = thing.numberAt.Translate(x, y), thing.pictAt.Translate(x, y)
		out.things = append(out.things, thing)
		x += w + sheetThings
	}
	out.st = s.body.Aligned(sprites.Start, sprites.Middle)
	out.box.H = y + line
	return out, y + line
}

// in moves a cell into its box.
func (c sheetCell) in(box layout.Rect) sheetCell {
	top := box.Y + (box.H-c.box.H)/2
	for i := range c.things {
		x := &c.things[i]
		x.numberAt, x.pictAt = x.numberAt.Translate(box.X, top), x.pictAt.Translate(box.X, top)
	}
	c.box = box
	return c
}

// say puts a row into words, for those who cannot see its pictures.
func (s *sheetSetter) say(section *rules.SheetSection, out *sheetRow) {
	var parts []string
	for _, x := range []rules.Text{out.row.Name, out.row.Text} {
		if !x.Empty() {
			parts = append(parts, s.t.Words(x))
		}
	}
	out.label = strings.Join(parts, " ")
	for i, cell := range out.row.Cells {
		if cell.Empty() || i >= len(section.Heads) {
			continue
		}
		words := ""
		if !cell.Text.Empty() {
			words = s.t.Words(cell.Text)
		}
		var things []string
		for _, n := range cell.Counts {
			things = append(things, s.count(n))
		}
		words += strings.Join(things, ", ")
		said := s.t.Say("frame.sheet.column", rules.TextArg("head", section.Heads[i]), rules.Literal("words", words))
		out.label += "; " + said
		if len(things) > 0 {
			out.tip = append(out.tip, said)
		}
	}
}
