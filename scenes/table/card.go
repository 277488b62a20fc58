package table

import (
	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// cards are what is explained to people who meet a thing for the first time.
type cards struct {
	shown *assets.Card // nil for none
	seat  int          // whose person it is shown to
	begun bool         // what happened before the match came to this table is not explained
	read  int          // so many moves were looked through for what happened
	last  [2]int       // the decision at which one was shown last: moves before it, from 1, and its seat

	box   layout.Rect // of the card, as of the last build
	still int64       // the tick until which what lies below a card that went takes no click
}

// explains reports whether anything is explained at this table: in a chapter only where
// everybody plays freely, for elsewhere the coach does.
func (t *Table) explains() bool {
	coached := t.coached() != nil && !t.coached().Free()
	return t.opt.Explain && t.h.Settings.ShowMe && !t.Replay && !coached
}

// followCards finds what the viewing person meets for the first time in this build. It
// looks at what has happened since, and at the question.
func (t *Table) followCards() {
	if !t.cards.begun {
		t.cards.begun, t.cards.read = true, t.Match().Len()
	}
	c := &t.cards
	if c.shown != nil && (!t.explains() || t.learner() != c.seat) {
		c.shown = nil
	}
	if !t.explains() || c.shown != nil || t.Showing() || t.Looking() || t.Cover() != rules.NoSeat || len(t.Since()) > 0 || t.Match().Result().Over {
		return
	}
	seat := t.learner()
	if seat == rules.NoSeat {
		return
	}
	n := t.Match().Len()
	c.read = min(c.read, n)
	if c.last == [2]int{n + 1, seat} { // one at most for each decision
		c.read = n
		return
	}
	for _, e := range t.Match().LogSince(t.Viewer(), c.read) {
		key := e.Event.Text.Key
		if t.explain(seat, func(x *assets.Card) bool { return x.Happened(key) }) {
			return // what else happened comes after it
		}
	}
	c.read = n
	if seat != t.Acting() {
		return
	}
	key, phase := t.Prompt().Text.Key, t.Status().Phase
	t.explain(seat, func(x *assets.Card) bool { return x.Asked(key, phase) })
}

// ExplainLast has the last move explained, too, as if it had just been played here.
func (t *Table) ExplainLast() { t.cards.begun, t.cards.read = true, max(t.Match().Len()-1, 0) }

// learner is the seat of the person at the screen: who acts, else who looks; NoSeat for
// none.
func (t *Table) learner() int {
	seat := t.Acting()
	if seat == rules.NoSeat {
		seat = t.Viewer()
	}
	if seat < 0 || t.Match().Bot(seat) != "" {
		return rules.NoSeat
	}
	return seat
}

// explain shows the first card for which meant is true and which the person of a seat
// has not seen. It reports whether there is one.
func (t *Table) explain(seat int, meant func(c *assets.Card) bool) bool {
	person := t.PlayerLook(seat).Name
	for _, c := range assets.Cards(t.Game()) {
		if meant(c) && !t.h.ShownTo(person, c) {
			t.cards.shown, t.cards.seat, t.cards.last = c, seat, [2]int{t.Match().Len() + 1, seat}
			return true
		}
	}
	return false
}

// closeCard puts the card away: its person has seen it.
func (t *Table) closeCard() {
	if c := t.cards.shown; c != nil {
		t.cards.shown, t.cards.still = nil, t.root.Now()+turnTicks
		t.h.Showed(t.PlayerLook(t.cards.seat).Name, c)
	}
}

// tickCard reports whether what lay below the last card can be clicked from now on.
func (t *Table) tickCard() bool {
	over := t.cards.still > 0 && t.root.Now() >= t.cards.still
	if over {
		t.cards.still = 0
	}
	return over
}

// cardKey puts the card away where no node has the focus.
func (t *Table) cardKey(g input.Gesture) bool {
	if t.cards.shown == nil || t.root.Focus() != "" || g.Repeat || !g.IsKey(input.KeyEnter, 0) {
		return false
	}
	t.closeCard()
	return true
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

// buildCard lays the card out beside the question. It has a picture, words, the link to
// its rule, and a way to be shown no more cards.
func (t *Table) buildCard(b *ui.Builder) {
	c := t.cards.shown
	if c == nil && t.cards.still > 0 { // the second of two quick clicks was meant for the card
		b.Overlay(func() { b.Add(ui.Node{Rect: t.cards.box, Block: true}) })
	}
	if c == nil || t.Looking() || t.menu != menuNone {
		return
	}
	title, text := t.h.Say(c.Title()), t.h.Say(c.Text())
	left := 0.0
	if c.Picture != "" {
		left = cardPicture + coachPad
	}
	box, width := t.besideAsk(b, func(width float64) layout.Size {
		words := b.ParagraphHeight(title, width, cardTitle) + 4 + b.ParagraphHeight(text, width, cardText)
		if left > 0 {
			words = max(words, cardPicture)
		}
		return layout.S(left+width+2*coachPad, 2*coachPad+words+coachGap+cardRow)
	})
	titleHigh, textHigh := b.ParagraphHeight(title, width, cardTitle), b.ParagraphHeight(text, width, cardText)
	t.cards.box = box
	b.Overlay(func() {
		coachPanel(b, box, "card", title, map[string]any{"card": c.ID, "text": text, "rule": c.Rule})
		in := box.Inset(coachPad)
		row, in := in.CutBottom(cardRow)
		if left > 0 {
			picture := layout.R(in.X, in.Y, cardPicture, cardPicture)
			tint := t.PlayerLook(t.cards.seat).Colour
			b.Draw(picture, func(k *sprites.Canvas, _ ui.State) { k.Sprite(c.Picture, picture, sprites.SpriteOpt{Tint: tint}) })
			_, in = in.CutLeft(left)
		}
		b.Paragraph(layout.R(in.X, in.Y, width, titleHigh), title, cardTitle)
		b.Paragraph(layout.R(in.X, in.Y+titleHigh+4, width, textHigh), text, cardText)
		t.cardFoot(b, row, c)
	})
}

// besideAsk places a box beside what is asked where it covers nothing by which something
// can be done. Size returns its size for a width of its words. If the usual width finds no
// such place, narrower and wider ones are tried; the width taken is returned, too.
func (t *Table) besideAsk(b *ui.Builder, size func(width float64) layout.Size) (box layout.Rect, width float64) {
	for _, w := range cardWidths {
		at, clear := b.BesideClear(t.ask, size(w), t.room.Inset(6))
		if clear {
			return at, w
		}
		if width == 0 {
			box, width = at, w
		}
	}
	return box, width
}

// cardFoot lays out what can be done with the card.
func (t *Table) cardFoot(b *ui.Builder, r layout.Rect, c *assets.Card) {
	ok := ui.Button{ID: "card:ok", Text: t.h.Say("frame.ok"), Kind: ui.Primary, Size: 15, OnClick: t.closeCard}
	ok.Rect, r = r.CutRight(max(76, b.ButtonWidth(ok)))
	b.Button(ok).TabFirst = true
	_, r = r.CutRight(16)
	rule, r := r.CutRight(b.TextWidth(c.Rule, cardLink) + 8)
	b.Link("card:rule", rule, c.Rule, cardLink, func() { t.h.Ways.Rules(t.Game(), c.Rule) }).Tip = func() ui.Tip {
		return ui.Tip{Title: t.h.Say("frame.card.rule")}
	}
	_, r = r.CutRight(12)
	b.Link("card:off", r, t.h.Say("frame.card.off"), cardOff.Fitted(), func() {
		t.closeCard()
		t.h.Change(func(s *store.Settings) { s.ShowMe = false })
	}).Tip = func() ui.Tip {
		return ui.Tip{Title: t.h.Say("frame.card.off"), Lines: []string{t.h.Say("frame.card.off.help")}}
	}
}
