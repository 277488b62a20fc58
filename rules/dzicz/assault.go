package dzicz

import "schron/rules"

// assaultFields returns the fields that the soldier moved last may attack (DZ-16). It
// is empty without an uncovered token, or if the last thing was neither a move of DZ-9
// nor an assault.
func (s *State) assaultFields() FieldSet {
	seat := int(s.active)
	if s.last == NoField || !s.holds(seat, Assault) {
		return 0
	}
	return s.steps(seat, s.last)
}

func (s *State) appendAssaults(buf []rules.Move) []rules.Move {
	return appendFromTo(buf, VerbAssault, s.last, s.assaultFields())
}

// refuseAssault says why the active seat may not use an assault. After the answers
// to it (DZ-19) it is asked in short whether it stands.
func (s *State) refuseAssault(from, to Field) *rules.Refusal {
	seat := int(s.active)
	if !s.holds(seat, Assault) {
		return refusal("DZ-16", "token.covered", tokenArg(Assault))
	}
	if r := s.refuseSoldierOf(seat, from, "DZ-16"); r != nil {
		return r
	}
	switch s.last {
	case from:
		return s.refuseStep(seat, from, to)
	case NoField:
		return refusal("DZ-16", "assault.unmoved", fieldArg(from))
	}
	return refusal("DZ-16", "assault.another", fieldArg(from), rules.Literal("last", s.last.String()))
}

// assault covers the token and moves the soldier once more (DZ-16).
func (s *State) assault(from, to Field, j *rules.Journal) {
	seat := int(s.active)
	s.cover(seat, Assault)
	if j != nil {
		j.Add("DZ-16", seat, "dzicz.event.assault", playerArg(seat), fromArg(from), fieldArg(to))
	}
	s.startStep(Step{StepAssault, seat, from, to}, j)
}
