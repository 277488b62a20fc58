package wradislavia

import (
	"errors"
	"fmt"
)

// Invariants tests the position; the error names what is broken and the rule.
func (s *State) Invariants() error {
	for _, test := range []func() error{
		s.testFrame, s.testCards, s.testHands, s.testPeruns, s.testDeck, s.testTable,
		s.testPosts, s.testParts, s.testReport, s.testReportPlaces,
	} {
		if err := test(); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) testFrame() error {
	over := s.phase == PhaseOver
	switch {
	case !s.phase.waits() || s.phase >= phaseEnd:
		return fmt.Errorf("no position waits in phase %d", s.phase)
	case s.turn < 0 || s.turn > Turns:
		return fmt.Errorf("turn %d (WR-40)", s.turn)
	case (s.phase == PhaseDraft) != (s.turn == 0):
		return fmt.Errorf("phase %s in turn %d (WR-2)", s.phase, s.turn)
	case !inSeats(int(s.active)) || !inSeats(int(s.marker)):
		return fmt.Errorf("seat %d decides, seat %d has the marker (WR-5)", s.active, s.marker)
	case over && s.active != s.marker:
		return errors.New("somebody decides after the end")
	case over && !s.isOver():
		return errors.New("over with three cards in each hand before turn 100 (WR-37, WR-40)")
	}
	return nil
}

// testCards counts the 36 characters: each lies in one place (WR-1).
func (s *State) testCards() error {
	seen, n := s.rest, s.rest.Len()
	for seat := range Seats {
		places := []Cast{
			s.hand[seat], s.discards[seat], s.heavy[seat], s.before[seat], s.dead[seat], s.Fighting(seat),
		}
		for _, c := range places {
			if both := seen & c; both != 0 {
				return fmt.Errorf("%s lies in two places (WR-1)", both.First())
			}
			seen |= c
			n += c.Len()
		}
		slots := 0
		for _, p := range s.posts[seat] {
			if p.who.Exists() {
				slots++
			}
		}
		if slots != s.Fighting(seat).Len() {
			return fmt.Errorf("seat %d has a character in two slots (WR-7)", seat)
		}
	}
	if seen != everybody || n != Characters {
		return fmt.Errorf("%d of %d characters (WR-1)", n, Characters)
	}
	return nil
}

// testHands counts what each player has: ten cards, three of them discarded after
// the draft (WR-2).
func (s *State) testHands() error {
	for seat := range Seats {
		played := s.Fighting(seat).Len() + s.heavy[seat].Len() + s.before[seat].Len() + s.dead[seat].Len()
		hand, discards := s.hand[seat].Len(), s.discards[seat].Len()
		own := s.hand[seat] | s.Fighting(seat) | s.heavy[seat] | s.before[seat] | s.dead[seat]
		if lost := s.seen[seat] &^ own; lost != 0 {
			return fmt.Errorf("%s was seen fighting for seat %d, which does not have it (WR-9)", lost.First(), seat)
		}
		if hand+discards+played != DrawnCards {
			return fmt.Errorf("seat %d has %d characters (WR-2)", seat, hand+discards+played)
		}
		drafting := s.phase == PhaseDraft && !s.confirmed(seat)
		if discards > DiscardedCards || !drafting && discards != DiscardedCards {
			return fmt.Errorf("seat %d has discarded %d characters (WR-2)", seat, discards)
		}
		if s.phase == PhaseDraft && (played > 0 || !s.second() && seat != int(s.active) && discards > 0) {
			return fmt.Errorf("seat %d is further than the draft (WR-2)", seat)
		}
		if s.phase != PhaseOver && s.heavy[seat] != 0 {
			return fmt.Errorf("seat %d has heavily wounded of a turn that is not over (WR-35)", seat)
		}
		if n := s.before[seat].Len(); n > Slots || s.phase != PhaseOver && s.phase != PhaseDraft &&
			hand+s.Fighting(seat).Len() < leastHand {
			return fmt.Errorf("seat %d plays on with %d cards in hand and %d resting (WR-37)", seat, hand, n)
		}
	}
	return nil
}

// testPeruns counts the 24 Peruns (WR-4).
func (s *State) testPeruns() error {
	n := s.pool
	for seat := range Seats {
		if s.peruns[seat] < 0 {
			return fmt.Errorf("seat %d has %d Peruns (WR-4)", seat, s.peruns[seat])
		}
		n += s.peruns[seat]
	}
	if s.pool < 0 || n != PerunPool {
		return fmt.Errorf("%d Peruns with %d in the pool (WR-4)", n, s.pool)
	}
	if s.turn <= 1 && s.phase != PhaseOver && s.pool != PerunPool {
		return errors.New("Peruns were found before the end of the first turn (WR-36)")
	}
	return nil
}

// testDeck counts the 16 hazard cards (WR-1).
func (s *State) testDeck() error {
	deck := s.deck
	for _, h := range []Hazard{s.hazards[0], s.hazards[1], s.dropped} {
		if h >= hazardEnd {
			return fmt.Errorf("hazard %d", h)
		}
		if h != NoHazard {
			deck[h]++
		}
	}
	if deck != fullDeck() {
		return fmt.Errorf("hazard cards %v with those on the table (WR-1)", deck)
	}
	return nil
}
