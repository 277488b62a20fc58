package paliwo

import "schron/rules"

// refuseStart is about a card that is played at the start of phase 3 (WP-42).
func (s *State) refuseStart(c Card) reason {
	if s.moved > 0 {
		return noStartOnly
	}
	return s.refuseCard(c)
}

func (s *State) refuseHunger() reason { return s.refuseStart(Hunger) }

// hunger raises the limit (WP-42).
func (s *State) hunger(j *rules.Journal) {
	s.playCard(Hunger, j)
	s.limit += HungerLimit
	j.Add("WP-42", SeatZombies, "paliwo.event.hunger", numberArg(s.limit))
}

func (s *State) refuseScent() reason {
	if why := s.refuseStart(Scent); why != allowed {
		return why
	}
	return s.refuseTurning()
}

// scent lets zombies be turned before the list is made (WP-42).
func (s *State) scent(j *rules.Journal) {
	s.playCard(Scent, j)
	s.turns = ScentTurns
}

// refuseFrenzy is about a card that is played on an activation as it begins,
// also on a compulsory one or a crawler's (WP-42).
func (s *State) refuseFrenzy(f Field) reason {
	if why := s.refuseCard(Frenzy); why != allowed {
		return why
	}
	if f == s.mover {
		return noZombieAgain
	}
	if s.compelled(f) {
		return allowed
	}
	return s.refuseFree(f)
}

func (s *State) frenzy(f Field, j *rules.Journal) {
	s.playCard(Frenzy, j)
	j.Add("WP-42", SeatZombies, "paliwo.event.frenzy", fieldArg(f), numberArg(FrenzyPA))
	if s.compelled(f) {
		s.charge(f, ZombiePA+FrenzyPA, j)
		return
	}
	s.beginMove(f)
	s.moverPA += FrenzyPA
}

// refuseFromTheWreck is about one more zombie in phase 4 on a free field next to
// an obstacle, also next to a human (WP-42).
func (s *State) refuseFromTheWreck(f Field) reason {
	if why := s.refuseCard(FromTheWreck); why != allowed {
		return why
	}
	switch {
	case s.pool == 0:
		return noPool
	case !s.free(f):
		return noFreeField
	case !besideObstacle(f):
		return noWreckObstacle
	}
	return allowed
}

func (s *State) fromTheWreck(f Field, d Facing, j *rules.Journal) {
	s.playCard(FromTheWreck, j)
	s.figures[f] = ofZombie(d).numbered(s.nextFigure())
	j.Add("WP-42", SeatZombies, "paliwo.event.wreck", fieldArg(f), facingArg(d))
	s.takeFigure(j)
}

// asksCleanup is about phase 5: somebody could be clutched (WP-42). Where a card
// might be played but reaches nobody, the phase passes by itself (WP-48).
func (s *State) asksCleanup(j *rules.Journal) bool {
	switch {
	case !s.mayPlayUnseen(Clutch):
		return false
	case s.anyBesideUndead():
		return true
	}
	j.Add("WP-48", SeatZombies, "paliwo.event.passed.cleanup")
	return false
}

// anyBesideUndead reports whether a human stands next to a zombie or crawler.
func (s *State) anyBesideUndead() bool {
	for h := range s.people {
		if f := s.people[h].field; f != NoField && s.besideUndead(f) {
			return true
		}
	}
	return false
}

// refuseClutch is about a human next to a zombie or crawler (WP-42).
func (s *State) refuseClutch(h Human) reason {
	if why := s.refuseCard(Clutch); why != allowed {
		return why
	}
	switch f := s.people[h].field; {
	case f == NoField:
		return noGone
	case !s.besideUndead(f):
		return noClutchFar
	}
	return allowed
}

// clutch takes a point from a human's next activation (WP-42).
func (s *State) clutch(h Human, j *rules.Journal) {
	s.playCard(Clutch, j)
	s.people[h].clutched = true
	j.Add("WP-42", SeatZombies, "paliwo.event.clutch", whomArg(h))
	s.stage = StageTurnEndAgain
}
