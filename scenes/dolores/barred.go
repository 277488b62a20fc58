package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// barred is why nothing of a seat can be used now that is used in a decision, nil if it
// can. Words begins the keys of what is said.
func (f *face) barred(use game.Decision, seat int, words string) *ui.Refusal {
	switch {
	case f.t.Acting() == rules.NoSeat || f.v.Decision != use:
		return &ui.Refusal{Text: f.say(words + ".phase"), Rule: "DO-9"}
	case seat != f.t.Acting():
		return &ui.Refusal{Text: f.say(words+".other", seatArg("player", seat))}
	}
	return nil
}

// barredInvesting is why nothing can be invested from the ledger shown, nil if it
// can.
func (f *face) barredInvesting() *ui.Refusal { return f.barred(game.DecideInvest, f.me(), "tool") }

// stuck is why a unit of a seat cannot be picked up now, nil if it can. A unit of the acting
// seat that can do nothing more is hindered, or nothing is in its reach.
func (f *face) stuck(seat int, u game.Unit) *ui.Refusal {
	if why := f.barred(game.DecideMilitary, seat, "army"); why != nil || f.capable(u) {
		return why
	}
	post := f.unitPost(seat, u)
	if why := f.idle(u); why != nil || post == nil {
		return why
	}
	if r := rules.AsRefusal(f.t.Check(game.To(game.VerbMove, u, post.Field))); r != nil && r.Text.Key != "dolores.refuse.move.same" {
		return f.t.Why(r)
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
