package wcp

import "schron/rules"

// settle goes on to the next decision: what can be done in one way only, or not
// at all, happens by itself.
func (s *State) settle(j *rules.Journal) {
	for {
		s.ask = s.decision()
		switch s.phase {
		case PhaseMove:
			if s.ready(j) {
				return
			}
		case PhaseMeet:
			if s.ask != DecideMeet || s.meets() {
				return
			}
			s.phase = PhasePlace
		case PhasePlace:
			if s.needHall() || s.needContent() {
				return
			}
			s.draw(j)
			s.closeTurn(j)
		case PhaseDestroy:
			if s.stage == StageEscape && s.holder == s.active {
				if s.targets() != 0 {
					return
				}
				s.passIdle(j)
			}
			s.nextTurn(j)
		default:
			return
		}
	}
}

// question derives what is asked from what is pending.
func (s *State) decision() Decision {
	switch s.phase {
	case PhaseVehicle:
		return DecideVehicle
	case PhaseMove:
		return DecideMove
	case PhaseMeet:
		switch {
		case s.spoils.winner != nobody:
			return DecideSpoils
		case s.trade.made:
			return DecideAnswer
		case s.trade.with != nobody:
			return DecideOffer
		}
		return DecideMeet
	case PhasePlace:
		return DecidePlace
	case PhaseDestroy:
		return DecideDestroy
	}
	return NoDecision
}

// ready begins a turn and reports whether the pawn's move has to be decided. A
// seat that has left only destroys (WCP-46); a pawn without any way stays
// (WCP-11); one that cannot enter any more has left (WCP-41).
func (s *State) ready(j *rules.Journal) bool {
	seat := int(s.active)
	p := &s.players[seat]
	switch {
	case !p.Playing():
		s.phase = PhaseDestroy
	case s.single(seat) != 0 || s.mayLeave(seat) && p.InBase() || s.trap.Has(seat) || s.canBoost(seat):
		return true
	case s.stage == StageEscape && p.AtEntrance():
		j.Add("WCP-41", seat, "wcp.event.shut-out", playerArg(seat))
		s.depart(seat, j)
	default:
		j.Add("WCP-11", seat, "wcp.event.stuck", playerArg(seat))
		s.phase = PhasePlace
	}
	return false
}

// closeTurn ends the player's own part of a turn. The presser's first turn of stage II
// ends by taking the central hall off the board (WCP-38). Then the holder of the
// central hall destroys (WCP-43).
func (s *State) closeTurn(j *rules.Journal) {
	if s.stage == StageRemoval {
		s.removeCentre(j)
	}
	s.phase = PhaseDestroy
}

// nextTurn begins the turn of the next seat in order: clockwise (WCP-10). One
// that resigned is left out (WCP-47), one that is out of the base has a turn only
// to destroy (WCP-46, WCP-55).
func (s *State) nextTurn(j *rules.Journal) {
	s.attacked, s.asked = nobody, nobody
	s.hallLaid, s.tokenPut = false, false
	if s.phase == PhaseOver || s.finished(j) {
		return
	}
	late := s.tick(j)
	for {
		s.active++
		if s.active == s.seats {
			s.active = 0
			s.round++
		}
		if s.players[s.active].Playing() || s.holder == s.active {
			break
		}
	}
	s.phase = PhaseMove
	switch {
	case late:
		s.pressItself(j)
	case s.stage == StageLastRound && s.active == s.presser:
		s.stage = StageRemoval
		j.Add("WCP-36", int(s.active), "wcp.event.stage-two", playerArg(int(s.active)))
	}
}
