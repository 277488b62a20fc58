package wradislavia

import (
	"errors"
	"fmt"
)

// testTable tests the dice and hazards that the phase asks for (WR-6, WR-8).
func (s *State) testTable() error {
	rolled, cards := 0, 0
	switch {
	case s.revealed():
		rolled, cards = Dice, 2
	case s.phase == PhaseDeployment:
		rolled, cards = Dice-1, 1
	}
	return s.clash.testBattlefield(rolled, cards)
}

// testBattlefield tests that the first so many dice and cards are there.
func (c *clash) testBattlefield(rolled, cards int) error {
	for i, v := range c.dice {
		if v < 0 || v > DieSides || (v > 0) != (i < rolled) {
			return fmt.Errorf("die %d shows %d where %d are rolled (WR-6, WR-8)", i+1, v, rolled)
		}
	}
	for i, h := range c.hazards {
		if (h != NoHazard) != (i < cards) {
			return fmt.Errorf("hazard card %d is %s where %d lie (WR-6, WR-8)", i+1, h, cards)
		}
	}
	if c.dropped != NoHazard && (cards < 2 || c.dropped != c.hazards[0]) ||
		cards == 2 && c.dropped == NoHazard && c.hazards[0] == c.hazards[1] {
		return fmt.Errorf("discarded hazard %s beside %s and %s (WR-8)", c.dropped, c.hazards[0], c.hazards[1])
	}
	return nil
}

// testPosts tests the slots (WR-7).
func (s *State) testPosts() error {
	if s.revealed() {
		return s.clash.testRevealed(0)
	}
	for seat := range s.posts {
		for slot := range s.posts[seat] {
			p := s.posts[seat][slot]
			if p != (Fighter{who: p.who, token: p.token}) || p.who == Nobody && p.token != NoManoeuvre {
				return fmt.Errorf("seat %d slot %d: something happened before the reveal (WR-9)", seat, slot+1)
			}
			if p.who != Nobody && s.phase != PhaseDeployment {
				return fmt.Errorf("seat %d slot %d is taken in phase %s (WR-7)", seat, slot+1, s.phase)
			}
			if s.phase != PhaseDeployment {
				continue
			}
			due := seat == int(s.active) // the other one has not begun or is done
			if !due && s.confirmed(seat) != (p.token != NoManoeuvre) || !due && !s.confirmed(seat) && p.who != Nobody {
				return fmt.Errorf("seat %d slot %d does not fit the order of deployment (WR-41)", seat, slot+1)
			}
		}
	}
	return nil
}

// testRevealed tests a clash whose characters lie open. All slots must be full. Wounds
// and marks must be explained by hazards and shots (WR-9, WR-26, WR-31) and at most
// this number of strikes (WR-22).
func (c *clash) testRevealed(strikes int8) error {
	var fired [Seats][weaponCount]int8
	for seat := range c.posts {
		for slot := range c.posts[seat] {
			p := &c.posts[seat][slot]
			if !p.who.Exists() || !p.token.Exists() {
				return fmt.Errorf("seat %d slot %d is not filled (WR-7)", seat, slot+1)
			}
			if p.shots < 0 || p.shots > 2 || p.shots > 0 && !p.token.Shoots() {
				return fmt.Errorf("seat %d slot %d: %d shots with %s (WR-11, WR-15)", seat, slot+1, p.shots, p.token)
			}
			fired[seat][p.who.Weapon()] += p.shots
		}
	}
	for seat := range c.posts {
		for slot := range c.posts[seat] {
			if err := c.testMarks(seat, slot, fired[other(seat)], strikes); err != nil {
				return err
			}
		}
	}
	return nil
}

// testMarks tests a post against the shots that the other seat fired by weapon.
func (c *clash) testMarks(seat, slot int, fired [weaponCount]int8, strikes int8) error {
	p := &c.posts[seat][slot]
	var shots int8
	for _, n := range fired {
		shots += n
	}
	if p.wounds < c.Hurt(p.who) || p.wounds > c.Hurt(p.who)+bothWounds*shots+strikes {
		return fmt.Errorf("seat %d slot %d: %d wounds after %d shots (WR-9, WR-17)", seat, slot+1, p.wounds, shots)
	}
	if p.torn < 0 || p.torn > fired[Shotgun] {
		return fmt.Errorf("seat %d slot %d: %d hits with buckshot (WR-26)", seat, slot+1, p.torn)
	}
	if p.bared && (p.token != Cover || fired[SniperRifle] == 0) {
		return fmt.Errorf("seat %d slot %d has lost a cover that it never gave (WR-31)", seat, slot+1)
	}
	if p.target < 0 || p.target > Slots || p.target > 0 && p.token != HandToHand {
		return fmt.Errorf("seat %d slot %d strikes without fighting (WR-22)", seat, slot+1)
	}
	return nil
}

// testParts tests whose part of the fire or of the strikes it is (WR-10, WR-24).
func (s *State) testParts() error {
	if !s.revealed() {
		return nil
	}
	first := int(s.marker)
	for seat := range s.posts {
		for slot := range s.posts[seat] {
			p := &s.posts[seat][slot]
			early := s.phase == PhaseFire && !s.second() && seat != first
			switch {
			case early && p.shots > 0:
				return fmt.Errorf("seat %d has fired before its part (WR-10)", seat)
			case p.target > 0 && (s.phase == PhaseFire || !s.second() && seat != first || !p.MayStrike()):
				return fmt.Errorf("seat %d slot %d has a target too early or may not strike (WR-23, WR-24)", seat, slot+1)
			case s.phase == PhaseHandToHand && s.second() && seat == first && p.MayStrike() && p.target == 0:
				return fmt.Errorf("seat %d slot %d has no target (WR-24)", seat, slot+1)
			}
		}
	}
	if s.phase == PhaseFire && !s.canFire(int(s.active)) || s.phase == PhaseHandToHand && !s.canStrike(int(s.active)) {
		return errors.New("the seat that is asked can do nothing (WR-42)")
	}
	return nil
}

// testReport tests the report of the last turn. It is the turn before, or the
// last one once the game is over.
func (s *State) testReport() error {
	r := &s.report
	want := max(0, s.turn-1)
	marker := int8(other(int(s.marker)))
	if s.phase == PhaseOver {
		want, marker = s.turn, s.marker
	}
	if r.turn != want || want > 0 && r.marker != marker {
		return fmt.Errorf("last turn %d with the marker at seat %d in turn %d (WR-5)", r.turn, r.marker, s.turn)
	}
	if r.turn == 0 {
		if *r != (Report{}) {
			return errors.New("something is told of a turn before the first")
		}
		return nil
	}
	if err := r.testBattlefield(Dice, 2); err != nil {
		return fmt.Errorf("last turn: %w", err)
	}
	if err := r.testRevealed(2 * Slots); err != nil {
		return fmt.Errorf("last turn: %w", err)
	}
	return nil
}

// testReportPlaces tests that everybody lies where the last turn sent them: the
// living may have been sent out again (WR-35 to WR-38).
func (s *State) testReportPlaces() error {
	r := &s.report
	if r.turn == 0 {
		return nil
	}
	for seat := range r.posts {
		at := s.hand[seat] | s.Fighting(seat)
		heavy := s.before[seat]
		if s.phase == PhaseOver {
			heavy = s.heavy[seat]
		}
		var wounded Cast
		for slot := range r.posts[seat] {
			p := &r.posts[seat][slot]
			places := [fateEnd]Cast{FateBack: at, FateHeavy: heavy, FateDead: s.dead[seat]}
			if !places[p.Fate()].has(p.who) {
				return fmt.Errorf("last turn: %s is not where %d wounds send a character (WR-35)", p.who, p.wounds)
			}
			if p.Fate() == FateHeavy {
				wounded |= p.who.bit()
			}
		}
		if wounded != heavy || r.healed[seat]&^at != 0 || r.healed[seat]&r.Fighting(seat) != 0 ||
			r.Fighting(seat).Len() != Slots || r.gained[seat] < 0 || r.gained[seat] > r.earned(seat) {
			return fmt.Errorf("last turn: seat %d has other wounded, returned or Peruns than it says (WR-35 to WR-38)", seat)
		}
	}
	return nil
}
