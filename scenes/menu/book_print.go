package menu

import (
	"slices"
	"strings"

	"schron/assets"
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/print"
	"schron/scenes/ui"
	"schron/sprites"
)

// bookPress is how a rulebook lies on a paper: a unit and the margins, in millimetres.
type bookPress struct{ unit, side, top, foot float64 }

// bookPresses hold one for each paper of print.BookPapers.
var bookPresses = map[string]bookPress{
	"a4": {unit: 0.24, side: 22, top: 24, foot: 22},
	"a5": {unit: 0.2, side: 13, top: 18, foot: 16},
}

// printer prints a rulebook.
type printer struct {
	h     *house.House
	game  string
	book  *assets.Book
	out   *print.Booklet
	c     *sprites.Canvas
	room  layout.Rect // of the text on a page
	front flow        // the contents
	text  []leaf
	back  flow // the index
	step  func(page, pages int) bool
	err   error
}

// Styles of what only a printed book has.
var (
	pressName    = bookTitle.Sized(52).Aligned(sprites.Start, sprites.Start)
	pressLead    = bookText.Sized(24).Aligned(sprites.Start, sprites.Start)
	pressSmall   = bookText.Sized(14).In(sprites.InkMuted)
	pressChapter = bookText.Sized(17).Strong()
	pressEntry   = bookText.Sized(15)
)

// Measures of what only a printed book has.
const (
	pressGap   = 26.0 // between columns
	pressLine  = 21.0 // of the index
	pressTitle = 48.0
)

// PrintBook makes the PDF file of a game's rulebook in the language spoken, on one of
// print.BookPapers. The same book gives the same bytes. Step is as in print.Options.
func PrintBook(h *house.House, art *sprites.Store, fonts *sprites.Fonts, game, paper string, step func(page, pages int) bool) ([]byte, error) {
	p, err := newPrinter(h, art, fonts, game, paper)
	if err != nil {
		return nil, err
	}
	p.step = step
	p.sheet("", p.title)
	p.flow(&p.front, h.Say("rulebook.contents"))
	for _, l := range p.text {
		p.sheet(p.chapter(l), func() { p.leaf(l) })
	}
	p.flow(&p.back, h.Say("print.book.index"))
	if p.err != nil {
		return nil, p.err
	}
	return p.out.Bytes()
}

// newPrinter lays out the pages of a rulebook.
func newPrinter(h *house.House, art *sprites.Store, fonts *sprites.Fonts, game, paper string) (*printer, error) {
	book, err := assets.LoadBook(game, h.Lang())
	if err != nil {
		return nil, err
	}
	press := bookPresses[paper]
	p := &printer{h: h, game: game, book: book, c: sprites.NewCanvas(art, fonts)}
	p.out = print.NewBooklet(art, paper, press.unit, book.Title+" – "+h.Say("print.book.kind"), h.Lang(), h.Version)
	area := p.out.Area()
	p.room = layout.R(press.side/press.unit, press.top/press.unit, area.W-2*press.side/press.unit, area.H-(press.top+press.foot)/press.unit)
	p.text = setBook(book, fonts, h.Aspect, p.room.W).leaves(p.room.H)
	p.contents()
	p.index()
	return p, nil
}

// sheet makes a page with something at its head. Without that it has no number either.
func (p *printer) sheet(head string, paint func()) {
	pages := 1 + len(p.front.pages) + len(p.text) + len(p.back.pages)
	if p.err != nil {
		return
	}
	if p.step != nil && !p.step(p.out.Pages()+1, pages) {
		p.err = print.ErrStopped
		return
	}
	area := p.out.Area()
	p.out.Page()
	p.out.Draw(p.c, area.Size(), area, area, func() {
		if head != "" {
			line := layout.R(p.room.X, p.room.Y-34, p.room.W, 18)
			p.c.Text(p.book.Title, line, pressSmall)
			p.c.Text(head, line, pressSmall.Aligned(sprites.End, sprites.Middle))
			p.c.Fill(layout.R(line.X, line.Bottom()+3, line.W, 0.75), bookRule)
			number := pressSmall.Aligned(sprites.End, sprites.Middle)
			if p.out.Pages()%2 == 0 {
				number.AlignX = sprites.Start
			}
			p.c.Text(itoa(p.out.Pages()), layout.R(p.room.X, p.room.Bottom()+16, p.room.W, 18), number)
		}
		paint()
	})
}

// title draws the first page.
func (p *printer) title() {
	paragraph := func(r layout.Rect, words string, st sprites.TextStyle) layout.Rect {
		h := p.c.Fonts().MeasureWrapped(words, r.W, st).H
		p.c.Paragraph(words, layout.R(r.X, r.Y, r.W, h), st)
		_, r = r.CutTop(h + 14)
		return r
	}
	name := p.h.Name(p.game)
	r := paragraph(p.room, name, pressName)
	r = paragraph(r, p.h.Say("print.book.kind"), pressLead)
	picture, r := r.CutTop(r.W * 0.9)
	picture.W = picture.H * p.h.Aspect("box/"+p.game)
	boxPicture(p.game)(p.c, picture)
	_, r = r.CutTop(22)
	r = paragraph(r, p.h.Say(p.game+".tagline"), pressLead.Sized(20))
	paragraph(r, lid(p.h, p.h.Game(p.game)), pressSmall.Sized(18).Aligned(sprites.Start, sprites.Start))
	p.c.Text("Schron "+p.h.Version, layout.R(p.room.X, p.room.Bottom()-18, p.room.W, 18), pressSmall)
}

// chapter is the title of the chapter that a page of text begins in.
func (p *printer) chapter(l leaf) string {
	for i := l[0].row.place.Section; i >= 0; i-- {
		if s := &p.book.Sections[i]; !s.Sub && s.Title != "" {
			return s.Title
		}
	}
	return p.book.Title
}

// leaf draws a page of text.
func (p *printer) leaf(l leaf) {
	for i := range l {
		x := &l[i]
		row, at := x.row, x.at(p.room.Min())
		row.ground(p.c, layout.R(at.X, at.Y, p.room.W, row.h))
		if x.from == 0 {
			row.margin(p.c, at)
			if row.ours {
				p.c.Sprite("icon/ruling", row.seal(at), bookArt)
			}
			if row.kind == rowTitle {
				p.mark(&p.book.Sections[row.place.Section], at.Y)
			}
		}
		row.words(p.c, at, x.from, x.to)
		for k := range row.shown {
			p.picture(&row.shown[k], at)
		}
		for k := range row.pieces {
			if q := &row.pieces[k]; q.rule != "" && q.rule != row.rule && q.box.Y >= x.from && q.box.Y < x.to {
				box := q.box.Translate(at.X, at.Y)
				p.c.Fill(q.line(box), q.st.Colour)
				place, _ := p.book.ByID(q.rule)
				p.lead(box, place)
			}
		}
	}
}

// mark adds the bookmark of a section.
func (p *printer) mark(s *assets.Section, y float64) {
	level := 0
	if s.Sub {
		level = 1
	}
	p.out.Mark(s.Title, level, y-8)
}

// picture draws a picture of a row that lies at a place.
func (p *printer) picture(f *bookFigure, at layout.Point) {
	box := f.box.Translate(at.X, at.Y)
	if f.still == nil {
		p.c.Sprite(f.sprite, box, bookArt)
		return
	}
	s := f.still
	if err := s.open(p.h, &ui.Env{Fonts: p.c.Fonts()}); err != nil {
		p.err = err
		return
	}
	p.out.Draw(p.c, s.root.Area().Size(), s.crop, box, func() { s.root.DrawFrom(p.c, 0, nil) })
	s.root = nil
	s.over(p.c, box)
}

// find returns the page of a place, and how far down on it that lies.
func (p *printer) find(at assets.Place) (page int, y float64) {
	part := -1
	for i, l := range p.text {
		for k := range l {
			x := &l[k]
			if r := x.row.place; x.from == 0 && r.Section == at.Section && r.Block == at.Block && r.Part > part && r.Part <= at.Part {
				page, y, part = 2+len(p.front.pages)+i, x.at(p.room.Min()).Y, r.Part
			}
		}
	}
	return page, y
}

// lead makes a box of the page lead to a place of the book.
func (p *printer) lead(box layout.Rect, at assets.Place) {
	page, y := p.find(at)
	p.out.Lead(box, page, y-8)
}

// contents lists the chapters and their parts.
func (p *printer) contents() {
	f := &p.front
	f.room = p.room
	f.add(pressTitle, p.heading(p.h.Say("rulebook.contents")))
	entry := func(title string, st sprites.TextStyle, indent float64, page func() (int, float64)) func(box layout.Rect) {
		return func(box layout.Rect) {
			n, y := page()
			p.c.Text(title, layout.R(box.X+indent, box.Y, box.W-indent-40, box.H), st.Fitted())
			p.c.Text(itoa(n), box, st.Aligned(sprites.End, sprites.Middle))
			p.c.Fill(layout.R(box.X+indent, box.Bottom()-1, box.W-indent, 0.5), bookRule)
			p.out.Lead(box, n, y-8)
		}
	}
	for i, s := range p.book.Sections {
		place := func() (int, float64) { return p.find(assets.Place{Section: i, Block: -1}) }
		switch {
		case s.Sub:
			f.add(22, entry(s.Title, pressEntry, 22, place))
		case s.Title != "":
			f.add(6, nil)
			f.add(26, entry(s.Title, pressChapter, 0, place))
		}
	}
	f.add(6, nil)
	f.add(26, entry(p.h.Say("print.book.index"), pressChapter, 0, func() (int, float64) { return 2 + len(f.pages) + len(p.text), p.room.Y }))
}

// heading draws a title of the book's own with its bookmark.
func (p *printer) heading(words string) func(box layout.Rect) {
	return func(box layout.Rect) {
		p.out.Mark(words, 0, box.Y-8)
		p.c.Text(words, layout.R(box.X, box.Y, box.W, 30), bookTitle)
		p.c.Fill(layout.R(box.X, box.Y+31, box.W, 1.5), bookRule)
	}
}

// index lists terms and rules with their pages.
func (p *printer) index() {
	f := &p.back
	f.room = p.room
	f.add(pressTitle, p.heading(p.h.Say("print.book.index")))
	list, wide := terms(p.book), 210.0
	f.columns(len(list), max(2, int(p.room.W/wide)), func(i int, box layout.Rect) {
		var pages []string
		for _, at := range list[i].places {
			n, _ := p.find(at)
			if page := itoa(n); !slices.Contains(pages, page) {
				pages = append(pages, page)
			}
		}
		p.entry(list[i].words, strings.Join(pages, ", "), box, list[i].places[0])
	})
	f.add(26, nil)
	rules := p.book.IDs()
	f.columns(len(rules), max(4, int(p.room.W/110)), func(i int, box layout.Rect) {
		at, _ := p.book.ByID(rules[i])
		n, _ := p.find(at)
		p.entry(rules[i], itoa(n), box, at)
	})
}

// entry draws a line of the index.
func (p *printer) entry(words, pages string, box layout.Rect, at assets.Place) {
	st := pressEntry
	w := p.c.Fonts().Measure(pages, st).W + 8
	p.c.Text(words, layout.R(box.X, box.Y, box.W-w, box.H), st.Fitted())
	p.c.Text(pages, box, st.Aligned(sprites.End, sprites.Middle))
	p.lead(box, at)
}

// flow draws the pages of a flow.
func (p *printer) flow(f *flow, head string) {
	for _, page := range f.pages {
		p.sheet(head, func() {
			for _, draw := range page {
				draw()
			}
		})
	}
}

// flow lays lines on pages before they are drawn.
type flow struct {
	room  layout.Rect // of a page
	y     float64
	pages [][]func()
}

// add adds a line of a height, or room where there is nothing to draw.
func (f *flow) add(high float64, draw func(box layout.Rect)) {
	if draw == nil && len(f.pages) > 0 && f.y+high < f.room.Bottom() {
		f.y += high
	}
	if draw == nil {
		return
	}
	if len(f.pages) == 0 || f.y+high > f.room.Bottom() {
		f.pages, f.y = append(f.pages, nil), f.room.Y
	}
	box, last := layout.R(f.room.X, f.y, f.room.W, high), len(f.pages)-1
	f.pages[last] = append(f.pages[last], func() { draw(box) })
	f.y += high
}

// columns adds n lines in columns, which go on at the next page.
func (f *flow) columns(n, cols int, draw func(i int, box layout.Rect)) {
	for from := 0; from < n; {
		rows := min(int((f.room.Bottom()-f.y)/pressLine), (n-from+cols-1)/cols)
		if rows < 1 {
			f.pages, f.y = append(f.pages, nil), f.room.Y
			continue
		}
		last := len(f.pages) - 1
		for i := from; i < min(n, from+rows*cols); i++ {
			box := f.room.Column((i-from)/rows, cols, pressGap)
			box.Y, box.H = f.y+float64((i-from)%rows)*pressLine, pressLine
			f.pages[last] = append(f.pages[last], func() { draw(i, box) })
		}
		f.y += float64(rows) * pressLine
		from += rows * cols
	}
}
