package bot

import (
	"slices"

	"schron/rules"

	game "schron/rules/paliwo"
)

// toll is what each activation of a human costs beside the limit of the zombies, in
// 1/10 000 of a win. What is hardly better with one more is not worth it. It is less where
// the game is all but decided and everything changes little. A turn in which nobody is
// activated while time runs costs as much as waits activations: only a try can win.
const toll, waits = 10, 30

// Toll counts the humans activated in the turn.
func (w Mind) Toll(seat int, s rules.State, chance int32) int32 {
	if w.Simple || seat != game.SeatHumans {
		return 0
	}
	d := s.(*game.State)
	n := d.Activated()
	if n == 0 && d.Terror() >= 0 {
		n = waits
	}
	return 2 * toll * min(chance, certain-chance) / certain * int32(n)
}

// look opens the barrel beside the active human, if there is one. That costs nothing and
// cannot hurt (WP-15), so it is done at once. A search does not think of it: what lies
// there in a state that was drawn is no knowledge. Nor does it leave fuel while time runs,
// for fuel puts the terror marker back (WP-29).
func look(s *game.State) (rules.Move, bool) {
	h := s.Active()
	if s.Stage() != game.StageTurn || h == game.NoHuman {
		return rules.Move{}, false
	}
	at := s.Stands(h)
	if f := closedBeside(s, at); f != game.NoField {
		return game.ByOn(game.VerbOpen, h, f), true
	}
	around := at.Neighbours()
	for _, f := range append(around[:], at) {
		if m := game.ByOn(game.VerbTake, h, f); f != game.NoField && s.Terror() >= 0 && s.Ground(f).Fuel() > 0 && s.Check(m) == nil {
			return m, true
		}
	}
	return rules.Move{}, false
}

// closedBeside is a barrel beside a field that nobody has opened, NoField if none.
func closedBeside(s *game.State, f game.Field) game.Field {
	for _, n := range f.Neighbours() {
		if n != game.NoField && game.TerrainAt(n) == game.Barrel && s.Ground(n).Find() != game.NoFace {
			return n
		}
	}
	return game.NoField
}

// looks is how likely a human has fuel or can find it for nothing, in thousandths. So a look
// changes nothing on average.
func looks(s *game.State) int {
	closed, hidden := closedBarrels(s)
	beside := func(h game.Human) bool {
		return s.Stands(h) != game.NoField && closedBeside(s, s.Stands(h)) != game.NoField
	}
	switch {
	case carriers(s) > 0:
		return 1000
	case !hidden || among(s, beside) == 0:
		return 0
	}
	return 1000 / closed
}

// idle reports whether an act of a human leads to nothing. That is a walk back to where
// its activation began, or the one before, or on a detour to what lies beside it. Or it
// ends a walk beside a crawler to come, or leads away from a carrier or into a trap. Or it
// is a step onto or from goo that kills. Or it is a push after which as many can bite.
// Barrels are opened by plan.
func idle(s *game.State, h game.Human, m rules.Move) bool {
	switch m.Verb {
	case game.VerbOpen:
		return s.Active() == h
	case game.VerbPush:
		c := *s
		return c.Apply(m, nil) == nil && (goesOn(&c, h) || Threat(&c) >= Threat(s))
	case game.VerbStep, game.VerbSprint, game.VerbSlip:
	default:
		return false
	}
	f, from := game.Target(m), s.Stands(h)
	began, before := s.Began(h)
	if s.Active() != h {
		began, before = from, began
	}
	detour := from != began && f.Adjacent(began)
	back := *s
	if from.Adjacent(began) && back.Apply(game.ByOn(game.VerbStep, h, began), nil) != nil {
		back = *s
	}
	if detour || Deserts(&back, h, f) || Trap(s, h, m) || f == began || f == before && (from != began || Biters(s, h) == 0) {
		return true
	}
	goo := s.Ground(f).Goo() || s.Active() != h && s.Ground(from).Goo()
	if goo && s.Wounds(h) == game.WoundsMost-1 && !s.Carries(h) && closedBeside(s, f) == game.NoField {
		return true
	}
	if !BesideToken(s, f) && !s.Ground(from).Token() {
		return false
	}
	c := *s
	return c.Apply(m, nil) == nil && standsIdly(&c, h) && !actsOn(&c, h)
}

// actsOn reports whether the active human has an act that is no idle one.
func actsOn(s *game.State, h game.Human) bool {
	var room [128]rules.Move
	return slices.ContainsFunc(s.Legal(room[:0]), func(m rules.Move) bool {
		return game.Actor(m) == h && m.Verb != game.VerbFinish && !idle(s, h, m)
	})
}

// Trap reports whether a step leads onto a face-down find without need. Who lays finds lays
// the fuel far from everybody, and what lies near does harm (WP-26). There is need where it
// leads away from bites, or where time runs and other ways are long. A carrier risks a first
// wound.
func Trap(s *game.State, h game.Human, m rules.Move) bool {
	f, from := game.Target(m), s.Stands(h)
	if s.Ground(f).Find() == game.NoFace {
		return false
	}
	wounds := s.Wounds(h)
	if s.Active() != h && s.Ground(from).Goo() {
		wounds++
	}
	if s.Carries(h) && wounds == 0 {
		return false
	}
	if s.Terror() >= 0 && h != game.Child {
		if way, enter := waysOf(s, h); way[from] == way[f]+enter[f] {
			return false
		}
	}
	c := *s
	return c.Apply(m, nil) == nil && Biters(&c, h) >= Biters(s, h)
}

// Deserts reports whether a human on a field would be farther from a carrier, and too far to
// help. Whoever something can bite may go anywhere.
func Deserts(s *game.State, h game.Human, f game.Field) bool {
	const helps = 4
	at := carrier(s)
	return at != game.NoField && !s.Carries(h) && apart(f, at) > max(apart(s.Stands(h), at), helps) && Biters(s, h) == 0
}

// Barred reports whether no step leads a human nearer to fuel, or off the board with it.
func Barred(s *game.State, h game.Human) bool {
	at := s.Stands(h)
	way, _ := waysOf(s, h)
	around := at.Neighbours()
	return !slices.ContainsFunc(around[:], func(f game.Field) bool { return s.Enterable(f) && way[f] < way[at] })
}

// waysOf are the costs of the ways of a human, over fuel or off the board with it, and of
// entering each field.
func waysOf(s *game.State, h game.Human) (way, enter *[game.Fields]int16) {
	w := findWays(s, &Learned, false)
	if s.Carries(h) {
		return &w.off, &w.enter
	}
	return &w.fuel, &w.enter
}

// goesOn reports whether a human can still walk in its activation.
func goesOn(s *game.State, h game.Human) bool {
	around := s.Stands(h).Neighbours()
	return s.Points(h) > 0 || h == game.Runner && slices.ContainsFunc(around[:], func(f game.Field) bool {
		return f != game.NoField && s.Check(game.On(game.VerbSprint, f)) == nil
	})
}

// standsIdly reports whether a human has only walked, and that to a crawler to come.
func standsIdly(s *game.State, h game.Human) bool {
	began, _ := s.Began(h)
	f := s.Stands(h)
	if began == game.NoField || s.Carries(h) || !BesideToken(s, f) || BesideToken(s, began) {
		return false
	}
	return closedBeside(s, f) == game.NoField
}

// BesideToken reports whether a crawler can rise next to a field.
func BesideToken(s *game.State, f game.Field) bool {
	for _, n := range f.Neighbours() {
		if n != game.NoField && rises(s, n) {
			return true
		}
	}
	return false
}
