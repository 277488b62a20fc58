package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// barredInvesting is why nothing can be invested from the ledger shown, nil if it
// can.
func (f *face) barredInvesting() *ui.Refusal {
	switch {
	case f.investing():
		return nil
	case f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideInvest:
		return &ui.Refusal{Text: f.say("tool.phase"), Rule: "DO-9"}
	}
	return &ui.Refusal{Text: f.say("tool.other", seatArg("player", f.me()))}
}

// stuck is why a unit of a seat cannot be picked up now, nil if it can.
func (f *face) stuck(seat int, u game.Unit) *ui.Refusal {
	if f.t.Acting() != rules.NoSeat && seat == f.t.Acting() && f.v.Decision == game.DecideMilitary {
		if f.capable(u) {
			return nil
		}
		return f.spent(u)
	}
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMilitary {
		return &ui.Refusal{Text: f.say("army.phase"), Rule: "DO-9"}
	}
	return &ui.Refusal{Text: f.say("army.other", seatArg("player", seat))}
}

// spent is why a unit of the acting seat can do nothing more: what hinders it, or
// that nothing is in its reach.
func (f *face) spent(u game.Unit) *ui.Refusal {
	if why := f.idle(u); why != nil {
		return why
	}
	post := f.unitPost(f.t.Acting(), u)
	if post == nil {
		return nil
	}
	if err := f.t.Check(game.To(game.VerbMove, u, post.Field)); err != nil {
		if r := rules.AsRefusal(err); r != nil && r.Text.Key != "dolores.refuse.move.same" {
			why := f.t.Why(r)
			return &why
		}
	}
	return &ui.Refusal{Text: f.say("army.stuck"), Rule: "DO-43"}
}

// stuckOn returns why none of the units of a seat on a field can be picked up. It
// returns nil if there are none or if one can.
func (f *face) stuckOn(at game.Field) *ui.Refusal {
	if at == game.NoField {
		return nil
	}
	c := f.v.Cell(at)
	seat := c.UnitsOf
	if seat == rules.NoSeat && c.Launcher != game.NoUnit {
		seat = c.Owner
	}
	if seat == rules.NoSeat {
		return nil
	}
	there := f.unitsOn(seat, at)
	if len(there) == 0 || slices.ContainsFunc(there, func(u game.Unit) bool { return f.stuck(seat, u) == nil }) {
		return nil
	}
	return f.stuck(seat, there[0])
}
