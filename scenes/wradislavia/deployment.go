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
	if f.held.on() && (f.held.slot != none || len(f.reserve()) > f.v.Players[f.front].HandCount) {
		back = func() { f.takeBack(f.held) } // else nothing is to be taken back, and the cards may cover it all
	}
	f.zone(b, "hand", p.hand, f.dropBack(false), back)
	for i, c := range f.reserve() {
		f.buildReserve(b, p.cards[i], c)
	}
	f.buildReport(b, p.side)
}

// buildRecall adds the button that takes everybody back to the hand, at the right end
// of a line. It returns the rest of the line.
func (f *face) buildRecall(b *ui.Builder, r layout.Rect) layout.Rect {
	recall := game.Plain(game.VerbRecall)
	if !f.mine() || f.t.Hindrance(recall) != nil {
		return r
	}
	u := ui.Button{
		ID: "recall", Icon: "icon/restart", Text: f.say("recall"), Size: 13.5, Kind: ui.Quiet,
		OnClick: func() { f.play(recall) },
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
		Drop: f.dropSlot(slot), NoFocus: true,
	}
	if f.held.on() {
		n.OnClick = func() { f.clickSlot(slot) }
	}
	b.Add(n)
}

// buildSlot is one of the three own places, with its card and its token.
func (f *face) buildSlot(b *ui.Builder, slot int, post game.Post) {
	r := f.places.posts[f.front][slot]
	token := tokenBox(r)
	may := f.mine() && f.held.on() && f.held.slot != slot && (f.held.card != game.Nobody || post.Character != game.Nobody)
	n := ui.Node{
		ID: "slot:" + strconv.Itoa(slot+1), Role: "slot", Label: f.say("slot", rules.Number("n", slot+1)), Rect: r,
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
		n.OnClick = func() { f.clickSlot(slot) }
		n.Drop = f.dropSlot(slot)
		if post.Character != game.Nobody {
			n.Drag = f.dragCard(post.Character, slot, r.Size())
			n.OnRightClick = func() { f.takeBack(heldCard(post.Character, slot)) }
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
		wants := f.held.token != game.NoManoeuvre || f.mine() && slot == f.bare()
		b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
			c.Sprite("wradislavia/slot-token", r, sprites.SpriteOpt{})
			if wants {
				c.Ring(r.Center(), r.W/2+2, 2, sprites.Amber)
			}
		})
		return
	}
	id := m.String()
	picked := f.held.token == m && f.held.slot == slot
	n := ui.Node{
		ID: "laid:" + strconv.Itoa(slot+1), Role: "token", Label: f.t.Words(m.Name()), Rect: r,
		State: map[string]any{"manoeuvre": id, "held": picked}, Tip: func() ui.Tip { return f.tokenTip(m) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			opt := sprites.SpriteOpt{}
			if s.Dragging {
				opt.Alpha = 0.35
			}
			if picked || s.Hover {
				opt.Halo = sprites.Amber
			}
			pieces.ManoeuvreToken(c, r, id, opt)
		},
	}
	if f.mine() {
		n.OnClick = func() { f.clickLaid(slot, m) }
		n.Drop = f.dropSlot(slot)
		n.Drag = f.dragToken(m, slot, r.W)
		n.OnRightClick = func() { f.takeBack(heldToken(m, slot)) }
	}
	b.Add(n)
}

// clickSlot puts what is held here, or picks the card up.
func (f *face) clickSlot(slot int) {
	c := f.own()[slot].Character
	switch {
	case f.held.on():
		f.place(f.held, slot)
	case c != game.Nobody:
		f.held = heldCard(c, slot)
	}
}

func (f *face) clickLaid(slot int, m game.Manoeuvre) {
	if f.held.on() {
		f.place(f.held, slot)
		return
	}
	f.held = heldToken(m, slot)
}

// buildTray lays out the four kinds of tokens, to be dragged or clicked.
func (f *face) buildTray(b *ui.Builder) {
	p := &f.places
	f.zone(b, "tray", p.tray, f.dropBack(true), func() { f.takeBack(f.held) })
	all := game.AllManoeuvres()
	for i, m := range all {
		f.buildToken(b, p.tray.Column(i, len(all), 8), m)
	}
}

func (f *face) buildToken(b *ui.Builder, r layout.Rect, m game.Manoeuvre) {
	id := m.String()
	n := f.v.TokensLeft(f.front, m)
	picked, may := f.held.token == m && f.held.slot == none, f.mayLay() && n > 0
	words := say.Capital(f.t.Words(m.Name()))
	count := f.say("token.left", rules.Number("n", n))
	in := r.InsetXY(7, 4)
	side := in.H * 0.86
	disc, text := in.CutLeft(side)
	disc = layout.Around(disc.Center(), layout.S(side, side))
	_, text = text.CutLeft(7)
	st := sprites.BodyBold.Sized(14.5).Fitted()
	node := ui.Node{
		ID: "token:" + id, Role: "token", Label: words, Rect: r, State: map[string]any{"left": n, "held": picked, ui.MayState: may},
		Tip: func() ui.Tip { return f.tokenTip(m) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case picked:
				c.Panel(r, sprites.ChosenBox)
				c.Panel(r, ui.HeldBox)
			case s.Hover:
				c.Panel(r, modeOver)
			default:
				c.Panel(r, modeBox)
			}
			if may && !picked {
				c.Panel(r, ui.MayBox)
			}
			pieces.ManoeuvreToken(c, disc, id, sprites.SpriteOpt{})
			c.Text(words, text.Row(0, 2, 0), st)
			c.Text(count, text.Row(1, 2, 0), headText.Fitted())
		},
	}
	if f.mine() {
		node.OnClick = func() { f.clickToken(m, picked) }
		node.Drag = f.dragToken(m, none, side)
		node.Drag.Barred = func() *ui.Refusal { return f.noToken(m) }
	}
	b.Add(node)
}

// clickToken lays a token under the next character without one. Where all have
// theirs it is picked up.
func (f *face) clickToken(m game.Manoeuvre, picked bool) {
	switch slot, why := f.bare(), f.noToken(m); {
	case picked:
		f.putDown()
	case why != nil:
		f.root.Refuse(*why)
	case slot != none:
		f.lay(heldToken(m, none), slot)
	default:
		f.held = heldToken(m, none)
	}
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
		n.OnClick = func() { f.clickHand(c) }
		n.Drag = f.dragCard(c, none, r.Size())
	}
	b.Add(n)
}

// clickHand sends a card to the first free slot; where all are taken it is
// picked up.
func (f *face) clickHand(c game.Character) {
	switch slot := f.free(); {
	case f.held.card == c:
		f.putDown()
	case slot != none:
		f.put(heldCard(c, none), slot)
	default:
		f.held = heldCard(c, none)
	}
}
