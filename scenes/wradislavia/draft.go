package wradislavia

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// dealt are the cards that a seat drew, in an order that the choice does not
// change.
func (f *face) dealt() []game.Character {
	p := f.v.Players[f.front]
	out := append(slices.Clone(p.Hand), p.Discards...)
	slices.Sort(out)
	return out
}

// buildDraft lays out the ten cards and those that are discarded.
func (f *face) buildDraft(b *ui.Builder) {
	p := &f.places
	own := f.v.Players[f.front]
	f.buildHead(b, f.front, p.heads[f.front])
	f.zone(b, "hand", p.hand, f.hand.Drop("hand", nil), nil)
	for i, c := range f.dealt() {
		if i >= len(p.cards) {
			break
		}
		f.buildDealt(b, p.cards[i], c, slices.Contains(own.Discards, c))
	}
	head := p.heads[f.back()]
	f.zone(b, "discards", p.tray, f.hand.Drop("discards", nil), nil)
	words := f.say("discards", rules.Number("n", len(own.Discards)))
	b.Info("discards:count", head.InsetXY(14, 0), words, sprites.BodyBold.In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle).Fitted())
	for i, r := range p.slots {
		if i < len(own.Discards) {
			f.buildAway(b, r, own.Discards[i])
			continue
		}
		b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Sprite("wradislavia/slot-fighter", r, sprites.SpriteOpt{}) })
	}
	f.buildBalance(b, p.side)
}

// zone is a place where cards can be put, without a face of its own.
func (f *face) zone(b *ui.Builder, id string, r layout.Rect, drop *ui.Drop, click func()) {
	n := ui.Node{
		ID: id, Role: "zone", Label: f.say("zone." + id), Rect: r,
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.DropOver {
				c.Panel(r, ui.GoesBox)
			}
		},
	}
	if f.mine() {
		n.Drop, n.OnClick, n.NoFocus = drop, click, true
	}
	b.Add(n)
}

// buildDealt is a card in its place in the hand, or the place of one that is
// discarded.
func (f *face) buildDealt(b *ui.Builder, r layout.Rect, c game.Character, away bool) {
	if away {
		b.Draw(r, func(cv *sprites.Canvas, _ ui.State) {
			cv.Sprite("wradislavia/slot-fighter", r, sprites.SpriteOpt{Alpha: 0.5})
		})
		return
	}
	n := f.cardNode(r, "hand:"+c.String(), c)
	if f.mine() {
		n.OnClick = func() { f.play(game.Discard(c)) }
		n.Drag = f.dragCard(n.ID, c, r.Size())
	}
	b.Add(n)
}

// buildAway is a card among the discards.
func (f *face) buildAway(b *ui.Builder, r layout.Rect, c game.Character) {
	n := f.cardNode(r, "away:"+c.String(), c)
	if f.mine() {
		n.OnClick = func() { f.play(game.Keep(c)) }
		n.Drag = f.dragCard(n.ID, c, r.Size())
	}
	b.Add(n)
}

// cardNode is an own card that can be looked at.
func (f *face) cardNode(r layout.Rect, id string, c game.Character) ui.Node {
	card := f.cards[c]
	usable, may := f.mine(), len(f.hand.Starts(id)) > 0
	picked := f.hand.Held() == id
	hurt := 0
	if f.v.Phase == game.PhaseDeployment {
		hurt = f.v.HazardWounds(c)
	}
	wounds := woundBox(r)
	return ui.Node{
		ID: id, Role: "card", Label: card.Name, Rect: r,
		State: map[string]any{"character": c.String(), "held": picked, "hazard_wounds": hurt, ui.MayState: may},
		Tip:   func() ui.Tip { return f.cardTip(c) },
		Draw: func(cv *sprites.Canvas, s ui.State) {
			opt := sprites.SpriteOpt{}
			switch {
			case picked:
				cv.Panel(r.Inset(-3), chosenFrame)
			case s.Hover && usable:
				cv.Panel(r.Inset(-3), overFrame)
			case may:
				cv.Panel(r.Inset(-3), mayFrame)
			}
			if s.Dragging {
				opt.Alpha = 0.3
			}
			pieces.FighterCard(cv, r, card, opt)
			pieces.Wounds(cv, wounds, hurt, sprites.SpriteOpt{Alpha: 0.85})
		},
	}
}

// buildBalance sums up the hand: weapons, and how many keep off each hazard.
func (f *face) buildBalance(b *ui.Builder, r layout.Rect) {
	box, _ := r.CutTop(min(r.H, 210))
	b.Panel(box, panelBox)
	in := box.InsetXY(16, 11)
	head, in := in.CutTop(26)
	hand := f.v.Players[f.front].Hand
	b.Info("balance", head, f.say("balance", rules.Number("n", len(hand))), panelHead)
	left, right := in.CutLeft((in.W - 12) / 2)
	_, right = right.CutLeft(12)
	rows := min(left.H/5, 32)
	line := func(r layout.Rect, i int) layout.Rect { return layout.R(r.X, r.Y+float64(i)*rows, r.W, rows) }
	b.Label(line(left, 0), f.say("balance.weapons"), sprites.Small.Fitted())
	b.Label(line(right, 0), f.say("balance.hazards"), sprites.Small.Fitted())
	for i, w := range game.AllWeapons() {
		n, id := 0, w.String()
		for _, c := range hand {
			if c.Weapon() == w {
				n++
			}
		}
		f.balanceLine(b, line(left, i+1), "weapon:"+id, f.t.Words(w.Name()), n, func(c *sprites.Canvas, r layout.Rect) {
			pieces.Weapon(c, r, id, sprites.SpriteOpt{Tint: sprites.Paper})
		}, 2.4, []string{f.t.Words(w.Help())})
	}
	for i, h := range game.AllHazards() {
		n, id := 0, h.String()
		for _, c := range hand {
			if !c.Suffers(h) {
				n++
			}
		}
		help := []string{f.say("balance.hazard.help", rules.Literal("hazard", f.t.Words(h.Name())), rules.Number("n", h.Cards()))}
		f.balanceLine(b, line(right, i+1), "immune:"+id, f.t.Words(h.Name()), n, func(c *sprites.Canvas, r layout.Rect) {
			pieces.HazardSign(c, r, id, true, sprites.SpriteOpt{})
		}, 1, help)
	}
}

// balanceLine is a picture with a number.
func (f *face) balanceLine(b *ui.Builder, r layout.Rect, id, words string, n int, draw func(*sprites.Canvas, layout.Rect), aspect float64, help []string) {
	h := r.H * 0.84
	pic := layout.R(r.X, r.Center().Y-h/2, h*aspect, h)
	num := layout.R(r.X+h*2.4+12, r.Y, r.Right()-r.X-h*2.4-12, r.H)
	st := sprites.BodyBold.Sized(max(12, r.H*0.56))
	if n == 0 {
		st = st.In(sprites.RedText)
	}
	count := strconv.Itoa(n)
	b.Add(ui.Node{
		ID: id, Role: "count", Label: words, Rect: r, State: map[string]any{"n": n},
		Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: help} },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			draw(c, pic)
			c.Text(count, num, st)
		},
	})
}
