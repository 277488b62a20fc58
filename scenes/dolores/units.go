package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
)

// unitPost is the line of a unit in its federation's ledger, nil off the map.
func (f *face) unitPost(seat int, u game.Unit) *game.UnitState {
	if seat < 0 || seat >= len(f.v.Federations) {
		return nil
	}
	units := f.v.Federations[seat].Units
	for i := range units {
		if units[i].Unit == u {
			return &units[i]
		}
	}
	return nil
}

// isLauncher reports whether a kind stands on the ground and fires once.
func isLauncher(kind game.Good) bool { return kind == game.Launcher || kind == game.SuperLauncher }

// capable reports whether a unit of the acting seat may still do something.
func (f *face) capable(u game.Unit) bool { return len(f.hand.Starts(unitIDs[u])) > 0 }

// unitsOn lists the units of a seat on a field: the stack with its top first,
// then what is aboard, then a launcher.
func (f *face) unitsOn(seat int, at game.Field) []game.Unit {
	var out, aboard []game.Unit
	for _, st := range f.v.Stacks {
		if st.Field == at && st.Seat == seat {
			out = append(out, st.Units...)
			slices.Reverse(out)
		}
	}
	for _, x := range f.v.Federations[seat].Units {
		if x.Field == at && (x.Ship != nil || isLauncher(x.Unit.Kind())) {
			aboard = append(aboard, x.Unit)
		}
	}
	return append(out, aboard...)
}

// ready returns the unit on a field that a click or drag means, game.NoUnit for none. That
// is the one in hand if it is there, else the highest that may still act.
func (f *face) ready(at game.Field) game.Unit {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMilitary {
		return game.NoUnit
	}
	there := slices.DeleteFunc(f.unitsOn(f.t.Acting(), at), func(u game.Unit) bool { return !f.capable(u) })
	switch {
	case slices.Contains(there, f.unit()):
		return f.unit()
	case len(there) > 0:
		return there[0]
	}
	return game.NoUnit
}

// stackOf counts a unit and those that stand with it, while units act.
func (f *face) stackOf(u game.Unit) int {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMilitary {
		return 0
	}
	return len(f.v.Stack(f.t.Acting(), u))
}
