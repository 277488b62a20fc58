package teach

import (
	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Cards are what is explained to people who meet a thing for the first time.
type Cards struct {
	*Teacher

	shown *assets.Card // nil for none
	seat  int          // whose person it is shown to
	begun bool         // what happened before the match came to this table is not explained
	read  int          // so many moves were looked through for what happened
	last  [2]int       // the decision at which one was shown last: moves before it, from 1, and its seat

	box   layout.Rect // of the card, as of the last build
	still int64       // the tick until which what lies below a card that went takes no click
}

// stillTicks is how long what lies below a card that went takes no click.
const stillTicks = 24

// Shown reports whether a card is shown.
func (x *Cards) Shown() bool { return x.shown != nil }

// Drop forgets the card that is shown: what it explains is over.
func (x *Cards) Drop() { x.shown = nil }

// ExplainLast has the last move explained, too, as if it had just been played here.
func (x *Cards) ExplainLast() { x.begun, x.read = true, max(x.Match().Len()-1, 0) }

// follow finds what the viewing person meets for the first time in this build. It
// looks at what has happened since, and at the question.
func (x *Cards) follow() {
	if !x.begun {
		x.begun, x.read = true, x.Match().Len()
	}
	if x.shown != nil && (!x.explains() || x.Learner() != x.seat) {
		x.shown = nil
	}
	if !x.explains() || x.shown != nil || x.Showing() || x.Looking() || x.Cover() != rules.NoSeat || len(x.Since()) > 0 || x.Match().Result().Over {
		return
	}
	seat := x.Learner()
	if seat == rules.NoSeat {
		return
	}
	n := x.Match().Len()
	x.read = min(x.read, n)
	if x.last == [2]int{n + 1, seat} { // one at most for each decision
		x.read = n
		return
	}
	for _, e := range x.Match().LogSince(x.Viewer(), x.read) {
		key := e.Event.Text.Key
		if x.explain(seat, func(c *assets.Card) bool { return c.Happened(key) }) {
			return // what else happened comes after it
		}
	}
	x.read = n
	if seat != x.Acting() {
		return
	}
	key, phase := x.Prompt().Text.Key, x.Status().Phase
	x.explain(seat, func(c *assets.Card) bool { return c.Asked(key, phase) })
}

// explain shows the first card for which meant is true and which the person of a seat
// has not seen. It reports whether there is one.
func (x *Cards) explain(seat int, meant func(c *assets.Card) bool) bool {
	person := x.PlayerLook(seat).Name
	for _, c := range assets.Cards(x.Game()) {
		if meant(c) && !x.House().ShownTo(person, c) {
			x.shown, x.seat, x.last = c, seat, [2]int{x.Match().Len() + 1, seat}
			return true
		}
	}
	return false
}

// putAway puts the card away, if there is one: its person has seen it.
func (x *Cards) putAway() bool {
	c := x.shown
	if c == nil {
		return false
	}
	x.shown, x.still = nil, x.Root.Now()+stillTicks
	x.House().Showed(x.PlayerLook(x.seat).Name, c)
	return true
}

func (x *Cards) close() { x.putAway() }

// tick reports whether what lay below the last card can be clicked from now on.
func (x *Cards) tick() bool {
	over := x.still > 0 && x.Root.Now() >= x.still
	if over {
		x.still = 0
	}
	return over
}

// key puts the card away where no node has the focus.
func (x *Cards) key(g input.Gesture) bool {
	return x.Shown() && x.Root.Focus() == "" && !g.Repeat && g.IsKey(input.KeyEnter, 0) && x.putAway()
}

const (
	cardPicture = 58.0 // side of the picture
	cardWords   = 268.0
	cardRow     = 34.0 // height of its buttons
)

// cardWidths are the widths of a card's words, the usual one first.
var cardWidths = []float64{cardWords, 230, 340, 200}

var (
	cardTitle = sprites.BodyBold.Sized(16.5).In(sprites.AmberHigh).Aligned(sprites.Start, sprites.Start)
	cardText  = sprites.Body.Sized(15).Aligned(sprites.Start, sprites.Start)
	cardOff   = sprites.Small.Sized(13).Aligned(sprites.Start, sprites.Middle)
	cardLink  = sprites.Small.Sized(13.5).In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
)

// build lays the card out beside the question. It has a picture, words, the link to
// its rule, and a way to be shown no more cards.
func (x *Cards) build(b *ui.Builder) {
	x.follow()
	c := x.shown
	if c == nil && x.still > 0 { // the second of two quick clicks was meant for the card
		b.Overlay(func() { b.Add(ui.Node{Rect: x.box, Block: true}) })
	}
	if c == nil || x.Looking() || x.MenuOpen() {
		return
	}
	title, text := x.Say(c.Title()), x.Say(c.Text())
	left := 0.0
	if c.Picture != "" {
		left = cardPicture + panelPad
	}
	box, width := x.beside(b, func(width float64) layout.Size {
		words := b.ParagraphHeight(title, width, cardTitle) + 4 + b.ParagraphHeight(text, width, cardText)
		if left > 0 {
			words = max(words, cardPicture)
		}
		return layout.S(left+width+2*panelPad, 2*panelPad+words+panelGap+cardRow)
	})
	titleHigh, textHigh := b.ParagraphHeight(title, width, cardTitle), b.ParagraphHeight(text, width, cardText)
	x.box = box
	b.Overlay(func() {
		panel(b, box, "card", title, map[string]any{"card": c.ID, "text": text, "rule": c.Rule})
		in := box.Inset(panelPad)
		row, in := in.CutBottom(cardRow)
		if left > 0 {
			picture := layout.R(in.X, in.Y, cardPicture, cardPicture)
			tint := x.PlayerLook(x.seat).Colour
			b.Draw(picture, func(k *sprites.Canvas, _ ui.State) { k.Sprite(c.Picture, picture, sprites.SpriteOpt{Tint: tint}) })
			_, in = in.CutLeft(left)
		}
		b.Paragraph(layout.R(in.X, in.Y, width, titleHigh), title, cardTitle)
		b.Paragraph(layout.R(in.X, in.Y+titleHigh+4, width, textHigh), text, cardText)
		x.foot(b, row, c)
	})
}

// beside places a box beside what is asked where it covers nothing by which something
// can be done. Size returns its size for a width of its words. If the usual width finds no
// such place, narrower and wider ones are tried; the width taken is returned, too.
func (x *Cards) beside(b *ui.Builder, size func(width float64) layout.Size) (box layout.Rect, width float64) {
	for _, w := range cardWidths {
		at, clear := b.BesideClear(x.Asked, size(w), x.Room.Inset(6))
		if clear {
			return at, w
		}
		if width == 0 {
			box, width = at, w
		}
	}
	return box, width
}

// foot lays out what can be done with the card.
func (x *Cards) foot(b *ui.Builder, r layout.Rect, c *assets.Card) {
	ok := ui.Button{ID: "card:ok", Text: x.Say("frame.ok"), Kind: ui.Primary, Size: 15, OnClick: x.close}
	ok.Rect, r = r.CutRight(max(76, b.ButtonWidth(ok)))
	b.Button(ok).TabFirst = true
	_, r = r.CutRight(16)
	rule, r := r.CutRight(b.TextWidth(c.Rule, cardLink) + 8)
	b.Link("card:rule", rule, c.Rule, cardLink, func() { x.House().Navigation.Rules(x.Game(), c.Rule) }).Tip = func() ui.Tip {
		return ui.Tip{Title: x.Say("frame.card.rule")}
	}
	_, r = r.CutRight(12)
	b.Link("card:off", r, x.Say("frame.card.off"), cardOff.Fitted(), func() {
		x.close()
		x.House().Change(func(s *store.Settings) { s.ShowMe = false })
	}).Tip = func() ui.Tip {
		return ui.Tip{Title: x.Say("frame.card.off"), Lines: []string{x.Say("frame.card.off.help")}}
	}
}
