package dzicz

import "schron/rules"

// Mind is what a bot knows of Dzicz: who is how far with which mission, and what
// serves all missions. All numbers are in weights.go.
type Mind struct {
	// Simple is a beginner's: the own missions and nothing else.
	Simple bool
}

// Judge gives each player the chance to hold a card at the end, card by card, less
// what the others' chances take from a win that is shared.
func (w Mind) Judge(s rules.State, chance []int32) {
	d := s.(*State)
	var win [MaxSeats]int32
	if d.phase == PhaseOver {
		for seat := range d.seats {
			if d.wins(seat) {
				win[seat] = certain
			}
		}
	} else {
		w.prospects(d, &win)
	}
	sum := int32(0)
	for _, p := range win {
		sum += p
	}
	for seat := range d.seats {
		if chance[seat] = win[seat]; w.Simple && d.phase != PhaseOver {
			continue
		}
		others := (sum - win[seat]) / int32(d.seats-1)
		chance[seat] -= int32(int64(win[seat]) * int64(others) / certain * sharedWin / 1000)
	}
}

// certain is the chance of what is certain.
const certain = 10_000

// prospects reckons each player's chance to win before the end.
func (w Mind) prospects(s *State, win *[MaxSeats]int32) {
	now := s.turnEnd(1<<MaxSeats - 1)
	for seat := range s.seats {
		if s.gone(seat) && s.home[seat] != NoEdge {
			continue // nothing brings a player back (DZ-31)
		}
		best, rest := 0, 0
		add := func(worth int) {
			if worth > best {
				best, worth = worth, best
			}
			rest += worth
		}
		for i := range s.openCount {
			add(s.cardWorth(s.open[i], seat, int(now.holder[i])))
		}
		holder := nobody
		if now.claimed.has(seat) {
			holder = seat
		}
		add(s.cardWorth(s.secret[seat], seat, holder))
		worth := worthNothing + best + rest*worthOthers/1000
		if !w.Simple {
			worth += s.means(seat)
		}
		win[seat] = rules.Logistic(worth)
	}
}

// cardWorth is what a card is worth to a seat, if holder would have it at the end of
// this turn.
func (s *State) cardWorth(m Mission, seat, holder int) int {
	if holder == seat {
		return worthProgress + worthMet + worthMetLate*int(s.turn)
	}
	n := s.nearness(m, seat)
	worth := worthProgress * n * n / (whole * whole)
	if holder != nobody {
		worth = worth * worthTaken / 1000
	}
	return worth
}

// whole is the nearness of a condition that is met.
const whole = 12

// nearness tells how much of a mission's condition a seat meets, in twelfths.
func (s *State) nearness(m Mission, seat int) int {
	home := s.home[seat]
	if home == NoEdge {
		return 0
	}
	switch m {
	case Trail:
		return whole - trailLacks(s.tokens[seat], home)*whole/trailLength
	case PrepareAssault:
		n := min(otherEdges(s.soldiers[seat], home), 2)
		if s.soldiers[seat]&home.middle() != 0 {
			n++
		}
		if s.soldiers[seat].Has(Centre) {
			n++
		}
		// Soldiers on the way count for half.
		way := min(s.soldiers[seat].Len(), 4)
		return (n + way) * whole / 8
	case Resources:
		n := min((s.tokens[seat]&inner).Len(), resourceTokens) * 2
		if s.outposts[seat]&inner != 0 {
			n += 4
		}
		return n
	case Bastion:
		posts := min((s.outposts[seat] & inner).Len(), bastionOutposts)
		tokens := min((s.tokens[seat] & inner).Len(), bastionOutposts)
		return posts*3 + tokens
	}
	return 0
}

// means is what a seat has that serves every mission.
func (s *State) means(seat int) int {
	worth := worthToken*s.tokens[seat].Len() + worthOutpost*s.outposts[seat].Len() + worthSoldier*s.soldiers[seat].Len()
	for _, n := range s.uncovered[seat] {
		worth += worthAction * int(n) * (Turns - int(s.turn)) / Turns
	}
	return worth
}

// Moves are all that the actor may decide but "not this turn": a bot is asked again.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	n := len(buf)
	buf = s.(*State).appendDecisions(buf)
	if last := len(buf) - 1; last > n && buf[last].Verb == VerbQuiet {
		buf = buf[:last]
	}
	return buf
}

// Guess has no opinion: what follows is played by chance.
func (Mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

// Quiet is never: a game of twelve turns is played on for as long as a level says.
func (Mind) Quiet(_, _ rules.State) bool { return false }
