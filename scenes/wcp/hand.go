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
	own := f.v.Players[f.me()]
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
		f.buildSlot(b, box, "hall", i, own.HallCount)
	}
	for i, box := range f.places.tokens {
		f.buildSlot(b, box, "token", i, own.TokenCount)
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
	if f.breaching {
		return f.say("hand.breach")
	}
	return f.layNote(f.v.Done.HallLaid, game.VerbHall, "hand.none-fits")
}

func (f *face) tokenNote() string {
	return f.layNote(f.v.Done.ContentLaid, game.VerbContent, "hand.no-place")
}

// layNote says that things of a kind were laid, or that none can be.
func (f *face) layNote(laid bool, verb uint8, none string) string {
	switch {
	case f.v.Decision != game.DecidePlace || f.t.Acting() == rules.NoSeat:
		return ""
	case laid:
		return f.say("hand.laid")
	case !f.t.May(verb):
		return f.say(none)
	}
	return ""
}

// hallIn is the box of a hall's picture in a slot.
func hallIn(slot layout.Rect) layout.Rect { return slot.Inset(2).FitAspect(120.0 / 136) }

// tokenIn is the box of a token in a slot, with room for a guard's arrows.
func tokenIn(slot layout.Rect) layout.Rect {
	side := min(slot.W, slot.H) * 0.68
	return layout.Around(slot.Center(), layout.S(side, side))
}

// drawnIn returns how a thing is drawn in a slot.
func drawnIn(r layout.Rect, x thing) func(c *sprites.Canvas, opt sprites.SpriteOpt) {
	pic := tokenIn(r)
	switch {
	case x.hall():
		pic = hallIn(r)
		return func(c *sprites.Canvas, opt sprites.SpriteOpt) { drawHall(c, pic, x.shows, x.blown, opt) }
	case x.token.Kind() != game.Guard:
		pic = pic.Grow(1.2)
	case pic.W < guardLeast && r.H > r.W*1.4:
		return smallGuard(r, x.token, x.shows)
	}
	return func(c *sprites.Canvas, opt sprites.SpriteOpt) { drawHandToken(c, pic, x.token, x.shows, opt) }
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

// buildSlot lays out a slot of the hand: empty, with something face down or with a thing.
func (f *face) buildSlot(b *ui.Builder, r layout.Rect, kind string, i, count int) {
	id := slotID(kind, i)
	x := f.inSlot(id)
	switch {
	case i >= count:
		b.Panel(r, slotEmpty)
	case x != nothing:
		f.buildThing(b, r, id, kind, x)
	case kind == "hall":
		b.Panel(r, slotBox)
		b.Sprite(hallIn(r), "wcp/hall-destroyed", sprites.SpriteOpt{})
	default:
		b.Panel(r, slotBox)
		b.Sprite(tokenIn(r).Grow(1.2), "wcp/content-back", sprites.SpriteOpt{})
	}
}

func (f *face) buildThing(b *ui.Builder, r layout.Rect, id, kind string, x thing) {
	can, up := f.t.May(x.on(game.Centre).Verb), f.hand.Held() == id
	used := !can && f.v.Decision == game.DecidePlace && f.t.Acting() != rules.NoSeat
	box, mark, draw := slotBox, ui.MayBox, drawnIn(r, x)
	if up {
		box = slotHeld
	}
	n := ui.Node{
		ID: id, Role: kind, Label: f.t.Words(x.name()), Rect: r,
		State: map[string]any{"shows": x.shows.String(), "seat": f.me(), "held": up, "usable": can, ui.MayState: can},
		Tip:   func() ui.Tip { return f.thingTip(x) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case s.Dragging:
				c.Panel(r, slotEmpty)
				return
			case s.Hover && can && !up:
				c.Panel(r, slotOver)
			default:
				c.Panel(r, box)
			}
			if can && !up {
				c.Panel(r, mark)
			}
			opt := sprites.SpriteOpt{}
			if used {
				opt = handUsed
			}
			draw(c, opt)
		},
	}
	ghost := layout.Rect{W: f.places.tile.W, H: f.places.tile.H}
	if x.hall() {
		n.State["tile"] = x.tile.String()
	} else {
		n.State["token"], ghost = x.token.String(), contentBox(ghost)
	}
	switch {
	case can:
		n.OnClick = func() { f.pick(id) }
		n.Drag = f.drag(id, ghost.Size(), func(c *sprites.Canvas, r layout.Rect) { f.Ghost(f.inSlot(id).on(game.Centre))(c, r) })
		if up {
			n.OnNotch = f.wheel
		}
	case f.t.Acting() != rules.NoSeat:
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.whyNotLay(x) }}
	}
	b.Add(n)
}
