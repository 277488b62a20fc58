package dzicz

import "schron/rules"

// homeFields gives the fields where the active seat may put its first token:
// the three middle fields (DZ-8) of every edge without another player's token
// (DZ-7).
func (s *State) homeFields() FieldSet {
	var free FieldSet
	taken := foreign(&s.tokens, int(s.active))
	for _, e := range Edges() {
		if taken&e.rank(1) == 0 {
			free |= e.middle()
		}
	}
	return free
}

func (s *State) refuseHome(f Field) *rules.Refusal {
	if s.homeFields().Has(f) {
		return nil
	}
	edge := edgeOf(f)
	switch {
	case corners.Has(f):
		return refusal("DZ-8", "home.corner", fieldArg(f))
	case edge == NoEdge:
		return refusal("DZ-7", "home.inner", fieldArg(f))
	}
	taken := foreign(&s.tokens, int(s.active)) & edge.rank(1)
	return refusal("DZ-7", "home.taken", edgeArg(edge), otherArg(ownerIn(&s.tokens, taken.first())))
}

// chooseHome puts the first token; its field fixes the home edge (DZ-8).
func (s *State) chooseHome(f Field, j *rules.Journal) {
	seat := int(s.active)
	s.tokens[seat] |= f.bit()
	s.home[seat] = edgeOf(f)
	if j != nil {
		j.Add("DZ-7", seat, "dzicz.event.home", playerArg(seat), fieldArg(f), edgeArg(s.home[seat]))
	}
	s.active++
	if int(s.active) == s.seats {
		s.endTurn(j)
		s.settle(j)
	}
}
