package paliwo

import "schron/rules"

// refuseOpen is about the face-down find on an adjacent barrel (WP-15).
func (s *State) refuseOpen(h Human, f Field) reason {
	switch {
	case !s.people[h].field.Adjacent(f):
		return noAdjacent
	case TerrainAt(f) != Barrel:
		return noBarrel
	case s.grounds[f].Find() == NoFace:
		return noFind
	}
	return allowed
}

// open discovers the find on a barrel; the barrel stays (WP-15).
func (s *State) open(h Human, f Field, j *rules.Journal) {
	j.Add("WP-15", SeatHumans, "paliwo.event.open", humanArg(h), fieldArg(f))
	s.discover(h, f, j)
}

// discover turns a find face up (WP-26).
func (s *State) discover(h Human, f Field, j *rules.Journal) {
	face := s.grounds[f].Find()
	s.people[h].began = NoField
	s.grounds[f] &^= findMask
	if TerrainAt(f) == Barrel {
		j.Draw() // nobody knew what lay there
	}
	j.Reveal()
	j.Add("WP-26", SeatHumans, "paliwo.event.find."+face.String(), humanArg(h), fieldArg(f))
	switch face {
	case Fuel:
		s.grounds[f] += fuelOne
	case ZombieFind:
		s.grounds[f] |= crawlerToken
	case Biohazard:
		s.goo--
		s.grounds[f] |= gooPatch
		if s.people[h].wounds < WoundsMost {
			s.wound(h, j)
		}
	}
}

// refuseTake is about face-up fuel on the own field or on an adjacent barrel
// (WP-15). The Child takes none (WP-25), and nobody a second one (WP-18).
func (s *State) refuseTake(h Human, f Field) reason {
	p := &s.people[h]
	switch {
	case h == Child:
		return noFuelChild
	case p.fuel:
		return noFuelTwice
	case f != p.field && (TerrainAt(f) != Barrel || !p.field.Adjacent(f)):
		return noFuelFar
	case s.grounds[f].Fuel() == 0:
		return noFuel
	}
	return allowed
}

// take picks up fuel, which puts the terror marker on field 6 (WP-15, WP-29).
func (s *State) take(h Human, f Field, j *rules.Journal) {
	s.grounds[f] -= fuelOne
	s.people[h].fuel = true
	j.Add("WP-15", SeatHumans, "paliwo.event.take", humanArg(h), fieldArg(f))
	s.startTerror(j)
}

// asksFind is about phase 1: a find is drawn and put down while the pool lasts.
// Without an empty field it is kept for the next turn (WP-30) and put down then
// in place of another one (WP-46). Once the pool is empty the phase passes by
// itself (WP-48).
func (s *State) asksFind(j *rules.Journal) bool {
	if s.drawn == NoFace {
		if s.findPool.total() > 0 {
			return true
		}
		j.Add("WP-48", SeatZombies, "paliwo.event.passed.finds")
		return false
	}
	for f := Field(0); f < Fields; f++ {
		if s.Empty(f) {
			return true
		}
	}
	j.Add("WP-30", SeatZombies, "paliwo.event.find-kept")
	return false
}

// draw takes a find at random; only the zombie player looks at it (WP-27, WP-30).
func (s *State) draw(j *rules.Journal) {
	n := s.rand.IntN(s.findPool.total())
	for face := range faces {
		if n -= int(s.findPool[face]); n < 0 {
			s.findPool[face]--
			s.drawn = face
			break
		}
	}
	j.Draw()
	j.Add("WP-30", SeatZombies, "paliwo.event.draw", numberArg(s.findPool.total()))
	j.AddTo(rules.Seats(SeatZombies), "WP-27", SeatZombies, "paliwo.event.drawn", findArg(s.drawn))
}

func (s *State) refusePlace(f Field) reason {
	if !s.Empty(f) {
		return noEmptyField
	}
	return allowed
}

// placeFind puts the find down with its back up (WP-30).
func (s *State) placeFind(f Field, j *rules.Journal) {
	s.grounds[f] |= Ground(s.drawn)
	s.drawn = NoFace
	j.Add("WP-30", SeatZombies, "paliwo.event.place", fieldArg(f))
	s.stage = StageRise
}
