package dzicz

import (
	"errors"
	"fmt"

	"schron/rules"
)

func (s *State) testMissions() error {
	if s.openCount != s.seats-1 {
		return fmt.Errorf("%d open missions for %d players (DZ-3)", s.openCount, s.seats)
	}
	for i := range s.openCount {
		m := s.open[i]
		if m >= missionKinds {
			return fmt.Errorf("unknown open mission %d", m)
		}
		for k := range i {
			if s.open[k] == m {
				return fmt.Errorf("%s lies twice in the open row (DZ-3)", m)
			}
		}
		if h := int(s.holder[i]); h < rules.NoSeat || h >= s.seats {
			return fmt.Errorf("%s is held by seat %d of %d", m, h, s.seats)
		}
		if s.holder[i] != rules.NoSeat && s.first[m] == rules.NoSeat {
			return fmt.Errorf("%s is held but was never claimed (DZ-29)", m)
		}
	}
	return s.testSecrets()
}

func (s *State) testSecrets() error {
	if (s.revealed|s.claimed)>>s.seats != 0 {
		return fmt.Errorf("a secret mission of a seat beyond the %d", s.seats)
	}
	if s.claimed&^s.revealed != 0 {
		return errors.New("a secret mission is claimed but not revealed (DZ-24)")
	}
	for seat := range s.seats {
		m := s.secret[seat]
		if m >= missionKinds {
			return fmt.Errorf("unknown secret mission %d", m)
		}
		for other := range seat {
			if s.secret[other] == m {
				return fmt.Errorf("seats %d and %d have the same secret mission %s (DZ-3)", other, seat, m)
			}
		}
		if s.revealed.Has(seat) && s.first[m] == rules.NoSeat {
			return fmt.Errorf("secret mission %s of seat %d is revealed but was never claimed (DZ-24)", m, seat)
		}
	}
	return nil
}

// testFirst tests that only names on the table were claimed, by a seat that may
// claim them (DZ-24, DZ-29).
func (s *State) testFirst() error {
	for _, m := range Missions() {
		first := int(s.first[m])
		if first < rules.NoSeat || first >= s.seats {
			return fmt.Errorf("first claim of %s by seat %d of %d", m, first, s.seats)
		}
		if s.due>>m&1 == 1 && (first == rules.NoSeat || s.phase != PhaseMissions || s.Turn() == s.Turns()) {
			return fmt.Errorf("reward of %s is due in phase %s of turn %d (DZ-21)", m, s.phase, s.turn)
		}
		if first == rules.NoSeat {
			continue
		}
		if s.turn == 1 {
			return fmt.Errorf("%s was claimed in turn 1", m)
		}
		open := false
		for i := range s.openCount {
			open = open || s.open[i] == m
		}
		if !open && (s.secret[first] != m || !s.revealed.Has(first)) {
			return fmt.Errorf("seat %d claimed %s first, which was neither open nor its own (DZ-24)", first, m)
		}
	}
	if s.due>>missionKinds != 0 {
		return errors.New("a reward of no mission is due")
	}
	return nil
}

// testReward tests that rewards with decisions, and nothing else, keep the
// mission step open (DZ-25, DZ-27).
func (s *State) testReward() error {
	if s.phase != PhaseMissions {
		if s.left != 0 {
			return fmt.Errorf("a reward in phase %s (DZ-21)", s.phase)
		}
		return nil
	}
	switch {
	case s.Turn() == s.Turns():
		return errors.New("a reward after the last turn (DZ-21)")
	case s.left < 1 || s.left > rewardActions:
		return fmt.Errorf("%d parts of a reward left (DZ-25, DZ-27)", s.left)
	case s.reward != Trail && s.reward != Resources:
		return fmt.Errorf("the reward of %s asks for nothing", s.reward)
	case s.first[s.reward] != s.active || s.due>>s.reward&1 == 1:
		return fmt.Errorf("seat %d carries out the reward of %s, which is not its own (DZ-29)", s.active, s.reward)
	}
	return nil
}
