package table

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
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
	words   desk.Sentence
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

// page returns the sheet set in at most so many columns in a room. It uses the largest
// words with which all of it is in view. If none fit, the sheet scrolls, is as low as
// possible, and has the words before the smallest.
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

// fits reports whether each row of a table stands in a line.
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
