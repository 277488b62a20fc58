package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	tradeNote = sprites.Small.Sized(13).In(sprites.RedText).Aligned(sprites.End, sprites.Middle).Fitted()
	tradeGood = sprites.Small.Sized(13).In(sprites.GreenText).Aligned(sprites.End, sprites.Middle).Fitted()
	tradeNone = sprites.Small.Sized(13).Aligned(sprites.Start, sprites.Middle)
	wareCount = sprites.BodyBold.Sized(12).Aligned(sprites.End, sprites.Middle)
	offered   = sprites.PanelStyle{Fill: sprites.Hex(0x3a2f17), Border: sprites.Amber, Width: 2, Radius: 8}
	ware      = sprites.PanelStyle{Fill: sprites.Hex(0x20282a), Border: sprites.LineDark, Width: 1, Radius: 8}
	wareOver  = sprites.PanelStyle{Fill: sprites.Hex(0x2b3638), Border: sprites.Hex(0x566669), Width: 1, Radius: 8}
)

// side is one side of a trade.
type side struct {
	seat  int
	verb  uint8
	id    string
	used  []game.Token
	after game.Characteristics
}

// buildTrade lays out an offer: both sides with what each has, what is offered
// and what the characteristics will be (WCP-25).
func (f *face) buildTrade(b *ui.Builder) {
	t := f.v.Trade
	if t == nil || f.v.Turn == rules.NoSeat {
		f.buildHand(b)
		return
	}
	giver, other := int(f.v.Turn), int(t.With)
	bargain := f.v.Bargain(giver, other, t.Give, t.Ask)
	head, body := f.deskParts()
	title := f.say("trade.title")
	f.heading(b, head, title)
	_, note := head.CutLeft(b.TextWidth(title, sprites.Heading.Sized(f.places.text(13)).Strong())*1.12 + 30)
	switch {
	case t.Made:
	case bargain.Why != nil:
		n := b.Label(note, f.t.Words(bargain.Why.Text), tradeNote.Sized(f.places.text(13)))
		n.ID, n.Role, n.Label = "trade:why", "text", f.t.Words(bargain.Why.Text)
		n.Tip = func() ui.Tip { return ui.Tip{Lines: []string{f.t.Words(bargain.Why.Text), bargain.Why.Rule}} }
	default:
		b.Label(note, f.say("trade.ready"), tradeGood.Sized(f.places.text(13)))
	}
	cols := body.InsetXY(0, 1).Columns(2, 10)
	f.buildSide(b, cols[0], side{giver, game.VerbGive, "give", t.Give, bargain.Own})
	f.buildSide(b, cols[1], side{other, game.VerbAsk, "ask", t.Ask, bargain.Other})
}

func (f *face) buildSide(b *ui.Builder, r layout.Rect, s side) {
	k := f.places.text(1)
	look := f.t.LookOf(s.seat)
	own := f.v.Players[s.seat]
	label := look.Name
	in := r.InsetXY(10, 4)
	line, goods := in.CutTop(min(26*k, in.H*0.4))
	name, signs := line.CutLeft(line.W * 0.4)
	if f.v.Teams && b.TextWidth(label, metName.Sized(sprites.MinTextSize)) > name.W-24*k { // colour and mark tell whose it is
		look.Name = f.t.Words(own.Vehicle.Name())
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, metBox)
		c.Panel(layout.R(r.X, r.Y+6, 4, r.H-12), sprites.PanelStyle{Fill: look.Colour, Radius: 2})
		table.DrawName(c, name, look, metName.Sized(16*k).In(look.Words))
	})
	n.ID, n.Role, n.Label = "side:"+numeral(s.seat), "panel", label
	n.State = map[string]any{"offered": len(s.used), "name": look.Name}
	f.buildChange(b, signs, own, s.after)
	_, goods = goods.CutTop(3)
	if len(own.Owned) == 0 {
		b.Label(goods, f.say("trade.nothing"), tradeNone.Sized(f.places.text(13)))
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
	m := game.OfThing(s.verb, t)
	in := used > 0
	can := f.acting() != rules.NoSeat && f.legal.has(m)
	back := in && !can && f.acting() != rules.NoSeat && f.v.Decision == "offer"
	side := min(r.W, r.H) - 4
	pic := layout.Around(r.Center(), layout.S(side, side))
	all, part := "", ""
	if h.n > 1 {
		all = times[h.n]
	}
	if in {
		part = numeral(used)
	}
	corner := layout.R(r.Right()-22, r.Y, 21, 16)
	badge := layout.P(r.X+10, r.Y+9)
	n := ui.Node{
		ID: s.id + ":" + t.String(), Role: "token", Label: f.t.Words(t.Name()), Rect: r,
		State: map[string]any{"count": h.n, "offered": used, "usable": can, "seat": s.seat},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: f.t.Words(t.Name()), Lines: f.tokenLines(t)}
			if in {
				tip.Lines = append(tip.Lines, f.say("trade.in", numberArg("n", used), numberArg("of", h.n)))
			}
			switch {
			case can:
				tip.Lines = append(tip.Lines, f.say("trade.add."+s.id))
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
		n.OnClick, n.Hold = func() { f.t.Play(m) }, f.t.Hold()
	case back:
		n.OnClick = func() { f.takeBack(s.verb, t) }
	}
	b.Add(n)
}

// buildChange shows the three characteristics as they will be; one that changes
// shows what it is now, too.
func (f *face) buildChange(b *ui.Builder, r layout.Rect, own game.Player, after game.Characteristics) {
	was := [...]int{own.Fire, own.Armour, own.Boosters}
	will := [...]int{after.Fire, after.Armour, after.Boosters}
	st := sprites.BodyBold.Sized(f.places.text(14)).Aligned(sprites.End, sprites.Middle)
	for s := range will {
		cell := r.Column(s, 3, 4)
		box, rest := cell.CutRight(min(cell.H, cell.W*0.5))
		words := numeral(will[s])
		old, changed := numeral(was[s]), was[s] != will[s]
		arrow, num := rest.CutRight(14)
		arrow = layout.Around(arrow.Center(), layout.S(12, 12))
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) {
			drawSign(c, box, sign(s), words, 1)
			if changed {
				c.Text(old, num, st)
				c.Sprite("icon/arrow-right", arrow, sprites.SpriteOpt{Tint: sprites.Amber})
			}
		})
	}
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
	w := min(body.W/float64(max(len(kinds), 1))-6, 150*f.places.k)
	for i, t := range kinds {
		f.buildSpoil(b, layout.R(body.X+float64(i)*(w+6), body.Y, w, body.H), t)
	}
}

func (f *face) buildSpoil(b *ui.Builder, r layout.Rect, t game.Token) {
	m := game.OfThing(game.VerbTake, t)
	can := f.acting() != rules.NoSeat && f.legal.has(m)
	name := f.t.Words(t.Name())
	label, pic := r.InsetXY(4, 4).CutBottom(18 * f.places.text(1))
	side := min(pic.W, pic.H)
	pic = layout.Around(pic.Center(), layout.S(side, side))
	st := cornerLabel.Sized(f.places.text(13)).In(sprites.Paper)
	n := ui.Node{
		ID: "take:" + t.String(), Role: "token", Label: name, Rect: r, State: map[string]any{"usable": can},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Lines: f.tokenLines(t)} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case can && s.Hover:
				c.Panel(r, offered)
			case can:
				c.Panel(r, wareOver.Bordered(sprites.Amber, 1.5))
			default:
				c.Panel(r, ware)
			}
			drawToken(c, pic, t, game.NoEdges, sprites.SpriteOpt{})
			c.Text(name, label, st)
		},
	}
	if can {
		n.OnClick, n.Hold = func() { f.play(m) }, f.t.Hold()
	}
	b.Add(n)
}
