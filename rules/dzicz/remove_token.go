package dzicz

import "schron/rules"

// strikers returns the active seat's soldiers that may remove the token on their own
// field (DZ-12). Another player's token must lie there, and the soldier must not have
// moved this go by any means.
func (s *State) strikers() FieldSet {
	return s.strikes(int(s.active)) &^ s.used &^ s.shifted
}

func (s *State) refuseStrike(f Field) *rules.Refusal {
	if s.strikers().Has(f) {
		return nil
	}
	seat := int(s.active)
	if r := s.refuseSoldierOf(seat, f, "DZ-12"); r != nil {
		return r
	}
	switch {
	case s.shifted.Has(f):
		return refusal("DZ-12", "strike.moved", fieldArg(f))
	case s.used.Has(f):
		return refusal("DZ-12", "strike.used", fieldArg(f))
	case s.tokens[seat].Has(f): // only another player's token may be removed (DZ-11)
		return refusal("DZ-11", "strike.own", fieldArg(f))
	}
	return refusal("DZ-12", "strike.none", fieldArg(f))
}

// strike removes the token and outpost under an unmoved soldier in place of its
// move (DZ-12).
func (s *State) strike(f Field, j *rules.Journal) {
	s.used |= f.bit()
	s.last = NoField
	s.takeToken("DZ-12", int(s.active), f, j)
	s.settle(j)
}

// decideRemoval is the mover's decision about the token on the field that its
// soldier entered (DZ-11).
func (s *State) decideRemoval(remove bool, j *rules.Journal) {
	step := s.step
	if remove {
		s.takeToken("DZ-11", step.Seat, step.To, j)
	} else {
		j.Add("DZ-11", step.Seat, "dzicz.event.leave", playerArg(step.Seat),
			otherArg(ownerIn(&s.tokens, step.To)), fieldArg(step.To))
	}
	s.endStep(step.To, j)
}

// takeToken removes another player's token and with it the outpost (DZ-11).
func (s *State) takeToken(rule string, seat int, f Field, j *rules.Journal) {
	if j != nil {
		owner := ownerIn(&s.tokens, f)
		key := "dzicz.event.remove.token"
		if s.outposts[owner].Has(f) {
			key = "dzicz.event.remove.both"
		}
		j.Add(rule, seat, key, playerArg(seat), otherArg(owner), fieldArg(f))
	}
	s.removeToken(f)
}
