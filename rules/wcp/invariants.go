package wcp

import (
	"errors"
	"fmt"
)

// Invariants tests the position; the error names what is broken and the rule.
func (s *State) Invariants() error {
	for _, test := range []func() error{
		s.testFrame, s.testStage, s.testHalls, s.testContent, s.testVehicles, s.testPawns, s.testLeavings,
		s.testCharacteristics, s.testTrapped, s.testTurn, s.testTrade, s.testSpoils, s.testQuestion,
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
		return fmt.Errorf("%d seats (WCP-6)", s.seats)
	case s.owners != s.seats && (s.seats != MaxSeats || s.owners < 2 || s.owners > teamPlayers):
		return fmt.Errorf("%d people for %d seats (WCP-50)", s.owners, s.seats)
	case s.gates != entrances[s.seats]:
		return fmt.Errorf("entrances %s are active with %d seats (WCP-8)", s.gates, s.seats)
	case s.active < 0 || s.active >= s.seats:
		return fmt.Errorf("turn of seat %d of %d", s.active, s.seats)
	case (s.phase == PhaseVehicle) != (s.round == 0):
		return fmt.Errorf("phase %s in round %d (WCP-6)", s.phase, s.round)
	case s.ask != s.decision():
		return fmt.Errorf("phase %s asks %s", s.phase, s.ask)
	}
	return nil
}

// testStage tests the button, the central hall and whose turn a stage allows.
func (s *State) testStage() error {
	escape := s.stage == StageEscape
	switch {
	case (s.presser == nobody) != (s.stage == StageExplore):
		return fmt.Errorf("stage %s with presser %d (WCP-35)", s.stage, s.presser)
	case (s.holder != nobody) != escape || s.taken != escape:
		return fmt.Errorf("stage %s with the central hall at seat %d (WCP-38)", s.stage, s.holder)
	case s.phase == PhaseVehicle && s.stage != StageExplore, s.phase == PhaseOver && !escape:
		return fmt.Errorf("phase %s in stage %s", s.phase, s.stage)
	case s.presser != nobody && (s.hallsLeft > 0 || s.players[s.presser].hallsN > 0):
		return fmt.Errorf("seat %d pressed the button with halls left (WCP-35)", s.presser)
	case s.stage == StageRemoval && s.active != s.presser:
		return fmt.Errorf("turn of seat %d before the central hall is off the board (WCP-38)", s.active)
	case s.stage == StageLastRound && s.active == s.presser && s.phase != PhasePlace && !s.itself:
		return fmt.Errorf("phase %s of the presser in the last round (WCP-36)", s.phase)
	case escape && s.players[s.holder].fate == Resigned && s.passers() > 0:
		return fmt.Errorf("seat %d holds the central hall and resigned (WCP-47)", s.holder)
	case !escape && (s.idle > 0 || s.left > 0 || s.destroyed != 0):
		return errors.New("destruction before the central hall is off the board (WCP-43)")
	case s.phase != PhaseOver && s.idle > 0 && s.collapsed():
		return errors.New("the base has collapsed, but the game goes on (WCP-44)")
	}
	return errors.Join(s.testPatience(), s.testCentre())
}

// testPatience tests how long the base still waits for somebody to press the
// button (WCP-57).
func (s *State) testPatience() error {
	counts := s.patience > 0 && s.stage == StageExplore && s.Drained()
	switch {
	case s.clock > 0 && !counts:
		return fmt.Errorf("the base waits %d turns with halls to be laid, the button pressed or no hurry (WCP-57)", s.clock)
	case counts && s.clock == 0 && !(s.phase == PhasePlace && s.hallLaid):
		return errors.New("nobody lays a hall any more, but the base does not count the turns (WCP-57)")
	case s.itself && (s.presser == nobody || s.patience == 0):
		return errors.New("the base pressed itself, but it waits (WCP-57)")
	}
	return nil
}

// testCentre tests who may still stand in the central hall once the button is
// pressed: the presser, and who has not moved since (WCP-37).
func (s *State) testCentre() error {
	if s.stage != StageLastRound && s.stage != StageRemoval {
		return nil
	}
	order := func(seat int8) int { return int(seat-s.presser+s.seats) % s.Seats() }
	for seat := range s.seats {
		if s.players[seat].pawn != Centre || seat == s.presser && !s.itself {
			continue
		}
		waits := s.stage == StageLastRound && (order(seat) > order(s.active) || seat == s.active && s.phase == PhaseMove)
		if !waits {
			return fmt.Errorf("seat %d ended its move in the central hall (WCP-37)", seat)
		}
	}
	if s.stage == StageLastRound && !s.itself && s.players[s.presser].pawn != Centre {
		return fmt.Errorf("the presser, seat %d, is not in the central hall (WCP-36)", s.presser)
	}
	return nil
}

// testHalls counts the 36 halls and tests what they show.
func (s *State) testHalls() error {
	var n [tileKinds]int
	for _, t := range s.hallStack[:s.hallsLeft] {
		n[t]++
	}
	for seat := range s.Seats() {
		sum := 0
		for t, k := range s.players[seat].halls {
			n[t] += int(k)
			sum += int(k)
		}
		if sum != int(s.players[seat].hallsN) || sum > HandSize {
			return fmt.Errorf("seat %d has %d halls in hand, counted as %d (WCP-17)", seat, sum, s.players[seat].hallsN)
		}
	}
	for _, f := range s.laid().Fields() {
		n[s.tile[f]]++
		open := s.edges(f)
		switch {
		case s.destroyed.Has(f) && open != NoEdges:
			return fmt.Errorf("the destroyed hall on %s is open (WCP-45)", f)
		case s.halls.Has(f) && s.breached.Has(f) && open != AllEdges:
			return fmt.Errorf("the breached hall on %s shows %s (WCP-14)", f, open)
		case s.halls.Has(f) && !s.breached.Has(f) && TileOf(open) != s.tile[f]:
			return fmt.Errorf("hall %s on %s shows %s (WCP-2)", s.tile[f], f, open)
		}
	}
	for t, k := range n {
		if k != tileSpecs[t].copies {
			return fmt.Errorf("%d halls %s, there are %d (WCP-2)", k, Tile(t), tileSpecs[t].copies)
		}
	}
	switch {
	case s.halls&s.destroyed != 0, s.breached&^s.laid() != 0, (s.halls|s.destroyed)&^allFields != 0:
		return errors.New("halls lie where none can (WCP-1)")
	case s.halls.Has(Centre) == s.taken, s.destroyed.Has(Centre):
		return errors.New("the central hall is not where it should be (WCP-38)")
	case s.stage != StageEscape && !s.connected():
		return errors.New("a part of the board is cut off in stage I (WCP-15)")
	}
	return nil
}

// testContent counts the 108 content tokens and tests where they lie.
func (s *State) testContent() error {
	var n [tokenKinds]int
	for _, t := range s.tokenStack[:s.tokensLeft] {
		n[t]++
	}
	for seat := range s.Seats() {
		p := &s.players[seat]
		sum := 0
		for t, k := range p.tokens {
			n[t] += int(k)
			sum += int(k)
		}
		for t, k := range p.owned {
			n[t] += int(k)
		}
		if sum != int(p.tokensN) {
			return fmt.Errorf("seat %d has %d tokens in hand, counted as %d (WCP-17)", seat, sum, p.tokensN)
		}
	}
	for f := range Field(span) {
		t := s.content[f]
		if s.filled.Has(f) != (t != NoToken) {
			return fmt.Errorf("content on %s is noted wrongly", f)
		}
		if t == NoToken {
			continue
		}
		n[t]++
		if !shows(t, int16(s.guards[f])) {
			return fmt.Errorf("%s on %s covers %s (WCP-3)", t, f, s.guards[f])
		}
	}
	for t, k := range n {
		if k != tokenSpecs[t].copies {
			return fmt.Errorf("%d tokens %s, there are %d (WCP-3)", k, Token(t), tokenSpecs[t].copies)
		}
	}
	if bad := s.filled &^ (s.halls &^ Centre.bit() &^ s.pawns()); bad != 0 {
		return fmt.Errorf("content on %s (WCP-16)", bad.First())
	}
	return nil
}
