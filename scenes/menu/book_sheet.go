package menu

import (
	"math"
	"slices"

	"schron/assets"
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	bookPaper  = sprites.PanelStyle{Fill: sprites.PaperHigh, Fill2: sprites.PaperLow, Border: sprites.Hex(0xf7f0df), Width: 1, Radius: 9, Shadow: 8}
	bookHit    = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.45), Radius: 3}
	bookHitNow = sprites.PanelStyle{Fill: sprites.Amber, Border: sprites.Hex(0xa86f14), Width: 1, Radius: 3}
	bookShown  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.28), Radius: 6}
	bookRule   = sprites.WithAlpha(sprites.Hex(0x8a7c5c), 0.55)
	cellHead   = sprites.WithAlpha(sprites.Hex(0x8a7c5c), 0.22)
	contentRow = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.07), Radius: 7}
)

const (
	sheetMost = 880.0 // greatest width of a page of text with its scroll bar
	sheetPad  = 22.0
	barRoom   = 22.0
)

// sheet adds the page of text in r and remembers which section is on top.
func (r *Rulebook) sheet(b *ui.Builder, area layout.Rect) {
	// The scroll bar lies beside the paper.
	_, paper := area.CutRight(barRoom)
	b.Panel(paper, bookPaper)
	inner := layout.R(paper.X+sheetPad, paper.Y+14, area.Right()-paper.X-sheetPad, paper.H-28)
	if width := paper.W - 2*sheetPad - 8; r.page == nil || r.width != width {
		r.stills.drop()
		r.page, r.width = setBook(r.book, b.Fonts, r.h.Aspect, width), width
		r.stills.all = r.page.stills
	}
	// The last section can be scrolled to the top too.
	content := r.page.height + 40
	if n := len(r.page.starts); n > 0 {
		content = math.Max(content, r.page.starts[n-1]+inner.H)
	}
	var origin layout.Point
	b.Scroll(ui.ScrollArea{
		ID: "text", Rect: inner, Content: content, Keys: true, Label: r.book.Title,
	}, func(in layout.Rect) {
		origin = layout.P(in.X+8, in.Y+8)
		r.stills.view = [2]float64{inner.Y - origin.Y, inner.Bottom() - origin.Y}
		b.Draw(inner, func(c *sprites.Canvas, _ ui.State) { r.stills.work(c, b.Root().Env()) })
		for i := range r.page.rows {
			row := &r.page.rows[i]
			if row.box(origin, r.width).Intersects(inner) {
				r.row(b, i, row, origin)
			}
		}
	})
	r.shown = 0
	for i, y := range r.page.starts {
		if origin.Y+y < inner.Y+60 {
			r.shown = i
		}
	}
	r.follow(b, inner, origin)
}

// follow scrolls to where a jump leads.
func (r *Rulebook) follow(b *ui.Builder, view layout.Rect, origin layout.Point) {
	if r.jump == nil {
		return
	}
	if i := r.page.rowAt(*r.jump); i >= 0 {
		row := &r.page.rows[i]
		box := row.box(origin, r.width)
		top := box.Y - 12
		switch {
		case row.kind == rowFigure: // what is named below a picture, with as much of that as there is room for
			box = row.named(*r.jump, box)
			top = max(top, box.Bottom()+12-view.H)
		case row.kind == rowCells: // with the head of the table
			if head := r.page.head(i).box(origin, r.width); box.Bottom()-head.Y+24 < view.H {
				top = head.Y - 12
			}
		}
		// A search moves only as far as it must; a jump puts the place on top.
		if r.query == "" || !box.Within(view) {
			b.ScrollTo("text", layout.R(box.X, top, box.W, view.H))
		}
	}
	r.jump = nil
}

// named is the box of a part of a row, whose box is given.
func (row *bookRow) named(at assets.Place, box layout.Rect) layout.Rect {
	for i := range row.pieces {
		if p := &row.pieces[i]; p.part == at.Part && at.Part > 0 {
			return layout.R(box.X, box.Y+p.box.Y, box.W, p.box.H)
		}
	}
	return box
}

// row adds a row of the page: its ground, words, rule's id and links.
func (r *Rulebook) row(b *ui.Builder, index int, row *bookRow, origin layout.Point) {
	box := row.box(origin, r.width)
	marks, now := r.marks(b, row, origin)
	shown := row.rule != "" && row.rule == r.rule
	at := layout.P(origin.X, origin.Y+row.y)
	n := ui.Node{Rect: box, Draw: func(c *sprites.Canvas, _ ui.State) {
		if shown {
			c.Panel(box.InsetXY(-8, -4), bookShown)
		}
		row.ground(c, box)
		for _, m := range marks {
			if now {
				c.Panel(m, bookHitNow)
			} else {
				c.Panel(m, bookHit)
			}
		}
		row.margin(c, at)
		row.words(c, at, 0, row.h)
	}}
	if row.rule != "" {
		n.ID, n.Role, n.Label = "rule:"+row.rule, "rule", row.rule
		n.State = map[string]any{"shown": shown}
	}
	b.Add(n)
	if row.ours {
		r.ruling(b, index, row.seal(at))
	}
	for i := range row.shown {
		r.picture(b, &row.shown[i], itoa(index)+":"+itoa(i), at)
	}
	for i := range row.pieces {
		if p := &row.pieces[i]; p.rule != "" && p.rule != row.rule {
			r.link(b, index, i, p, at)
		}
	}
}

// margin draws what stands before the words of a row that lies at a place: the rule's id
// or a dot.
func (row *bookRow) margin(c *sprites.Canvas, at layout.Point) {
	if row.rule != "" {
		c.Text(row.rule, layout.R(at.X, at.Y+1, bookMargin-17, bookLine), bookID.Aligned(sprites.End, sprites.Middle))
	}
	if row.kind == rowItem && !row.counted {
		c.Disc(layout.P(at.X+bookMargin+8, at.Y+bookLine/2+1), 2.6, sprites.InkMuted)
	}
}

// words draws the words and numbers of a row that lies at a place, as far as they begin
// between two heights.
func (row *bookRow) words(c *sprites.Canvas, at layout.Point, from, to float64) {
	for i := range row.pieces {
		p := &row.pieces[i]
		switch {
		case p.box.Y < from || p.box.Y >= to:
		case p.art != "":
			c.Sprite(p.art, p.box.Translate(at.X, at.Y).Inset(1), bookArt)
		default:
			c.Text(p.text, wide(p.box.Translate(at.X, at.Y)), p.st)
		}
	}
	for _, mark := range row.badges {
		mark.draw(c, layout.P(at.X+mark.at.X, at.Y+mark.at.Y))
	}
}

// seal is where the mark of a ruling stands beside a row that lies at a place.
func (*bookRow) seal(at layout.Point) layout.Rect {
	return layout.R(at.X+bookMargin-9-bookLine/2, at.Y+1, bookLine, bookLine)
}

// ruling adds the mark of a ruling of ours, which lies in the margin.
func (r *Rulebook) ruling(b *ui.Builder, index int, box layout.Rect) {
	words := r.h.Say("rulebook.ruling")
	b.Add(ui.Node{
		ID: "ruling:" + itoa(index), Role: "mark", Label: words, Rect: box,
		Tip:  func() ui.Tip { return ui.Tip{Title: words} },
		Draw: func(c *sprites.Canvas, _ ui.State) { c.Sprite("icon/ruling", box, bookArt) },
	})
}

// bookArt is how pictures lie on a page: those that take a player's colour are
// nobody's here and as dark as the words.
var bookArt = sprites.SpriteOpt{Tint: sprites.Ink}

// picture adds a picture of a row.
func (r *Rulebook) picture(b *ui.Builder, f *bookFigure, id string, at layout.Point) {
	box := f.box.Translate(at.X, at.Y)
	n := ui.Node{ID: "figure:" + id, Role: "figure", Label: f.label, Rect: box}
	if f.still == nil {
		n.Draw = func(c *sprites.Canvas, _ ui.State) { c.Sprite(f.sprite, box, bookArt) }
	} else {
		n.State = f.still.state(box)
		n.Draw = func(c *sprites.Canvas, _ ui.State) { f.still.draw(c, box) }
	}
	b.Add(n)
}

// wide leaves room for rounding at the end of a measured text.
func wide(r layout.Rect) layout.Rect {
	r.W += 1.5
	return r
}

// ground draws what lies below the words of a row.
func (row *bookRow) ground(c *sprites.Canvas, box layout.Rect) {
	switch row.kind {
	case rowTitle:
		if !row.sub {
			c.Fill(layout.R(box.X, box.Bottom()+1, box.W, 1.5), bookRule)
		}
	case rowCells:
		cells := layout.R(box.X+row.left, box.Y, row.width, box.H)
		if row.head {
			c.Fill(cells, cellHead)
		}
		c.Fill(layout.R(cells.X, cells.Bottom()-1, cells.W, 1), bookRule)
	}
}

// marks returns the boxes of the hits in a row and whether the hit that is shown
// is among them.
func (r *Rulebook) marks(b *ui.Builder, row *bookRow, origin layout.Point) (out []layout.Rect, now bool) {
	i := slices.IndexFunc(r.hits, func(h assets.Hit) bool { return h.Section == row.place.Section && h.Block == row.place.Block })
	if i < 0 {
		return nil, false
	}
	for k := range row.pieces {
		for _, m := range row.pieces[k].marked(b.Fonts, r.hits[i].Marks) {
			out = append(out, m.Translate(origin.X, origin.Y+row.y))
		}
	}
	at := r.page.rowAt(r.hits[r.at].Place)
	return out, at >= 0 && &r.page.rows[at] == row
}

// link adds the mention of a rule, which leads there.
func (r *Rulebook) link(b *ui.Builder, index, i int, p *piece, at layout.Point) {
	box := p.box.Translate(at.X, at.Y)
	line := p.line(box)
	rule, ink := p.rule, p.st.Colour
	b.Add(ui.Node{
		ID: "link:" + itoa(index) + ":" + itoa(i) + ":" + rule, Role: "link", Label: rule, Rect: box,
		OnClick: func() { r.query, r.hits = "", nil; r.show(rule) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			col := ink
			if s.Hover {
				col = sprites.Hex(0x0e3f60)
				c.Fill(layout.R(line.X, line.Y, line.W, 2), col)
			}
			c.Fill(line, col)
		},
	})
}

// line is the one below a piece that lies in a box and leads to a rule.
func (p *piece) line(box layout.Rect) layout.Rect {
	return layout.R(box.X, box.Center().Y+p.st.Size*0.52, box.W, 1.2)
}

// contents adds the list of sections at the left.
func (r *Rulebook) contents(b *ui.Builder, area layout.Rect) {
	inner := panel(b, area, r.h.Say("rulebook.contents"))
	total := 0.0
	heights := make([]float64, len(r.book.Sections))
	for i, s := range r.book.Sections {
		if s.Title != "" {
			st, indent := contentLine(&s)
			heights[i] = b.ParagraphHeight(s.Title, inner.W-40-indent, st) + 2*st.Size - 16
		}
		total += heights[i]
	}
	b.Scroll(ui.ScrollArea{ID: "contents", Rect: inner, Content: total}, func(in layout.Rect) {
		y := in.Y
		for i, s := range r.book.Sections {
			if heights[i] > 0 {
				r.section(b, i, &s, layout.R(in.X, y, in.W, heights[i]))
			}
			y += heights[i]
		}
	})
}

// contentLine is how a line of the contents is written: parts of a chapter are smaller
// and further in.
func contentLine(s *assets.Section) (st sprites.TextStyle, indent float64) {
	st = sprites.Body.Aligned(sprites.Start, sprites.Middle)
	if s.Sub {
		return st.Sized(14), 14
	}
	return st, 0
}

// section adds one line of the contents.
func (r *Rulebook) section(b *ui.Builder, i int, of *assets.Section, box layout.Rect) {
	title := of.Title
	st, indent := contentLine(of)
	_, words := layout.R(box.X+14, box.Y, box.W-22, box.H).CutLeft(indent)
	here := i == r.shown
	bar := layout.R(box.X, box.Y+7, 3, box.H-14)
	b.Add(ui.Node{
		ID: "section:" + itoa(i), Role: "button", Label: title, Rect: box,
		State: map[string]any{"selected": here},
		OnClick: func() {
			r.rule = ""
			r.goSection(i)
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			st := st.In(sprites.Muted)
			if s.Hover {
				c.Panel(box.Inset(1), contentRow)
				st.Colour = sprites.Paper
			}
			if here {
				c.Fill(bar, sprites.Amber)
				st.Colour = sprites.Paper
			}
			c.Paragraph(title, words, st)
		},
	})
}
