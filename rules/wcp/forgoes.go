package wcp

import "schron/rules"

// Forgoes returns what a legal move gives up that could still be done or kept. That is
// the button (WCP-35), or a place in the game (WCP-40, WCP-47).
func (s *State) Forgoes(m rules.Move) rules.Text {
	seat := int(s.active)
	switch m.Verb {
	case VerbPass, VerbAttack, VerbTrade:
		switch {
		case s.ask != DecideMeet:
		case s.mayPress() && m.Verb == VerbPass:
			return rules.Msg("wcp.forgoes.press.on")
		case s.mayPress():
			return rules.Msg("wcp.forgoes.press.instead")
		case m.Verb == VerbAttack:
			return s.forgoesDuel(seat, int(m.A))
		}
	case VerbMove, VerbBoost:
		return s.forgoesWay(seat, m)
	case VerbResign:
		return rules.Msg("wcp.forgoes.resign")
	case VerbDestroy:
		return s.forgoesFall(seat, Field(m.A))
	}
	return rules.Text{}
}

// forgoesWay asks before a fight that ends the game for the pawn (WCP-40), if it
// could go another way or stay.
func (s *State) forgoesWay(seat int, m rules.Move) rules.Text {
	if !s.fatal(seat, m) {
		return rules.Text{}
	}
	var buf [2 * span]rules.Move
	for _, other := range s.appendWays(buf[:0]) {
		if !s.fatal(seat, other) {
			return s.forgoesSeat(s.wrecked(seat, Things{}))
		}
	}
	return rules.Text{}
}

// fatal reports whether a way leads into a fight with a guard that ends the game for
// the pawn (WCP-28, WCP-40).
func (s *State) fatal(seat int, m rules.Move) bool {
	if s.stage != StageEscape {
		return false
	}
	e := Entry{}
	switch to := Field(m.A); {
	case m.Verb == VerbMove:
		e = s.entering(seat, to, s.doorway(seat, to))
	case m.Verb == VerbBoost && Field(m.B) != NoField:
		e = s.entering(seat, Field(m.B), between(Field(m.B), to))
	}
	return e.Fight != nil && e.Fight.Outcome != Win
}

// forgoesDuel asks before an attack that ends the game for who attacks (WCP-40).
func (s *State) forgoesDuel(seat, other int) rules.Text {
	v := View{public: s}
	for _, w := range v.Wrecked(seat, other) {
		if w.Seat == seat && w.Out {
			return s.forgoesSeat(w)
		}
	}
	return rules.Text{}
}

func (s *State) forgoesSeat(w Wreck) rules.Text {
	return rules.Msg("wcp.forgoes.game", numberArg(w.Most))
}

// forgoesFall asks before a hall is destroyed that traps a pawn of the same player,
// if another one does not (WCP-47).
func (s *State) forgoesFall(seat int, f Field) rules.Text {
	own := s.trapsOwn(seat, f)
	if own == rules.NoSeat {
		return rules.Text{}
	}
	for rest := s.targets(); rest != 0; rest &= rest - 1 {
		if s.trapsOwn(seat, rest.First()) == rules.NoSeat {
			return rules.Msg("wcp.forgoes.trap", playerArg(own), fieldArg(f))
		}
	}
	return rules.Text{}
}

// trapsOwn returns a seat of the same player that the fall of a hall would trap,
// rules.NoSeat if there is none.
func (s *State) trapsOwn(seat int, f Field) int {
	v := View{public: s}
	for _, other := range v.Stranded(f) {
		if s.Allied(seat, other) {
			return other
		}
	}
	return rules.NoSeat
}

var _ rules.Warner = (*State)(nil)
