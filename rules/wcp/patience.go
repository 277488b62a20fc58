package wcp

import "schron/rules"

// The bounds of the option OptionPatience and what it is without a choice
// (WCP-57).
const (
	leastPatience = 3
	mostPatience  = 12
	usualPatience = 6
)

// Drained reports whether nobody will lay a hall any more: the stack is empty and
// no hand holds one (WCP-57).
func (s *State) Drained() bool {
	if s.hallsLeft > 0 {
		return false
	}
	for seat := range s.Seats() {
		if s.players[seat].hallsN > 0 {
			return false
		}
	}
	return true
}

// tick counts a turn that ended while the button was not pressed and no hall was left
// to lay (WCP-57). It reports whether the base presses the button itself at the
// beginning of the next turn. Counting begins with the turn after the one in which the
// last hall was laid.
func (s *State) tick(j *rules.Journal) (late bool) {
	if s.patience == 0 || s.stage != StageExplore || !s.Drained() {
		return false
	}
	if s.clock == 0 {
		s.clock = int16(s.patience) * int16(s.seats)
		j.Add("WCP-57", rules.NoSeat, "wcp.event.clock.start", numberArg(int(s.patience)))
		return false
	}
	s.clock--
	if rounds, rest := s.clock/int16(s.seats), s.clock%int16(s.seats); rest == 0 && rounds > 0 {
		j.Add("WCP-57", rules.NoSeat, "wcp.event.clock.round", numberArg(int(rounds)))
	}
	return s.clock == 0
}

// pressItself presses the button without anybody (WCP-57). The seat whose turn begins
// is the presser, wherever its pawn stands. It plays the turn by the rules of stage I.
func (s *State) pressItself(j *rules.Journal) {
	s.presser, s.stage, s.itself = s.active, StageLastRound, true
	j.Add("WCP-57", int(s.active), "wcp.event.press-itself", playerArg(int(s.active)))
}

// Countdown returns when the base presses the button itself (WCP-57). It counts full
// rounds, a begun one included, and turns, the present one included. seat is the one in
// whose turn it happens. ok is false while nothing is counted.
func (v *View) Countdown() (rounds, turns, seat int, ok bool) {
	s := v.public
	if s.clock == 0 {
		return 0, 0, rules.NoSeat, false
	}
	turns = int(s.clock)
	return (turns + s.Seats() - 1) / s.Seats(), turns, (int(s.active) + turns) % s.Seats(), true
}
