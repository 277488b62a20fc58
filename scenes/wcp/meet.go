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
	metBox    = sprites.PanelStyle{Fill: sprites.Hex(0x1b2223), Border: sprites.LineColour, Width: 1, Radius: 8}
	pressBox  = sprites.PanelStyle{Fill: sprites.Hex(0x2a1512), Fill2: sprites.Hex(0x1d0f0d), Border: sprites.Hex(0x8e2b1c), Width: 1.5, Radius: 8}
	pressOver = sprites.PanelStyle{Fill: sprites.Hex(0x3a1b16), Fill2: sprites.Hex(0x271210), Border: sprites.Red, Width: 2, Radius: 8, Glow: sprites.Red, Reach: 9}
	metName   = sprites.BodyBold.Fitted()
	metLine   = sprites.Small.In(sprites.Hex(0xc3c8be)).Aligned(sprites.Start, sprites.Start)
)

// met lists the seats whose pawns stand in the hall that the pawn whose turn it
// is has entered.
func (f *face) met() []int {
	var out []int
	turn := int(f.v.Turn)
	at := f.v.Players[turn].Pawn
	for seat := range f.v.Players {
		if p := f.v.Players[seat].Pawn; seat != turn && at != nil && p != nil && *p == *at {
			out = append(out, seat)
		}
	}
	return out
}

// buildMeeting offers what can be done with the pawns that are met: attack, with
// the forecast of the exchange of fire, or trade. Without any it is the hand's
// place.
func (f *face) buildMeeting(b *ui.Builder) {
	seats := f.met()
	press := f.hand.Leads("press")
	if len(seats) == 0 && !press {
		f.buildHand(b)
		return
	}
	head, body := f.deskParts()
	f.heading(b, head, f.say("meeting", fieldArg(*f.v.Players[f.v.Turn].Pawn)))
	cards := body.InsetXY(0, 1)
	if press {
		var box layout.Rect
		most := min(cards.W*0.5, 400)
		if len(seats) == 0 { // room for what comes of it
			most = min(cards.W, 600)
		}
		box, cards = cards.CutLeft(most)
		_, cards = cards.CutLeft(8)
		f.buildPress(b, box)
	}
	if len(seats) == 0 {
		return
	}
	if most := 540 * float64(len(seats)); cards.W > most {
		cards.W = most
	}
	for i, seat := range seats {
		f.buildMet(b, cards.Column(i, len(seats), 8), seat)
	}
}

// buildPress is the big red button, for those who may press it (WCP-35).
func (f *face) buildPress(b *ui.Builder, r layout.Rect) {
	pic, rest := r.InsetXY(6, 2).CutLeft(min(r.H*1.05, r.W*0.36))
	pic = pic.Grow(1.3) // the art has room around the button
	title, rest := rest.InsetXY(4, 6).CutTop(26)
	words, help := f.say("press"), f.say("press.help")
	titleStyle := sprites.Title.In(sprites.RedText).Fitted()
	idle, urged := pressBox, f.t.ButtonKind(game.Plain(game.VerbPress)) == ui.Primary
	if urged {
		idle, titleStyle = pressBox.Bordered(sprites.Amber, 3).Glowing(sprites.Amber, 8), titleStyle.In(sprites.AmberHigh)
	}
	b.Add(ui.Node{
		ID: "press", Role: "button", Label: words, Rect: r, State: map[string]any{"amber": urged, "move": "press", ui.MayState: true},
		OnClick: func() { f.hand.Click("press") }, Hold: f.t.Hold(),
		Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{help}} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			art, box := "wcp/button", idle
			switch {
			case s.Pressed:
				art = "wcp/button-pressed"
			case s.Hover || s.Focused:
				box = pressOver
			}
			c.Panel(r, box)
			c.Sprite(art, pic, sprites.SpriteOpt{})
			c.Text(words, title, titleStyle)
		},
	})
	f.lines(b, rest, []string{help}, metLine.Sized(14))
}

func (f *face) buildMet(b *ui.Builder, r layout.Rect, seat int) {
	look := f.t.LookOf(seat)
	art, o := f.pawnOf(seat), f.t.PlayerLook(seat).Owner()
	in := r.InsetXY(8, 5)
	var pic, buttons layout.Rect
	wide := r.W >= 236
	if wide {
		pic, in = in.CutLeft(min(in.H*0.72, 52))
		_, in = in.CutLeft(8)
		buttons, in = in.CutRight(max(104, min(in.W*0.36, 150)))
		_, in = in.CutRight(8)
	} else {
		buttons, in = in.CutBottom(min(30, in.H*0.46))
	}
	name, rest := in.CutTop(20)
	var change layout.Rect // where the armour of both sides stands
	switch fights := !f.mates(int(f.v.Turn), seat); {
	case fights && in.W >= 250: // beside the name
		name, rest = in.CutTop(26)
		name, change = name.CutLeft(name.W * 0.45)
	case fights && rest.H >= 40:
		change, rest = rest.CutTop(26)
	}
	words := f.duelWords(seat)
	st := metLine
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, metBox)
		c.Panel(layout.R(r.X, r.Y+6, 4, r.H-12), sprites.PanelStyle{Fill: look.Colour, Radius: 2})
		if wide {
			pieces.Pawn(c, pic, art, o, sprites.SpriteOpt{})
		}
		look.DrawName(c, name, metName.Sized(16).In(look.Words))
	})
	n.ID, n.Role, n.Label = "met:"+strconv.Itoa(seat), "panel", look.Name
	n.State = map[string]any{"seat": seat, "forecast": words}
	tip := ui.Tip{Title: look.Name, Lines: words}
	n.Tip = func() ui.Tip { return tip }
	if !change.Empty() {
		f.buildExchange(b, change, seat)
	}
	f.lines(b, rest, words, st)
	f.metButtons(b, buttons, seat, wide, tip)
}

// lines sets as many lines as fit in r.
func (f *face) lines(b *ui.Builder, r layout.Rect, lines []string, st sprites.TextStyle) {
	for _, l := range lines {
		h := b.ParagraphHeight(l, r.W, st)
		if h > r.H {
			return
		}
		b.Paragraph(layout.R(r.X, r.Y, r.W, h), l, st)
		_, r = r.CutTop(h + 1)
	}
}

// mates reports whether two pawns are of one team, so that there is no fight between them.
func (f *face) mates(seat, other int) bool {
	return f.v.Teams && f.v.Players[seat].Person == f.v.Players[other].Person
}

// duelWords forecast the one exchange of fire with another pawn (WCP-30).
func (f *face) duelWords(other int) []string {
	turn := int(f.v.Turn)
	if f.mates(turn, other) {
		return []string{f.say("duel.team")}
	}
	left, outcome := f.v.Duel(turn, other)
	key := duelKeys[outcome]
	if loser := map[game.Outcome]int{game.Win: other, game.Loss: turn}; outcome == game.Win || outcome == game.Loss {
		if len(f.v.Players[loser[outcome]].Owned) == 0 {
			key += ".nothing"
		}
	}
	words := append([]string{f.say(key, seatArg(other))}, f.wreckWords(f.v.Wrecked(turn, other)...)...)
	return append(words, f.say("duel.armour",
		rules.Number("n", f.v.Players[turn].Armour), rules.Number("left", left.Own),
		rules.Number("other", f.v.Players[other].Armour), rules.Number("rest", left.Other)))
}

// buildExchange shows the armour of both sides before and after the exchange of
// fire.
func (f *face) buildExchange(b *ui.Builder, r layout.Rect, other int) {
	turn := int(f.v.Turn)
	left, _ := f.v.Duel(turn, other)
	st := sprites.BodyBold.Sized(14).Aligned(sprites.Middle, sprites.Middle)
	for i, s := range []struct{ seat, will int }{{turn, left.Own}, {other, left.Other}} {
		look := f.t.LookOf(s.seat)
		cell := r.Column(i, 2, 4)
		side := min(cell.H-2, max(16, cell.W/4)) // 16 holds a number
		mark := layout.Around(layout.P(cell.X+side*0.4, cell.Center().Y), layout.S(side*0.6, side*0.6))
		was := layout.Around(layout.P(cell.X+side*1.45, cell.Center().Y), layout.S(side, side))
		arrow := layout.Around(layout.P(cell.X+side*2.25, cell.Center().Y), layout.S(side*0.5, side*0.5))
		will := layout.Around(layout.P(cell.X+side*3.05, cell.Center().Y), layout.S(side, side))
		before, after := strconv.Itoa(f.v.Players[s.seat].Armour), strconv.Itoa(s.will)
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) {
			look.DrawMark(c, mark)
			c.Text(before, was, st)
			c.Sprite("icon/arrow-right", arrow, sprites.SpriteOpt{Tint: sprites.Amber})
			drawSign(c, will, armourSign, after, 1)
		})
	}
}

var duelKeys = [...]string{
	game.Undecided: "duel.undecided", game.Win: "duel.win", game.Loss: "duel.loss", game.Draw: "duel.draw",
}

func (f *face) metButtons(b *ui.Builder, r layout.Rect, seat int, wide bool, tip ui.Tip) {
	list := []struct {
		id, icon, words string
		move            rules.Move
		kind            ui.ButtonKind
	}{
		{"attack", "icon/target", f.say("attack"), game.WithSeat(game.VerbAttack, seat), ui.Danger},
		{"trade", "icon/people", f.say("trade"), game.WithSeat(game.VerbTrade, seat), ui.Normal},
	}
	for i, l := range list {
		id := l.id + ":" + strconv.Itoa(seat)
		box := r.Column(i, 2, 6)
		if wide {
			box = r.Row(i, 2, 6)
		}
		u := ui.Button{
			ID: id, Rect: box, Text: l.words, Kind: l.kind, Size: 14,
			OnClick: func() { f.hand.Click(id) }, Hold: f.t.Hold(), Tip: func() ui.Tip { return tip },
		}
		switch {
		case wide:
			u.Icon = l.icon
		case b.ButtonWidth(u) > box.W:
			u.Icon, u.Label, u.Text = l.icon, l.words, ""
		}
		if !f.hand.Leads(id) {
			u.Disabled = true
			if f.t.Acting() != rules.NoSeat {
				if why := f.t.Hindrance(l.move); why != nil {
					u.Why = func() *ui.Refusal { return why }
					u.Tip = func() ui.Tip { return ui.Tip{Title: l.words, Lines: []string{why.Text}} }
				}
			}
		}
		b.Button(u)
	}
}
