package paliwo

import "schron/rules"

// refuseStrike returns why a figure cannot be removed at close quarters (WP-14, WP-17).
// It must be an adjacent crawler, or an adjacent zombie whose front field is not this
// human's.
func (s *State) refuseStrike(h Human, f Field) reason {
	from := s.people[h].field
	g := s.figures[f]
	switch {
	case !from.Adjacent(f):
		return noAdjacent
	case !g.Undead():
		return noVictim
	case g.Ordinary() && f.Next(g.Facing()) == from:
		return noFront
	}
	return allowed
}

// remove takes a zombie or crawler out of the game: it does not return to the
// pool (WP-40).
func (s *State) remove(f Field) {
	s.figures[f] = noFigure
	s.removed++
}

func (s *State) refuseWeapon(h Human, f Field) reason {
	switch {
	case !s.people[h].weapon:
		return noWeaponToken
	case s.LonelyCarrier(h):
		return noCarrierSkill
	}
	return s.refuseStrike(h, f)
}

// useWeapon discards the weapon token (WP-14).
func (s *State) useWeapon(h Human, f Field, j *rules.Journal) {
	s.people[h].weapon = false
	j.Add("WP-14", SeatHumans, "paliwo.event.weapon", humanArg(h), fieldArg(f))
	s.remove(f)
}

func (s *State) refuseAxe(h Human, f Field) reason {
	if why := s.refuseSkill(h, SkillCost); why != allowed {
		return why
	}
	return s.refuseStrike(h, f)
}

// axe is the Lumberjack's (WP-20).
func (s *State) axe(h Human, f Field, j *rules.Journal) {
	s.pa -= SkillCost
	j.Add("WP-20", SeatHumans, "paliwo.event.axe", humanArg(h), fieldArg(f))
	s.remove(f)
}

// refuseShot is about the Policeman's target: the first zombie or crawler in a
// straight line; tokens and goo do not matter (WP-22).
func (s *State) refuseShot(h Human, f Field) reason {
	if s.bullets == 0 {
		return noBullet
	}
	if why := s.refuseSkill(h, SkillCost); why != allowed {
		return why
	}
	from := s.people[h].field
	d, _, ok := from.line(f)
	if !ok {
		return noShotLine
	}
	if !s.figures[f].Undead() {
		return noVictim
	}
	if hit, _ := s.first(from, d); hit != f {
		return noShotBlocked
	}
	return allowed
}

// shoot fires a bullet: it brings one more zombie in phase 4 (WP-22, WP-37).
func (s *State) shoot(h Human, f Field, j *rules.Journal) {
	s.pa -= SkillCost
	s.bullets--
	s.shot = true
	j.Add("WP-22", SeatHumans, "paliwo.event.shot", humanArg(h), fieldArg(f), numberArg(s.bullets))
	s.remove(f)
}

// refuseWrench is about an ordinary zombie in a straight line at distance 1 to
// 3, with nothing between (WP-23). A turn changes the facing (WP-44).
func (s *State) refuseWrench(h Human, f Field, d Facing) reason {
	if s.wrenchUsed && h == s.active {
		return noWrenchAgain
	}
	if why := s.refuseSkill(h, SkillCost); why != allowed {
		return why
	}
	from := s.people[h].field
	toward, n, ok := from.line(f)
	if !ok || n > WrenchReach {
		return noWrenchLine
	}
	if !s.figures[f].Ordinary() {
		return noWrenchTarget
	}
	if hit, _ := s.first(from, toward); hit != f {
		return noWrenchBlocked
	}
	if s.figures[f].Facing() == d {
		return noSameFacing
	}
	return allowed
}

// wrench is the Mechanic's: the noise turns a zombie (WP-23).
func (s *State) wrench(h Human, f Field, d Facing, j *rules.Journal) {
	s.pa -= SkillCost
	s.wrenchUsed = true
	s.figures[f] = s.figures[f].turnedTo(d)
	j.Add("WP-23", SeatHumans, "paliwo.event.wrench", humanArg(h), fieldArg(f), facingArg(d))
}
