package menu

import (
	"math"

	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	boxRest   = sprites.PanelStyle{Fill: sprites.Hex(0x2a3436), Fill2: sprites.Hex(0x222a2c), Border: sprites.LineColour, Width: 1, Radius: 12, Shadow: 12}
	boxOver   = sprites.PanelStyle{Fill: sprites.Hex(0x313c3e), Fill2: sprites.Hex(0x283133), Border: sprites.Hex(0x5b6b6e), Width: 1.5, Radius: 12, Shadow: 14}
	boxChosen = sprites.PanelStyle{Fill: sprites.Hex(0x2d3739), Fill2: sprites.Hex(0x242c2e), Border: sprites.Amber, Width: 3, Radius: 12, Glow: sprites.Amber, Reach: 16}
	boxWell   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Hex(0x12181a), 0.62), Radius: 8}
	boxFrame  = sprites.PanelStyle{Border: sprites.WithAlpha(sprites.Hex(0x0b0e0f), 0.7), Width: 1.5, Radius: 8}
)

// The notes on pictures are solid, for they lie on art of any colour.
var (
	stickerSaved = ui.ChipStyle{
		Box:  sprites.PanelStyle{Fill: sprites.Hex(0x2b3f22), Border: sprites.Green, Width: 1, Radius: 99, Shadow: 4},
		Text: sprites.Small.Strong().In(sprites.Hex(0xc3e6a0)).Aligned(sprites.Middle, sprites.Middle),
	}
	stickerLater = ui.ChipStyle{
		Box:  sprites.PanelStyle{Fill: sprites.Hex(0x1a2021), Border: sprites.LineColour, Width: 1, Radius: 99, Shadow: 4},
		Text: sprites.Small.Strong().In(sprites.Hex(0xb4bfba)).Aligned(sprites.Middle, sprites.Middle),
	}
)

// boxes adds the row of boxes.
func (s *Shelf) boxes(b *ui.Builder, row layout.Rect, k float64) {
	all := shelfBoxes()
	for i, r := range row.Columns(len(all), 18*k) {
		s.box(b, all[i], r, k)
	}
}

// box adds one box: a click chooses it, a double click or Enter starts it.
func (s *Shelf) box(b *ui.Builder, x box, r layout.Rect, k float64) {
	ready, chosen := s.h.Game(x.id) != nil, x.id == s.chosen
	name := s.h.Name(x.id)
	art := layout.R(r.X+8*k, r.Y+8*k, r.W-16*k, 226*k)
	picture := x.art()
	choose := func() { s.chosen = x.id }
	node := ui.Node{
		ID: "box:" + x.id, Role: "box", Label: name, Rect: r, NoRing: true,
		State:         map[string]any{"selected": chosen, "ready": ready, "saved": s.saved[x.id]},
		OnClick:       choose,
		OnDoubleClick: func() { s.start(x.id) },
		OnFocus: func(on bool) {
			if on {
				choose()
			}
		},
		OnKey: func(g input.Gesture) bool {
			return g.IsKey(input.KeyEnter, 0) && s.start(x.id)
		},
		Draw: func(c *sprites.Canvas, st ui.State) {
			switch {
			case chosen:
				c.Panel(r, boxChosen)
			case st.Hover:
				c.Panel(r, boxOver)
			default:
				c.Panel(r, boxRest)
			}
			c.Sprite(picture, art, sprites.SpriteOpt{})
			if !ready {
				c.Panel(art, boxWell)
			}
			c.Panel(art, boxFrame)
		},
	}
	if !ready {
		node.Tip = func() ui.Tip { return ui.Tip{Title: name, Lines: []string{s.h.Say("shelf.not-yet.why")}} }
	}
	b.Add(node)
	s.sticker(b, x, art, k, ready)
	s.lid(b, x, layout.R(r.X+18*k, art.Bottom()+12*k, r.W-34*k, r.Bottom()-art.Bottom()-12*k), k, ready)
}

// sticker adds the note on the picture of a box, if there is something to say.
func (s *Shelf) sticker(b *ui.Builder, x box, art layout.Rect, k float64, ready bool) {
	text, st := "", stickerSaved
	switch {
	case !ready:
		text, st = s.h.Say("shelf.not-yet"), stickerLater
	case s.saved[x.id]:
		text = s.h.Say("shelf.saved")
	default:
		return
	}
	words := st.Text.Sized(math.Max(12, 13*k))
	high := math.Max(22, 24*k)
	w := b.TextWidth(text, words) + 1.15*high
	r := layout.R(art.X+8*k, art.Bottom()-8*k-high, w, high)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, st.Box)
		c.Text(text, r, words)
	})
}

// lid adds the words on a box.
func (s *Shelf) lid(b *ui.Builder, x box, r layout.Rect, k float64, ready bool) {
	title := sprites.Title.Sized(math.Max(15, 20*k)).Aligned(sprites.Start, sprites.Start)
	small := sprites.Small.Sized(math.Max(12, 14*k)).Aligned(sprites.Start, sprites.Start)
	if !ready {
		title.Colour = sprites.Muted
	}
	name := s.h.Name(x.id)
	h := b.ParagraphHeight(name, r.W, title)
	head, rest := r.CutTop(h)
	b.Paragraph(head, name, title)
	_, rest = rest.CutTop(5 * k)
	line, rest := rest.CutTop(small.LineHeight() + 2)
	b.Paragraph(line, x.lid(s.h), small)
	b.Paragraph(rest, s.h.Say(x.id+".tagline"), small)
}
