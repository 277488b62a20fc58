package paliwo

import "schron/rules"

// doomed reports whether a human waits to be turned (WP-39).
func (p *person) doomed() bool { return p.field != NoField && p.wounds == WoundsMost }

// anyDoomed reports whether somebody waits to be turned.
func (s *State) anyDoomed() bool {
	for h := range s.people {
		if s.people[h].doomed() {
			return true
		}
	}
	return false
}

// asksTurning is about those with two wounds at the end of a turn: the zombie
// player chooses their order and facing. With an empty pool they are just
// removed (WP-39).
func (s *State) asksTurning(j *rules.Journal) bool {
	for h := range humanKinds {
		if !s.people[h].doomed() {
			continue
		}
		if s.pool > 0 {
			return true
		}
		f := s.fall(h)
		j.Add("WP-39", SeatZombies, "paliwo.event.fallen", humanArg(h), fieldArg(f))
		s.dropFuel(h, f, j)
		if s.checkAlone(j) {
			return true
		}
	}
	return false
}

func (s *State) refuseTurned(h Human) reason {
	if !s.people[h].doomed() {
		return noDoomed
	}
	return allowed
}

// turnHuman replaces a human by a zombie from the pool on the same field
// (WP-39).
func (s *State) turnHuman(h Human, d Facing, j *rules.Journal) {
	f := s.fall(h)
	s.figures[f] = ofZombie(d).numbered(s.nextFigure()).instead(h)
	j.Add("WP-39", SeatZombies, "paliwo.event.turned", humanArg(h), fieldArg(f), facingArg(d))
	s.dropFuel(h, f, j)
	s.takeFigure(j)
	s.checkAlone(j)
}

// fall takes a human off the board and gives the field. Weapon token, briefcase
// and bullets are lost with it (WP-39).
func (s *State) fall(h Human) Field {
	p := &s.people[h]
	f := p.field
	s.figures[f] = noFigure
	p.field = NoField
	p.weapon = false
	switch h {
	case Businessman:
		s.briefcase = false
	case Policeman:
		s.bullets = 0
	}
	return f
}

// dropFuel leaves a fallen human's fuel on the field (WP-39).
func (s *State) dropFuel(h Human, f Field, j *rules.Journal) {
	if !s.people[h].fuel {
		return
	}
	s.people[h].fuel = false
	s.grounds[f] += fuelOne
	j.Add("WP-39", SeatZombies, "paliwo.event.dropped", humanArg(h), fieldArg(f))
}
