package wradislavia

import "schron/rules"

// leastHand is the number of hand cards below which a player loses (WR-37).
const leastHand = 3

// isOver reports whether the turn was the last one: a hand is too small (WR-37) or
// it was turn 100 (WR-40).
func (s *State) isOver() bool {
	return s.short(0) || s.short(1) || s.turn == Turns
}

// short reports whether a seat's hand is too small to go on.
func (s *State) short(seat int) bool { return s.hand[seat].Len() < leastHand }

// living counts a seat's characters in hand and heavily wounded, of both turns
// (WR-37).
func (s *State) living(seat int) int {
	return s.hand[seat].Len() + s.heavy[seat].Len() + s.before[seat].Len()
}

// Winner returns the seat that has won a game that is over; rules.NoSeat for a
// draw.
func (s *State) Winner() int {
	switch {
	case s.short(0) != s.short(1):
		if s.short(0) {
			return 1
		}
		return 0
	case s.living(0) == s.living(1):
		return rules.NoSeat
	case s.living(0) > s.living(1):
		return 0
	}
	return 1
}

// endRule is the rule that ended the game.
func (s *State) endRule() string {
	if s.short(0) || s.short(1) {
		return "WR-37"
	}
	return "WR-40"
}

// end closes the game.
func (s *State) end(j *rules.Journal) {
	s.phase, s.active = PhaseOver, s.marker
	if w := s.Winner(); w != rules.NoSeat {
		j.Add(s.endRule(), w, "wradislavia.event.win", playerArg(w))
		return
	}
	j.Add(s.endRule(), rules.NoSeat, "wradislavia.event.draw")
}

// Result returns the winner once the game is over, nobody in a draw, and the
// living characters of both as scores.
func (s *State) Result() rules.Result {
	if s.phase != PhaseOver {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Scores: []int{s.living(0), s.living(1)}}
	w := s.Winner()
	if w != rules.NoSeat {
		r.Winners = []int{w}
	}
	mine, theirs := rules.Number("first", s.living(0)), rules.Number("second", s.living(1))
	switch {
	case s.short(0) != s.short(1):
		r.Reason = rules.Msg("wradislavia.result.hand", rules.SeatArg("player", other(w)), numberArg(s.hand[other(w)].Len()))
	case s.short(0) && w != rules.NoSeat:
		r.Reason = rules.Msg("wradislavia.result.both", mine, theirs)
	case s.short(0):
		r.Reason = rules.Msg("wradislavia.result.both-draw", mine, theirs)
	case w != rules.NoSeat:
		r.Reason = rules.Msg("wradislavia.result.limit", mine, theirs)
	default:
		r.Reason = rules.Msg("wradislavia.result.limit-draw", mine, theirs)
	}
	return r
}

// Rank sets the winner first; in a draw both share the place (WR-37, WR-40).
func (s *State) Rank(player, other int) int {
	switch s.Winner() {
	case player:
		return -1
	case other:
		return 1
	}
	return 0
}

// Decided counts the hand where one of both was too small, and else says that both have
// as many living characters (WR-37, WR-40).
func (s *State) Decided(player int) (why rules.Text, rule string) {
	if s.short(0) != s.short(1) {
		return rules.Msg("wradislavia.place.hand", numberArg(s.hand[player].Len())), "WR-37"
	}
	return rules.Msg("wradislavia.place.draw"), s.endRule()
}
