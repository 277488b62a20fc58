package wcp

import "schron/rules"

// removeCentre takes the central hall off the board and hands it to the right,
// against the order of play (WCP-38). The exits are open from now on (WCP-39).
func (s *State) removeCentre(j *rules.Journal) {
	seat := int(s.active)
	s.close(Centre)
	s.taken = true
	s.stage = StageEscape
	s.holder = int8(s.right(seat))
	j.Add("WCP-38", seat, "wcp.event.remove", playerArg(seat), otherArg(int(s.holder)))
	j.Add("WCP-39", rules.NoSeat, "wcp.event.exits")
	s.findTrapped(j)
}

// right returns the seat to whom another one passes the central hall: against the
// order of play, those who resigned left out. The last one left keeps it
// (WCP-47).
func (s *State) right(seat int) int {
	for other := seat; ; {
		other = (other + s.Seats() - 1) % s.Seats()
		if other == seat || s.players[other].fate != Resigned {
			return other
		}
	}
}

// passers counts the seats among which the central hall goes round.
func (s *State) passers() int {
	n := 0
	for seat := range s.Seats() {
		if s.players[seat].fate != Resigned {
			n++
		}
	}
	return n
}

// bordering returns the halls beside the central field or a destroyed hall, where
// destruction spreads whatever the passages (WCP-43).
func (b *board) bordering() FieldSet { return (b.destroyed | Centre.bit()).around() & b.halls }

// targets returns the halls that may be destroyed: without a pawn and bordering;
// if there is none, any without a pawn (WCP-43, WCP-44).
func (s *State) targets() FieldSet {
	free := s.halls &^ s.pawns()
	if near := free & s.bordering(); near != 0 {
		return near
	}
	return free
}

func (s *State) refuseDestroy(f Field) *rules.Refusal {
	switch {
	case s.destroyed.Has(f):
		return refusal("WCP-45", "destroy.destroyed", fieldArg(f))
	case !s.halls.Has(f):
		return refusal("WCP-43", "destroy.no-hall", fieldArg(f))
	case s.pawns().Has(f):
		return refusal("WCP-43", "destroy.pawn", fieldArg(f))
	case !s.targets().Has(f):
		return refusal("WCP-43", "destroy.apart", fieldArg(f))
	}
	return nil
}

// destroy turns a hall over and passes the central hall on; content goes back to
// the stack (WCP-43).
func (s *State) destroy(f Field, j *rules.Journal) {
	seat := int(s.active)
	rule := "WCP-43"
	if !s.bordering().Has(f) {
		rule = "WCP-44"
	}
	j.Add(rule, seat, "wcp.event.destroy", playerArg(seat), fieldArg(f))
	if s.filled.Has(f) {
		t := s.clear(f)
		s.giveBack(Things{}, t)
		j.Add("WCP-43", seat, "wcp.event.bury", tokenArg(t))
	}
	s.close(f)
	s.destroyed |= f.bit()
	s.idle = 0
	s.passOn(j)
	s.findTrapped(j)
	s.nextTurn(j)
}

// passOn gives the central hall to the right (WCP-43).
func (s *State) passOn(j *rules.Journal) {
	seat := int(s.holder)
	s.holder = int8(s.right(seat))
	if int(s.holder) != seat {
		j.Add("WCP-43", seat, "wcp.event.pass-on", playerArg(seat), otherArg(int(s.holder)))
	}
}

// passIdle passes the central hall on without destruction, for no hall is free
// of pawns. When that happened through a whole round of passing the base
// collapses (WCP-44).
func (s *State) passIdle(j *rules.Journal) {
	s.idle++
	j.Add("WCP-44", int(s.active), "wcp.event.idle", playerArg(int(s.active)))
	if s.collapsed() {
		j.Add("WCP-44", rules.NoSeat, "wcp.event.collapse")
		s.end(j)
		return
	}
	s.passOn(j)
}

// collapsed reports whether the base has collapsed (WCP-44).
func (s *State) collapsed() bool { return int(s.idle) >= s.passers() }
