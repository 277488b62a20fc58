package menu

import (
	"math"
	"strings"

	"schron/assets"
	"schron/layout"
	"schron/sprites"
)

// rowKind tells what a row of a rulebook's page shows.
type rowKind int

const (
	rowTitle rowKind = iota
	rowText
	rowItem
	rowCells
	rowFigure
)

// bookRow is what scrolls as one: a heading, a paragraph, an item of a list, a
// row of a table or a figure. Y and H are on the whole page.
type bookRow struct {
	kind    rowKind
	place   assets.Place
	rule    string
	y, h    float64
	pieces  []piece
	counted bool    // an item that begins with its number
	ours    bool    // it holds a ruling of ours
	sub     bool    // a title below a chapter's
	head    bool    // the first row of a table
	last    bool    // the last row of a table
	left    float64 // of a table
	width   float64 // of a table
	shown   []bookFigure
	badges  []badge
}

// bookPage is a book set in a width.
type bookPage struct {
	rows   []bookRow
	starts []float64 // the y of each section
	stills []*still  // the boards among the figures
	height float64
}

const (
	bookMargin = 68.0 // for the rules' ids
	bookIndent = 20.0 // of items
	cellPad    = 8.0
	cellArt    = 62.0 // the side of a picture at the head of a cell
)

// setBook lays a book out in a width. It is done once per book and width. Aspect is
// the width of a picture by its height.
func setBook(book *assets.Book, fonts *sprites.Fonts, aspect func(picture string) float64, width float64) *bookPage {
	s := setter{fonts: fonts, aspect: aspect, width: width, page: &bookPage{}}
	for i, section := range book.Sections {
		if i > 0 && len(book.Sections[i-1].Blocks) > 0 {
			s.y += 22
		}
		s.page.starts = append(s.page.starts, s.y)
		s.title(i, section)
		for k, block := range section.Blocks {
			s.block(assets.Place{Section: i, Block: k}, block)
		}
	}
	s.page.height = s.y
	return s.page
}

type setter struct {
	fonts  *sprites.Fonts
	aspect func(picture string) float64
	width  float64
	y      float64
	page   *bookPage
}

func (s *setter) add(r bookRow, below float64) {
	r.y = s.y
	s.page.rows = append(s.page.rows, r)
	s.y += r.h + below
}

func (s *setter) breaker(width, line float64) *breaker {
	return &breaker{fonts: s.fonts, width: width, line: line}
}

func (s *setter) title(at int, section assets.Section) {
	if section.Title == "" {
		return
	}
	k, st := s.breaker(s.width, 30), bookTitle
	if section.Sub {
		st = bookSub
	}
	h := k.set(wordsOf([]assets.Span{{Text: section.Title}}, st), 0, 0)
	s.add(bookRow{kind: rowTitle, place: assets.Place{Section: at, Block: -1}, h: h, pieces: k.pieces, sub: section.Sub}, 12)
}

func (s *setter) block(at assets.Place, block assets.Block) {
	switch block.Kind {
	case assets.Paragraph:
		k := s.breaker(s.width-bookMargin, bookLine)
		h := k.set(wordsOf(block.Parts[0], bookText), bookMargin, 0)
		s.add(bookRow{kind: rowText, place: at, rule: block.Rule, ours: block.IsOurs(0), h: h, pieces: k.pieces}, 10)
	case assets.List:
		for n, part := range block.Parts {
			at.Part = n
			k := s.breaker(s.width-bookMargin-bookIndent, bookLine)
			k.part = n
			h := k.set(wordsOf(part, bookText), bookMargin+bookIndent, 0)
			s.add(bookRow{kind: rowItem, place: at, rule: block.Rules[n], ours: block.IsOurs(n), h: h, pieces: k.pieces, counted: counted(part)}, 6)
		}
		s.y += 4
	case assets.Table:
		s.table(at, block)
	case assets.Figure:
		s.figure(at, block)
	case assets.Steps:
		s.steps(at, block)
	}
}

// counted reports whether an item of a list begins with its number, which stands in
// the place of a dot.
func counted(part []assets.Span) bool {
	if len(part) == 0 {
		return false
	}
	n, point := strings.CutSuffix(strings.TrimSpace(part[0].Text), ".")
	return point && n != "" && strings.Trim(n, "0123456789") == ""
}

// table sets the rows of a table in columns as wide as their words ask for.
func (s *setter) table(at assets.Place, block assets.Block) {
	room := s.width - bookMargin
	widths := s.columns(block, room)
	total := 0.0
	for _, w := range widths {
		total += w
	}
	rows := len(block.Parts) / block.Cols
	for r := range rows {
		x, h := bookMargin, 0.0
		ends := make([]int, 0, block.Cols) // of the cells' pieces
		tall := make([]float64, 0, block.Cols)
		at.Part = r * block.Cols
		row := bookRow{kind: rowCells, place: at, head: r == 0, last: r == rows-1, left: bookMargin, width: total}
		for c := range block.Cols {
			k := s.breaker(widths[c]-2*cellPad, bookLine-3)
			k.part = r*block.Cols + c
			st := bookText.Sized(15)
			st.Bold = r == 0
			tall = append(tall, k.cell(block.Parts[k.part], st, x+cellPad))
			h = math.Max(h, tall[c])
			row.pieces = append(row.pieces, k.pieces...)
			ends = append(ends, len(row.pieces))
			x += widths[c]
		}
		row.h = h + 5
		if h > cellArt {
			row.middle(ends, tall, h)
		}
		s.add(row, 0)
	}
	s.y += 14
}

// pictured reports whether a cell begins with a picture, which is then a large one.
func pictured(part []assets.Span) bool { return len(part) > 0 && part[0].Sprite != "" }

// cell sets a cell from x on and returns the y below it: a large picture at its
// head, the words below.
func (k *breaker) cell(part []assets.Span, st sprites.TextStyle, x float64) float64 {
	y := 6.0
	if pictured(part) {
		k.pieces = append(k.pieces, piece{art: part[0].Sprite, part: k.part, box: layout.R(x, y, cellArt, cellArt)})
		y += cellArt
		if part = part[1:]; len(part) == 0 {
			return y
		}
	}
	return k.set(wordsOf(part, st), x, y)
}

// middle moves the cells of a row that has a picture to the middle of its
// height.
func (row *bookRow) middle(ends []int, tall []float64, h float64) {
	at := 0
	for c, end := range ends {
		for ; at < end; at++ {
			row.pieces[at].box.Y += math.Round((h - tall[c]) / 2)
		}
	}
}

// columns shares a width among the columns of a table. Each gets what its words need on
// one line. If that is too much, the wide ones get less, but never less than their
// longest word.
func (s *setter) columns(block assets.Block, room float64) []float64 {
	need, least := make([]float64, block.Cols), make([]float64, block.Cols)
	width := func(words string) float64 {
		return s.fonts.Measure(words, bookText.Strong().Sized(15)).W + 2*cellPad + 4
	}
	for i, part := range block.Parts {
		c, words := i%block.Cols, assets.PlainText(part)
		art := 0.0
		for n, span := range part {
			switch {
			case span.Sprite == "":
			case n == 0:
				least[c] = math.Max(least[c], cellArt+2*cellPad)
			default:
				art += bookLine
			}
		}
		need[c] = math.Max(math.Max(need[c], least[c]), width(words)+art)
		for _, word := range strings.FieldsFunc(words, func(r rune) bool { return r == ' ' }) {
			least[c] = math.Max(least[c], width(word))
		}
	}
	sum := 0.0
	for _, w := range need {
		sum += w
	}
	if sum <= room {
		return need
	}
	// Columns that ask for less than an even share keep it; the others divide
	// what is left beyond their longest words.
	fair := room / float64(block.Cols)
	spare, wish := room, 0.0
	for c, w := range need {
		if w <= fair {
			spare -= w
			continue
		}
		spare -= least[c]
		wish += w - least[c]
	}
	for c, w := range need {
		if w > fair {
			need[c] = least[c] + math.Max(0, spare)*(w-least[c])/math.Max(wish, 1)
		}
	}
	return need
}

// rowAt finds the row of a place: the item of a list, the row of a table, else the
// block's.
func (p *bookPage) rowAt(at assets.Place) int {
	found := -1
	for i := range p.rows {
		r := &p.rows[i]
		if r.place.Section == at.Section && r.place.Block == at.Block && (found < 0 || r.place.Part <= at.Part) {
			found = i
		}
	}
	return found
}

// head is the first row of the table that a row belongs to.
func (p *bookPage) head(i int) *bookRow {
	for !p.rows[i].head {
		i--
	}
	return &p.rows[i]
}

// box is a row's box on a page whose upper left corner is at p.
func (r *bookRow) box(p layout.Point, width float64) layout.Rect {
	return layout.R(p.X, p.Y+r.y, width, r.h)
}
