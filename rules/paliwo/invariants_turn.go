package paliwo

import (
	"errors"
	"fmt"
)

// testHumanTurn tests what belongs to the human turn.
func (s *State) testHumanTurn() error {
	inTurn := s.stage == StageTurn
	switch {
	case s.active != NoHuman && (!inTurn || s.active < 0 || s.active >= humanKinds):
		return fmt.Errorf("human %d under activation at stage %s (WP-11)", s.active, s.stage)
	case s.active == NoHuman && (s.pa != 0 || s.wrenchUsed || s.sprintUsed):
		return errors.New("points or skills without an activation (WP-11)")
	case s.active != NoHuman && (!s.people[s.active].activated || s.people[s.active].field == NoField):
		return fmt.Errorf("%s is under activation and was not activated (WP-10)", s.active)
	case s.pa < 0 || s.pa > HumanPA+AdrenalinePA:
		return fmt.Errorf("%d action points (WP-11)", s.pa)
	case s.wrenchUsed && s.active != Mechanic || s.sprintUsed && s.active != Runner:
		return fmt.Errorf("%s used a foreign skill", s.active)
	case s.turns < 0 || s.turns > FlareTurns || s.turns > 0 && (!inTurn && s.stage != StageMovement || s.active != NoHuman || !s.cardPlayed):
		return fmt.Errorf("%d zombies to turn at stage %s (WP-41, WP-42)", s.turns, s.stage)
	case s.turns > 0 && inTurn && !s.played[SeatHumans].has(Flare),
		s.turns > 0 && !inTurn && (!s.played[SeatZombies].has(Scent) || s.moved > 0):
		return errors.New("zombies to turn without a card (WP-41, WP-42)")
	}
	for h := range humanKinds {
		if s.people[h].clutched && (s.stage > StageTurn && s.stage != StageTurnEndAgain && s.stage != StageOver || !s.played[SeatZombies].has(Clutch)) {
			return fmt.Errorf("%s is clutched at stage %s (WP-42)", h, s.stage)
		}
		if s.people[h].activated && s.stage < StageTurn {
			return fmt.Errorf("%s was activated before the first round (WP-10)", h)
		}
	}
	return nil
}

// testZombieTurn tests what belongs to the zombie turn.
func (s *State) testZombieTurn() error {
	moving := s.stage == StageMovement
	switch {
	case s.limit < 0 || s.limit > int8(People)+HungerLimit:
		return fmt.Errorf("limit %d (WP-34)", s.limit)
	case s.stage <= StageTurn && (s.limit != 0 || s.moved != 0):
		return fmt.Errorf("limit %d and %d activations at stage %s (WP-34)", s.limit, s.moved, s.stage)
	case s.moved < 0 || s.moved > ZombiesTotal:
		return fmt.Errorf("%d activations (WP-34)", s.moved)
	case s.toAdd < 0 || s.toAdd > NewZombies+ShotZombies || s.toAdd > 0 && s.stage != StageNew:
		return fmt.Errorf("%d new zombies at stage %s (WP-37)", s.toAdd, s.stage)
	case s.tokenLaid && (s.stage < StageNew || s.tokens == CrawlerTokens):
		return fmt.Errorf("a crawler token was laid at stage %s (WP-38)", s.stage)
	case s.mover == NoField:
		if s.moverPA != 0 || s.turned || s.trailLen != 0 {
			return errors.New("points without a zombie's activation (WP-35)")
		}
		return nil
	case !moving || !s.mover.OnBoard() || !s.figures[s.mover].Undead() || !s.figures[s.mover].Activated():
		return fmt.Errorf("%s is under activation at stage %s (WP-35)", s.mover, s.stage)
	case s.moverPA < 0 || s.moverPA > ZombiePA+FrenzyPA+1+startGoo+GooReserve:
		return fmt.Errorf("zombie with %d points (WP-35)", s.moverPA)
	case s.turned && !s.figures[s.mover].Ordinary() || s.trailLen > 0 && !s.figures[s.mover].Crawls():
		return fmt.Errorf("%s turned or crawled (WP-35)", s.mover)
	case s.trailLen > 0 && s.trail[s.trailLen-1] != s.mover:
		return fmt.Errorf("the crawler on %s came by %s (WP-36)", s.mover, s.trail[s.trailLen-1])
	}
	return nil
}

// testMarks tests the marks of figures.
func (s *State) testMarks() error {
	activated, turned := 0, 0
	for f := Field(0); f < Fields; f++ {
		g := s.figures[f]
		switch {
		case g&^figureMask != 0 && !g.Undead():
			return fmt.Errorf("marks on %s", f)
		case g.has(markListed|markActivated) && s.stage != StageMovement:
			return fmt.Errorf("%s is listed or activated at stage %s (WP-33)", f, s.stage)
		case g.has(markListed|markTurned) && !g.Ordinary():
			return fmt.Errorf("a crawler on %s is listed or turned (WP-35)", f)
		}
		if g.Activated() {
			activated++
		}
		if g.has(markTurned) {
			turned++
		}
	}
	switch {
	case s.stage == StageMovement && activated != int(s.moved):
		return fmt.Errorf("%d zombies are activated, counted %d (WP-34)", activated, s.moved)
	case turned > 0 && s.turns == 0 || s.turns > 0 && turned+int(s.turns) != FlareTurns:
		return fmt.Errorf("%d zombies were turned, %d may be (WP-41, WP-42)", turned, s.turns)
	}
	return nil
}

// testStage tests that the stage asks what there is to decide.
func (s *State) testStage() error {
	if (s.round == 0) != (s.stage < StageTurn) {
		return fmt.Errorf("round %d at stage %s (WP-9)", s.round, s.stage)
	}
	gone := 0
	for h := range humanKinds {
		if s.people[h].field == NoField {
			gone++
		}
		if s.people[h].doomed() && s.stage < StageTurn {
			return fmt.Errorf("%s is wounded before the first round (WP-39)", h)
		}
	}
	switch {
	case s.PeopleStand() && s.stage < StageTurn && gone > 0:
		return fmt.Errorf("%d humans are not placed (WP-5)", gone)
	case s.stage == StageZombies && !s.zombiesLast && gone < People:
		return fmt.Errorf("%d humans are placed before the zombies (WP-6)", People-gone)
	case s.stage == StageHumans && (gone == 0 || s.armed() > 0):
		return errors.New("all humans are placed, or weapon tokens before (WP-5)")
	case s.stage == StageWeapons && s.armed() >= WeaponTokens:
		return errors.New("all weapon tokens are dealt out (WP-5)")
	case s.stage == StageZombies && s.zombiesLast && s.armed() != WeaponTokens:
		return fmt.Errorf("%d weapon tokens are dealt out (WP-5)", s.armed())
	case s.stage < StageZombies && s.zombiesLast && s.pool != ZombiesTotal:
		return fmt.Errorf("zombies on the board at stage %s (WP-6)", s.stage)
	case s.stage < StageZombies && !s.zombiesLast && s.pool != ZombiesTotal-StartZombies:
		return fmt.Errorf("pool %d at stage %s (WP-6)", s.pool, s.stage)
	case (s.stage == StageTurnEnd || s.stage == StageTurnEndAgain || s.stage == StageNew ||
		s.stage == StageCleanup || s.stage == StageFind || s.stage == StageRise) && s.idle():
		return fmt.Errorf("nothing to decide at stage %s", s.stage)
	}
	return nil
}

// idle reports whether the stage asks nothing, tried on a copy.
func (s *State) idle() bool {
	c := *s
	c.waits = true // it may come from older rules (WP-48)
	return !c.asks(nil) || c.stage != s.stage || c.pool != s.pool || c.toAdd != s.toAdd
}

// testEnding tests that the game is over when it must be, and for its reason.
func (s *State) testEnding() error {
	others, child := 0, s.people[Child].field != NoField
	for h := range Child {
		if s.people[h].field != NoField {
			others++
		}
	}
	switch {
	case (s.stage == StageOver) != (s.ending != NoEnding):
		return fmt.Errorf("stage %s with ending %s (WP-43)", s.stage, s.ending)
	case (s.ending == EndEscape) != (s.lastLeaver != NoHuman):
		return fmt.Errorf("ending %s, left by %s (WP-16)", s.ending, s.lastLeaver)
	case s.ending == EndEscape:
		p := &s.people[s.lastLeaver]
		if p.field != NoField || !p.fuel {
			return fmt.Errorf("%s left without fuel (WP-16)", s.lastLeaver)
		}
		return nil
	case s.ending == EndTerror && s.terror != 0:
		return fmt.Errorf("terror marker on %d at the end (WP-29)", s.terror)
	case s.round > 0 && s.ending != EndTerror && (others == 0) != (s.ending == EndChild || s.ending == EndNobody):
		return fmt.Errorf("%d humans but the Child on the board, ending %s (WP-43)", others, s.ending)
	case s.ending == EndChild && !child || s.ending == EndNobody && child:
		return fmt.Errorf("ending %s, Child on the board: %v (WP-43)", s.ending, child)
	}
	return nil
}
