package wcp

import (
	"errors"
	"fmt"
)

func (s *State) testVehicles() error {
	taken := map[Vehicle]int{}
	for seat := range s.Seats() {
		p := &s.players[seat]
		if chosen := s.phase != PhaseVehicle || seat < int(s.active); chosen != (p.vehicle != NoVehicle) {
			return fmt.Errorf("seat %d: vehicle chosen is %v (WCP-6)", seat, p.vehicle != NoVehicle)
		}
		if p.vehicle == NoVehicle {
			continue
		}
		if other, ok := taken[p.vehicle]; ok {
			return fmt.Errorf("seats %d and %d share the card %s (WCP-6)", other, seat, p.vehicle)
		}
		taken[p.vehicle] = seat
	}
	if s.phase == PhaseVehicle {
		for seat := range s.Seats() {
			if p := &s.players[seat]; p.InBase() || p.hallsN+p.tokensN > 0 || p.owned.any() {
				return fmt.Errorf("seat %d plays before all vehicles are chosen (WCP-7)", seat)
			}
		}
		if s.laid() != 0 {
			return errors.New("halls lie before all vehicles are chosen (WCP-7)")
		}
	}
	return nil
}

func (s *State) testPawns() error {
	for seat := range s.Seats() {
		p := &s.players[seat]
		switch {
		case p.InBase() && !s.halls.Has(p.pawn):
			return fmt.Errorf("pawn of seat %d on %s, where no hall stands (WCP-45)", seat, p.pawn)
		case p.InBase() && !p.Playing():
			return fmt.Errorf("pawn of seat %d, which is out, stands on %s (WCP-40)", seat, p.pawn)
		case !p.Playing() && s.stage != StageEscape:
			return fmt.Errorf("seat %d is out in stage %s (WCP-40)", seat, s.stage)
		case (p.fate == Left) != (p.exit > 0), p.exit > s.left:
			return fmt.Errorf("seat %d, %s, has the leaving %d of %d (WCP-49)", seat, p.fate, p.exit, s.left)
		}
	}
	return nil
}

func (s *State) testLeavings() error {
	var seen [MaxSeats + 1]bool
	for seat := range s.Seats() {
		seen[s.players[seat].exit] = true
	}
	for n := int8(1); n <= s.left; n++ {
		if !seen[n] {
			return fmt.Errorf("nobody has the leaving %d of %d (WCP-49)", n, s.left)
		}
	}
	return nil
}

func (s *State) testCharacteristics() error {
	for seat := range s.Seats() {
		p := &s.players[seat]
		if p.vehicle == NoVehicle {
			if p.armour != 0 || p.boosters != 0 {
				return fmt.Errorf("seat %d has characteristics without a vehicle (WCP-4)", seat)
			}
			continue
		}
		spec := &vehicleSpecs[p.vehicle]
		least := int8(1)
		if int(s.spoils.loser) == seat {
			least = 0
		}
		switch {
		case p.armour < least || p.armour > spec.armour+p.owned.Upgrades(ArmourUpgrade):
			return fmt.Errorf("seat %d has armour %d (WCP-20)", seat, p.armour)
		case p.boosters < 0 || p.boosters > spec.boosters+p.owned.Upgrades(BoosterUpgrade):
			return fmt.Errorf("seat %d has %d boosters (WCP-20)", seat, p.boosters)
		}
	}
	return nil
}

func (s *State) testTrapped() error {
	if s.stage != StageEscape {
		if s.trap != 0 {
			return errors.New("somebody is trapped before the exits are open (WCP-47)")
		}
		return nil
	}
	safe := s.reach(s.hallsToCome())
	for seat := range s.Seats() {
		p := &s.players[seat]
		if trapped := p.Playing() && p.InBase() && !safe.Has(p.pawn); trapped != s.trap.Has(seat) {
			return fmt.Errorf("seat %d: trapped is %v, noted as %v (WCP-47)", seat, trapped, s.trap.Has(seat))
		}
	}
	return nil
}
