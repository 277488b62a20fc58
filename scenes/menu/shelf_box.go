package menu

import (
	"math"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	boxRest   = sprites.PanelStyle{Fill: sprites.Hex(0x2a3436), Fill2: sprites.Hex(0x222a2c), Border: sprites.LineColour, Width: 1, Radius: 12, Shadow: 12}
	boxOver   = sprites.PanelStyle{Fill: sprites.Hex(0x313c3e), Fill2: sprites.Hex(0x283133), Border: sprites.Hex(0x5b6b6e), Width: 1.5, Radius: 12, Shadow: 14}
	boxChosen = sprites.PanelStyle{Fill: sprites.Hex(0x2d3739), Fill2: sprites.Hex(0x242c2e), Border: sprites.Amber, Width: 3, Radius: 12, Glow: sprites.Amber, Reach: 16}
	boxFrame  = sprites.PanelStyle{Border: sprites.WithAlpha(sprites.Hex(0x0b0e0f), 0.7), Width: 1.5, Radius: 8}
)

// The notes on pictures are solid, for they lie on art of any colour.
var (
	stickerSaved = ui.ChipStyle{
		Box:  sprites.PanelStyle{Fill: sprites.Hex(0x2b3f22), Border: sprites.Green, Width: 1, Radius: 99, Shadow: 4},
		Text: sprites.Small.Strong().In(sprites.Hex(0xc3e6a0)).Aligned(sprites.Middle, sprites.Middle),
	}
	stickerFirst = ui.ChipStyle{
		Box:  sprites.PanelStyle{Fill: sprites.Hex(0x4a3514), Border: sprites.Amber, Width: 1, Radius: 99, Shadow: 4},
		Text: sprites.Small.Strong().In(sprites.AmberHigh).Aligned(sprites.Middle, sprites.Middle),
	}
	chapterOpen = sprites.PanelStyle{Fill: sprites.LineColour, Radius: 2}
	chapterDone = sprites.PanelStyle{Fill: sprites.Green, Radius: 2}
)

// boxes adds the row of boxes.
func (s *Shelf) boxes(b *ui.Builder, row layout.Rect, k float64) {
	for i, r := range row.Columns(len(s.h.Games), 18*k) {
		s.box(b, s.h.Games[i], r, k)
	}
}

// box adds one box: a click chooses it, a double click or Enter opens it.
func (s *Shelf) box(b *ui.Builder, g rules.Game, r layout.Rect, k float64) {
	id := g.ID()
	name, chosen := s.h.Name(id), id == s.chosen
	art := layout.R(r.X+8*k, r.Y+8*k, r.W-16*k, 226*k)
	picture := boxPicture(id)
	choose := func() { s.chosen = id }
	_, saved := s.kept[id]
	b.Add(ui.Node{
		ID: "box:" + id, Role: "box", Label: name, Rect: r, NoRing: true,
		State:         map[string]any{"selected": chosen, "saved": saved},
		OnClick:       choose,
		OnDoubleClick: func() { s.open(id) },
		OnFocus: func(on bool) {
			if on {
				choose()
			}
		},
		OnKey: func(key input.Gesture) bool {
			enter := key.IsKey(input.KeyEnter, 0)
			if enter {
				s.open(id)
			}
			return enter
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
			picture(c, art)
		},
	})
	if saved {
		s.sticker(b, art, s.h.Say("shelf.saved"), stickerSaved, 1, k)
	}
	if s.h.Boxes[id].First && s.h.Settings.Game == "" {
		s.sticker(b, art, s.h.Say("shelf.first"), stickerFirst, 0, k)
	}
	s.progress(b, id, layout.R(art.X, art.Bottom()+3*k, art.W, math.Max(4, 5*k)), k)
	s.lid(b, g, layout.R(r.X+18*k, art.Bottom()+12*k, r.W-34*k, r.Bottom()-art.Bottom()-12*k), k)
}

// progress shows how far the course of a game is: a bar with a part for each chapter.
func (s *Shelf) progress(b *ui.Builder, game string, r layout.Rect, k float64) {
	course, done := assets.Lessons(game), learned(s.h, game)
	if len(course) == 0 {
		return
	}
	words := courseWords(s.h, game)
	parts := r.Columns(len(course), 3*k)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		for i, part := range parts {
			box := chapterOpen
			if i < done {
				box = chapterDone
			}
			c.Panel(part, box)
		}
	})
	n.ID, n.Role, n.Label = "course:"+game, "text", words
	n.State = map[string]any{"done": done, "of": len(course)}
	n.Tip = func() ui.Tip { return ui.Tip{Title: words} }
}

// sticker puts words on the picture of a box, at its upper side (0) or its lower one (1).
func (s *Shelf) sticker(b *ui.Builder, art layout.Rect, text string, st ui.ChipStyle, at, k float64) {
	words := st.Text.Sized(math.Max(12, 13*k))
	high := math.Max(22, 24*k)
	w := b.TextWidth(text, words) + 1.15*high
	r := art.Inset(8*k).Anchor(layout.S(w, high), 0, at)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, st.Box)
		c.Text(text, r, words)
	})
}

// lid adds the words on a box.
func (s *Shelf) lid(b *ui.Builder, g rules.Game, r layout.Rect, k float64) {
	title := sprites.Title.Sized(math.Max(15, 20*k)).Aligned(sprites.Start, sprites.Start)
	small := sprites.Small.Sized(math.Max(12, 14*k)).Aligned(sprites.Start, sprites.Start)
	name := s.h.Name(g.ID())
	h := b.ParagraphHeight(name, r.W, title)
	head, rest := r.CutTop(h)
	b.Paragraph(head, name, title)
	_, rest = rest.CutTop(5 * k)
	line, rest := rest.CutTop(small.LineHeight() + 2)
	b.Paragraph(line, lid(s.h, g), small)
	b.Paragraph(rest, s.h.Say(g.ID()+".tagline"), small)
}
