package wcp

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	tradeNote = sprites.Small.In(sprites.RedText).Aligned(sprites.End, sprites.Middle).Fitted()
	tradeGood = sprites.Small.In(sprites.GreenText).Aligned(sprites.End, sprites.Middle).Fitted()
	tradeNone = sprites.Small.Aligned(sprites.Start, sprites.Middle)
	wareCount = sprites.BodyBold.Sized(12).Aligned(sprites.End, sprites.Middle)
	offered   = sprites.PanelStyle{Fill: sprites.Hex(0x3a2f17), Border: sprites.Amber, Width: 2, Radius: 8}
	ware      = sprites.PanelStyle{Fill: sprites.Hex(0x20282a), Border: sprites.LineDark, Width: 1, Radius: 8}
	wareOver  = sprites.PanelStyle{Fill: sprites.Hex(0x2b3638), Border: sprites.Hex(0x566669), Width: 1, Radius: 8}
)

// side is one side of a talk.
type side struct {
	seat  int
	verb  uint8  // of a move that puts something of it into the offer
	id    string // of its things: "give" on the side of who makes the offer, else "ask"
	used  []game.Token
	after game.Characteristics
	back  func(t game.Token) // takes something out of the offer, nil where a click does not
	tip   string             // which words tell of it
}

// buildTrade lays out a talk (WCP-24, WCP-25). Both sides show what they have, what is
// offered and the characteristics after it. The head says who makes the offer, its
// number and how many there may be.
func (f *face) buildTrade(b *ui.Builder) {
	t := f.v.Trade
	if t == nil || f.v.Turn == rules.NoSeat {
		f.buildHand(b)
		return
	}
	bargain := f.v.Bargain(int(t.By), f.asked(), t.Give, t.Ask)
	head, body := f.deskParts()
	f.tradeHead(b, head, bargain.Why)
	const arrow = 24
	left, right := body.InsetXY(0, 1).CutLeft((body.W - arrow) / 2)
	between, right := right.CutLeft(arrow)
	f.buildSide(b, left, f.sideOf(int(f.v.Turn), bargain))
	f.tradeArrow(b, between)
	f.buildSide(b, right, f.sideOf(int(t.With), bargain))
}

// asked is the seat to which the offer is made.
func (f *face) asked() int {
	if f.v.Trade.By == f.v.Turn {
		return int(f.v.Trade.With)
	}
	return int(f.v.Turn)
}

// sideOf returns the side of a seat, as the deciding player may change it. That player
// puts the offer together, or answers it with another one. What is taken out of an offer
// is no move and so has no path.
func (f *face) sideOf(seat int, bargain game.Bargain) side {
	t := f.v.Trade
	s := side{seat: seat, verb: game.VerbAsk, id: "ask", used: t.Ask, after: bargain.Other, tip: "ask"}
	if seat == int(t.By) {
		s = side{seat: seat, verb: game.VerbGive, id: "give", used: t.Give, after: bargain.Own, tip: "give"}
	}
	verb := s.verb
	switch {
	case f.t.Acting() == rules.NoSeat:
	case f.v.Decision == game.DecideOffer:
		s.back = func(x game.Token) { f.takeBack(verb, x) }
	case f.t.May(game.VerbCounter): // seen from the other side
		verb = game.VerbGive + game.VerbAsk - s.verb
		s.verb, s.tip = verb, "counter"
		s.back = func(x game.Token) { f.counter(without(f.mirrored(), game.OfThing(verb, x))) }
	}
	return s
}

// tradeHead says which offer of the talk it is, and why it cannot be made or how
// it can be answered.
func (f *face) tradeHead(b *ui.Builder, head layout.Rect, why *rules.Refusal) {
	t := f.v.Trade
	title := f.say("trade.title")
	if f.v.Players[t.By].Person != f.v.Players[f.asked()].Person { // one player agrees at once
		title = f.say("trade.number", rules.Number("n", t.Number()), rules.Number("of", game.MostOffers))
	}
	f.heading(b, head, title)
	_, note := head.CutLeft(b.TextWidth(title, sprites.Heading.Sized(13).Strong())*1.12 + 30)
	switch {
	case f.t.Acting() == rules.NoSeat:
	case f.t.May(game.VerbCounter):
		f.tradeButton(b, note, ui.Button{
			ID: "counter", Icon: "icon/edit", Text: f.say("trade.counter"), OnClick: func() { f.counter(f.mirrored()) }, Hold: f.t.Hold(),
			Tip: func() ui.Tip {
				return ui.Tip{Title: f.say("trade.counter"), Lines: []string{f.say("trade.counter.help")}}
			},
		})
		return
	case f.v.Decision == game.DecideOffer && len(t.Refused) > 0 && len(t.Give)+len(t.Ask) == 0:
		note = f.tradeButton(b, note, ui.Button{
			ID: "trade:again", Icon: "icon/copy", Text: f.say("trade.again"), OnClick: func() { f.t.PlayAll(f.lastOffer()...) },
			Tip: func() ui.Tip {
				return ui.Tip{Title: f.say("trade.again"), Lines: []string{f.say("trade.again.help")}}
			},
		})
	}
	switch {
	case t.Made:
	case why != nil:
		n := b.Label(note, f.t.Words(why.Text), tradeNote)
		n.ID, n.Role, n.Label = "trade:why", "text", f.t.Words(why.Text)
		n.Tip = func() ui.Tip { return ui.Tip{Lines: []string{f.t.Words(why.Text), why.Rule}} }
	default:
		b.Label(note, f.say("trade.ready"), tradeGood)
	}
}

// tradeButton adds a button at the right end of the head and returns what is left
// of it.
func (f *face) tradeButton(b *ui.Builder, head layout.Rect, u ui.Button) layout.Rect {
	u.Size = 13
	u.Rect, head = head.CutRight(min(b.ButtonWidth(u), head.W))
	_, head = head.CutRight(10)
	b.Button(u)
	return head
}

// tradeArrow points from who makes the offer to who is asked.
func (f *face) tradeArrow(b *ui.Builder, r layout.Rect) {
	t := f.v.Trade
	art := "icon/arrow-right"
	if t.By != f.v.Turn {
		art = "icon/arrow-left"
	}
	side := min(r.W*0.86, r.H*0.5)
	box := layout.Around(r.Center(), layout.S(side, side))
	words := f.say("trade.by", seatArg(int(t.By)), rules.SeatArg("other", f.asked()))
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Sprite(art, box, sprites.SpriteOpt{Tint: sprites.Amber}) })
	n.ID, n.Role, n.Label = "trade:by", "text", words
	n.State = map[string]any{"by": int(t.By), "number": t.Number(), "arrow": art}
	n.Tip = func() ui.Tip { return ui.Tip{Lines: append([]string{words}, f.refusedWords()...)} }
}

// refusedWords tell of the offers that were refused in this talk.
func (f *face) refusedWords() []string {
	var out []string
	for i, o := range f.v.Trade.Refused {
		out = append(out, f.say("trade.refused", rules.Number("n", i+1), seatArg(int(o.By)),
			rules.Literal("give", f.ownedWords(o.Give)), rules.Literal("ask", f.ownedWords(o.Ask))))
	}
	return out
}

func (f *face) buildSide(b *ui.Builder, r layout.Rect, s side) {
	look := f.t.LookOf(s.seat)
	own := f.v.Players[s.seat]
	label := look.Name
	in := r.InsetXY(10, 4)
	line, goods := in.CutTop(min(26, in.H*0.4))
	name, signs := line.CutLeft(line.W * 0.3)
	if f.v.Teams && b.TextWidth(label, metName.Sized(sprites.MinTextSize)) > name.W-24 { // colour and mark tell whose it is
		look.Name = f.t.Words(own.Vehicle.Name())
	}
	box := metBox
	if s.seat == int(f.v.Trade.By) {
		box = metBox.Bordered(look.Colour, 2)
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, box)
		c.Panel(layout.R(r.X, r.Y+6, 4, r.H-12), sprites.PanelStyle{Fill: look.Colour, Radius: 2})
		look.DrawName(c, name, metName.Sized(16).In(look.Words))
	})
	n.ID, n.Role, n.Label = "side:"+strconv.Itoa(s.seat), "panel", label
	n.State = map[string]any{
		"offered": len(s.used), "name": look.Name, "proposes": s.seat == int(f.v.Trade.By),
		"fire": s.after.Fire, "armour": s.after.Armour, "boosters": s.after.Boosters, "value": f.valueAfter(s), // after the trade
	}
	n.Drop = f.hand.Drop(n.ID, nil)
	f.buildChange(b, signs, own, s.after, f.valueAfter(s))
	_, goods = goods.CutTop(3)
	if len(own.Owned) == 0 {
		b.Label(goods, f.say("trade.nothing"), tradeNone)
		return
	}
	f.buildWares(b, goods, s, own.Owned)
}

// buildWares lays out what a side has; what is offered stands out.
func (f *face) buildWares(b *ui.Builder, r layout.Rect, s side, owned []game.Token) {
	used := map[game.Token]int{}
	for _, t := range s.used {
		used[t]++
	}
	heaps := heapsOf(owned, true)
	w := min(r.H*1.1, (r.W+3)/float64(len(heaps))-3)
	for i, h := range heaps {
		f.buildWare(b, layout.R(r.X+float64(i)*(w+3), r.Y, w, r.H), s, h, used[h.token])
	}
}

// buildWare lays out the things of one kind: how many there are, and how many of
// them are offered.
func (f *face) buildWare(b *ui.Builder, r layout.Rect, s side, h heap, used int) {
	t := h.token
	in := used > 0
	id := s.id + ":" + t.String()
	can := len(f.hand.Starts(id)) > 0
	back := s.back != nil && !can
	side := min(r.W, r.H) - 4
	pic := layout.Around(r.Center(), layout.S(side, side))
	all, part := "", ""
	if h.n > 1 {
		all = times[h.n]
	}
	if in {
		part = strconv.Itoa(used)
	}
	corner := layout.R(r.Right()-22, r.Y, 21, 16)
	badge := layout.P(r.X+10, r.Y+9)
	mark := ui.MayBox
	n := ui.Node{
		ID: id, Role: "token", Label: f.t.Words(t.Name()), Rect: r,
		State: map[string]any{"count": h.n, "offered": used, "usable": can, "seat": s.seat, ui.MayState: can},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: f.t.Words(t.Name()), Lines: f.tokenLines(t)}
			if in {
				tip.Lines = append(tip.Lines, f.say("trade.in", rules.Number("n", used), rules.Number("of", h.n)))
			}
			switch {
			case can:
				tip.Lines = append(tip.Lines, f.say("trade.add."+s.tip))
			case back && s.tip == "counter":
				tip.Lines = append(tip.Lines, f.say("trade.back.counter"))
			case back:
				tip.Lines = append(tip.Lines, f.say("trade.back"))
			}
			return tip
		},
		Draw: func(c *sprites.Canvas, st ui.State) {
			switch {
			case in:
				c.Panel(r, offered)
			case can && st.Hover:
				c.Panel(r, wareOver)
			default:
				c.Panel(r, ware)
			}
			if can {
				c.Panel(r, mark)
			}
			drawToken(c, pic, t, game.NoEdges, sprites.SpriteOpt{})
			c.Text(all, corner, wareCount)
			if in {
				c.Disc(badge, 9, sprites.Amber)
				c.Text(part, layout.Around(badge, layout.S(18, 16)), chipText.Sized(12))
			}
		},
	}
	switch {
	case can:
		n.Hold = f.t.Hold()
		f.takeable(&n, pic.Size(), wareGhost(t))
	case back:
		n.OnClick = func() { s.back(t) }
	case f.t.Acting() != rules.NoSeat:
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.t.Hindrance(game.OfThing(s.verb, t)) }}
	}
	b.Add(n)
}

// buildChange shows the three characteristics and the trophies' value as they will
// be; one that changes shows what it is now, too.
func (f *face) buildChange(b *ui.Builder, r layout.Rect, own game.Player, after game.Characteristics, value int) {
	was := [...]int{own.Fire, own.Armour, own.Boosters, own.Value}
	will := [...]int{after.Fire, after.Armour, after.Boosters, value}
	st := sprites.BodyBold.Sized(14).Aligned(sprites.End, sprites.Middle)
	for s := range will {
		cell := r.Column(s, len(will), 4)
		box, rest := cell.CutRight(min(cell.H, cell.W*0.4))
		words := strconv.Itoa(will[s])
		old, changed := strconv.Itoa(was[s]), was[s] != will[s]
		arrow, num := rest.CutRight(8)
		arrow = layout.Around(arrow.Center(), layout.S(9, 9))
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) {
			if s == trophies {
				c.Sprite("icon/trophy", box, cupBehind)
				c.Text(words, box, valueText)
			} else {
				drawSign(c, box, sign(s), words, 1)
			}
			if changed {
				c.Text(old, num, st)
				c.Sprite("icon/arrow-right", arrow, sprites.SpriteOpt{Tint: sprites.Amber})
			}
		})
	}
}

// trophies is the column of their value, after the three characteristics.
const trophies = 3

var (
	valueText = sprites.BodyBold.Sized(15).In(sprites.AmberHigh).Aligned(sprites.Middle, sprites.Middle)
	cupBehind = sprites.SpriteOpt{Tint: sprites.Hex(0x9a7330), Alpha: 0.4}
)

// valueAfter is what the trophies of a side will be worth after the trade.
func (f *face) valueAfter(s side) int {
	give, get := f.v.Trade.Give, f.v.Trade.Ask
	if s.seat != int(f.v.Trade.By) {
		give, get = get, give
	}
	value := f.v.Players[s.seat].Value
	for _, t := range give {
		if t.Kind() == game.Trophy {
			value -= t.Value()
		}
	}
	for _, t := range get {
		if t.Kind() == game.Trophy {
			value += t.Value()
		}
	}
	return value
}

// buildSpoils offers what the winner of a duel may take (WCP-31).
func (f *face) buildSpoils(b *ui.Builder) {
	s := f.v.Spoils
	if s == nil {
		f.buildHand(b)
		return
	}
	head, body := f.deskParts()
	f.heading(b, head, f.say("spoils", seatArg(s.Loser)))
	var kinds []game.Token
	for i, t := range f.v.Players[s.Loser].Owned {
		if i == 0 || t != f.v.Players[s.Loser].Owned[i-1] {
			kinds = append(kinds, t)
		}
	}
	w := min(body.W/float64(max(len(kinds), 1))-6, 150)
	for i, t := range kinds {
		f.buildSpoil(b, layout.R(body.X+float64(i)*(w+6), body.Y, w, body.H), t)
	}
}

func (f *face) buildSpoil(b *ui.Builder, r layout.Rect, t game.Token) {
	id := "take:" + t.String()
	can := len(f.hand.Starts(id)) > 0
	name := f.t.Words(t.Name())
	label, pic := r.InsetXY(4, 4).CutBottom(18)
	side := min(pic.W, pic.H)
	pic = layout.Around(pic.Center(), layout.S(side, side))
	st := cornerLabel.In(sprites.Paper)
	mark := ui.MayBox
	n := ui.Node{
		ID: id, Role: "token", Label: name, Rect: r, State: map[string]any{"usable": can, ui.MayState: can},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Lines: f.tokenLines(t)} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case can && s.Hover:
				c.Panel(r, offered)
			case can:
				c.Panel(r, wareOver)
				c.Panel(r, mark)
			default:
				c.Panel(r, ware)
			}
			drawToken(c, pic, t, game.NoEdges, sprites.SpriteOpt{})
			c.Text(name, label, st)
		},
	}
	if can {
		n.Hold = f.t.Hold()
		f.takeable(&n, pic.Size(), wareGhost(t))
	}
	b.Add(n)
}
