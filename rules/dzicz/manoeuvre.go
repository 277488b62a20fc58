package dzicz

import "schron/rules"

// mayManoeuvre reports whether a seat holds an uncovered manoeuvre and has a
// soldier that it could move with it (DZ-19).
func (s *State) mayManoeuvre(seat int) bool {
	return s.holds(seat, Manoeuvre) && s.canManoeuvre(seat)
}

func (s *State) appendManoeuvres(buf []rules.Move) []rules.Move {
	for rest := s.soldiers[s.asked()]; rest != 0; rest &= rest - 1 {
		from := rest.first()
		buf = appendFromTo(buf, VerbManoeuvre, from, s.quietSteps(from))
	}
	return buf
}

// refuseManoeuvre returns why the asked seat may not move from one field to another. It
// may make one step (DZ-9) with an own soldier to a field without any (DZ-19). It is
// only asked while it holds an uncovered token.
func (s *State) refuseManoeuvre(seat int, from, to Field) *rules.Refusal {
	if r := s.refuseSoldierOf(seat, from, "DZ-19"); r != nil {
		return r
	}
	if s.quietSteps(from).Has(to) {
		return nil
	}
	if r := s.refuseStep(seat, from, to); r != nil {
		return r
	}
	return refusal("DZ-19", "manoeuvre.occupied", fieldArg(to), otherArg(ownerIn(&s.soldiers, to)))
}

// manoeuvre covers the token and moves the soldier before the declared action is
// carried out (DZ-19). The owner of a token on the field may send it back
// (DZ-17).
func (s *State) manoeuvre(from, to Field, j *rules.Journal) {
	seat := s.asked()
	s.cover(seat, Manoeuvre)
	if j != nil {
		j.Add("DZ-19", seat, "dzicz.event.manoeuvre", playerArg(seat), fromArg(from), fieldArg(to))
	}
	s.startStep(Step{StepManoeuvre, seat, from, to}, j)
}
