package dzicz

import "schron/rules"

// end closes the game after the last turn, its missions claimed (DZ-30).
func (s *State) end(j *rules.Journal) {
	s.phase = PhaseOver
	none := true
	for seat := range s.seats {
		if s.Wins(seat) {
			none = false
			j.Add("DZ-30", seat, "dzicz.event.win", playerArg(seat))
		}
	}
	if none {
		j.Add("DZ-30", rules.NoSeat, "dzicz.event.nobody")
	}
}

// Result returns every holder of a claimed mission as a winner once the game is
// over; an unclaimed secret card does not count (DZ-30).
func (s *State) Result() rules.Result {
	if s.phase != PhaseOver {
		return rules.Result{}
	}
	r := rules.Result{Over: true}
	for seat := range s.seats {
		if s.Wins(seat) {
			r.Winners = append(r.Winners, seat)
		}
	}
	if r.Winners == nil {
		r.Reason = rules.Msg("dzicz.result.nobody", rules.Number("turns", s.Turns()))
	} else {
		r.Reason = rules.Msg("dzicz.result.missions", numberArg(len(r.Winners)), rules.Number("turns", s.Turns()))
	}
	return r
}

// Rank sets the winners first; all others have lost (DZ-30).
func (s *State) Rank(player, other int) int {
	switch a, b := s.Wins(player), s.Wins(other); {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// Decided counts the missions that a player holds at the end (DZ-30).
func (s *State) Decided(player int) (why rules.Text, rule string) {
	n := s.claims().Held(player)
	if n == 0 {
		return rules.Msg("dzicz.place.none"), "DZ-30"
	}
	return rules.Msg("dzicz.place.missions", numberArg(n)), "DZ-30"
}
