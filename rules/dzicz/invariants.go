package dzicz

import (
	"errors"
	"fmt"
)

// Invariants tests the position; the error names what is broken and the rule.
func (s *State) Invariants() error {
	for _, test := range []func() error{
		s.testFrame, s.testPieces, s.testHomes, s.testTokens, s.testMissions, s.testFirst,
		s.testMovement, s.testQuestion, s.testDeclaration, s.testStep, s.testReward,
	} {
		if err := test(); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) testFrame() error {
	switch {
	case s.seats < 2 || s.seats > MaxSeats:
		return fmt.Errorf("%d players (DZ-2)", s.seats)
	case s.turn < 1 || s.Turn() > s.Turns():
		return fmt.Errorf("turn %d (DZ-6)", s.turn)
	case s.active < 0 || int(s.active) >= s.seats:
		return fmt.Errorf("go of seat %d of %d", s.active, s.seats)
	case (s.phase == PhaseHome) != (s.turn == 1):
		return fmt.Errorf("phase %s in turn %d (DZ-7)", s.phase, s.turn)
	case s.phase == PhaseOver && s.Turn() != s.Turns():
		return fmt.Errorf("over in turn %d (DZ-30)", s.turn)
	case (s.silent.defence|s.silent.manoeuvre)>>s.seats != 0:
		return fmt.Errorf("a seat beyond the %d said \"not this turn\"", s.seats)
	case s.phase == PhaseOver && s.silent != silence{}:
		return errors.New("somebody is not to be asked after the end (DZ-34)")
	}
	return nil
}

func (s *State) testPieces() error {
	var tokens, soldiers FieldSet
	for seat := range MaxSeats {
		switch {
		case (s.tokens[seat]|s.outposts[seat]|s.soldiers[seat])&^allFields != 0:
			return fmt.Errorf("seat %d has a piece off the board (DZ-1)", seat)
		case seat >= s.seats && !s.Gone(seat):
			return fmt.Errorf("seat %d of %d has pieces", seat, s.seats)
		case tokens&s.tokens[seat] != 0:
			return fmt.Errorf("two tokens on %s (DZ-14)", (tokens & s.tokens[seat]).first())
		case soldiers&s.soldiers[seat] != 0:
			return fmt.Errorf("two soldiers on %s (DZ-10)", (soldiers & s.soldiers[seat]).first())
		case s.outposts[seat]&^s.tokens[seat] != 0:
			return fmt.Errorf("outpost of seat %d on %s without its token (DZ-11)", seat,
				(s.outposts[seat] &^ s.tokens[seat]).first())
		}
		tokens |= s.tokens[seat]
		soldiers |= s.soldiers[seat]
	}
	return nil
}

func (s *State) testHomes() error {
	for seat := range MaxSeats {
		e := s.home[seat]
		if e == NoEdge {
			if seat < s.seats && s.choseHome(seat) {
				return fmt.Errorf("seat %d has no home edge (DZ-7)", seat)
			}
			if !s.Gone(seat) {
				return fmt.Errorf("seat %d has pieces before its home edge (DZ-7)", seat)
			}
			continue
		}
		if seat >= s.seats || !s.choseHome(seat) {
			return fmt.Errorf("seat %d has a home edge already (DZ-7)", seat)
		}
		if across := s.facing(seat); across != NoEdge && e != across {
			return fmt.Errorf("seat %d has the home edge %s, not %s opposite the first (DZ-36)", seat, e, across)
		}
		for other := range seat {
			if s.home[other] == e {
				return fmt.Errorf("seats %d and %d share the home edge %s (DZ-7)", other, seat, e)
			}
		}
		if s.phase == PhaseHome && (s.tokens[seat]&^e.Middle() != 0 || s.tokens[seat].Len() != 1 ||
			s.outposts[seat]|s.soldiers[seat] != 0) {
			return fmt.Errorf("seat %d has other pieces than one token on its home edge in turn 1 (DZ-7)", seat)
		}
	}
	return nil
}

// rewardTokens returns the range of extra tokens of a kind that the rules allow a seat.
// They come from a reward that was carried out (DZ-26, DZ-28). A first claim of the
// last turn brings none (DZ-21); a finished game does not show whether it was one.
func (s *State) rewardTokens(seat int, k ActionToken) (least, most int8) {
	m := PrepareAssault
	if k == Defence || k == Manoeuvre {
		m = Bastion
	}
	if int(s.first[m]) != seat || s.due>>m&1 == 1 {
		return 0, 0
	}
	if s.phase == PhaseOver {
		return 0, 1
	}
	return 1, 1
}

func (s *State) testTokens() error {
	for seat := range s.seats {
		for _, k := range ActionTokens() {
			up, down := s.uncovered[seat][k], s.covered[seat][k]
			least, most := s.rewardTokens(seat, k)
			if n := up + down; up < 0 || down < 0 || n < 1+least || n > 1+most {
				return fmt.Errorf("seat %d has %d uncovered and %d covered %s tokens (DZ-2, DZ-26, DZ-28)", seat, up, down, k)
			}
		}
	}
	return nil
}

func (s *State) testMovement() error {
	own := s.soldiers[s.active]
	inGo := s.phase == PhaseMove || s.phase == PhaseAction || s.phase == PhaseExpansion
	switch {
	case (s.used|s.shifted)&^own != 0:
		return fmt.Errorf("%s is no soldier of seat %d that could have moved (DZ-9)",
			((s.used | s.shifted) &^ own).first(), s.active)
	case !inGo && s.used|s.shifted != 0:
		return fmt.Errorf("soldiers have moved in phase %s (DZ-9)", s.phase)
	case s.last != NoField && (s.phase != PhaseMove || !(s.used & s.shifted).Has(s.last)):
		return fmt.Errorf("%s is no soldier that just moved (DZ-16)", s.last)
	case inGo && s.declared.Verb == 0 && s.step.Kind == NoStep && s.Gone(int(s.active)):
		return fmt.Errorf("go of seat %d, which has nothing left (DZ-31)", s.active)
	}
	return nil
}
