package dolores

import "schron/rules"

// ending is how a game ended.
type ending struct {
	how     endKind
	winners seatBits
}

type endKind uint8

const (
	notOver  endKind = iota
	byLast           // the last federation wins (DO-56)
	byDraw           // the last ones fell together (DO-55)
	byWealth         // at the limit of rounds (DO-56)
	endKinds         // how many there are
)

var endIDs = [endKinds]string{"none", "last", "draw", "wealth"}

// dropFallen takes federations without a city and a unit out of the game: their
// fields become free and their sections go (DO-55).
func (s *State) dropFallen(j *rules.Journal) {
	var fell seatBits
	alive, last := 0, -1
	for seat := range s.seats {
		fed := s.fed(seat)
		switch {
		case fed.out:
		case fed.cityCount == 0 && fed.onMap == [UnitKinds]int8{}:
			fell |= seatBit(seat)
			fed.out = true
			s.section = s.section.without(s.owned[seat])
			s.unpaid = s.unpaid.without(s.owned[seat])
			s.owned[seat] = FieldSet{}
			s.relink(seat)
			note(j, "DO-55", seat, "out", playerArg(seat))
		default:
			alive, last = alive+1, seat
		}
	}
	switch {
	case fell == 0 || alive > 1:
	case alive == 1:
		note(j, "DO-56", last, "win", playerArg(last))
		s.finish(ending{byLast, seatBit(last)}, j)
	default:
		note(j, "DO-55", rules.NoSeat, "draw")
		s.finish(ending{byDraw, fell}, j)
	}
}

// endByWealth ends the game at the limit of rounds: the greatest wealth wins,
// equal wealth is shared (DO-56).
func (s *State) endByWealth(j *rules.Journal) {
	most := -1
	var best seatBits
	for seat := range s.seats {
		if s.fed(seat).out {
			continue
		}
		switch n := s.wealth(seat).Total(); {
		case n > most:
			most, best = n, seatBit(seat)
		case n == most:
			best |= seatBit(seat)
		}
	}
	for seat := range s.seats {
		if best.has(seat) {
			note(j, "DO-56", seat, "wealthiest", playerArg(seat), numberArg(most))
		}
	}
	s.over = ending{byWealth, best}
	s.stop()
}

// finish ends the game within a round. Who has just lost the capital with the attack
// that ended it gets another as ever; at a tie the first, for there is nothing left to
// choose it for (DO-37).
func (s *State) finish(e ending, j *rules.Journal) {
	s.over = e
	s.replaceCapitals(j)
	for seat := range s.seats {
		for i := int8(0); s.capitalDue.has(seat) && i < s.fed(seat).cityCount; i++ {
			if s.mayCrown(seat, i) {
				s.capitalDue &^= seatBit(seat)
				s.crown(seat, i, j)
			}
		}
	}
	s.remember()
	s.stop()
}

func (s *State) stop() {
	s.phase, s.ask, s.active = PhaseOver, askNothing, 0
	s.missile, s.offer = missile{}, offer{}
}

// Result tells how the game ended; the scores are each federation's wealth.
func (s *State) Result() rules.Result {
	if s.phase != PhaseOver {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Scores: make([]int, s.seats)}
	for seat := range s.seats {
		if s.over.winners.has(seat) {
			r.Winners = append(r.Winners, seat)
		}
		r.Scores[seat] = s.wealth(seat).Total()
	}
	switch s.over.how {
	case byLast:
		r.Reason = rules.T("dolores.result.last", playerArg(r.Winners[0]))
	case byDraw:
		r.Reason = rules.T("dolores.result.draw")
	default:
		r.Reason = rules.T("dolores.result.wealth", numberArg(s.round), amountArg(r.Scores[r.Winners[0]]))
	}
	return r
}
