package menu

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
	"schron/sprites"
)

var playerRow = sprites.PanelStyle{Fill: sprites.Hex(0x171d1e), Border: sprites.LineDark, Width: 1, Radius: 9}

// players adds the panel with a row per player.
func (s *Setup) players(b *ui.Builder, r layout.Rect) {
	inner := panel(b, r, s.h.Say("setup.players"))
	s.chips(b, layout.R(inner.X, r.Y+panelPad-8, inner.W, 30))
	roles := s.game.Roles(len(s.lineup.players))
	note, rows := inner.CutBottom(s.orderHeight(b, inner.W))
	_, rows = rows.CutBottom(12)
	// All rows that the game may have fit, so that nothing jumps.
	high := math.Min(60+s.roleHigh(rows.W), (rows.H+8)/float64(s.lineup.most)-8)
	for i := range s.lineup.players {
		var row layout.Rect
		row, rows = rows.CutTop(high)
		_, rows = rows.CutTop(8)
		s.player(b, i, row, roles)
	}
	if free := s.lineup.most - len(s.lineup.players); free > 0 {
		row, _ := rows.CutTop(high)
		s.slot(b, row)
	}
	s.order(b, note, roles)
}

var (
	slotText = sprites.ButtonText.In(sprites.Muted)
	slotOver = sprites.SlotBox.Bordered(sprites.Amber, 1.5).Filled(sprites.Hex(0x1c2324))
)

// slot adds the empty seat below the players: one more may sit down there.
func (s *Setup) slot(b *ui.Builder, r layout.Rect) {
	words := s.h.Say("setup.add")
	w := b.TextWidth(words, slotText) + 30
	in := r.Anchor(layout.S(w, 20), 0.5, 0.5)
	icon, text := in.CutLeft(20)
	_, text = text.CutLeft(8)
	b.Add(ui.Node{
		ID: "add", Role: "button", Label: words, Rect: r, OnClick: s.lineup.add,
		Draw: func(c *sprites.Canvas, st ui.State) {
			box, ink := sprites.SlotBox, sprites.Muted
			if st.Hover || st.Pressed {
				box, ink = slotOver, sprites.AmberHigh
			}
			c.Panel(r, box)
			c.Sprite("icon/plus", icon, sprites.SpriteOpt{Tint: ink})
			c.Text(words, text, slotText.In(ink).Aligned(sprites.Start, sprites.Middle))
		},
	})
}

// playersHeight is the least height of the panel of the players.
func (s *Setup) playersHeight(b *ui.Builder, w float64) float64 {
	most, w := float64(s.lineup.most), w-2*panelPad
	return 2*panelPad + panelHead + most*(rowLeast+s.roleHigh(w)+8) - 8 + 12 + s.orderHeight(b, w)
}

// orderHeight is the height of what is said of the order of play.
func (s *Setup) orderHeight(b *ui.Builder, w float64) float64 {
	if s.game.Roles(len(s.lineup.players)) != nil || s.inOrder {
		return control
	}
	return b.ParagraphHeight(s.h.Say("setup.order"), w, sprites.Small.Sized(14))
}

// order says how the order of play comes about, or adds the button that swaps
// the sides.
func (s *Setup) order(b *ui.Builder, r layout.Rect, roles []string) {
	if roles != nil {
		swap := ui.Button{ID: "swap", Text: s.h.Say("setup.swap"), Icon: "icon/rotate", OnClick: s.lineup.rotate}
		w := b.ButtonWidth(swap)
		swap.Rect, r = r.CutLeft(w)
		_, r = r.CutLeft(gap)
		b.Button(swap)
		b.Paragraph(r, s.h.Say("setup.roles"), sprites.Small.Sized(14))
		return
	}
	if s.inOrder {
		draw := ui.Button{ID: "draw-order", Text: s.h.Say("setup.draw-order"), Icon: "icon/dice", OnClick: func() { s.inOrder = false }}
		w := b.ButtonWidth(draw)
		draw.Rect, r = r.CutLeft(w)
		_, r = r.CutLeft(gap)
		b.Button(draw)
		b.Paragraph(r, s.orderWords(), sprites.Small.Sized(14))
		return
	}
	b.Paragraph(r, s.h.Say("setup.order"), sprites.Small.Sized(14))
}

// orderWords says who begins where the players sit as they are listed.
func (s *Setup) orderWords() string {
	seed, _ := s.useSeed()
	first := s.begins(seed)
	for other := range uint64(8) {
		if s.begins(other) != first {
			return s.h.Say("setup.in-order.drawn")
		}
	}
	return s.h.Say("setup.in-order", rules.Literal("player", s.lineup.name(first)))
}

// begins is the player who acts first in the match of a seed; the first one where it
// cannot be played.
func (s *Setup) begins(seed uint64) int {
	state, err := s.game.New(rules.Setup{Players: len(s.lineup.players), Seed: seed, Options: s.options})
	if err != nil {
		return 0
	}
	return state.Owner(state.Actor())
}

// narrowRow is the width below which a row of a player saves room.
const narrowRow = 440

// roleHigh is the height of a role above a player's name in a row of a width. It is 0 where
// the role has room beside the name.
func (s *Setup) roleHigh(w float64) float64 {
	if w < narrowRow && s.game.Roles(len(s.lineup.players)) != nil {
		return 20
	}
	return 0
}

// player adds the row of one player.
func (s *Setup) player(b *ui.Builder, i int, r layout.Rect, roles []string) {
	p := s.lineup.players[i]
	look := s.h.LookOf(p, i)
	id := "player:" + itoa(i+1)
	stripe := layout.R(r.X, r.Y, 6, r.H)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, playerRow)
		c.Panel(stripe, sprites.PanelStyle{Fill: look.Colour, Radius: 3})
	})
	box := r
	if high := s.roleHigh(r.W); high > 0 {
		var head layout.Rect
		head, box = r.CutTop(high + 4)
		_, head = head.CutTop(4)
		b.Label(head.InsetXY(14, 0), s.h.Say(roles[i]), sprites.BodyBold.In(look.Words).Fitted())
	}
	in := box.InsetXY(14, math.Max(4, (box.H-control)/2))
	spare := 12.0
	if roles != nil || r.W < narrowRow {
		spare = 0
	}
	mark, in := in.CutLeft(in.H + spare)
	s.markButton(b, id+":look", i, mark.Inset(0))
	_, in = in.CutLeft(10)
	if s.lineup.least < s.lineup.most {
		var remove layout.Rect
		remove, in = in.CutRight(in.H)
		_, in = in.CutRight(8)
		s.removeButton(b, id+":remove", i, remove)
	}
	kind, in := in.CutRight(math.Min(176, in.W*0.38))
	_, in = in.CutRight(10)
	if s.hasOpponents(p.Bot) {
		var face layout.Rect
		face, in = in.CutLeft(in.H)
		_, in = in.CutLeft(8)
		s.faceButton(b, id+":opponent", i, face)
	}
	if box == r && roles != nil {
		var role layout.Rect
		role, in = in.CutLeft(math.Min(110, in.W*0.45))
		b.Label(role, s.h.Say(roles[i]), sprites.BodyBold.In(look.Words).Fitted())
		_, in = in.CutLeft(8)
	}
	wrong, _ := s.lineup.fault()
	b.TextField(ui.TextField{
		ID: id + ":name", Rect: in, Label: s.h.Say("setup.name"), Value: p.Name, Most: maxLetters, Count: true, Wrong: wrong == i,
		Placeholder: s.h.Called(rules.Player{Bot: p.Bot}, i),
		OnChange:    func(v string) { s.lineup.players[i].Name = v },
		Tip: func() ui.Tip {
			return ui.Tip{Title: s.lineup.name(i), Lines: []string{s.h.Say("setup.name.most", rules.Number("n", maxLetters))}}
		},
	})
	s.kind(b, id+":kind", i, kind)
}

// removeButton adds the button that takes a player away.
func (s *Setup) removeButton(b *ui.Builder, id string, i int, r layout.Rect) {
	least := s.lineup.least
	b.Button(ui.Button{
		ID: id, Rect: r, Icon: "icon/close", Label: s.h.Say("setup.remove"), Kind: ui.Quiet,
		Disabled: len(s.lineup.players) <= least, OnClick: func() { s.lineup.remove(i) },
		Tip: func() ui.Tip {
			if len(s.lineup.players) <= least {
				return ui.Tip{Title: s.h.Say("setup.remove"), Lines: []string{s.h.Say("setup.least", rules.Number("n", least))}}
			}
			return ui.Tip{Title: s.h.Say("setup.remove")}
		},
	})
}

// kind adds the choice of who plays: a person or a bot.
func (s *Setup) kind(b *ui.Builder, id string, i int, r layout.Rect) {
	value, _ := bots.StyleOf(s.lineup.players[i].Bot)
	if value == "" {
		value = person
	}
	b.Select(ui.Select{
		ID: id, Rect: r, Options: s.botKinds(), Value: value, Label: s.h.Say("setup.kind"),
		OnChange: func(v string) {
			if v == person {
				v = ""
			}
			s.seat(i, v)
		},
		Tip: func() ui.Tip {
			if value == person {
				return ui.Tip{Title: s.h.Say("setup.kind")}
			}
			return s.botTip(value)
		},
	})
}

// seat gives seat i to a bot, or to a person where its id is empty. A bot of another level
// plays in the same style, unless that opponent sits at the table already.
func (s *Setup) seat(i int, bot string) {
	p := &s.lineup.players[i]
	if p.Bot == "" && bot != "" {
		p.Name = "" // the person does not play
	}
	_, style := bots.StyleOf(p.Bot)
	if p.Bot = bot; style != "" && s.hasOpponents(bot) && s.holder(i, plays(bots.WithStyle(bot, style))) == "" {
		p.Bot = bots.WithStyle(bot, style)
	}
}

// markButton adds a player's mark, which opens the choice of colour and mark.
func (s *Setup) markButton(b *ui.Builder, id string, i int, r layout.Rect) {
	look := s.h.LookOf(s.lineup.players[i], i)
	side := math.Min(r.H-12, r.W-16)
	at := layout.Around(r.Center(), layout.S(side, side))
	b.Button(ui.Button{
		ID: id, Rect: r, Label: s.h.Say("setup.look"), OnClick: func() { s.dress = i },
		State: map[string]any{"colour": s.lineup.players[i].Colour, "mark": s.lineup.players[i].Mark},
		Tip:   func() ui.Tip { return ui.Tip{Title: s.h.Say("setup.look")} },
	})
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) { look.DrawMark(c, at) })
}

// wardrobe adds the choice of colour and mark for a player.
func (s *Setup) wardrobe(b *ui.Builder) {
	i := s.dress
	p := s.lineup.players[i]
	name := s.h.LookOf(p, i).Name
	done := func() { s.dress = -1 }
	const cell, between, about = 54.0, 8.0, 46.0
	high := 2*(26+cell) + 14 + about
	if p.Bot == "" {
		high += 10 + control
	}
	b.Dialog(ui.Dialog{
		ID: "look", Title: s.h.Say("setup.look-of", rules.Literal("player", name)), OnCancel: done,
		Width: 6*cell + 5*between + 60, ContentHeight: high,
		Buttons: []ui.Button{{ID: "done", Text: s.h.Say("frame.ok"), Kind: ui.Primary, OnClick: done}},
		Content: func(b *ui.Builder, r layout.Rect) {
			s.colours(b, i, cutRow(b, &r, s.h.Say("setup.colour"), cell))
			_, r = r.CutTop(14)
			s.marks(b, i, cutRow(b, &r, s.h.Say("setup.mark"), cell))
			_, r = r.CutTop(8)
			swap, r := r.CutTop(about - 8)
			b.Paragraph(swap, s.h.Say("setup.look-swap"), sprites.Small.Sized(13.5).Aligned(sprites.Start, sprites.Start))
			if p.Bot == "" {
				_, r = r.CutTop(10)
				s.confirmEnd(b, r, name)
			}
		},
	})
}

// confirmEnd adds the choice whether a person is asked before a turn ends.
func (s *Setup) confirmEnd(b *ui.Builder, r layout.Rect, name string) {
	words := s.h.Say("settings.confirm-end")
	b.Toggle(ui.Toggle{
		ID: "look:confirm-end", Rect: r, Text: words, On: s.h.ConfirmsEnd(name), OnChange: func(on bool) { s.h.ConfirmEnd(name, on) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: words, Lines: []string{s.h.Say("setup.confirm-end.help", rules.Literal("player", name))}}
		},
	})
}

// cutRow cuts a heading and a row of cells off the top of r.
func cutRow(b *ui.Builder, r *layout.Rect, heading string, high float64) layout.Rect {
	head, rest := r.CutTop(26)
	b.Label(head, heading, sprites.Small.Sized(14))
	row, rest := rest.CutTop(high)
	*r = rest
	return row
}

// colours adds the six colours.
func (s *Setup) colours(b *ui.Builder, i int, row layout.Rect) {
	mark := s.lineup.players[i].Mark
	for k, box := range row.Columns(len(sprites.PlayerColours()), 8) {
		c := sprites.PlayerColours()[k]
		s.swatch(b, "look:colour:"+string(c), box, s.h.Say("frame.colour."+string(c)), string(c) == s.lineup.players[i].Colour,
			mark, c, func() { s.lineup.colour(i, c) }, s.holder(i, func(p rules.Player) bool { return p.Colour == string(c) }))
	}
}

// marks adds the six marks.
func (s *Setup) marks(b *ui.Builder, i int, row layout.Rect) {
	colour := sprites.ColourID(s.lineup.players[i].Colour)
	for k, box := range row.Columns(len(sprites.Marks()), 8) {
		m := sprites.Marks()[k]
		s.swatch(b, "look:mark:"+string(m), box, s.h.Say("frame.mark."+string(m)), string(m) == s.lineup.players[i].Mark,
			string(m), colour, func() { s.lineup.mark(i, m) }, s.holder(i, func(p rules.Player) bool { return p.Mark == string(m) }))
	}
}

// holder names the other player who has something, "" if nobody has.
func (s *Setup) holder(i int, has func(rules.Player) bool) string {
	for k, p := range s.lineup.players {
		if k != i && has(p) {
			return s.h.LookOf(p, k).Name
		}
	}
	return ""
}

// swatch adds one colour or mark to choose. One that another player has shows
// a dot and tells whose it is.
func (s *Setup) swatch(b *ui.Builder, id string, r layout.Rect, label string, chosen bool, mark string, colour sprites.ColourID, pick func(), holder string) {
	b.Button(ui.Button{
		ID: id, Role: "radio", Rect: r, Label: label, Selected: chosen, OnClick: pick,
		Tip: func() ui.Tip {
			if holder == "" {
				return ui.Tip{Title: label}
			}
			return ui.Tip{Title: label, Lines: []string{s.h.Say("setup.look-held", rules.Literal("player", holder))}}
		},
	})
	at := r.Inset(11)
	dot := layout.P(r.Right()-9, r.Y+9)
	picture := "mark/" + mark
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Sprite(picture, at, sprites.SpriteOpt{Tint: sprites.PlayerColour(colour)})
		if holder != "" {
			c.Disc(dot, 3, sprites.Muted)
		}
	})
}
