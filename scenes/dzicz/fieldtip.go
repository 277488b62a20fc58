package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// fieldTip tells what lies on a field, unless the bubble tells already what
// would happen there.
func (f *face) fieldTip(at game.Field) ui.Tip {
	if _, ok := f.foresee(at); ok {
		return ui.Tip{}
	}
	cell := f.v.Board[at]
	tip := ui.Tip{Title: f.say("field", fieldArg(at))}
	add := func(key string, h rules.Holder) {
		if h != rules.NoSeat {
			tip.Lines = append(tip.Lines, f.say(key, seatArg(int(h))))
		}
	}
	if cell.Outpost {
		add("on.both", cell.Token)
	} else {
		add("on.token", cell.Token)
	}
	add("on.soldier", cell.Soldier)
	if f.usedSoldier(at) {
		tip.Lines = append(tip.Lines, f.say("on.used"))
	}
	switch len(cell.CoveredBy) {
	case 0:
	case 1:
		tip.Lines = append(tip.Lines, f.say("on.covered", seatArg(cell.CoveredBy[0])))
	default:
		tip.Lines = append(tip.Lines, f.say("on.covered.several"))
	}
	if len(tip.Lines) == 0 {
		tip.Lines = append(tip.Lines, f.say("on.nothing"))
	}
	return tip
}

// usedSoldier reports whether the soldier on a field has had its move of this go.
func (f *face) usedSoldier(at game.Field) bool {
	return f.v.Phase == game.PhaseMove && f.v.Go != rules.NoSeat &&
		f.v.Board[at].Soldier == f.v.Go && game.Set(f.v.Movement.Used...).Has(at)
}
