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

// capable returns which units of the acting seat may still do something.
func (f *face) capable() (out [game.Units]bool) {
	if f.t.Acting() == rules.NoSeat {
		return out
	}
	for _, m := range f.t.Moves() {
		switch m.Verb {
		case game.VerbMove, game.VerbEmbark, game.VerbAttack, game.VerbSabotage, game.VerbAim:
			out[m.A] = true
		}
	}
	return out
}

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

// ready returns the unit on a field that a click or drag means. That is the one in hand
// if it is there, else the highest that may still act.
func (f *face) ready(at game.Field) (game.Unit, bool) {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMilitary {
		return game.NoUnit, false
	}
	there := f.unitsOn(f.t.Acting(), at)
	if len(there) == 0 {
		return game.NoUnit, false // nothing to look for among all moves
	}
	can := f.capable()
	if f.hand.kind == unitHand && slices.Contains(there, f.hand.unit) && can[f.hand.unit] {
		return f.hand.unit, true
	}
	for _, u := range there {
		if can[u] {
			return u, true
		}
	}
	return game.NoUnit, false
}

// unitWays lists what sending a unit to a field could mean. It may fight the units
// there, go there or aboard a ship, or sabotage what lies there. What belongs to nobody
// is sabotaged only on request.
func (f *face) unitWays(h hand, at game.Field) []rules.Move {
	seat := f.t.Acting()
	if seat == rules.NoSeat {
		return nil
	}
	switch {
	case f.v.Decision == game.DecideTarget:
		return []rules.Move{game.On(game.VerbFire, at)}
	case isLauncher(h.unit.Kind()):
		if slices.Contains(f.v.ReachOf(seat, h.unit).Targets, at) {
			return []rules.Move{game.By(game.VerbAim, h.unit)}
		}
		return nil
	case h.stack:
		if all := f.v.March(h.unit, at); len(all) > 0 {
			return all[:1]
		}
		return []rules.Move{game.To(game.VerbMove, h.unit, at)} // says why not
	case h.raid:
		return []rules.Move{game.To(game.VerbSabotage, h.unit, at)}
	}
	var out []rules.Move
	cell := f.v.Cell(at)
	if cell.UnitsOf != rules.NoSeat && cell.UnitsOf != seat {
		out = append(out, game.To(game.VerbAttack, h.unit, at))
	}
	if h.unit.Kind() != game.Warship && cell.UnitsOf == seat && cell.Terrain == game.Sea {
		for _, ship := range cell.Units {
			out = append(out, rules.Move{Verb: game.VerbEmbark, A: int16(h.unit), B: int16(ship)})
		}
	} else {
		out = append(out, game.To(game.VerbMove, h.unit, at))
	}
	if cell.Owner != rules.NoSeat && cell.Owner != seat {
		out = append(out, game.To(game.VerbSabotage, h.unit, at))
	}
	return out
}

// meant leaves out what makes no difference: one ship is as good as another.
func (f *face) meant(h hand, _ game.Field, ways []rules.Move) []rules.Move {
	if h.kind != unitHand {
		return ways
	}
	aboard := false
	return slices.DeleteFunc(ways, func(m rules.Move) bool {
		if m.Verb != game.VerbEmbark {
			return false
		}
		more := aboard
		aboard = true
		return more
	})
}
