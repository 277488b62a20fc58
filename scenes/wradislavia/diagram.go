package wradislavia

import (
	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

var (
	cellHigh = sprites.PanelStyle{Fill: sprites.Hex(0x4a1f19), Border: sprites.Red, Width: 1, Radius: 6}
	cellLow  = sprites.PanelStyle{Fill: sprites.Hex(0x1c2a33), Border: sprites.Blue, Width: 1, Radius: 6}
	cellNow  = sprites.PanelStyle{Border: sprites.Amber, Width: 2.5, Radius: 7, Glow: sprites.Amber, Reach: 7}
	cellText = sprites.BodyBold.Aligned(sprites.Middle, sprites.Middle).Fitted()
	cellNote = sprites.Small.Aligned(sprites.Middle, sprites.Middle)
)

// buildDiagram shows which die is active for every pair of tokens, while the
// words on the battlefield are pointed at. The pair of the shot that is put
// together is framed. It lies over what is only read there: never over cards, tokens
// or the question.
func (f *face) buildDiagram(b *ui.Builder) {
	if !f.diagram || f.places.strip.Empty() {
		return
	}
	box := f.hintPlace(b)
	box = box.Anchor(layout.S(box.W, min(box.H, hintHeight)), 0, 1)
	b.Overlay(func() {
		n := b.Panel(box, sprites.TooltipBox)
		n.ID, n.Role, n.Label = "hint", "tooltip", f.say("diagram")
		f.layDiagram(b, box.InsetXY(12, 14))
	})
}

const hintHeight = 250.0

// hintPlace is where the log stands, above the question, with the panel above it
// where the log is too low.
func (f *face) hintPlace(b *ui.Builder) layout.Rect {
	p := &f.places
	talk, _ := p.talk.CutTop(p.talk.H - f.t.AskHeight(b, p.talk.W) - gap)
	switch {
	case talk.H >= hintHeight:
		return talk
	case p.side.X == p.talk.X:
		return p.side.Union(talk)
	}
	return p.side
}

// layDiagram lays out the diagram in r. The tokens of targets stand above, those of
// shooters at the left. Below is what the diagram leaves out.
func (f *face) layDiagram(b *ui.Builder, in layout.Rect) {
	title, in := in.CutTop(24)
	note, st := f.say("diagram.note"), sprites.Small.Sized(12.5).Aligned(sprites.Start, sprites.Start)
	foot, in := in.CutBottom(b.ParagraphHeight(note, in.W, st) + 5)
	high, names := 48.0, 98.0
	if in.W < 98+4*92 {
		high = 62 // the names of tokens take two lines
	}
	if widest := f.widestCell(b); in.W < names+6+4*(widest+14) {
		high, names = 34, 34 // there is room for the tokens alone
	}
	head, in := in.CutTop(high)
	side, grid := in.CutLeft(names)
	_, head = head.CutLeft(names)
	now := f.nowCell()
	b.Label(title, f.say("diagram"), sprites.BodyBold.Sized(15).Fitted())
	f.diagramHead(b, head, side)
	for i, row := range game.ActiveTable() {
		for j, cell := range row {
			r := grid.Row(i, 2, 6).Column(j, 4, 6)
			f.diagramCell(b, r, cell, now == [2]game.Manoeuvre{cell.Shooter, cell.Target})
		}
	}
	_, foot = foot.CutTop(5)
	b.Paragraph(foot, note, st)
}

// widestCell is how wide the words of a cell are at the least size.
func (f *face) widestCell(b *ui.Builder) float64 {
	widest := 0.0
	for _, row := range game.ActiveTable() {
		for _, cell := range row {
			widest = max(widest, b.TextWidth(f.t.Words(cell.Text()), cellText.Sized(sprites.MinTextSize)))
		}
	}
	return widest
}

// nowCell is the pair of tokens of the shot that is put together.
func (f *face) nowCell() [2]game.Manoeuvre {
	if f.aim.shooter == none || f.looked() == none || !f.v.Revealed() {
		return [2]game.Manoeuvre{}
	}
	return [2]game.Manoeuvre{f.v.Players[f.seat].Clash[f.aim.shooter].Manoeuvre, f.v.Players[f.foe()].Clash[f.looked()].Manoeuvre}
}

// diagramHead lays out the tokens of targets above and of shooters at the left.
func (f *face) diagramHead(b *ui.Builder, head, side layout.Rect) {
	for j, m := range game.AllManoeuvres() {
		r := head.Column(j, 4, 6)
		disc, label := r.CutTop(min(28, r.H))
		f.diagramToken(b, r, disc, label, m)
	}
	for i, m := range [2]game.Manoeuvre{game.Attack, game.Cover} {
		r := side.Row(i, 2, 6)
		disc, label := r.CutLeft(32)
		_, label = label.CutRight(6)
		f.diagramToken(b, r, disc, label, m)
	}
}

func (f *face) diagramToken(b *ui.Builder, r, disc, label layout.Rect, m game.Manoeuvre) {
	words := f.t.Words(m.Name())
	side := min(28, disc.W, disc.H)
	disc = layout.Around(disc.Center(), layout.S(side, side))
	id := m.String()
	named := label.W > 40 && label.H > 12
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		pieces.ManoeuvreToken(c, disc, id, sprites.SpriteOpt{})
		if named {
			c.Paragraph(words, label, cellNote.Sized(12.5))
		}
	})
}

// pickArt are the signs of the active die.
var pickArt = [...]string{game.Highest: "wradislavia/sign-highest", game.Lowest: "wradislavia/sign-lowest"}

func (f *face) diagramCell(b *ui.Builder, r layout.Rect, cell game.ActiveCell, now bool) {
	words := f.t.Words(cell.Text())
	box := cellLow
	if cell.Pick == game.Highest {
		box = cellHigh
	}
	art, sign, text := pickArt[cell.Pick], layout.Rect{}, r.InsetXY(4, 0)
	if r.H >= 44 {
		mid := layout.Around(r.Center(), layout.S(r.W-8, 42))
		sign, text = mid.CutTop(22)
		sign = layout.Around(sign.Center(), layout.S(20, 20))
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, box)
		if now {
			c.Panel(r.Inset(-2), cellNow)
		}
		if sign.H > 0 {
			c.Sprite(art, sign, sprites.SpriteOpt{})
		}
		c.Text(words, text, cellText.Sized(14))
	})
}
