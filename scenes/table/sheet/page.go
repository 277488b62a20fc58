package sheet

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/say"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	bandPad   = 9.0  // of the band of a heading
	give      = 8.0  // by which a column gives way at a time
	acrossGap = 12.0 // between rows side by side
	barWide   = 18.0 // room for the bar that scrolls
	rowPad    = 6.0  // at both ends of a row
	partGap   = 9.0  // between sections
	cellGap   = 10.0 // between a name and cells, and between cells
	ruleGap   = 8.0  // before a rule's id
	thingGap  = 6.0  // between the things of a cell
)

// page is a sheet set in columns.
type page struct {
	at     layout.Point // of its upper left corner, as of the last build
	parts  []part
	cols   int
	width  float64 // of a column
	height float64
	size   float64 // of the words
}

// part is a section on its way to the screen; places are relative to its own
// upper left corner, and that to the page's.
type part struct {
	section *rules.SheetSection
	x, y, h float64
	title   string
	head    float64 // height of the heading
	heads   []cell  // once for each column of rows
	headsAt layout.Rect
	rows    []row
}

type row struct {
	of      *rules.SheetRow
	id      string
	label   string
	last    bool     // of its column
	tip     []string // what the pictures of its cells stand for
	box     layout.Rect
	words   desk.Sentence
	at      layout.Point // of the words
	picture Picture
	pictAt  layout.Rect
	cells   []cell
	rule    string
	ruleAt  layout.Rect
}

// cell is a cell's box with words or things.
type cell struct {
	box    layout.Rect
	words  string
	st     sprites.TextStyle
	things []thing
}

type thing struct {
	number   string
	numberAt layout.Rect
	picture  Picture
	pictAt   layout.Rect
}

// cache keeps a page as long as it would be set the same.
type cache struct {
	width, height float64
	most          int
	lang          string
	made          *page
}

// page returns the sheet set in at most so many columns in a room. It uses the largest
// words with which all of it is in view. If none fit, the sheet scrolls, is as low as
// possible, and has the words before the smallest.
func (x *Sheet) page(k *cache, b *ui.Builder, width, height float64, most int, sizes []float64) *page {
	lang := x.House().Lang()
	if k.made != nil && k.width == width && k.height == height && k.most == most && k.lang == lang {
		return k.made
	}
	*k = cache{width: width, height: height, most: most, lang: lang}
	for _, size := range sizes {
		for cols := 1; cols <= most; cols++ {
			column := (width - float64(cols-1)*columnGap) / float64(cols)
			if most > 1 {
				if column < columnLeast*size/sizes[len(sizes)-1] {
					break
				}
				column = math.Min(column, columnMost*size/sizes[len(sizes)-1])
			}
			p := x.set(b, column, size, cols)
			if k.made == nil || p.height < k.made.height || size < k.made.size && k.made.height > height {
				k.made = p
			}
			if p.height <= height {
				k.made = p
				return p
			}
		}
	}
	if most > 1 { // the bar that scrolls takes some of it
		cols := k.made.cols
		size := sizes[max(0, len(sizes)-2)]
		k.made = x.set(b, math.Min(k.made.width, (width-barWide-float64(cols-1)*columnGap)/float64(cols)), size, cols)
	} else if k.made.height > height {
		k.made = x.set(b, width-barWide, k.made.size, 1)
	}
	return k.made
}

// wide is the width of all columns.
func (p *page) wide() float64 {
	return float64(p.cols)*(p.width+columnGap) - columnGap
}

// set sets the sheet in columns of a width.
func (x *Sheet) set(b *ui.Builder, width, size float64, cols int) *page {
	s := setter{words: x.Speaker(), art: x.art, b: b, width: width}
	return s.set(x.of, size, cols)
}

// set sets a sheet in columns of the setter's width.
func (s *setter) set(of *rules.Sheet, size float64, cols int) *page {
	p := &page{cols: cols, width: s.width, size: size}
	s.body = sprites.Body.Sized(size).In(sprites.Ink).Aligned(sprites.Start, sprites.Start)
	for i := range of.Sections {
		p.parts = append(p.parts, s.part(&of.Sections[i]))
	}
	p.flow()
	return p
}

// flow places the parts in columns, in order, so that the highest column is as low as
// can be.
func (p *page) flow() {
	low, high := 0.0, 0.0
	for _, x := range p.parts {
		low = math.Max(low, x.h)
		high += x.h + partGap
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
func (p *page) place(height float64) int {
	col, y := 0, 0.0
	p.height = 0
	for i := range p.parts {
		x := &p.parts[i]
		if y > 0 && y+x.h > height {
			col, y = col+1, 0
		}
		x.x, x.y = float64(col)*(p.width+columnGap), y
		y += x.h
		p.height = math.Max(p.height, y)
		y += partGap
	}
	return col + 1
}

// setter sets sections in a width.
type setter struct {
	words *say.Speaker
	art   func(id string) Picture
	b     *ui.Builder
	width float64
	body  sprites.TextStyle
	left  float64 // where a column of rows begins, and how far it has come
	y     float64
}

func (s *setter) small() sprites.TextStyle { return s.body.Sized(math.Max(12, s.body.Size-2)) }

// part sets a section.
func (s *setter) part(section *rules.SheetSection) part {
	p := part{section: section, title: s.words.Text(section.Title), head: math.Round(s.body.Size + bandPad)}
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
		in.left, in.y = float64(from/each)*(in.width+acrossGap), top
		in.rowsOf(&p, rows[from:min(from+each, len(rows))], true)
		p.h = math.Max(p.h, in.y)
	}
	return p
}

// rowsOf adds rows from s.y down, with the heads of the table if wanted.
func (s *setter) rowsOf(p *part, rows []rules.SheetRow, heads bool) {
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
func (s *setter) split(n int) *setter {
	out := *s
	out.width = math.Floor((s.width - float64(n-1)*acrossGap) / float64(n))
	return &out
}

// fits reports whether each row of a table stands in a line.
func (s *setter) fits(section *rules.SheetSection) bool {
	need, name := make([]float64, len(section.Heads)), 0.0
	for i, head := range section.Heads {
		need[i] = s.longest(s.words.Text(head), s.small().Strong())
	}
	for _, row := range section.Rows {
		if len(row.Cells) == 0 {
			continue
		}
		name = math.Max(name, s.b.TextWidth(s.words.Text(row.Name), s.body.Strong())+1)
		for i, cell := range row.Cells {
			need[i] = math.Max(need[i], s.cellWidth(cell))
		}
	}
	all := 2*rowPad + s.indent(section) + s.rules(section) + name
	for _, w := range need {
		all += w + cellGap
	}
	return all <= s.width
}

// indent is the room for pictures before the names of a section.
func (s *setter) indent(section *rules.SheetSection) float64 {
	for _, row := range section.Rows {
		if s.picture(row.Picture) != nil {
			return s.side() + 6
		}
	}
	return 0
}

// side is that of a picture before a name.
func (s *setter) side() float64 { return math.Round(s.body.Size * 1.32) }

// rules is the room for ids of rules after the cells of a section.
func (s *setter) rules(section *rules.SheetSection) float64 {
	w := 0.0
	for _, row := range section.Rows {
		if len(row.Cells) > 0 {
			w = math.Max(w, s.ruleRoom(&row))
		}
	}
	return w
}

// ruleRoom is that after one row.
func (s *setter) ruleRoom(row *rules.SheetRow) float64 {
	if row.Rule == "" {
		return 0
	}
	return s.b.TextWidth(row.Rule, ruleText) + ruleGap
}

func (s *setter) picture(id string) Picture {
	if id == "" {
		return nil
	}
	return s.art(id)
}
