package paliwo

import (
	"cmp"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// noCard stands for no card.
const noCard = game.Card(255)

// cardVerbs are the moves that play the cards.
var cardVerbs = [...]uint8{
	game.Courage: game.VerbCourage, game.Adrenaline: game.VerbAdrenaline, game.FirstAid: game.VerbAid,
	game.Silence: game.VerbSilence, game.Flare: game.VerbFlare, game.Frenzy: game.VerbFrenzy, game.Hunger: game.VerbHunger,
	game.Scent: game.VerbScent, game.FromTheWreck: game.VerbWreck, game.Clutch: game.VerbClutch,
}

// cardOfVerb is the card that a verb plays, noCard if none.
func cardOfVerb(verb uint8) game.Card {
	for c, v := range cardVerbs {
		if v == verb && verb != 0 {
			return game.Card(c)
		}
	}
	return noCard
}

// cardNamed is the card with an id, noCard if there is none.
func cardNamed(id string) game.Card {
	for c := range cardVerbs {
		if cardID(game.Card(c)) == id {
			return game.Card(c)
		}
	}
	return noCard
}

var (
	cardTitle = sprites.CardTitle.Aligned(sprites.Middle, sprites.Middle)
	flatTitle = sprites.TextStyle{Size: 13, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	backNum   = sprites.TextStyle{Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
	cardPaper = sprites.PaperBox.Rounded(7)
	cardGlow  = sprites.PanelStyle{Border: sprites.Amber, Width: 2, Radius: 8, Glow: sprites.Amber, Reach: 6}
)

// buildCards lays out the hand of the side in front, open only before its
// player, the other side's backs, and what was played.
func (f *face) buildCards(b *ui.Builder) {
	p := &f.places
	r := p.cards
	side := f.side()
	head, rest := r.CutTop(min(20, max(15, r.H*0.22)))
	_, rest = rest.CutTop(3)
	note := f.headOf(b, head, "cards", f.say("cards"), side, deedHead)
	f.buildPlayed(b, note)
	foe, hand := rest.CutRight(min(rest.W*0.12, max(rest.H*0.72, 40)))
	_, hand = hand.CutRight(10)
	p.hand, p.foes = hand, foe
	f.buildFoe(b, foe, 1-side)
	own := f.v.Cards[side]
	n := max(own.Count, 1)
	width := min((hand.W-float64(n-1)*6)/float64(n), max(hand.H*1.6, 110))
	for i := range own.Count {
		cell := layout.R(hand.X+float64(i)*(width+6), hand.Y, width, hand.H)
		if own.Hand == nil {
			b.Draw(cell, func(c *sprites.Canvas, _ ui.State) { pieces.SpecialCardBack(c, cell, side, sprites.SpriteOpt{}) })
			continue
		}
		f.buildCard(b, cell, own.Hand[i], !f.reads(b, cell.Size(), own.Hand[i]))
	}
	if own.Count == 0 {
		b.Label(hand, f.say("cards.none"), sprites.Small.Fitted())
	}
}

// buildFoe shows how many cards the other side has.
func (f *face) buildFoe(b *ui.Builder, r layout.Rect, side int) {
	n := f.v.Cards[side].Count
	look := f.t.LookOf(side)
	words := strconv.Itoa(n)
	disc := min(15, r.H*0.2)
	b.Add(ui.Node{
		ID: "foe", Role: "card", Label: f.say("cards.foe", rules.SeatArg("player", side), rules.Number("n", n)), Rect: r, State: map[string]any{"n": n},
		Drag: stuck(f.say("cards.secret")),
		Tip: func() ui.Tip {
			return ui.Tip{Title: f.say("cards.foe", rules.SeatArg("player", side), rules.Number("n", n)), Lines: []string{f.say("cards.secret")}}
		},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			if n == 0 {
				c.Panel(r, sprites.SlotBox)
			} else {
				pieces.SpecialCardBack(c, r, side, sprites.SpriteOpt{})
			}
			c.Disc(r.Center(), disc, sprites.Ink)
			c.Ring(r.Center(), disc, 2, look.Colour)
			c.Text(words, r, backNum.Sized(disc*1.2))
		},
	})
}

// buildPlayed shows the cards that were played, as small signs.
func (f *face) buildPlayed(b *ui.Builder, r layout.Rect) {
	side := r.H
	x := r.Right() - side
	for seat := range f.v.Cards {
		for _, card := range f.v.Cards[seat].Played {
			if x < r.X {
				return
			}
			box := layout.R(x, r.Y, side, side)
			x -= side + 4
			look := f.t.LookOf(seat)
			b.Add(ui.Node{
				ID: "played:" + card.String(), Role: "card", Label: f.t.Words(card.Name()), Rect: box,
				Drag: stuck(f.say("cards.played", rules.SeatArg("player", seat))),
				Tip: func() ui.Tip {
					return ui.Tip{Title: f.t.Words(card.Name()), Lines: []string{f.say("cards.played", rules.SeatArg("player", seat)), f.t.Words(card.Help())}}
				},
				Draw: func(c *sprites.Canvas, _ ui.State) {
					c.Panel(box, sprites.PanelStyle{Fill: sprites.PaperLow, Border: look.Colour, Width: 1.5, Radius: 4})
					pieces.CardEmblem(c, box.Inset(side*0.12), int(card), sprites.SpriteOpt{})
				},
			})
		}
	}
}

// cardID names a card of a hand for nodes and motions.
func cardID(c game.Card) string { return "card:" + c.String() }

func (f *face) buildCard(b *ui.Builder, r layout.Rect, card game.Card, small bool) {
	verb := cardVerbs[card]
	can := f.t.Acting() != rules.NoSeat && f.playable(card)
	up := f.aim == verb
	title, help := f.t.Words(card.Name()), f.t.Words(card.Help())
	if up {
		r = r.Translate(0, -4)
	}
	draw := f.cardDrawing(r.H, card, title, help, small)
	alpha := 1.0
	if f.t.Acting() != rules.NoSeat && !can && !up {
		alpha = 0.8 // it cannot be played now
	}
	n := ui.Node{
		ID: cardID(card), Role: "card", Label: title, Rect: r, State: map[string]any{"usable": can, "held": up, ui.MayState: can, "told": !small},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: title, Lines: []string{help}}
			if why := f.cardHindrance(card); !can && why != nil {
				tip.Lines = append(tip.Lines, f.t.Words(why.Text))
			}
			return tip
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Dragging {
				c.PushAlpha(0.35)
				defer c.PopAlpha()
			}
			c.PushAlpha(alpha)
			draw(c, r)
			c.PopAlpha()
			switch {
			case up:
				c.Panel(r, ui.HeldBox)
			case can && s.Hover:
				c.Panel(r, cardGlow)
			case can:
				c.Panel(r, ui.MayBox)
			}
		},
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.clickCard(card) }
	}
	switch {
	case f.t.Acting() == rules.NoSeat:
		n.Drag = f.idle()
	case can:
		size := layout.S(118, 96)
		n.Drag = f.hand.Drag(n.ID, size, f.cardDrawing(size.H, card, title, help, false))
		n.Drag.OnEnd = f.back
		n.Drag.OnStart = func() { f.spot, f.aim = game.NoField, verb } // beside who is picked up
	default:
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal {
			return cmp.Or(f.t.Why(f.cardHindrance(card)), &ui.Refusal{Text: f.say("task.watch")})
		}}
	}
	b.Add(n)
}

// cardDrawing paints a card: with its sentence where there is room, else with
// emblem and title.
func (f *face) cardDrawing(high float64, card game.Card, title, help string, small bool) drawing {
	st := cardTitle.Sized(min(15, high*0.22))
	if !small {
		return func(c *sprites.Canvas, r layout.Rect) {
			pieces.SpecialCard(c, r, int(card), title, help, sprites.SpriteOpt{})
		}
	}
	return func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, cardPaper)
		if r.H*2 < r.W { // the emblem stands beside the title
			pic, words := r.InsetXY(4, 2).CutLeft(r.H - 6)
			pieces.CardEmblem(c, layout.Around(pic.Center(), layout.S(pic.W, pic.W)), int(card), sprites.SpriteOpt{})
			_, words = words.CutLeft(4)
			c.Paragraph(title, words, flatTitle)
			return
		}
		pic, words := r.InsetXY(1, 4).CutTop(r.H * 0.56)
		side := min(pic.W, pic.H)
		pieces.CardEmblem(c, layout.Around(pic.Center(), layout.S(side, side)), int(card), sprites.SpriteOpt{})
		c.Text(title, words, st)
	}
}

// reads reports whether the title and the sentence of a card have room at a size.
func (f *face) reads(b *ui.Builder, size layout.Size, card game.Card) bool {
	r := layout.R(0, 0, size.W, size.H)
	_, _, words := pieces.CardParts(r, true)
	least := sprites.CardBody.Sized(sprites.MinTextSize)
	return b.ParagraphHeight(f.t.Words(card.Help()), words.W, least) <= words.H && pieces.TitleFits(b.Fonts, r, f.t.Words(card.Name()))
}

// playable reports whether a card could be played now by somebody.
func (f *face) playable(card game.Card) bool { return f.t.May(cardVerbs[card]) }

// plain reports whether a card is played without a target.
func plain(card game.Card) bool {
	return card == game.Silence || card == game.Flare || card == game.Hunger || card == game.Scent
}

// cardHindrance says why a card cannot be played now.
func (f *face) cardHindrance(card game.Card) *rules.Refusal {
	if f.t.Acting() == rules.NoSeat {
		return nil
	}
	verb := cardVerbs[card]
	m := game.Plain(verb)
	h := max(f.chosen(), 0)
	if f.v.Decision == game.DecideTurn {
		for _, a := range f.v.Actions(h) {
			if a.Verb == verb && a.Why != nil {
				return a.Why // it knows all that could be aimed at
			}
		}
	}
	switch card {
	case game.Courage:
		m = game.ByOn(verb, h, max(fieldOf(f.person(h)), 0))
	case game.Adrenaline:
		m = game.By(verb, h)
	case game.FirstAid:
		m = rules.Move{Verb: verb, A: int16(h), B: int16(h)}
	case game.Clutch:
		m = game.By(verb, h)
	}
	return rules.AsRefusal(f.t.Check(m))
}

// clickCard picks a card up to be aimed or played, or says why it cannot be
// played.
func (f *face) clickCard(card game.Card) {
	if !f.playable(card) {
		if why := f.cardHindrance(card); why != nil {
			f.t.Refuse(why)
		}
		return
	}
	if f.mine(game.SeatZombies) {
		f.hand.PutDown()
	}
	f.aimAt(cardVerbs[card])
}

// buildCardDeed tells what the card that is aimed does, with the button that
// plays it where it needs no target.
func (f *face) buildCardDeed(b *ui.Builder, head, r layout.Rect, card game.Card) {
	st := deedHead.Sized(min(14, head.H*0.85))
	b.Label(head, strings.ToUpper(f.t.Words(card.Name())), st)
	side := min(r.H, 60)
	pic, r := r.CutLeft(side)
	pic = layout.Around(pic.Center(), layout.S(side, side))
	_, r = r.CutLeft(10)
	back := ui.Button{ID: "card:back", Text: f.say("card.back"), Size: 15, OnClick: f.putDown}
	back.Rect, r = r.CutRight(b.ButtonWidth(back))
	high := min(r.H, 40)
	back.Rect = layout.Around(back.Rect.Center(), layout.S(back.Rect.W, high))
	b.Button(back)
	_, r = r.CutRight(6)
	if m, ok := f.cardMove(card); ok {
		f.t.SetPrimary(func(other rules.Move) bool { return other == m }) // nothing else stands out beside it
		u := ui.Button{
			ID: "card:play", Kind: ui.Primary, Text: f.say("card.play"), Size: 15, OnClick: func() { f.Play(m) },
			State: map[string]any{"move": game.Game{}.Notation(m)},
		}
		u.Rect, r = r.CutRight(b.ButtonWidth(u))
		u.Rect = layout.Around(u.Rect.Center(), layout.S(u.Rect.W, high))
		b.Button(u)
		b.KeepClear(u.Rect)
		_, r = r.CutRight(8)
	}
	if f.placesZombies() {
		r = f.buildCompass(b, r)
	}
	words := f.t.Words(card.Help())
	text := deedText.Sized(14)
	for text.Size > sprites.MinTextSize && b.ParagraphHeight(words, r.W, text) > r.H {
		text.Size--
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		pieces.CardEmblem(c, pic, int(card), sprites.SpriteOpt{})
		c.Paragraph(words, r, text)
	})
}

// cardMove is the move that plays a card at once.
func (f *face) cardMove(card game.Card) (rules.Move, bool) {
	if card == noCard {
		return rules.Move{}, false
	}
	m := game.Plain(cardVerbs[card])
	switch {
	case card == game.Adrenaline && f.chosen() != game.NoHuman:
		m = game.By(cardVerbs[card], f.chosen())
	case !plain(card):
		return rules.Move{}, false
	}
	return m, f.t.Check(m) == nil
}
