package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// fixed returns a handle that says why the pieces on a field cannot be picked up now.
// It returns nil where nothing lies, where a soldier can be picked up, and where a
// click on the field does something.
func (f *face) fixed(at game.Field) *ui.Drag {
	cell := f.v.Board[at]
	switch {
	case f.acting() == rules.NoSeat || f.held.on || f.legal.steps[at] != 0 || f.targets().Has(at):
		return nil
	case cell.Soldier != rules.NoSeat:
		return &ui.Drag{Barred: func() *ui.Refusal { return f.t.Hindrance(game.FromTo(f.stepVerb(at), at, at.Beside()[0])) }}
	case cell.Token != rules.NoSeat:
		return &ui.Drag{Barred: func() *ui.Refusal { return &ui.Refusal{Text: f.say("stays")} }}
	}
	return nil
}

// barredBy returns a refusal in words, nil for none.
func (f *face) barredBy(r *rules.Refusal) *ui.Refusal {
	if r == nil {
		return nil
	}
	why := f.t.Why(r)
	return &why
}

// whyNotUse says why the player in front cannot use an action token now. It names no
// field, for none was pointed at.
func (f *face) whyNotUse(seat int, k game.ActionToken) *ui.Refusal {
	switch {
	case !f.mine(seat):
		return &ui.Refusal{Text: f.say("action.others", seatArg(seat))}
	case f.v.Players[seat].Uncovered[k] == 0:
		return &ui.Refusal{Text: f.say("action.spent")}
	case k == game.Assault && f.v.Decision == game.DecideMove:
		return &ui.Refusal{Text: f.say("action.unmoved"), Rule: "DZ-16"}
	case k == game.Assault || k == game.Manoeuvre:
		return f.t.Hindrance(game.FromTo(actionVerbs[k], game.Centre, game.Centre.Beside()[0]))
	case k == game.Defence:
		return f.t.Hindrance(game.Plain(game.VerbDefend))
	}
	return f.t.Hindrance(game.On(game.VerbExpand, game.Centre))
}

// reachedBy returns the fields to which an action token that works through a soldier
// can lead now. For border defence it is the field that is being entered.
func (f *face) reachedBy(verb uint8) game.FieldSet {
	if verb == game.VerbDefend {
		if f.v.Step == nil {
			return 0
		}
		return game.Set(f.v.Step.To)
	}
	var s game.FieldSet
	for at, to := range f.legal.steps {
		if f.legal.step[at] == verb {
			s |= to
		}
	}
	return s
}

// comers are the soldiers that an action token can lead to a field.
func (f *face) comers(verb uint8, to game.Field) []game.Field {
	var out []game.Field
	for _, at := range f.legal.movers().Fields() {
		if f.legal.step[at] == verb && f.legal.steps[at].Has(to) {
			out = append(out, at)
		}
	}
	return out
}

// throughTo is the move of an action token that was dropped on a field, where
// throughBan allows it.
func (f *face) throughTo(verb uint8, to game.Field) rules.Move {
	if from := f.comers(verb, to); len(from) > 0 {
		return game.FromTo(verb, from[0], to)
	}
	return game.Plain(verb)
}

// throughBan says why an action token cannot be dropped on a field: no soldier can
// go there by it, or more than one.
func (f *face) throughBan(verb uint8, to game.Field) *ui.Refusal {
	switch n := len(f.comers(verb, to)); {
	case f.reachedBy(verb).Has(to) && (n == 1 || verb == game.VerbDefend):
		return nil
	case n > 1:
		return &ui.Refusal{Text: f.say("through.several", fieldArg(to))}
	case verb == game.VerbDefend:
		return &ui.Refusal{Text: f.say("through.entered", fieldArg(f.v.Step.To)), Rule: "DZ-17"}
	}
	return &ui.Refusal{Text: f.say("through.nobody", fieldArg(to))}
}
