package sheet

import (
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// How a sheet looks. Headings look as on a printed card, and are amber in the present
// phase. A wash of amber lies under what can be done.
var (
	ruleText  = sprites.Small.Sized(12).In(sprites.Hex(0x6f6650)).Aligned(sprites.End, sprites.Middle)
	bandBox   = sprites.PanelStyle{Fill: sprites.Hex(0x37413d), Fill2: sprites.Hex(0x2b3431), Radius: 5}
	bandNow   = sprites.PanelStyle{Fill: sprites.Hex(0xeeb14e), Fill2: sprites.Hex(0xdb9a32), Radius: 5}
	mayFill   = sprites.WithAlpha(sprites.Amber, 0.26)
	mayMark   = sprites.Hex(0xd08a1c)
	headsFill = sprites.WithAlpha(sprites.Hex(0x8a7c5c), 0.22)
	tint      = sprites.Hex(0x3f4c52)
	lineFill  = sprites.WithAlpha(sprites.Hex(0x8a7c5c), 0.4)
)

// paper lays out a page on paper in box; what is too high scrolls.
func (x *Sheet) paper(b *ui.Builder, box layout.Rect, p *page, phase string) {
	b.Panel(box, paperBox)
	inner := box.Inset(paperPad)
	b.Scroll(ui.ScrollArea{
		ID: "sheet:text", Rect: inner, Content: p.height, Keys: true, Label: x.Say("frame.sheet"),
	}, func(in layout.Rect) {
		p.at = in.Min()
		for i := range p.parts {
			part := &p.parts[i]
			if at := layout.R(in.X+part.x, in.Y+part.y, p.width, part.h); at.Intersects(inner) {
				x.buildPart(b, part, at, inner, phase)
			}
		}
	})
}

// buildPart lays out a section whose upper left corner is that of box.
func (x *Sheet) buildPart(b *ui.Builder, p *part, box, view layout.Rect, phase string) {
	now := p.section.Now(phase)
	band, _ := box.CutTop(p.head)
	st, ink, rule := bandBox, sprites.Paper, ruleText.In(sprites.Hex(0xb9b39d))
	if now {
		st, ink, rule = bandNow, sprites.Ink, ruleText.In(sprites.Hex(0x4a3408))
	}
	words := band.InsetXY(10, 0)
	if p.section.Rule != "" {
		_, words = words.CutRight(b.TextWidth(p.section.Rule, ruleText) + 8)
	}
	title := sprites.BodyBold.Sized(p.head - bandPad).In(ink).Fitted()
	n := b.Draw(band, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(band, st)
		c.Text(p.title, words, title)
	})
	n.ID, n.Role, n.Label, n.State = "sheet:"+p.section.ID, "heading", p.title, map[string]any{"now": now}
	x.RuleLink(b, "sheet:rule:"+p.section.ID, p.section.Rule, band.InsetXY(10, 0), rule)
	if len(p.heads) > 0 {
		heads := p.headsAt.Translate(box.X, box.Y)
		b.Draw(heads, func(c *sprites.Canvas, _ ui.State) {
			c.Fill(heads, headsFill)
			for i := range p.heads {
				x := &p.heads[i]
				c.Paragraph(x.words, x.box.Translate(box.X, box.Y), x.st)
			}
		})
	}
	for i := range p.rows {
		row := &p.rows[i]
		if at := row.box.Translate(box.X, box.Y); at.Intersects(view) {
			x.buildRow(b, row, at, box.Min())
		}
	}
}

// buildRow lays out a row in box; from is where its section begins.
func (x *Sheet) buildRow(b *ui.Builder, r *row, box layout.Rect, from layout.Point) {
	may := x.mayNow(r.of)
	ground, mark := layout.R(box.X, box.Y, box.W, box.H-1), layout.R(box.X, box.Y, 3, box.H-1)
	line := layout.R(box.X, box.Bottom()-1, box.W, 1)
	n := ui.Node{
		ID: "sheet:" + r.id, Role: "entry", Label: r.label, Rect: box, State: map[string]any{ui.MayState: may},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			if may {
				c.Fill(ground, mayFill)
				c.Fill(mark, mayMark)
			}
			if !r.last {
				c.Fill(line, lineFill)
			}
			r.draw(c, from)
		},
	}
	if len(r.tip) > 0 {
		n.Tip = func() ui.Tip { return ui.Tip{Title: x.Words(r.of.Name), Lines: r.tip} }
	}
	b.Add(n)
	x.RuleLink(b, "sheet:rule:"+r.id, r.rule, r.ruleAt.Translate(from.X, from.Y), ruleText)
}

// draw paints a row's picture, words and cells.
func (r *row) draw(c Paper, from layout.Point) {
	if r.picture != nil {
		r.picture(c, r.pictAt.Translate(from.X, from.Y))
	}
	r.words.Draw(c, layout.P(from.X+r.at.X, from.Y+r.at.Y))
	for i := range r.cells {
		x := &r.cells[i]
		if x.words != "" {
			c.Paragraph(x.words, x.box.Translate(from.X, from.Y), x.st)
		}
		for k := range x.things {
			thing := &x.things[k]
			c.Text(thing.number, thing.numberAt.Translate(from.X, from.Y), x.st)
			if thing.picture != nil {
				thing.picture(c, thing.pictAt.Translate(from.X, from.Y))
			}
		}
	}
}

// mayNow reports whether a move that a row tells of can be played now.
func (x *Sheet) mayNow(row *rules.SheetRow) bool {
	return row.May != nil && (slices.ContainsFunc(x.Moves(), row.May) ||
		slices.ContainsFunc(x.Amounts(), func(r rules.Range) bool { return row.May(r.Move) }))
}

// Art returns a function that paints a picture of the art on the sheet's paper. Pictures
// that take a player's colour are dark steel there and nobody's.
func Art(name string) Picture {
	return func(c Paper, r layout.Rect) { c.Sprite(name, r, sprites.SpriteOpt{Tint: tint}) }
}
