package dolores

import "schron/rules"

// end closes what the active seat does in a phase.
func (s *State) end(j *rules.Journal) {
	seat := int(s.active)
	switch s.ask {
	case DecideInvest:
		note(j, "DO-9", seat, "end.investment", playerArg(seat))
		s.nextInvestor(j)
	case DecideTax:
		s.waiveRest(seat)
		s.endTaxes(seat, j)
	case DecideGather:
		s.gather = gather{}
		note(j, "DO-40", seat, "end.gather", playerArg(seat))
		s.nextYield(j)
	case DecideArrange:
		note(j, "DO-47", seat, "end.arrange", playerArg(seat))
		s.nextArrange(j)
	case DecideMilitary:
		note(j, "DO-43", seat, "end.military", playerArg(seat))
		s.nextMilitary(j)
	}
}

// next makes the next seat in order of play that is not out the active one, and
// reports whether there was one (DO-9).
func (s *State) next() bool {
	for s.active++; int(s.active) < s.seats; s.active++ {
		if !s.feds[s.active].out {
			return true
		}
	}
	return false
}

func (s *State) startInvestment(j *rules.Journal) {
	s.phase, s.active = PhaseInvestment, -1
	s.wind = Wind{}
	for seat := range s.seats {
		s.feds[seat].offers, s.feds[seat].n = 0, -1
	}
	s.nextInvestor(j)
}

func (s *State) nextInvestor(j *rules.Journal) {
	if s.next() {
		s.ask = DecideInvest
		return
	}
	s.blow(j)
}

// resume goes on after what may have interrupted a phase: new capitals are
// chosen first (DO-37).
func (s *State) resume(j *rules.Journal) {
	switch {
	case s.phase == PhaseOver:
	case s.capitalDue != 0:
		s.ask = DecideCapital
	case s.phase == PhaseWind:
		s.startTaxes(j)
	case s.feds[s.active].out:
		s.nextMilitary(j)
	default:
		s.militaryOn(j)
	}
}

// aftermath follows every attack and the end of the wind. A seat with neither city nor
// unit is out (DO-55), and lost capitals are replaced (DO-37).
func (s *State) aftermath(j *rules.Journal) {
	s.dropFallen(j)
	if s.phase != PhaseOver {
		s.replaceCapitals(j)
	}
	s.resume(j)
}

// endRound clears what concerned one round and begins the next. At the limit of rounds
// or at a standstill it ends the game (DO-56, DO-69).
func (s *State) endRound(j *rules.Journal) {
	s.unpaid, s.due = FieldSet{}, FieldSet{}
	for seat := range s.seats {
		fed := s.Fed(seat)
		fed.skips, fed.sold = false, Bill{}
		for i := range fed.cityCount {
			city := &fed.cities[i]
			city.Unpaid = false
			for d := range city.Built {
				city.Districts[d].Unpaid = false
			}
		}
		for u := range fed.units {
			p := &fed.units[u]
			p.Moved, p.Attacked, p.Sorted, p.Unpaid = false, false, false, false
		}
	}
	s.relinkAll()
	s.remember()
	if s.limit > 0 && s.round >= s.limit {
		s.endByWealth(byWealth, j)
		return
	}
	if s.standsStill(j) {
		return
	}
	s.round++
	note(j, "DO-9", rules.NoSeat, "round", numberArg(s.round))
	s.noteTruce(j)
	s.startInvestment(j)
}
