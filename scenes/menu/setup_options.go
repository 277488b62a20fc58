package menu

import (
	"maps"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// preset is a choice of all options at once.
type preset struct {
	id      string
	options func(g rules.Game, players int) rules.Options
}

var presets = []preset{
	{"printed", func(g rules.Game, _ int) rules.Options { return rules.PrintedOptions(g) }},
	{"recommended", rules.RecommendedOptions},
}

// usualOptions are the options that nobody has changed.
func usualOptions(g rules.Game) rules.Options {
	o, _ := rules.Options{}.Complete(g.Options())
	return o
}

// choose changes an option. The recommended ones no longer follow the number of players.
func (s *Setup) choose(o rules.Option, v any) {
	s.options[o.ID], s.follows = v, false
}

// use chooses the options of a preset.
func (s *Setup) use(p preset) {
	s.options = p.options(s.game, len(s.lineup.players))
	s.follows = p.id == "recommended"
}

// refusal is why the game cannot be played by so many players with these options.
func (s *Setup) refusal() error {
	_, err := s.game.New(rules.Setup{Players: len(s.lineup.players), Seed: s.chance, Options: s.options})
	return err
}

// refuses reports whether an option is what the game refuses.
func (s *Setup) refuses(o rules.Option) bool {
	e, ok := s.refused.(*rules.OptionError)
	return ok && e.Option == o.ID
}

// note says whether the printed rules name a value of an option. Where nothing is known
// of what is printed it is empty.
func (s *Setup) note(o rules.Option, v any) string {
	if o.IsPrinted(v) {
		return s.h.Say("setup.printed")
	}
	return s.h.Say("setup.ours")
}

// changedDot marks an option that is not as usual.
func (s *Setup) changedDot(b *ui.Builder, id string, line layout.Rect, name string) {
	dot := layout.Around(layout.P(line.X+2, line.Y+13), layout.S(6, 6))
	n := b.Draw(dot, func(c *sprites.Canvas, _ ui.State) { c.Disc(dot.Center(), dot.W/2, sprites.Amber) })
	n.ID, n.Role, n.Label = id+":changed", "text", s.h.Say("setup.changed", rules.Literal("option", name))
}

// presetRow adds the presets and the way back to the usual options at the right of a row.
func (s *Setup) presetRow(b *ui.Builder, r layout.Rect) {
	if len(s.game.Options()) == 0 {
		return
	}
	back, r := r.CutRight(34)
	usual := usualOptions(s.game)
	b.Button(ui.Button{
		ID: "usual", Rect: back, Icon: "icon/undo", Label: s.h.Say("setup.usual"), Disabled: maps.Equal(s.options, usual), Why: s.h.Because("frame.barred.usual"),
		OnClick: func() { s.options, s.follows = usual, false },
		Tip:     func() ui.Tip { return ui.TipOf(s.h.Say("setup.usual"), s.h.Say("setup.usual.help")) },
	})
	for i := len(presets) - 1; i >= 0; i-- {
		p, key := presets[i], "setup.preset."+presets[i].id
		u := ui.Button{
			ID: "preset:" + p.id, Role: "radio", Text: s.h.Say(key), Size: 14,
			Selected: maps.Equal(s.options, p.options(s.game, len(s.lineup.players))),
			OnClick:  func() { s.use(p) },
			Tip:      func() ui.Tip { return ui.TipOf(s.h.Say(key), s.h.Say(key+".help")) },
		}
		u.State = map[string]any{"selected": u.Selected}
		_, r = r.CutRight(chipGap)
		u.Rect, r = r.CutRight(b.ButtonWidth(u) - presetTight)
		b.Button(u)
	}
}

// presetTight is how much narrower than usual the buttons of presets are.
const presetTight = 12
