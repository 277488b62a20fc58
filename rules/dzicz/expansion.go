package dzicz

import "schron/rules"

// expandable returns the fields where a seat may use an expansion, none without an
// uncovered token (DZ-18).
func (s *State) expandable(seat int) FieldSet {
	if !s.holds(seat, Expansion) {
		return 0
	}
	return s.expansionFields(seat)
}

// refuseExpansion returns why a seat may not use an expansion on f (DZ-18). It needs an
// uncovered token and an own soldier on a field without an outpost. Outposts beside the
// field do not matter.
func (s *State) refuseExpansion(seat int, f Field) *rules.Refusal {
	if !s.holds(seat, Expansion) {
		return refusal("DZ-18", "token.covered", tokenArg(Expansion))
	}
	if s.expansionFields(seat).Has(f) {
		return nil
	}
	if r := s.refuseSoldierOf(seat, f, "DZ-18"); r != nil {
		return r
	}
	return refusal("DZ-18", "expand.outpost", fieldArg(f), otherArg(ownerIn(&s.outposts, f)))
}

// expand covers the token and puts a token and an outpost under the soldier (DZ-18).
// Where an own token lies it adds only the outpost. One event tells all but that another
// player's token was removed.
func (s *State) expand(f Field, j *rules.Journal) {
	seat := int(s.active)
	s.cover(seat, Expansion)
	if j != nil {
		j.Add("DZ-18", seat, "dzicz.event.expand", playerArg(seat), fieldArg(f))
	}
	if other := ownerIn(&s.tokens, f); other != seat && other != rules.NoSeat {
		s.putToken("DZ-18", seat, f, j)
	}
	s.tokens[seat] |= f.bit()
	s.outposts[seat] |= f.bit()
}
