package wradislavia

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// ownCards is how many cards the hand has room for: those in it and those that
// stand in the slots.
func (f *face) ownCards() int { return len(f.reserve()) }

// reserve are the cards in hand and in the slots, in an order that sending them
// out does not change.
func (f *face) reserve() []game.Character {
	out := slices.Clone(f.v.Players[f.front].Hand)
	for _, p := range f.own() {
		if p.Character != game.Nobody {
			out = append(out, p.Character)
		}
	}
	slices.Sort(out)
	return out
}

// buildDeployment lays out the opponent's backs, the battlefield, the own slots,
// the tokens and the hand.
func (f *face) buildDeployment(b *ui.Builder) {
	p := &f.places
	f.buildBacks(b)
	b.Panel(p.strip, fieldBox)
	f.buildField(b)
	f.buildHead(b, f.front, f.buildRecall(b, p.heads[f.front]))
	for slot := range game.Slots {
		f.buildRow(b, slot)
	}
	for slot, post := range f.own() {
		f.buildSlot(b, slot, post)
	}
	f.buildTray(b)
	var back func()
	if f.hand.Held() != "" && (f.held().slot != beside || len(f.reserve()) > f.v.Players[f.front].HandCount) {
		back = func() { f.put("hand") } // else nothing is to be taken back, and the cards may cover it all
	}
	f.zone(b, "hand", p.hand, f.hand.Drop("hand", nil), back)
	for i, c := range f.reserve() {
		f.buildReserve(b, p.cards[i], c)
	}
	f.buildReport(b, p.side)
}

// buildRecall adds the button that takes everybody back to the hand, at the right end
// of a line. It returns the rest of the line.
func (f *face) buildRecall(b *ui.Builder, r layout.Rect) layout.Rect {
	if !f.hand.Leads("recall") {
		return r
	}
	u := ui.Button{
		ID: "recall", Icon: "icon/restart", Text: f.say("recall"), Size: 13.5, Kind: ui.Quiet,
		OnClick: func() { f.play(game.Plain(game.VerbRecall)) },
	}
	u.Rect, r = r.CutRight(b.ButtonWidth(u) + 6)
	_, r = r.CutRight(8)
	b.Button(u)
	return r
}

// buildBacks shows the opponent: the public numbers, and cards face down once
// the deployment is confirmed.
func (f *face) buildBacks(b *ui.Builder) {
	p := &f.places
	seat := f.back()
	r := p.backs
	w := r.H * pieces.FighterProportion
	all := 3*w + 2*8
	box, left := r.CutRight(all)
	_, left = left.CutRight(12)
	p.heads[seat] = layout.R(left.X, left.Y, left.W, headHeight)
	f.buildHead(b, seat, p.heads[seat])
	down := f.v.Players[seat].Confirmed
	words := f.say("backs.open")
	if down {
		words = f.say("backs.down")
	}
	note := layout.R(left.X, p.heads[seat].Bottom(), left.W, left.Bottom()-p.heads[seat].Bottom())
	note = f.buildKnown(b, note, seat)
	b.Info("backs", note, words, headText.Sized(13.5).Fitted())
	owner := f.t.LookOf(seat).Owner()
	n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		for i := range game.Slots {
			card := layout.R(box.X+float64(i)*(w+8), box.Y, w, box.H)
			if down {
				pieces.FighterBack(c, card, owner, sprites.SpriteOpt{})
			} else {
				c.Sprite("wradislavia/slot-fighter", card, sprites.SpriteOpt{})
			}
		}
	})
	n.ID, n.Role, n.Label = "deployment:"+strconv.Itoa(seat), "cards", words
	n.State = map[string]any{"down": down}
	if f.mine() {
		n.Drag = barred(func() *ui.Refusal { return f.no("WR-7", "backs", seatArg(seat)) })
	}
}

// buildRow is the part of the row around a slot: what is put there goes to the slot.
func (f *face) buildRow(b *ui.Builder, slot int) {
	if !f.mine() {
		return
	}
	posts := f.places.posts[f.front]
	band := posts[0].Union(posts[game.Slots-1])
	r := layout.R(f.places.board.X, band.Y, f.places.board.W, f.places.tray.Y-gap-band.Y)
	if slot > 0 {
		_, r = r.CutLeft((posts[slot-1].Right()+posts[slot].X)/2 - r.X)
	}
	if slot < game.Slots-1 {
		r, _ = r.CutLeft((posts[slot].Right()+posts[slot+1].X)/2 - r.X)
	}
	n := ui.Node{
		ID: "row:" + strconv.Itoa(slot+1), Role: "zone", Label: f.say("slot", rules.Number("n", slot+1)), Rect: r,
		Drop: f.hand.Drop(slotID(slot), nil), NoFocus: true,
	}
	if f.hand.Held() != "" {
		n.OnClick = func() { f.put(slotID(slot)) }
	}
	b.Add(n)
}

// buildSlot is one of the three own places, with its card and its token.
func (f *face) buildSlot(b *ui.Builder, slot int, post game.Post) {
	r := f.places.posts[f.front][slot]
	token := tokenBox(r)
	h := f.held()
	may := f.mine() && h.slot != slot && (h.card != game.Nobody || h.token != game.NoManoeuvre && post.Character != game.Nobody)
	n := ui.Node{
		ID: slotID(slot), Role: "slot", Label: f.say("slot", rules.Number("n", slot+1)), Rect: r,
		State: map[string]any{"character": nil, "manoeuvre": nil, "target": may, ui.MayState: may},
	}
	draw := func(c *sprites.Canvas, s ui.State) { c.Sprite("wradislavia/slot-fighter", r, sprites.SpriteOpt{}) }
	if post.Character != game.Nobody {
		card := f.cardNode(r, n.ID, post.Character)
		draw, n.Tip = card.Draw, card.Tip
		n.Label = f.who(post.Character)
		n.State["character"] = post.Character.String()
		n.State["hazard_wounds"] = f.v.HazardWounds(post.Character)
	} else {
		n.Tip = func() ui.Tip {
			return ui.Tip{Title: f.say("slot", rules.Number("n", slot+1)), Lines: []string{f.say("slot.help")}}
		}
	}
	if post.Manoeuvre != game.NoManoeuvre {
		n.State["manoeuvre"] = post.Manoeuvre.String()
	}
	n.Draw = func(c *sprites.Canvas, s ui.State) {
		draw(c, s)
		if may || s.DropOK {
			c.Panel(r.Inset(-3), goesFrame)
		}
		if s.DropOver {
			c.Panel(r.Inset(-3), overFrame)
		}
	}
	if f.mine() {
		n.OnClick = func() { f.put(n.ID) }
		n.Drop = f.hand.Drop(n.ID, nil)
		if post.Character != game.Nobody {
			n.OnClick = func() { f.clickSlot(n.ID) }
			n.Drag = f.dragCard(n.ID, post.Character, r.Size())
			n.OnRightClick = func() { f.send(n.ID, "hand") }
		}
	}
	b.Add(n)
	if post.Character != game.Nobody {
		f.buildLaid(b, token, slot, post.Manoeuvre)
	}
}

// buildLaid is the token under a card, or the place for it.
func (f *face) buildLaid(b *ui.Builder, r layout.Rect, slot int, m game.Manoeuvre) {
	if m == game.NoManoeuvre {
		wants := f.held().token != game.NoManoeuvre || f.mine() && slot == f.bare()
		b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
			c.Sprite("wradislavia/slot-token", r, sprites.SpriteOpt{})
			if wants {
				c.Ring(r.Center(), r.W/2+2, 2, sprites.Amber)
			}
		})
		return
	}
	name, id := m.String(), "laid:"+strconv.Itoa(slot+1)
	picked := f.hand.Held() == id
	n := ui.Node{
		ID: id, Role: "token", Label: f.t.Words(m.Name()), Rect: r,
		State: map[string]any{"manoeuvre": name, "held": picked}, Tip: func() ui.Tip { return f.tokenTip(m) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			opt := sprites.SpriteOpt{}
			if s.Dragging {
				opt.Alpha = 0.35
			}
			if picked || s.Hover {
				opt.Halo = sprites.Amber
			}
			pieces.ManoeuvreToken(c, r, name, opt)
		},
	}
	if f.mine() {
		n.OnClick = func() { f.clickSlot(id) }
		n.Drop = f.hand.Drop(slotID(slot), nil)
		n.Drag = f.dragToken(id, m, r.W)
		n.OnRightClick = func() { f.send(id, "tray") }
	}
	b.Add(n)
}

// buildTray lays out the four kinds of tokens, to be dragged or clicked.
func (f *face) buildTray(b *ui.Builder) {
	p := &f.places
	f.zone(b, "tray", p.tray, f.hand.Drop("tray", nil), func() { f.put("tray") })
	all := game.AllManoeuvres()
	for i, m := range all {
		f.buildToken(b, p.tray.Column(i, len(all), 8), m)
	}
}

func (f *face) buildToken(b *ui.Builder, r layout.Rect, m game.Manoeuvre) {
	id := "token:" + m.String()
	n := f.v.TokensLeft(f.front, m)
	picked, may := f.hand.Held() == id, len(f.hand.Starts(id)) > 0
	words := say.Capital(f.t.Words(m.Name()))
	count := f.say("token.left", rules.Number("n", n))
	in := r.InsetXY(7, 4)
	side := in.H * 0.86
	disc, text := in.CutLeft(side)
	disc = layout.Around(disc.Center(), layout.S(side, side))
	_, text = text.CutLeft(7)
	st := sprites.BodyBold.Sized(14.5).Fitted()
	node := ui.Node{
		ID: id, Role: "token", Label: words, Rect: r, State: map[string]any{"left": n, "held": picked, ui.MayState: may},
		Tip: func() ui.Tip { return f.tokenTip(m) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, rowBox(picked, s.Hover))
			switch {
			case picked:
				c.Panel(r, ui.HeldBox)
			case may:
				c.Panel(r, ui.MayBox)
			}
			pieces.ManoeuvreToken(c, disc, m.String(), sprites.SpriteOpt{})
			c.Text(words, text.Row(0, 2, 0), st)
			c.Text(count, text.Row(1, 2, 0), headText.Fitted())
		},
	}
	if f.mine() {
		node.OnClick = func() {
			if why := f.noToken(m); why != nil && !picked {
				f.root.Refuse(*why)
				return
			}
			f.clickLoose(id, f.bare())
		}
		node.Drag = f.dragToken(id, m, side)
		node.Drag.Barred = func() *ui.Refusal { return f.noToken(m) }
	}
	b.Add(node)
}

// buildReserve is a card in hand, or the place of one that stands in a slot.
func (f *face) buildReserve(b *ui.Builder, r layout.Rect, c game.Character) {
	if !slices.Contains(f.v.Players[f.front].Hand, c) {
		b.Draw(r, func(cv *sprites.Canvas, _ ui.State) {
			cv.Sprite("wradislavia/slot-fighter", r, sprites.SpriteOpt{Alpha: 0.5})
		})
		return
	}
	n := f.cardNode(r, "hand:"+c.String(), c)
	if f.mine() {
		n.OnClick = func() { f.clickLoose(n.ID, f.free()) }
		n.Drag = f.dragCard(n.ID, c, r.Size())
	}
	b.Add(n)
}
