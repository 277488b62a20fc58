package dolores

import (
	"errors"
	"fmt"
)

// Invariants tests the position; the error names what is broken and the rule.
func (s *State) Invariants() error {
	for _, test := range []func() error{
		s.testFrame, s.testGround, s.testPools, s.testBorders, s.testPending, s.testHistory,
	} {
		if err := test(); err != nil {
			return err
		}
	}
	traded := 0
	for seat := range s.seats {
		for _, test := range []func(int) error{
			s.testMoney, s.testStore, s.testCities, s.testUnits, s.testMarks, s.testLinks,
		} {
			if err := test(seat); err != nil {
				return fmt.Errorf("seat %d: %w", seat, err)
			}
		}
		traded += s.feds[seat].book.Traded
	}
	if traded != 0 {
		return fmt.Errorf("trade among federations makes %d kokos (DO-12)", traded)
	}
	return nil
}

func (s *State) testFrame() error {
	limited := s.limit > 0 && s.round > s.limit
	inGo := s.phase != PhaseOver && s.phase != PhaseWind
	mayBeOut := s.phase == PhaseMilitary && s.ask == DecideCapital // by its last missile, which cost another its capital
	switch {
	case s.seats < 2 || s.seats > MaxSeats:
		return fmt.Errorf("%d federations (DO-3)", s.seats)
	case s.round < 1 || limited:
		return fmt.Errorf("round %d of %d (DO-56)", s.round, s.limit)
	case inGo && (s.active < 0 || int(s.active) >= s.seats || s.feds[s.active].out && !mayBeOut):
		return fmt.Errorf("go of seat %d", s.active)
	case asksIn[s.phase]>>s.ask&1 == 0:
		return fmt.Errorf("decision %s in phase %s", s.ask, s.phase)
	case s.capitalLost != 0:
		return errors.New("a lost capital is not dealt with (DO-37)")
	case (s.wind.First > 0) != (s.phase != PhaseInvestment):
		// The game may end in any phase after the first.
		return fmt.Errorf("wind %v in phase %s (DO-28)", s.wind, s.phase)
	}
	for seat, side := range s.federationsOf(s.seats) {
		if s.feds[seat].side != side {
			return fmt.Errorf("seat %d is %s (DO-60, DO-68)", seat, s.feds[seat].side)
		}
	}
	return nil
}

// asksIn gives the questions of each phase as bits.
var asksIn = [phaseEnd]uint16{
	PhaseInvestment: 1<<DecideInvest | 1<<DecideOffer | 1<<DecideAnswer,
	PhaseWind:       1 << DecideCapital,
	PhaseTaxes:      1 << DecideTax,
	PhaseYield:      1 << DecideGather,
	PhaseMilitary:   1<<DecideArrange | 1<<DecideMilitary | 1<<DecideTarget | 1<<DecideIntercept | 1<<DecideCapital,
	PhaseOver:       1 << NoDecision,
}

func (s *State) testGround() error {
	var taken FieldSet
	for i, layer := range s.layers() {
		if both := taken.And(*layer); !both.Empty() {
			return fmt.Errorf("two ground tokens on %v (DO-4)", both.Fields())
		}
		taken = taken.Or(*layer)
		allowed := landFields
		if layer == &s.section {
			allowed = allowed.Or(seaFields)
		}
		if off := layer.Without(allowed); !off.Empty() {
			return fmt.Errorf("%c on %v (DO-4)", groundLetters[i], off.Fields())
		}
	}
	switch burnt := s.fire.And(s.forest.Or(s.crop)); {
	case !burnt.Empty():
		return fmt.Errorf("forest or crop under a fire on %v (DO-30)", burnt.Fields())
	case !s.fire.Without(landFields).Empty():
		return fmt.Errorf("fire on sea or bank (DO-30)")
	case !s.unpaid.Or(s.due).Without(s.section).Empty():
		return errors.New("a tax mark without a section (DO-36)")
	case !s.unpaid.And(s.due).Empty():
		return errors.New("a section is unpaid and undecided (DO-36)")
	case !s.due.Empty() && s.ask != DecideTax:
		return errors.New("a section's tax is undecided outside of phase 3 (DO-35)")
	}
	return nil
}

func (s *State) testPools() error {
	for _, p := range []struct {
		what     string
		n, limit int
	}{
		{"forest", s.forest.Len(), ForestLimit},
		{"cultivated field", s.crop.Len(), CropLimit},
		{"fire", s.fire.Len(), FireLimit},
		{"pollution", s.pollutionCount, PollutionLimit},
		{"radioactive cloud", s.cloudCount, CloudLimit},
	} {
		if p.n < 0 || p.n > p.limit {
			return fmt.Errorf("%d tokens of %s, limit %d (DO-2)", p.n, p.what, p.limit)
		}
	}
	return nil
}

func (s *State) testBorders() error {
	var taken, units FieldSet
	for seat := range s.owned {
		both, crowd := taken.And(s.owned[seat]), units.And(s.held[seat])
		switch {
		case !both.Empty():
			return fmt.Errorf("two owners of %v", both.Fields())
		case !crowd.Empty():
			return fmt.Errorf("units of two federations on %v (DO-43)", crowd.Fields())
		case !s.owned[seat].And(bankFields).Empty() || !s.held[seat].And(bankFields).Empty():
			return fmt.Errorf("seat %d is on the bank's fields (DO-4)", seat)
		case seat >= s.seats && !(s.owned[seat].Empty() && s.held[seat].Empty()):
			return fmt.Errorf("seat %d of %d has fields", seat, s.seats)
		}
		taken, units = taken.Or(s.owned[seat]), units.Or(s.held[seat])
	}
	if free := s.city.Or(s.section).Or(s.launcher).Without(taken); !free.Empty() {
		return fmt.Errorf("tokens of nobody on %v", free.Fields())
	}
	for f := range s.launcher.All() {
		if seat := s.unitsOf(f); seat >= 0 && !s.owned[seat].Has(f) {
			return fmt.Errorf("units of seat %d on a foreign launcher on %s (DO-57)", seat, f)
		}
	}
	return nil
}

func (s *State) testLinks(seat int) error {
	home, linked := s.home[seat], s.linked[seat]
	c := *s
	c.relink(seat)
	if c.home[seat] != home || c.linked[seat] != linked {
		return errors.New("networks are not those of the map (DO-20)")
	}
	return nil
}

func (s *State) testHistory() error {
	want := s.round
	if s.phase == PhaseOver {
		want++
	}
	if len(s.history) != want {
		return fmt.Errorf("%d lines of history in round %d", len(s.history), s.round)
	}
	for i, line := range s.history {
		if line.Round != i || len(line.Seats) != s.seats {
			return fmt.Errorf("history of round %d has %d federations", line.Round, len(line.Seats))
		}
	}
	return nil
}
