package paliwo

import (
	"schron/rules"
	game "schron/rules/paliwo"
)

// Prompted speaks of the picked-up human in place of the active one. It says that this
// ends the activation of the other (WP-11).
func (f *face) Prompted(p rules.Prompt) rules.Prompt {
	if f.v == nil || !f.mine(game.SeatHumans) || f.v.Decision != game.DecideTurn || f.who() == game.NoHuman || f.active(f.who()) ||
		p.Pass == nil || p.Pass.Main { // nobody can do anything more
		return p
	}
	left, _ := f.points(f.person(f.who()))
	p.Text = rules.Msg("paliwo.table.picked", humanArg(f.who()), rules.Number("n", left))
	if a := f.v.Activation; a != nil {
		p.Detail = rules.Msg("paliwo.table.picked.other", humanArg(a.Human))
	}
	return p
}
