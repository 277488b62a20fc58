package dolores

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildTrade lays out the trade between federations: whom to make an offer, or
// the offer at hand.
func (f *face) buildTrade(b *ui.Builder, r layout.Rect) {
	if o := f.v.Offer; o != nil {
		f.buildOffer(b, r, o)
		return
	}
	left := game.OffersPerPhase - f.fed().Offers
	r = f.note(b, r, f.say("trade.help", rules.Number("n", max(0, left))))
	const line = 42
	i := 0
	for seat := range f.v.Federations {
		if seat == f.me() || f.v.Federations[seat].Out {
			continue
		}
		f.buildPartner(b, layout.R(r.X, r.Y+float64(i)*(line+6), r.W, line), seat)
		i++
	}
}

func (f *face) buildPartner(b *ui.Builder, r layout.Rect, seat int) {
	look, fed := f.t.LookOf(seat), &f.v.Federations[seat]
	go1, in := r.Inset(4).CutRight(min(150, r.W*0.4))
	name := f.t.Words(fed.Federation.Name()) + " · " + look.Name
	st := sprites.BodyBold.Fitted().In(look.Words)
	art := "dolores/emblem-" + fed.Federation.String()
	icon, words := in.CutLeft(in.H)
	_, words = words.CutLeft(8)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, cellOff)
		c.Sprite(art, icon, sprites.SpriteOpt{Tint: look.Colour})
		c.Text(name, words, st)
	})
	m := rules.Move{Verb: game.VerbOffer, A: int16(seat)}
	f.button(b, ui.Button{ID: "offer:" + strconv.Itoa(seat), Rect: go1, Text: f.say("trade.offer"), Icon: "dolores/trade", Size: 14}, m)
}

// buildOffer lays out both sides of an offer, and while it is being made what
// to add to it.
func (f *face) buildOffer(b *ui.Builder, r layout.Rect, o *game.OfferState) {
	from := int(f.v.Go)
	making := f.v.Decision == game.DecideOffer && f.t.Acting() == from && f.me() == from
	if making {
		var add layout.Rect
		rows := 2.0
		if r.H < (118 + 110) {
			rows = 1
		}
		add, r = r.CutBottom(78 + 20*rows)
		_, r = r.CutBottom(6)
		f.buildAdd(b, add, o, int(rows))
	}
	r = f.buildExchange(b, r)
	cols := r.Columns(2, 8)
	f.buildSide(b, cols[0], "give", from, itemsOf(game.VerbGive, game.VerbCede, o.Give, o.Cede), making)
	f.buildSide(b, cols[1], "ask", o.To, itemsOf(game.VerbAsk, game.VerbWant, o.Ask, o.Want), making)
}

// buildAdd lets goods and money be added to the offer; fields are added on the
// map.
func (f *face) buildAdd(b *ui.Builder, r layout.Rect, o *game.OfferState, rows int) {
	top, r := r.CutTop(28)
	_, r = r.CutTop(5)
	if !f.offer.started {
		f.startOffering()
	}
	value := "give"
	if f.offer.ask {
		value = "ask"
	}
	b.Segmented(ui.Choice{
		ID: "offer:side", Rect: top, Value: value, Label: f.say("trade.side"),
		Options:  []ui.Option{{ID: "give", Text: f.say("trade.give")}, {ID: "ask", Text: f.say("trade.ask", rules.Literal("player", f.t.LookOf(o.To).Name)), Tip: f.t.LookOf(o.To).Tip()}},
		OnChange: func(id string) { f.offer.ask = id == "ask"; f.startOffering() },
	})
	grid, r := r.CutTop(20 * float64(rows))
	_, r = r.CutTop(5)
	for g := range game.Money + 1 {
		i := int(g+1) % int(game.Money+1) // money first
		cols := int(game.Money+1) / rows
		f.buildItem(b, grid.Row(i/cols, rows, 2).Column(i%cols, cols, 2), g)
	}
	most := f.offerable(f.offer.good)
	f.offer.amount = max(1, min(f.offer.amount, max(1, most)))
	add, controls := r.CutRight(min(170, r.W*0.4))
	_, controls = controls.CutRight(8)
	why := ""
	if most == 0 {
		why = f.say("trade.none")
	}
	f.amountControls(b, controls, "offer:amount", f.offer.amount, max(1, most), why, func(v int) { f.offer.amount = v })
	m := game.Amount(f.offerVerb(), f.offer.good, f.offer.amount)
	side := min(add.H, 34)
	f.button(b, ui.Button{
		ID: "offer:add", Rect: layout.R(add.X, add.Center().Y-side/2, add.W, side), Text: f.say("trade.add", rules.Literal("good", f.short(f.offer.good))), Size: 14,
		OnClick: func() { f.play(m); f.offer.started = false },
	}, m)
}

func (f *face) offerVerb() uint8 {
	if f.offer.ask {
		return game.VerbAsk
	}
	return game.VerbGive
}

// offerable is how much of a good the side chosen could add.
func (f *face) offerable(g game.Good) int { return f.most(game.Amount(f.offerVerb(), g, 0)) }

// buildItem is a good that can be chosen for the offer.
func (f *face) buildItem(b *ui.Builder, r layout.Rect, g game.Good) {
	chosen, can := f.offer.good == g, f.offerable(g) > 0
	art, name := goodArt[g], f.t.Words(g.Name())
	icon := square(r, min(r.W, r.H)-2)
	b.Add(ui.Node{
		ID: "item:" + g.String(), Role: "good", Label: name, Rect: r,
		State:   map[string]any{"possible": can, "selected": chosen},
		OnClick: func() { f.offer.good, f.offer.amount, f.typed = g, 1, typed{} },
		Tip: func() ui.Tip {
			return ui.Tip{Title: name, Lines: []string{f.say("trade.most", rules.Number("n", f.offerable(g)))}}
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, can, chosen))
			if !can {
				c.PushAlpha(0.35)
			}
			c.Sprite(art, icon, sprites.SpriteOpt{})
			if !can {
				c.PopAlpha()
			}
		},
	})
}

// offering is what is being added to an offer.
type offering struct {
	good   game.Good
	amount int
	ask    bool // it is asked for, else given

	started bool // a good that is there was chosen to begin with
}
