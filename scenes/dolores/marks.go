package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
)

// mark says on the map what can be done where.
func (f *face) mark() {
	set := func(list []game.Field, m pieces.PlanetMark) {
		for _, at := range list {
			f.planet.Fields[at].Mark = m
		}
	}
	if f.nets {
		f.markNetworks()
	}
	switch {
	case f.v.Decision == game.DecideTarget:
		f.markVerb(game.VerbFire, pieces.PlanetReach)
	case f.hand.kind == unitHand:
		f.markUnit()
	case f.hand.on():
		for at, ok := range f.targets(f.hand) {
			if ok {
				f.planet.Fields[at].Mark = pieces.PlanetTarget
			}
		}
	default:
		f.markQuestion()
	}
	if m := f.v.Missile; m != nil && m.Target != nil {
		set(blastOf(m.Super, *m.Target), pieces.PlanetDanger)
	}
	set(f.row, pieces.PlanetChosen)
	f.markOver(set)
}

// markVerb marks the fields that a verb may name.
func (f *face) markVerb(verb uint8, m pieces.PlanetMark) {
	if f.t.Acting() == rules.NoSeat {
		return
	}
	for _, x := range f.t.Moves() {
		if x.Verb == verb {
			f.planet.Fields[x.A].Mark = m
		}
	}
}

// markUnit marks where the unit in hand may go and what it may attack.
func (f *face) markUnit() {
	if f.t.Acting() == rules.NoSeat {
		return
	}
	fields := f.planet.Fields
	r, stack := f.v.ReachOf(f.t.Acting(), f.hand.unit), f.v.Stack(f.t.Acting(), f.hand.unit)
	for _, at := range r.Targets {
		fields[at].Mark = pieces.PlanetReach
	}
	for _, m := range f.t.Moves() {
		if u := game.Unit(m.A); u != f.hand.unit && !(f.hand.stack && slices.Contains(stack, u)) {
			continue
		}
		switch m.Verb {
		case game.VerbMove:
			if !f.hand.raid {
				fields[m.B].Mark = pieces.PlanetTarget
			}
		case game.VerbEmbark:
			if post := f.unitPost(f.t.Acting(), game.Unit(m.B)); post != nil && !f.hand.raid {
				fields[post.Field].Mark = pieces.PlanetTarget
			}
		case game.VerbAttack:
			if !f.hand.raid && !f.hand.stack {
				fields[m.B].Mark = pieces.PlanetDanger
			}
		case game.VerbSabotage:
			if owner := fields[m.B].Owner; f.hand.raid || !f.hand.stack && owner != rules.NoSeat && owner != f.t.Acting() && fields[m.B].Mark == pieces.PlanetPlain {
				fields[m.B].Mark = pieces.PlanetDanger
			}
		}
	}
	if post := f.unitPost(f.t.Acting(), f.hand.unit); post != nil {
		fields[post.Field].Mark = pieces.PlanetChosen
	}
}

// markQuestion marks the fields that answer what is asked.
func (f *face) markQuestion() {
	switch f.v.Decision {
	case game.DecideGather:
		f.markVerb(game.VerbHarvest, pieces.PlanetPick)
		f.markVerb(game.VerbFell, pieces.PlanetPick)
	case game.DecideCapital:
		f.markVerb(game.VerbCapital, pieces.PlanetPick)
	case game.DecideOffer:
		f.markVerb(game.VerbCede, pieces.PlanetPick)
		f.markVerb(game.VerbWant, pieces.PlanetPick)
		fallthrough
	case game.DecideAnswer:
		if o := f.v.Offer; o != nil {
			for _, at := range slices.Concat(o.Cede, o.Want) {
				f.planet.Fields[at].Mark = pieces.PlanetChosen
			}
		}
	case game.DecideArrange, game.DecideMilitary, game.DecideIntercept:
		f.markActors()
	case game.DecideTax:
		f.markVerb(game.VerbPay, pieces.PlanetPick)
	}
}

// markActors marks the fields of the units that may do something.
func (f *face) markActors() {
	if f.t.Acting() == rules.NoSeat {
		return
	}
	for _, m := range f.t.Moves() {
		switch m.Verb {
		case game.VerbMove, game.VerbEmbark, game.VerbAttack, game.VerbAim, game.VerbTop, game.VerbIntercept:
			if post := f.unitPost(f.t.Acting(), game.Unit(m.A)); post != nil {
				f.planet.Fields[post.Field].Mark = pieces.PlanetMay
			}
		}
	}
}

// markNetworks shows what is connected to the capital and what is not.
func (f *face) markNetworks() {
	for _, net := range f.v.Networks(f.me()) {
		m := pieces.PlanetCut
		if net.Capital {
			m = pieces.PlanetLinked
		}
		for _, at := range net.Fields {
			f.planet.Fields[at].Mark = m
		}
	}
	for _, at := range f.v.UnpaidSections {
		if f.planet.Fields[at].Owner == f.me() {
			f.planet.Fields[at].Mark = pieces.PlanetCut
		}
	}
}

// markOver shows what pointing at a field would do.
func (f *face) markOver(set func([]game.Field, pieces.PlanetMark)) {
	if f.over == game.NoField || len(f.row) > 0 {
		return
	}
	x := &f.planet.Fields[f.over]
	switch {
	case f.hand.kind == unitHand && isLauncher(f.hand.unit.Kind()):
		if x.Mark == pieces.PlanetReach {
			set(game.Blast(f.hand.unit, f.over), pieces.PlanetDanger)
		}
	case x.Mark == pieces.PlanetTarget, x.Mark == pieces.PlanetMay, x.Mark == pieces.PlanetPick:
		x.Mark = pieces.PlanetChosen
	case f.dirty && x.Mark == pieces.PlanetPlain:
		x.Mark = pieces.PlanetReach
	}
}

// blastOf lists the fields that a flying missile would hit.
func blastOf(super bool, target game.Field) []game.Field {
	u := firstOf(game.Launcher)
	if super {
		u = firstOf(game.SuperLauncher)
	}
	return game.Blast(u, target)
}

// firstOf is some unit of a kind.
func firstOf(kind game.Good) game.Unit {
	for u := range game.Unit(game.Units) {
		if u.Kind() == kind {
			return u
		}
	}
	return game.NoUnit
}
