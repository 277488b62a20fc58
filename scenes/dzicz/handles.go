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
	case f.t.Acting() == rules.NoSeat || f.hand.Held() != "" || f.movable(at) || f.takes(at):
		return nil
	case cell.Soldier != rules.NoSeat:
		return &ui.Drag{Barred: func() *ui.Refusal { return f.t.Hindrance(game.FromTo(f.stepVerb(at), at, at.Beside()[0])) }}
	case cell.Token != rules.NoSeat:
		return &ui.Drag{Barred: func() *ui.Refusal { return &ui.Refusal{Text: f.say("stays")} }}
	}
	return nil
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
