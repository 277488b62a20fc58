package bot

import (
	"schron/rules"

	game "schron/rules/paliwo"
)

// toll is what each activation of a human costs beside the limit of the zombies, in
// 1/10 000 of a win. What is hardly better with one more is not worth it.
const toll = 10

// Toll counts the humans activated in the turn.
func (w Mind) Toll(seat int, s rules.State) int32 {
	if w.Simple || seat != game.SeatHumans {
		return 0
	}
	return int32(toll * s.(*game.State).Activated())
}

// look opens the barrel beside the active human, if there is one. That costs nothing and
// cannot hurt (WP-15), so it is done at once. A search does not think of it: what lies
// there in a state that was drawn is no knowledge.
func look(s *game.State) (rules.Move, bool) {
	h := s.Active()
	if s.Stage() != game.StageTurn || h == game.NoHuman {
		return rules.Move{}, false
	}
	f := closedBeside(s, s.Stands(h))
	return game.ByOn(game.VerbOpen, h, f), f != game.NoField
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

// looks is how likely fuel lies where a human can look for nothing, in thousandths.
func looks(s *game.State) int {
	closed, fuel, beside := 0, false, false
	for _, b := range barrels {
		face := s.Ground(b).Find()
		if face == game.NoFace {
			continue
		}
		closed++
		fuel = fuel || face == game.Fuel
		for _, n := range b.Neighbours() {
			beside = beside || humanAt(s, n) != game.NoHuman
		}
	}
	if !fuel || !beside {
		return 0
	}
	return 1000 / closed
}

// idle reports whether an act of a human leads to nothing. That is a walk back to where
// its activation began, or the one before. Or it ends a walk beside a crawler to come, or
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
	if f == began || f == before && (from != began || Biters(s, h) == 0) {
		return true
	}
	goo := s.Ground(f).Goo() || s.Active() != h && s.Ground(from).Goo()
	if goo && s.Wounds(h) == game.WoundsMost-1 && !s.Carries(h) && closedBeside(s, f) == game.NoField {
		return true
	}
	if s.Points(h) > game.StepCost || !BesideToken(s, f) {
		return false
	}
	c := *s
	return c.Apply(m, nil) == nil && standsIdly(&c, h)
}

// goesOn reports whether a human can still walk in its activation.
func goesOn(s *game.State, h game.Human) bool {
	if s.Points(h) > 0 || h != game.Runner {
		return s.Points(h) > 0
	}
	for _, f := range s.Stands(h).Neighbours() {
		if f != game.NoField && s.Check(game.On(game.VerbSprint, f)) == nil {
			return true
		}
	}
	return false
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
