package dzicz

import "schron/rules"

// homeFields returns the fields where the active seat may put its first token. These
// are the three middle fields (DZ-8) of every edge without another player's token
// (DZ-7). The option of DZ-36 may leave the seat one edge only.
func (s *State) homeFields() FieldSet {
	if e := s.facing(int(s.active)); e != NoEdge {
		return e.Middle()
	}
	var free FieldSet
	taken := foreign(&s.tokens, int(s.active))
	for _, e := range Edges() {
		if taken&e.rank(1) == 0 {
			free |= e.Middle()
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
	if taken := foreign(&s.tokens, int(s.active)) & edge.rank(1); taken != 0 {
		return refusal("DZ-7", "home.taken", edgeArg(edge), otherArg(ownerIn(&s.tokens, taken.first())))
	}
	return refusal("DZ-36", "home.opposite", edgeArg(s.facing(int(s.active))), otherArg(0))
}

// facing returns the only edge that a seat may choose (DZ-36). That is the one opposite
// the first player's if the option says so, NoEdge for everybody else.
func (s *State) facing(seat int) Edge {
	if s.homes != homesOpposite || seat != 1 {
		return NoEdge
	}
	return s.home[0].opposite()
}

// chooseHome puts the first token; its field fixes the home edge (DZ-8).
func (s *State) chooseHome(f Field, j *rules.Journal) {
	seat := int(s.active)
	s.tokens[seat] |= f.bit()
	s.home[seat] = edgeOf(f)
	if j != nil {
		j.Add("DZ-7", seat, "dzicz.event.home", playerArg(seat), fieldArg(f), edgeArg(s.home[seat]))
	}
	if n := s.place(seat) + 1; n < s.seats {
		s.active = int8(s.chooser(n))
		return
	}
	s.endTurn(j)
	s.settle(j)
}

// chooser returns the seat that chooses its home edge as the nth, from 0. They choose
// in order of play, or the other way round (DZ-7, DZ-36).
func (s *State) chooser(n int) int {
	if s.homes == homesLast {
		return s.seats - 1 - n
	}
	return n
}

// place is when a seat chooses its home edge, counted from 0.
func (s *State) place(seat int) int { return s.chooser(seat) }

// choseHome reports whether a seat has chosen its home edge.
func (s *State) choseHome(seat int) bool {
	return s.phase != PhaseHome || s.place(seat) < s.place(int(s.active))
}
