package wradislavia

import "schron/rules"

// endTurn closes a turn. Characters go where WR-35 says, Peruns are given (WR-36), last
// turn's heavily wounded return and hands are counted (WR-37). Then the next turn
// begins.
func (s *State) endTurn(j *rules.Journal) {
	s.report = Report{turn: s.turn, marker: s.marker, clash: s.clash}
	resting := s.before
	s.leave(j)
	s.reward(j)
	s.wakeOne(j)
	s.clearTable()
	if s.isOver() {
		s.report.healed = [Seats]Cast{resting[0] &^ s.before[0], resting[1] &^ s.before[1]}
		s.end(j)
		return
	}
	s.wakeRest(j)
	s.report.healed = resting
	s.before, s.heavy = s.heavy, [Seats]Cast{}
	s.marker = int8(other(int(s.marker)))
	j.Add("WR-5", int(s.marker), "wradislavia.event.marker", playerArg(int(s.marker)))
	s.startTurn(j)
}

// Fate is what becomes of a character at the end of a turn (WR-35).
type Fate uint8

// The fates.
const (
	FateBack  Fate = iota // two wounds or fewer: back to the hand
	FateHeavy             // three or four: heavily wounded
	FateDead              // five or more
	fateEnd
)

var fateIDs = rules.ListIDs("fate", FateBack, "back", "heavy", "dead")

// String is the id of the fate; its name for players has the key
// "wradislavia.fate." followed by it.
func (f Fate) String() string { return fateIDs.Of(f) }

// FateOf returns what becomes of a character with so many wounds (WR-35).
func FateOf(wounds int) Fate {
	switch {
	case wounds >= DeadFrom:
		return FateDead
	case wounds >= HeavyFrom:
		return FateHeavy
	}
	return FateBack
}

func (p *Fighter) Fate() Fate { return FateOf(int(p.wounds)) }

// leave takes the characters off the battlefield (WR-35).
func (s *State) leave(j *rules.Journal) {
	for _, seat := range s.order() {
		for slot := range s.posts[seat] {
			p := &s.posts[seat][slot]
			switch p.Fate() {
			case FateBack:
				s.hand[seat] |= p.who.bit()
			case FateHeavy:
				s.heavy[seat] |= p.who.bit()
			case FateDead:
				s.dead[seat] |= p.who.bit()
			}
			if j != nil {
				j.Add("WR-35", seat, "wradislavia.event.fate."+p.Fate().String(), playerArg(seat), characterArg(p.who),
					numberArg(int(p.wounds)))
			}
		}
	}
}

// earned counts the Peruns that a seat's explorers found: one for each that is
// neither heavily wounded nor dead (WR-36).
func (c *clash) earned(seat int) int8 {
	var n int8
	for slot := range c.posts[seat] {
		if p := &c.posts[seat][slot]; p.token == Exploration && p.Fate() == FateBack {
			n++
		}
	}
	return n
}

// reward hands out the Peruns of the explorers. They take one at a time, this
// turn's marker holder first, as long as the pool lasts (WR-4, WR-36).
func (s *State) reward(j *rules.Journal) {
	due := [Seats]int8{s.earned(0), s.earned(1)}
	for range Slots {
		for _, seat := range s.order() {
			if due[seat] > 0 && s.pool > 0 {
				due[seat]--
				s.pool--
				s.report.gained[seat]++
			}
		}
	}
	for _, seat := range s.order() {
		s.peruns[seat] += s.report.gained[seat]
		if n := s.report.gained[seat]; n > 0 {
			j.Add("WR-36", seat, "wradislavia.event.perun.gain", playerArg(seat), numberArg(int(n)))
		}
		if due[seat] > 0 {
			j.Add("WR-4", seat, "wradislavia.event.perun.empty", playerArg(seat), numberArg(int(due[seat])))
		}
	}
}

// wakeOne returns one of last turn's heavily wounded of each player to the hand;
// which one cannot matter (WR-37).
func (s *State) wakeOne(j *rules.Journal) {
	for _, seat := range s.order() {
		if who := s.before[seat].First(); who != Nobody {
			s.wake(j, seat, "WR-37", who)
		}
	}
}

// wakeRest returns the others (WR-38).
func (s *State) wakeRest(j *rules.Journal) {
	for _, seat := range s.order() {
		for s.before[seat] != 0 {
			s.wake(j, seat, "WR-38", s.before[seat].First())
		}
	}
}

func (s *State) wake(j *rules.Journal, seat int, rule string, who Character) {
	s.before[seat] &^= who.bit()
	s.hand[seat] |= who.bit()
	if j != nil {
		j.Add(rule, seat, "wradislavia.event.wake", playerArg(seat), characterArg(who))
	}
}

// clearTable takes dice, hazard cards, wounds and tokens off the table (WR-38).
// Spent Peruns went back when they were spent (WR-16), kept ones stay.
func (s *State) clearTable() {
	s.clash = clash{}
	s.deck = fullDeck()
}
