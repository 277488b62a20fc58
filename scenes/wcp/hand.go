package wcp

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

var (
	slotBox   = sprites.PanelStyle{Fill: sprites.Hex(0x1b2223), Border: sprites.LineDark, Width: 1, Radius: 8}
	slotHeld  = sprites.PanelStyle{Fill: sprites.Hex(0x2d2818), Border: sprites.Amber, Width: 2, Radius: 8}
	slotOver  = sprites.PanelStyle{Fill: sprites.Hex(0x283132), Border: sprites.LineColour, Width: 1, Radius: 8}
	slotEmpty = sprites.PanelStyle{Border: sprites.LineDark, Width: 1, Radius: 8, Dashed: true}
	handUsed  = sprites.SpriteOpt{Alpha: 0.45}
	handNote  = sprites.Small.Aligned(sprites.End, sprites.Middle).Fitted()
)

// buildHand lays out the halls and the content of the seat in front. They lie face down
// where the viewer may not know them (WCP-9).
func (f *face) buildHand(b *ui.Builder) {
	seat := f.me()
	own := f.v.Players[seat]
	head, body := f.deskParts()
	halls, tokens := body.CutLeft((body.W - 14) * 0.45)
	_, tokens = tokens.CutLeft(14)
	left, right := head, head
	high := min(body.H, tokens.W/float64(max(own.TokenCount, game.HandSize))*1.7)
	left.W = halls.W
	right.X, right.W = tokens.X, tokens.W
	if own.HallCount > 0 || f.v.HallsLeft > 0 {
		f.handHead(b, left, f.say("hand.halls"), f.hallNote())
		f.places.halls = slots(halls, own.HallCount, high)
	} else { // there will be no halls any more
		tokens, right = body, head
	}
	f.handHead(b, right, f.say("hand.tokens"), f.tokenNote())
	f.places.tokens = slots(tokens, own.TokenCount, high)
	for i, box := range f.places.halls {
		f.buildHallSlot(b, box, seat, i, own.HallCount)
	}
	for i, box := range f.places.tokens {
		f.buildTokenSlot(b, box, seat, i, own.TokenCount)
	}
}

// slots are the places of a hand, six or more, of a height.
func slots(r layout.Rect, n int, h float64) []layout.Rect {
	n = max(n, game.HandSize)
	gap := min(5, r.W/float64(n)*0.08)
	w := min((r.W+gap)/float64(n)-gap, r.H*1.04)
	out := make([]layout.Rect, n)
	for i := range out {
		out[i] = layout.R(r.X+float64(i)*(w+gap), r.Y+(r.H-h)/2, w, h)
	}
	return out
}

func (f *face) handHead(b *ui.Builder, r layout.Rect, title, note string) {
	f.heading(b, r, title)
	st := sprites.Heading.Sized(13)
	_, rest := r.CutLeft(b.TextWidth(title, st.Strong())*1.12 + 26)
	b.Label(rest, note, handNote)
}

// hallNote says what is to be known of the halls in hand.
func (f *face) hallNote() string {
	switch {
	case f.v.Decision != game.DecidePlace || f.t.Acting() == rules.NoSeat:
		return ""
	case f.v.Done.HallLaid:
		return f.say("hand.laid")
	case f.breaching():
		return f.say("hand.breach")
	case !f.may(game.VerbHall):
		return f.say("hand.none-fits")
	}
	return ""
}

func (f *face) tokenNote() string {
	switch {
	case f.v.Decision != game.DecidePlace || f.t.Acting() == rules.NoSeat:
		return ""
	case f.v.Done.ContentLaid:
		return f.say("hand.laid")
	case !f.may(game.VerbContent):
		return f.say("hand.no-place")
	}
	return ""
}

// hallIn is the box of a hall's picture in a slot.
func hallIn(slot layout.Rect) layout.Rect { return slot.Inset(2).FitAspect(120.0 / 136) }

// tokenIn is the box of a token in a slot, with room for its arrows.
func tokenIn(slot layout.Rect) layout.Rect {
	side := min(slot.W, slot.H) * 0.68
	return layout.Around(slot.Center(), layout.S(side, side))
}

func (f *face) buildHallSlot(b *ui.Builder, r layout.Rect, seat, i, count int) {
	pic := hallIn(r)
	id := "hand:hall:" + strconv.Itoa(i)
	tile, _ := f.inSlot(id)
	switch {
	case i >= count:
		b.Panel(r, slotEmpty)
		return
	case tile == game.NoTile:
		b.Panel(r, slotBox)
		b.Sprite(pic, "wcp/hall-destroyed", sprites.SpriteOpt{})
		return
	}
	open, blown := f.shown(id), f.breaching()
	if blown {
		open = tile.Open()
	}
	f.buildSlot(b, r, slotLook{
		id: id, role: "hall", label: f.t.Words(tile.Name()), can: f.may(game.VerbHall) || blown,
		state: map[string]any{"tile": tile.String(), "shows": open.String(), "seat": seat},
		tip:   func() ui.Tip { return f.hallTip(tile) },
		draw: func(c *sprites.Canvas, opt sprites.SpriteOpt) {
			drawHall(c, pic, open, blown, opt)
		},
		size: f.places.tile,
	})
}

func (f *face) buildTokenSlot(b *ui.Builder, r layout.Rect, seat, i, count int) {
	pic := tokenIn(r)
	id := "hand:token:" + strconv.Itoa(i)
	_, token := f.inSlot(id)
	switch {
	case i >= count:
		b.Panel(r, slotEmpty)
		return
	case token == game.NoToken:
		b.Panel(r, slotBox)
		b.Sprite(pic.Grow(1.2), "wcp/content-back", sprites.SpriteOpt{})
		return
	}
	shown := f.shown(id)
	draw := func(c *sprites.Canvas, opt sprites.SpriteOpt) { drawHandToken(c, pic, token, shown, opt) }
	switch {
	case token.Kind() != game.Guard:
		pic = pic.Grow(1.2)
	case pic.W < guardLeast && r.H > r.W*1.4:
		draw = smallGuard(r, token, shown)
	}
	f.buildSlot(b, r, slotLook{
		id: id, role: "token", label: f.t.Words(token.Name()), can: f.may(game.VerbContent),
		state: map[string]any{"token": token.String(), "shows": shown.String(), "seat": seat},
		tip:   func() ui.Tip { return ui.Tip{Title: f.t.Words(token.Name()), Lines: f.tokenLines(token)} },
		draw:  draw,
		size:  contentBox(layout.Rect{W: f.places.tile.W, H: f.places.tile.H}).Size(),
	})
}

// guardLeast is the size below which a guard's numbers stand below it.
const guardLeast = 36

// smallGuard draws a guard of the hand where there is little room: its fire and
// armour stand below it, large enough to be read.
func smallGuard(r layout.Rect, t game.Token, shown game.Edges) func(c *sprites.Canvas, opt sprites.SpriteOpt) {
	side := r.W * 0.66
	top := r.Y + (r.H-side-22)/2 - 1
	pic := layout.R(r.Center().X-side/2, top, side, side)
	mid := layout.P(r.Center().X, pic.Bottom()+14)
	fire, armour := layout.Around(mid.Add(layout.P(-10, 0)), layout.S(19, 19)), layout.Around(mid.Add(layout.P(10, 0)), layout.S(18, 18))
	look := &tokenLooks[t]
	return func(c *sprites.Canvas, opt sprites.SpriteOpt) {
		pieces.GuardArrows(c, pic.Grow(handArrows), layout.EdgeMask(shown), opt)
		c.Sprite(look.art, pic, opt)
		drawSign(c, fire, fireSign, strconv.Itoa(look.fire), opt.Alpha)
		drawSign(c, armour, armourSign, strconv.Itoa(look.armour), opt.Alpha)
	}
}

// slotLook is a slot of the hand with something in it.
type slotLook struct {
	id, role, label string
	can             bool
	state           map[string]any
	tip             func() ui.Tip
	draw            func(c *sprites.Canvas, opt sprites.SpriteOpt)
	size            layout.Size // of the ghost
}

func (f *face) buildSlot(b *ui.Builder, r layout.Rect, l slotLook) {
	up := f.hand.Held() == l.id
	placing := f.v.Decision == game.DecidePlace && f.t.Acting() != rules.NoSeat
	l.state["held"], l.state["usable"], l.state[ui.MayState] = up, l.can, l.can
	box, marked, mark := slotBox, l.can && !up, ui.MayBox
	if up {
		box = slotHeld
	}
	n := ui.Node{
		ID: l.id, Role: l.role, Label: l.label, Rect: r, State: l.state, Tip: l.tip,
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case s.Dragging:
				c.Panel(r, slotEmpty)
				return
			case s.Hover && l.can && !up:
				c.Panel(r, slotOver)
			default:
				c.Panel(r, box)
			}
			if marked {
				c.Panel(r, mark)
			}
			if placing && !l.can {
				l.draw(c, handUsed)
				return
			}
			l.draw(c, sprites.SpriteOpt{})
		},
	}
	if !l.can && f.t.Acting() != rules.NoSeat {
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.whyNotLay(l.id) }}
	}
	if l.can {
		n.OnClick = func() { f.pick(l.id) }
		n.Drag = f.drag(l.id, func(c *sprites.Canvas, r layout.Rect) { f.Ghost(f.lay(l.id, game.Centre))(c, r) })
		n.Drag.Size = l.size
		if up {
			n.OnNotch = f.wheel
		}
	}
	b.Add(n)
}
