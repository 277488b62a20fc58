package dolores

import "schron/rules"

// ending is how a game ended.
type ending struct {
	how     endKind
	winners rules.SeatSet
}

type endKind uint8

const (
	notOver      endKind = iota
	byLast               // the last federation wins (DO-56)
	byDraw               // the last ones fell together (DO-55)
	byWealth             // at the limit of rounds (DO-56)
	byStandstill         // nothing changes any more (DO-69)
	endKinds             // how many there are
)

var endIDs = [endKinds]string{"none", "last", "draw", "wealth", "standstill"}

// standstill is the number of rounds without a change after which a game without a
// limit of rounds ends (DO-69). After warnStandstill rounds the players are warned.
const standstill, warnStandstill = 20, 10

// dropFallen takes federations without a city and a unit out of the game: their
// fields become free and their sections go (DO-55).
func (s *State) dropFallen(j *rules.Journal) {
	var fell rules.SeatSet
	alive, last := 0, -1
	for seat := range s.seats {
		fed := s.Fed(seat)
		switch {
		case fed.out:
		case fed.cityCount == 0 && fed.onMap == [UnitKinds]int8{}:
			fell |= rules.Seats(seat)
			fed.out = true
			s.section = s.section.Without(s.owned[seat])
			s.unpaid = s.unpaid.Without(s.owned[seat])
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
		s.finish(ending{byLast, rules.Seats(last)}, j)
	default:
		note(j, "DO-55", rules.NoSeat, "draw")
		s.finish(ending{byDraw, fell}, j)
	}
}

// unchanged counts the last rounds that changed nothing, up to standstill (DO-69).
// Every federation has as many fields, cities, buildings and units after them as
// before.
func (s *State) unchanged() int {
	n := 0
	for i := len(s.history) - 1; i > 0 && n < standstill; i-- {
		for seat := range s.seats {
			if s.history[i].Seats[seat].holds() != s.history[i-1].Seats[seat].holds() {
				return n
			}
		}
		n++
	}
	return n
}

// holds is the record without money, goods and wealth.
func (r Record) holds() Record {
	r.Wealth, r.Money, r.Goods = 0, 0, 0
	return r
}

// standsStill ends a game without a limit of rounds in which nothing changes any more,
// or warns of it (DO-69). It reports whether it ended the game.
func (s *State) standsStill(j *rules.Journal) bool {
	if s.limit > 0 || s.asksIdle {
		return false // by the older rules it went on
	}
	switch s.unchanged() {
	case warnStandstill:
		note(j, "DO-69", rules.NoSeat, "standstill.soon", numberArg(warnStandstill), rules.Number("left", standstill-warnStandstill))
	case standstill:
		note(j, "DO-69", rules.NoSeat, "standstill", numberArg(standstill))
		s.endByWealth(byStandstill, j)
	}
	return s.phase == PhaseOver
}

// endByWealth ends the game at the limit of rounds or at a standstill: the greatest
// wealth wins, equal wealth is shared (DO-56, DO-69).
func (s *State) endByWealth(how endKind, j *rules.Journal) {
	most := -1
	var best rules.SeatSet
	for seat := range s.seats {
		if s.Fed(seat).out {
			continue
		}
		switch n := s.wealth(seat).Total(); {
		case n > most:
			most, best = n, rules.Seats(seat)
		case n == most:
			best |= rules.Seats(seat)
		}
	}
	for seat := range s.seats {
		if best.Has(seat) {
			note(j, "DO-56", seat, "wealthiest", playerArg(seat), numberArg(most))
		}
	}
	s.over = ending{how, best}
	s.stop()
}

// finish ends the game within a round. A seat that lost its capital by the attack that
// ended the game gets another one as usual (DO-37). At a tie the first city is taken,
// because the choice no longer matters.
func (s *State) finish(e ending, j *rules.Journal) {
	s.over = e
	s.replaceCapitals(j)
	for seat := range s.seats {
		for i := int8(0); s.capitalDue.Has(seat) && i < s.Fed(seat).cityCount; i++ {
			if s.mayCrown(seat, i) {
				s.capitalDue &^= rules.Seats(seat)
				s.crown(seat, i, j)
			}
		}
	}
	s.remember()
	s.stop()
}

func (s *State) stop() {
	s.phase, s.ask, s.active = PhaseOver, NoDecision, 0
	s.missile, s.offer = missile{}, offer{}
}

// Standing is everybody's wealth so far (DO-55).
func (s *State) Standing() []int {
	out := make([]int, s.seats)
	for seat := range out {
		out[seat] = s.wealth(seat).Total()
	}
	return out
}

// Result returns how the game ended; the scores are each federation's wealth.
func (s *State) Result() rules.Result {
	if s.phase != PhaseOver {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Scores: make([]int, s.seats)}
	for seat := range s.seats {
		if s.over.winners.Has(seat) {
			r.Winners = append(r.Winners, seat)
		}
		r.Scores[seat] = s.wealth(seat).Total()
	}
	switch s.over.how {
	case byLast:
		r.Reason = rules.Msg("dolores.result.last", playerArg(r.Winners[0]))
	case byDraw:
		r.Reason = rules.Msg("dolores.result.draw")
	case byStandstill:
		r.Reason = rules.Msg("dolores.result.standstill", numberArg(standstill), amountArg(r.Scores[r.Winners[0]]))
	default:
		r.Reason = rules.Msg("dolores.result.wealth", numberArg(s.round), amountArg(r.Scores[r.Winners[0]]))
	}
	return r
}

// Rank sets the winners first and those who fell last. The others stand by their wealth
// (DO-55, DO-56).
func (s *State) Rank(player, other int) int {
	a, b := s.Fed(player), s.Fed(other)
	switch {
	case a.out && b.out:
		return 0
	case a.out:
		return 1
	case b.out:
		return -1
	}
	return s.wealth(other).Total() - s.wealth(player).Total()
}

// Decided says who fell, who was left, and whose wealth is the same (DO-55, DO-56).
func (s *State) Decided(player int) (why rules.Text, rule string) {
	switch {
	case s.over.how == byDraw && s.over.winners.Has(player):
		return rules.Msg("dolores.place.draw"), "DO-55"
	case s.Fed(player).out:
		return rules.Msg("dolores.place.out"), "DO-55"
	case s.over.how == byLast:
		return rules.Msg("dolores.place.last"), "DO-56"
	default:
		return rules.Msg("dolores.place.wealth"), "DO-56"
	}
}
