package paliwo

import "schron/rules"

// startMovement begins phase 3.
func (s *State) startMovement() {
	s.stage = StageMovement
	s.moved, s.mover = 0, NoField
	s.listSeers()
}

// listSeers makes WP-33's list: every ordinary zombie that sees a human.
func (s *State) listSeers() {
	for f := Field(0); f < Fields; f++ {
		if g := s.figures[f]; g.Ordinary() {
			s.figures[f] = g &^ markListed
			if h, _ := s.Sees(f, g.Facing()); h != NoHuman {
				s.figures[f] |= markListed
			}
		}
	}
}

// compelled reports whether the zombie on f has to charge: it is listed, has not
// been activated and still sees a human (WP-33).
func (s *State) compelled(f Field) bool {
	g := s.figures[f]
	if g&(markListed|markActivated) != markListed {
		return false
	}
	h, _ := s.Sees(f, g.Facing())
	return h != NoHuman
}

func (s *State) anyCompelled() bool {
	for f := Field(0); f < Fields; f++ {
		if s.figures[f].has(markListed) && s.compelled(f) {
			return true
		}
	}
	return false
}

func (s *State) refuseCharge(f Field) reason {
	switch {
	case !s.figures[f].Undead():
		return noZombie
	case s.figures[f].Activated():
		return noZombieAgain
	case !s.compelled(f):
		return noCompulsion
	}
	return allowed
}

// activate counts an activation (WP-34).
func (s *State) activate(f Field) {
	s.moved++
	s.figures[f] |= markActivated
}

// onGoo returns the points that goo on a field brings a zombie or crawler (WP-36).
func (s *State) onGoo(f Field) int8 {
	if s.grounds[f].Goo() {
		return GooPA
	}
	return 0
}

// chargeWay returns where a charge of the zombie on f ends (WP-33). It goes straight
// ahead until it stands in front of the human or has no points left. Then it bites if
// it can. Goo helps it (WP-36). Who has two wounds is not bitten (WP-39).
func (s *State) chargeWay(f Field, points int8) (to Field, h Human, bites bool) {
	d, to := s.figures[f].Facing(), f
	h, n := s.Sees(f, d)
	for points += s.onGoo(f); n > 1 && points >= StepCost; n-- {
		to = to.Next(d)
		points += s.onGoo(to) - StepCost
	}
	return to, h, n == 1 && points >= BiteCost && !s.people[h].doomed()
}

// charge is a compulsory activation (WP-33).
func (s *State) charge(f Field, points int8, j *rules.Journal) {
	to, h, bites := s.chargeWay(f, points)
	s.activate(f)
	if to == f {
		j.Add("WP-33", SeatZombies, "paliwo.event.charge.stand", fieldArg(f), whomArg(h))
	} else {
		s.move(f, to)
		j.Add("WP-33", SeatZombies, "paliwo.event.charge", fromArg(f), fieldArg(to), whomArg(h))
	}
	if bites {
		s.bite(to, h, j)
	}
}

// bite gives a wound, but for the Businessman's briefcase: the first bite that
// he would take does not count (WP-21, WP-39). With fuel it needs company like
// any personal action (WP-18).
func (s *State) bite(f Field, h Human, j *rules.Journal) {
	j.Add("WP-35", SeatZombies, "paliwo.event.bite", fieldArg(f), whomArg(h))
	if h == Businessman && s.briefcase && !s.LonelyCarrier(h) {
		s.briefcase = false
		j.Add("WP-21", SeatHumans, "paliwo.event.briefcase", humanArg(h))
		return
	}
	s.wound(h, j)
}

// refuseFree is about a zombie or crawler that would act freely: all charges
// come first, each is activated once, and below the limit (WP-34).
func (s *State) refuseFree(f Field) reason {
	g := s.figures[f]
	switch {
	case !g.Undead():
		return noZombie
	case f == s.mover:
		return allowed
	case g.Activated():
		return noZombieAgain
	case s.anyCompelled():
		return noCompelledFirst
	case s.moved >= s.limit:
		return noLimit
	}
	return allowed
}

// moverPoints returns the points of the zombie or crawler on f, or those that it
// would begin a free activation with (WP-35, WP-36).
func (s *State) moverPoints(f Field) int8 {
	if f == s.mover {
		return s.moverPA
	}
	if s.figures[f].Crawls() {
		return CrawlerPA + s.onGoo(f)
	}
	return ZombiePA + s.onGoo(f)
}

// beginMove begins a free activation unless it is under way; that of another is
// over. With it the list is over too (WP-34).
func (s *State) beginMove(f Field) {
	if f == s.mover {
		return
	}
	s.moverPA = s.moverPoints(f)
	s.activate(f)
	s.unmark(markListed)
	s.mover, s.turned, s.trailLen = f, false, 0
	s.trail = [trailMost]Field{}
}

// endMove ends the free activation that is under way.
func (s *State) endMove() {
	s.mover, s.moverPA, s.turned, s.trailLen = NoField, 0, false, 0
	s.trail = [trailMost]Field{}
}

// asksMovement reports whether phase 3 asks for a decision (WP-33, WP-34, WP-46). It
// does while a zombie must charge, a figure can act, or a card might be played.
// Otherwise the phase passes by itself (WP-48).
func (s *State) asksMovement() bool {
	if s.waits || s.turns > 0 || s.anyCompelled() {
		return true
	}
	if s.moved == 0 && (s.mayPlayUnseen(Hunger) || s.mayPlayUnseen(Scent) && s.refuseTurning() == allowed) {
		return true
	}
	return s.anyField(s.mayActFreely)
}

// mayActFreely reports whether the zombie or crawler on f can do anything in a free
// activation (WP-35). It is also true if Frenzy might allow it one (WP-42).
func (s *State) mayActFreely(f Field) bool {
	if g := s.figures[f]; !g.Undead() || f != s.mover && (g.Activated() || s.moved >= s.limit) {
		return false
	}
	var few [2 * int(facings)]rules.Move
	return f != s.mover && s.mayPlayUnseen(Frenzy) || len(s.addFreeMoves(few[:0], f)) > 0
}

// endMovement ends phase 3 and with it the activation that is under way.
func (s *State) endMovement() {
	s.endMove()
	s.unmark(markListed | markActivated)
	s.startNew()
}

// refuseDone says why a phase of the zombie turn may not end yet (WP-33).
func (s *State) refuseDone() reason {
	if s.stage == StageMovement && s.turns == 0 && s.anyCompelled() {
		return noDoneCompelled
	}
	return allowed
}

// done goes on: from turning zombies to the movement, from a phase to the next.
func (s *State) done(j *rules.Journal) {
	switch s.decision() {
	case DecideScent:
		s.doneTurning(j)
	case DecideMovement:
		j.Add("WP-34", SeatZombies, "paliwo.event.done.movement", numberArg(s.moved))
		s.endMovement()
	case DecideToken:
		j.Add("WP-38", SeatZombies, "paliwo.event.done.new")
		s.stage = StageCleanup
	case DecideCleanup:
		j.Add("WP-42", SeatZombies, "paliwo.event.done.cleanup")
		s.stage = StageTurnEndAgain
	}
}
