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
	case f.hand.Held() != "" && f.v.Decision != game.DecideTarget:
		f.markHeld()
	default:
		f.markQuestion(set)
	}
	if m := f.v.Missile; m != nil && m.Target != nil {
		set(blastOf(m.Super, *m.Target), pieces.PlanetDanger)
	}
	set(f.row, pieces.PlanetChosen)
	f.markOver(set)
}

// markHeld marks where what is in hand may go and what it may attack.
func (f *face) markHeld() {
	seat := f.t.Acting()
	if seat == rules.NoSeat {
		return
	}
	fields, by, u := f.planet.Fields, f.hand.Pressed(), f.unit()
	moves, stack := f.hand.Starts(f.hand.Held()), by == stackOrder
	if u != game.NoUnit {
		for _, at := range f.v.ReachOf(seat, u).Targets {
			fields[at].Mark = pieces.PlanetReach
		}
		if stack {
			by = ""
			for _, w := range f.v.Stack(seat, u) {
				moves = slices.Concat(moves, f.hand.Starts(unitIDs[w]))
			}
		}
	}
	for _, m := range moves {
		fights := m.Verb == game.VerbAttack || m.Verb == game.VerbSabotage
		for _, p := range f.Paths(m) {
			at, ok := fieldByID[p.To]
			switch {
			case !ok || p.By != by || fights && stack:
			case !fights:
				fields[at].Mark = pieces.PlanetTarget
			case m.Verb == game.VerbAttack || fields[at].Mark == pieces.PlanetPlain:
				fields[at].Mark = pieces.PlanetDanger
			}
		}
	}
	if post := f.unitPost(seat, u); post != nil {
		fields[post.Field].Mark = pieces.PlanetChosen
	}
}

// answers are the marks of the fields that answer what is asked, and of the units that may
// do something.
var answers = map[uint8]pieces.PlanetMark{
	game.VerbFire: pieces.PlanetReach, game.VerbHarvest: pieces.PlanetPick, game.VerbFell: pieces.PlanetPick, game.VerbCapital: pieces.PlanetPick,
	game.VerbCede: pieces.PlanetPick, game.VerbWant: pieces.PlanetPick, game.VerbPay: pieces.PlanetPick,
	game.VerbMove: pieces.PlanetMay, game.VerbEmbark: pieces.PlanetMay, game.VerbAttack: pieces.PlanetMay, game.VerbAim: pieces.PlanetMay,
	game.VerbTop: pieces.PlanetMay, game.VerbIntercept: pieces.PlanetMay,
}

// markQuestion marks the fields that answer what is asked, and what an offer names.
func (f *face) markQuestion(set func([]game.Field, pieces.PlanetMark)) {
	for _, m := range f.t.Moves() {
		switch mark := answers[m.Verb]; mark {
		case pieces.PlanetPlain:
		case pieces.PlanetMay:
			if post := f.unitPost(f.t.Acting(), game.Unit(m.A)); post != nil {
				f.planet.Fields[post.Field].Mark = mark
			}
		default:
			f.planet.Fields[m.A].Mark = mark
		}
	}
	if o := f.v.Offer; o != nil {
		set(o.Cede, pieces.PlanetChosen)
		set(o.Want, pieces.PlanetChosen)
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
	case f.unit() != game.NoUnit && isLauncher(f.unit().Kind()):
		if x.Mark == pieces.PlanetReach {
			set(game.Blast(f.unit(), f.over), pieces.PlanetDanger)
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
