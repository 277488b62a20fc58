package dzicz

import "schron/rules"

// Claims says who holds which card once a turn has ended.
type Claims struct {
	Holder  [MaxSeats - 1]int8 // of each open card, rules.NoSeat for one in the middle
	Claimed rules.SeatSet      // seats that hold their secret card
}

// Held counts the missions that a seat holds.
func (c Claims) Held(seat int) (n int) {
	for _, h := range c.Holder {
		if int(h) == seat {
			n++
		}
	}
	if c.Claimed.Has(seat) {
		n++
	}
	return n
}

// TurnEnd works out the returns and claims of a turn's end on the position as it stands
// (DZ-21). First every card whose holder no longer meets it goes back. Then open cards
// in the middle, also those just put back, go to who meets them. Of several the one
// later in the order of play gets the card (DZ-22). A card that stays with its holder
// cannot be claimed (DZ-23). Last, owners claim their secret cards (DZ-24). TurnEnd
// looks only at the secrets of the given seats.
func (s *State) TurnEnd(secrets rules.SeatSet) Claims {
	c := Claims{Holder: s.holder}
	for i := range s.openCount {
		m := s.open[i]
		if h := s.holder[i]; h != rules.NoSeat && s.meets(m, int(h)) {
			continue
		}
		c.Holder[i] = rules.NoSeat
		for seat := s.seats - 1; seat >= 0; seat-- {
			if s.meets(m, seat) {
				c.Holder[i] = int8(seat)
				break
			}
		}
	}
	for seat := range s.seats {
		if secrets.Has(seat) && s.meets(s.secret[seat], seat) {
			c.Claimed |= rules.Seats(seat)
		}
	}
	return c
}

// checkMissions carries out the returns and claims of a turn's end and notes
// which first-claim rewards are due (DZ-21).
func (s *State) checkMissions(j *rules.Journal) {
	was := s.claims()
	now := s.TurnEnd(1<<MaxSeats - 1)
	s.noteReturns(was, now, j)
	s.holder, s.claimed = now.Holder, now.Claimed
	for i := range s.openCount {
		if h := now.Holder[i]; h != rules.NoSeat && h != was.Holder[i] {
			j.Add("DZ-21", int(h), "dzicz.event.claim.open", playerArg(int(h)), missionArg(s.open[i]))
			s.noteFirst(s.open[i], int(h))
		}
	}
	for seat := range s.seats {
		if now.Claimed.Has(seat) && !was.Claimed.Has(seat) {
			s.claimSecret(seat, j)
		}
	}
}

func (s *State) noteReturns(was, now Claims, j *rules.Journal) {
	for i := range s.openCount {
		if h := was.Holder[i]; h != rules.NoSeat && h != now.Holder[i] {
			j.Add("DZ-21", int(h), "dzicz.event.return.open", playerArg(int(h)), missionArg(s.open[i]))
		}
	}
	for seat := range s.seats {
		if was.Claimed.Has(seat) && !now.Claimed.Has(seat) {
			j.Add("DZ-21", seat, "dzicz.event.return.secret", playerArg(seat), missionArg(s.secret[seat]))
		}
	}
}

// claimSecret claims a secret card, which is revealed by it (DZ-24).
func (s *State) claimSecret(seat int, j *rules.Journal) {
	if !s.revealed.Has(seat) {
		s.revealed |= rules.Seats(seat)
		j.Reveal()
		j.Add("DZ-24", seat, "dzicz.event.reveal", playerArg(seat), missionArg(s.secret[seat]))
	}
	j.Add("DZ-24", seat, "dzicz.event.claim.secret", playerArg(seat), missionArg(s.secret[seat]))
	s.noteFirst(s.secret[seat], seat)
}

// noteFirst notes who claims a name first in the game, open and secret copies
// together (DZ-29). Open claims are noted before secret ones, so the taker of
// the open copy gets the reward; after the last turn there is none (DZ-21).
func (s *State) noteFirst(m Mission, seat int) {
	if s.first[m] != rules.NoSeat {
		return
	}
	s.first[m] = int8(seat)
	if s.Turn() < s.Turns() {
		s.due |= 1 << m
	}
}
