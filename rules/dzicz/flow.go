package dzicz

import "schron/rules"

// settle goes on to the next decision. A part of a go in which nothing can be
// done passes by itself (DZ-32).
func (s *State) settle(j *rules.Journal) {
	for {
		seat := int(s.active)
		switch s.phase {
		case PhaseMove:
			if s.canMove() {
				s.ask = DecideMove
				return
			}
			s.closeMovement()
		case PhaseAction:
			if s.canAct(seat) {
				s.ask = DecideAction
				return
			}
			j.Add("DZ-32", seat, "dzicz.event.no-action", playerArg(seat))
			s.phase = PhaseExpansion
		case PhaseExpansion:
			if s.expandable(seat) != 0 {
				s.ask = DecideExpansion
				return
			}
			s.nextGo(j)
		case PhaseMissions:
			if s.settleReward(j) {
				return
			}
		default:
			s.ask = NoDecision
			return
		}
	}
}

// canMove reports whether the movement has anything left: a move (DZ-9), a token
// to remove (DZ-12) or an assault (DZ-16).
func (s *State) canMove() bool {
	seat := int(s.active)
	for rest := s.soldiers[seat] &^ s.used; rest != 0; rest &= rest - 1 {
		if s.steps(seat, rest.first()) != 0 {
			return true
		}
	}
	return s.strikers() != 0 || s.assaultFields() != 0
}

// canAct reports whether there is an action of DZ-13.
func (s *State) canAct(seat int) bool {
	return s.tokenFields(seat)|s.outpostFields(seat)|s.soldierFields(seat) != 0
}

// endMovement is the active player's word that no soldier moves any more
// (DZ-15, DZ-32).
func (s *State) endMovement(j *rules.Journal) {
	if j != nil {
		j.Add("DZ-15", int(s.active), "dzicz.event.done", playerArg(int(s.active)))
	}
	s.closeMovement()
	s.settle(j)
}

func (s *State) closeMovement() {
	s.last = NoField
	s.phase = PhaseAction
}

// pass goes on without an action (DZ-13), another expansion (DZ-18) or the rest
// of a reward (DZ-25, DZ-27).
func (s *State) pass(j *rules.Journal) {
	seat := int(s.active)
	switch s.ask {
	case DecideAction:
		j.Add("DZ-13", seat, "dzicz.event.pass.action", playerArg(seat))
		s.phase = PhaseExpansion
	case DecideExpansion:
		j.Add("DZ-18", seat, "dzicz.event.pass.expansion", playerArg(seat))
		s.nextGo(j)
	case DecideSoldiers:
		j.Add("DZ-25", seat, "dzicz.event.pass.soldiers", playerArg(seat))
		s.left = 0
	case DecideExtra:
		j.Add("DZ-27", seat, "dzicz.event.pass.extra", playerArg(seat))
		s.left--
	}
	s.settle(j)
}

// clearGo forgets what concerned one go only.
func (s *State) clearGo() {
	s.used, s.shifted, s.last = 0, 0, NoField
}

// nextGo begins the go of the next player in order (DZ-4) who has a piece on
// the board; who has none is skipped (DZ-31). After the last comes the turn's
// end.
func (s *State) nextGo(j *rules.Journal) {
	s.clearGo()
	for s.active++; int(s.active) < s.seats; s.active++ {
		seat := int(s.active)
		if !s.Gone(seat) {
			s.phase = PhaseMove
			return
		}
		j.Add("DZ-31", seat, "dzicz.event.skip", playerArg(seat))
	}
	s.endTurn(j)
}

// endTurn comes after the last player's go: missions are returned and claimed,
// then their rewards follow (DZ-21).
func (s *State) endTurn(j *rules.Journal) {
	s.active = int8(s.seats - 1)
	s.phase = PhaseMissions
	s.checkMissions(j)
}

// nextTurn begins a turn (DZ-6); after the last the game is over (DZ-30).
func (s *State) nextTurn(j *rules.Journal) {
	s.silent = silence{} // "not this turn" ends with the turn (DZ-20, DZ-34)
	if s.Turn() == s.Turns() {
		s.end(j)
		return
	}
	s.turn++
	s.active = -1
	j.Add("DZ-6", rules.NoSeat, "dzicz.event.turn", numberArg(int(s.turn)))
	s.nextGo(j)
}
