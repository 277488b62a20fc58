package dolores

import "schron/rules"

// truceLeft counts the rounds of the truce that are not over, the present one
// included (DO-65); 0 when it has ended.
func (s *State) truceLeft() int {
	if s.phase == PhaseOver {
		return 0
	}
	return max(0, s.truceRounds-s.round+1)
}

// AtTruce reports whether the truce lasts: nobody attacks and no missile is fired
// (DO-65).
func (s *State) AtTruce() bool { return s.truceLeft() > 0 }

// closed returns the fields that the truce closes to units of a seat: the land of
// other federations, and with it their cities (DO-65).
func (s *State) closed(seat int) FieldSet {
	if !s.AtTruce() {
		return FieldSet{}
	}
	return s.ownedByAny().Without(s.owned[seat]).And(landFields)
}

// refuseInTruce refuses what nobody does while the truce lasts, under a name of
// its own.
func (s *State) refuseInTruce(name string) *rules.Refusal {
	if s.AtTruce() {
		return refusal("DO-65", "truce."+name, numberArg(s.truceRounds))
	}
	return nil
}

// refuseClosed returns why the truce keeps a unit from a field that it could reach
// without it. Either the field or the way is closed. It returns nil if the truce does
// not matter.
func (s *State) refuseClosed(seat int, u Unit, to Field) *rules.Refusal {
	closed := s.closed(seat)
	switch {
	case closed.Empty():
		return nil
	case closed.Has(to):
		return refusal("DO-65", "truce.land", s.whoArg(seat, u), fieldArg(to), otherArg(s.ownerOf(to)), numberArg(s.truceRounds))
	}
	if reach := s.stepsApart(seat, u, FieldSet{}); reach.Has(to) {
		return refusal("DO-65", "truce.way", s.whoArg(seat, u), fieldArg(to), numberArg(s.truceRounds))
	}
	return nil
}

// noteTruce tells at the start of a round that the truce has ended with the one
// before.
func (s *State) noteTruce(j *rules.Journal) {
	if s.truceRounds > 0 && s.round == s.truceRounds+1 {
		note(j, "DO-65", rules.NoSeat, "truce.over")
	}
}
