package menu

import (
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
	"schron/sprites"
)

// hasOpponents reports whether there are opponents with a character at the level of a bot.
func (s *Setup) hasOpponents(bot string) bool {
	level, _ := bots.StyleOf(bot)
	_, err := bots.Find(s.game, bots.WithStyle(level, bots.Styles[0]))
	return bot != "" && err == nil
}

// plays is what tells a player whom a bot plays for.
func plays(bot string) func(rules.Player) bool {
	return func(p rules.Player) bool { return p.Bot == bot }
}

// faceOf is the picture of a bot.
func (s *Setup) faceOf(bot string) string {
	if face := s.h.LookOf(rules.Player{Bot: bot}, 0).Face; face != "" {
		return face
	}
	return "icon/robot"
}

// faceButton adds the face of a computer player, which opens the choice of opponents.
func (s *Setup) faceButton(b *ui.Builder, id string, i int, r layout.Rect) {
	bot := s.lineup.players[i].Bot
	b.Button(ui.Button{
		ID: id, Rect: r, Label: s.h.Say("setup.opponent"), OnClick: func() { s.foe = i }, State: map[string]any{"bot": bot},
		Tip: func() ui.Tip {
			return ui.Tip{Title: s.h.Say("setup.opponent"), Lines: []string{s.character(bot)}}
		},
	})
	s.face(b, bot, r.Inset(4))
}

// face draws a bot.
func (s *Setup) face(b *ui.Builder, bot string, r layout.Rect) {
	picture := s.faceOf(bot)
	r = layout.Around(r.Center(), layout.S(min(r.W, r.H), min(r.W, r.H)))
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Sprite(picture, r, sprites.SpriteOpt{Tint: sprites.Paper}) })
}

// character says how a bot plays this game.
func (s *Setup) character(bot string) string {
	level, style := bots.StyleOf(bot)
	if style == "" {
		return s.h.Say("setup.bot." + level + ".help")
	}
	return s.h.Say(s.game.ID() + ".style." + style)
}

// opponents adds the choice of the opponent who plays for a computer: one without a
// character, one of each style, or one by chance. Nobody sits at the table twice.
func (s *Setup) opponents(b *ui.Builder) {
	i := s.foe
	now := s.lineup.players[i].Bot
	level, _ := bots.StyleOf(now)
	done := func() { s.foe = -1 }
	all := []string{level}
	for _, style := range bots.Styles {
		all = append(all, bots.WithStyle(level, style))
	}
	const cell, high = 104.0, 136.0
	b.Dialog(ui.Dialog{
		ID: "opponents", Title: s.h.Say("setup.opponents", rules.Literal("level", s.h.Say("setup.bot."+level+".short"))), OnCancel: done,
		Width: float64(len(all))*(cell+8) + 52, ContentHeight: high + 12 + control + 12 + 66,
		Buttons: []ui.Button{{ID: "done", Text: s.h.Say("frame.ok"), Kind: ui.Primary, OnClick: done}},
		Content: func(b *ui.Builder, r layout.Rect) {
			row, r := r.CutTop(high)
			for k, box := range row.Columns(len(all), 8) {
				s.opponent(b, i, all[k], box)
			}
			_, r = r.CutTop(12)
			line, r := r.CutTop(control)
			draw := ui.Button{ID: "opponent:draw", Text: s.h.Say("setup.opponent.draw"), Icon: "icon/dice", OnClick: func() { s.drawOpponent(i) }}
			draw.Rect, _ = line.CutLeft(b.ButtonWidth(draw))
			b.Button(draw)
			_, r = r.CutTop(12)
			b.Paragraph(r, s.character(now), sprites.Body.Sized(16).Aligned(sprites.Start, sprites.Start))
		},
	})
}

// opponent adds one to choose, with face and name.
func (s *Setup) opponent(b *ui.Builder, i int, bot string, r layout.Rect) {
	name, taken := s.h.Called(rules.Player{Bot: bot}, i), ""
	if _, style := bots.StyleOf(bot); style != "" {
		taken = s.holder(i, plays(bot))
	}
	b.Button(ui.Button{
		ID: "opponent:" + bot, Role: "radio", Rect: r, Label: name, Selected: s.lineup.players[i].Bot == bot,
		Disabled: taken != "", Why: s.h.Because("setup.opponent.sits"),
		OnClick: func() { s.lineup.players[i].Bot = bot },
		Tip:     func() ui.Tip { return ui.Tip{Title: name, Lines: []string{s.character(bot)}} },
	})
	words, face := r.Inset(8).CutBottom(24)
	s.face(b, bot, face)
	b.Label(words, name, sprites.BodyBold.Sized(15).Aligned(sprites.Middle, sprites.Middle).Fitted())
}

// drawOpponent seats one of the characters that are free, by chance, another one each
// time.
func (s *Setup) drawOpponent(i int) {
	p := &s.lineup.players[i]
	level, _ := bots.StyleOf(p.Bot)
	var free []string
	for _, style := range bots.Styles {
		if bot := bots.WithStyle(level, style); bot != p.Bot && s.holder(i, plays(bot)) == "" {
			free = append(free, bot)
		}
	}
	if len(free) == 0 {
		return
	}
	seed, _ := s.useSeed()
	s.drawn++
	r := rules.NewRand(seed + s.drawn)
	p.Bot = free[r.IntN(len(free))]
}
