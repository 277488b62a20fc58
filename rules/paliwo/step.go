package paliwo

import "schron/rules"

// refuseEntry is about a field that a human wants to enter from a neighbour
// (WP-2, WP-12).
func (s *State) refuseEntry(h Human, f Field) reason {
	if !s.people[h].field.Adjacent(f) {
		return noAdjacent
	}
	return s.refuseField(f)
}

// refuseField is about a field that a figure wants to enter (WP-2).
func (s *State) refuseField(f Field) reason {
	switch {
	case Obstacle(f):
		return noObstacle
	case s.figures[f] != noFigure:
		return noOccupied
	}
	return allowed
}

func (s *State) refuseStep(h Human, f Field) reason {
	if s.points(h) < StepCost {
		return noPA
	}
	return s.refuseEntry(h, f)
}

// step takes a human to the next field (WP-12).
func (s *State) step(h Human, f Field, j *rules.Journal) {
	j.Add("WP-12", SeatHumans, "paliwo.event.step", humanArg(h), fromArg(s.people[h].field), fieldArg(f))
	s.enter(h, f, j)
}

// enter puts a human on a field, with what every entering brings: a wound on goo
// and the discovery of a find (WP-12).
func (s *State) enter(h Human, f Field, j *rules.Journal) {
	p := &s.people[h]
	s.move(p.field, f)
	p.field = f
	if s.grounds[f].Goo() && p.wounds < WoundsMost {
		j.Add("WP-12", SeatHumans, "paliwo.event.goo", humanArg(h), fieldArg(f))
		s.wound(h, j)
	}
	if s.grounds[f].Find() != NoFace {
		s.discover(h, f, j)
	}
}

func (s *State) refuseSprint(h Human, f Field) reason {
	if s.sprintUsed && h == s.active {
		return noSprintAgain
	}
	if why := s.refuseSkill(h, 0); why != allowed {
		return why
	}
	return s.refuseEntry(h, f)
}

// sprint is the Runner's free step (WP-24).
func (s *State) sprint(h Human, f Field, j *rules.Journal) {
	s.sprintUsed = true
	j.Add("WP-24", SeatHumans, "paliwo.event.sprint", humanArg(h), fromArg(s.people[h].field), fieldArg(f))
	s.enter(h, f, j)
}

// refuseSlip is about the field behind an adjacent figure, in a straight line
// (WP-25).
func (s *State) refuseSlip(h Human, f Field) reason {
	if why := s.refuseSkill(h, SkillCost); why != allowed {
		return why
	}
	from := s.people[h].field
	d, n, ok := from.line(f)
	switch {
	case !ok || n != 2:
		return noSlipLine
	case s.figures[from.Next(d)] == noFigure:
		return noSlipNobody
	}
	return s.refuseField(f)
}

// slip takes the Child past a figure (WP-25).
func (s *State) slip(h Human, f Field, j *rules.Journal) {
	s.pa -= SkillCost
	j.Add("WP-25", SeatHumans, "paliwo.event.slip", humanArg(h), fromArg(s.people[h].field), fieldArg(f))
	s.enter(h, f, j)
}

// refuseLeave is about a carrier's way over a side edge (WP-3, WP-16). The
// Runner's sprint may pay for it (WP-18).
func (s *State) refuseLeave(h Human) reason {
	p := &s.people[h]
	switch {
	case !p.fuel:
		return noFuelCarried
	case !p.field.AtSide():
		return noSide
	case s.points(h) < StepCost && !s.maySprint(h):
		return noPA
	}
	return allowed
}

// maySprint reports whether the Runner has the sprint left.
func (s *State) maySprint(h Human) bool {
	return h == Runner && (!s.sprintUsed || h != s.active) && !s.LonelyCarrier(h)
}

// leave carries fuel off the board: the humans win (WP-16, WP-19, WP-43).
func (s *State) leave(h Human, j *rules.Journal) {
	if s.pa >= StepCost {
		s.pa -= StepCost
	} else {
		s.sprintUsed = true
	}
	p := &s.people[h]
	j.Add("WP-16", SeatHumans, "paliwo.event.leave", humanArg(h), fieldArg(p.field))
	s.figures[p.field] = noFigure
	p.field = NoField
	s.lastLeaver = h
	s.end(EndEscape, j)
}
