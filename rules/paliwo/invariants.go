package paliwo

import (
	"errors"
	"fmt"
)

// Invariants tests the position; the error names what is broken and the rule.
func (s *State) Invariants() error {
	for _, test := range []func() error{
		s.testFigures, s.testPeople, s.testGround, s.testFinds, s.testCards, s.testTerror,
		s.testHumanTurn, s.testZombieTurn, s.testMarks, s.testStage, s.testEnding,
	} {
		if err := test(); err != nil {
			return err
		}
	}
	return nil
}

// testFigures counts the figures: 24 in all, nobody inside an obstacle.
func (s *State) testFigures() error {
	undead, crawlers := 0, 0
	var known [numberMask + 1]bool
	for f := Field(0); f < Fields; f++ {
		g := s.figures[f]
		switch k := g & figureMask; {
		case g == noFigure:
			continue
		case k > crawler || k == noFigure || k == firstHuman+Figure(humanKinds):
			return fmt.Errorf("figure %d on %s", g, f)
		case Obstacle(f):
			return fmt.Errorf("a figure inside the obstacle on %s (WP-2)", f)
		case g.Undead():
			undead++
			n := g.number()
			if n < 1 || n >= int(s.nextFigure()) || known[n] {
				return fmt.Errorf("figure %d on %s is in the pool or on another field (WP-6)", n, f)
			}
			known[n] = true
			if h := g.was(); h != NoHuman && (h >= humanKinds || g.Crawls() || s.people[h].field != NoField) {
				return fmt.Errorf("the zombie on %s was human %d, who is no zombie (WP-39)", f, h)
			}
		}
		if g.Crawls() {
			crawlers++
		}
	}
	switch {
	case s.pool < 0 || s.removed < 0 || s.risen < 0:
		return fmt.Errorf("pool %d, removed %d, risen %d", s.pool, s.removed, s.risen)
	case undead+int(s.pool)+int(s.removed) != ZombiesTotal:
		return fmt.Errorf("%d zombies on the board, %d in the pool, %d removed: not %d (WP-6, WP-40)", undead, s.pool, s.removed, ZombiesTotal)
	case crawlers > int(s.risen):
		return fmt.Errorf("%d crawlers of %d that rose (WP-31)", crawlers, s.risen)
	case s.zombiesStand() && s.pool > ZombiesTotal-StartZombies:
		return fmt.Errorf("pool %d after the start (WP-6)", s.pool)
	case s.stage == StageZombies && s.pool <= ZombiesTotal-StartZombies:
		return fmt.Errorf("pool %d while zombies are placed (WP-6)", s.pool)
	}
	return nil
}

func (s *State) testPeople() error {
	on := 0
	for h := range humanKinds {
		p := &s.people[h]
		switch {
		case p.field != NoField && (!p.field.OnBoard() || s.figures[p.field].Human() != h):
			return fmt.Errorf("%s is not on %s", h, p.field)
		case p.wounds < 0 || p.wounds > WoundsMost:
			return fmt.Errorf("%s has %d wounds (WP-39)", h, p.wounds)
		case p.fuel && h == Child:
			return errors.New("the Child carries fuel (WP-25)")
		case p.field == NoField && p.weapon && h != s.lastLeaver:
			return fmt.Errorf("%s is gone and has a weapon token (WP-39)", h)
		case p.field == NoField && p.fuel && h != s.lastLeaver:
			return fmt.Errorf("%s is gone and carries fuel (WP-39)", h)
		}
		if p.field != NoField {
			on++
		}
	}
	if n := s.count(func(g Figure) bool { return g.Human() != NoHuman }); n != on {
		return fmt.Errorf("%d humans on the board, %d known", n, on)
	}
	if s.armed() > WeaponTokens {
		return fmt.Errorf("%d weapon tokens (WP-5)", s.armed())
	}
	if s.bullets < 0 || s.bullets > Bullets {
		return fmt.Errorf("%d bullets (WP-C)", s.bullets)
	}
	return nil
}

// testGround tests what lies where.
func (s *State) testGround() error {
	for f := Field(0); f < Fields; f++ {
		g := s.grounds[f]
		face := g.Find()
		barrel := TerrainAt(f) == Barrel
		switch {
		case g&^(findMask|fuelMask|crawlerToken|gooPatch) != 0 || face >= Unknown:
			return fmt.Errorf("ground %d on %s", g, f)
		case Obstacle(f) && !barrel && g != 0:
			return fmt.Errorf("something lies on the obstacle on %s (WP-2)", f)
		case barrel && (g.has(crawlerToken|gooPatch) || face > Fuel):
			return fmt.Errorf("barrel on %s holds what it cannot (WP-7)", f)
		case face != NoFace && g&^findMask != 0:
			return fmt.Errorf("the find on %s lies with something else (WP-30)", f)
		case face != NoFace && s.figures[f].Human() != NoHuman:
			return fmt.Errorf("a human on %s stands on a find (WP-12)", f)
		case !barrel && face == EmptyCan:
			return fmt.Errorf("an empty can beside the barrels on %s (WP-7)", f)
		case carPark.goo[f] && !g.Goo():
			return fmt.Errorf("the goo on %s is gone (WP-4)", f)
		}
	}
	return nil
}

// testFinds counts finds, fuel, goo and crawler tokens (WP-7, WP-19, WP-26, WP-31).
func (s *State) testFinds() error {
	hidden := s.findPool
	hidden[s.drawn]++
	hidden[NoFace] = 0
	fuel, goo, tokens, onBarrels := 0, 0, 0, 0
	for f := Field(0); f < Fields; f++ {
		g := s.grounds[f]
		if face := g.Find(); face != NoFace {
			hidden[face]++
		}
		if g.Find() == Fuel && TerrainAt(f) == Barrel {
			onBarrels++
		}
		fuel += g.Fuel()
		if g.Goo() {
			goo++
		}
		if g.has(crawlerToken) {
			tokens++
		}
	}
	for h := range s.people {
		if s.people[h].fuel {
			fuel++
		}
	}
	for face, n := range s.findPool {
		if n < 0 || n > poolFinds[face] {
			return fmt.Errorf("%d finds with %s in the pool (WP-7)", n, Face(face))
		}
	}
	switch {
	case s.drawn != NoFace && poolFinds[s.drawn] == 0:
		return fmt.Errorf("a find with %s was drawn (WP-7)", s.drawn)
	case s.drawn != NoFace && s.stage < StageTurn:
		return errors.New("a find was drawn before the first round (WP-30)")
	case onBarrels > 1 || int(hidden[Fuel])-onBarrels > 1:
		return errors.New("hidden fuel where it cannot be (WP-7)")
	case fuel+int(hidden[Fuel]) != FuelTokens:
		return fmt.Errorf("%d fuel tokens, accepted: %d (WP-19)", fuel+int(hidden[Fuel]), FuelTokens)
	case hidden[EmptyCan] > barrelFinds.count(EmptyCan):
		return fmt.Errorf("%d empty cans (WP-7)", hidden[EmptyCan])
	case s.goo < 0 || int(hidden[Biohazard]) != int(s.goo) || goo+int(s.goo) != startGoo+GooReserve:
		return fmt.Errorf("%d patches of goo and %d in reserve for %d biohazards (WP-26)", goo, s.goo, hidden[Biohazard])
	case s.tokens < 0 || s.tokens > CrawlerTokens:
		return fmt.Errorf("%d crawler tokens in hand (WP-38)", s.tokens)
	case tokens+int(s.tokens)+int(hidden[ZombieFind])+int(s.risen) != CrawlersMost:
		return fmt.Errorf("%d crawler tokens lie, %d are in hand, %d hidden, %d rose: not %d (WP-31)",
			tokens, s.tokens, hidden[ZombieFind], s.risen, CrawlersMost)
	}
	return nil
}

func (b barrelSet) count(face Face) int8 {
	n := int8(0)
	for _, f := range b {
		if f == face {
			n++
		}
	}
	return n
}

func (s *State) testCards() error {
	for seat := range seats {
		switch all := sideCards(seat); {
		case (s.hand[seat]|s.played[seat])&^all != 0 || s.hand[seat]&s.played[seat] != 0:
			return fmt.Errorf("seat %d has foreign or doubled cards (WP-8)", seat)
		case s.hand[seat].len()+s.played[seat].len() != HandCards:
			return fmt.Errorf("seat %d has %d cards in hand and %d played (WP-8)", seat, s.hand[seat].len(), s.played[seat].len())
		}
	}
	if s.cardPlayed && s.played[SeatHumans]|s.played[SeatZombies] == 0 {
		return errors.New("a card was played this turn and lies nowhere (WP-41)")
	}
	return nil
}

// testTerror tests the marker, and that the game ends in time (WP-29).
func (s *State) testTerror() error {
	fuelTaken := s.lastLeaver != NoHuman
	for h := range s.people {
		fuelTaken = fuelTaken || s.people[h].fuel
	}
	left := s.maxRounds() + 1 - s.round // fields that the marker may still have
	if s.stage >= StageFind {
		left--
	}
	switch {
	case s.terror < offTrack || s.terror > s.terrorStart:
		return fmt.Errorf("terror marker on %d (WP-29)", s.terror)
	case s.terror == 0 && s.ending != EndTerror:
		return errors.New("the terror marker left its track and the game goes on (WP-29)")
	case s.terror == offTrack && (s.pool == 0 || fuelTaken):
		return errors.New("the terror marker is not on its track (WP-29)")
	case s.round < 0 || s.round > s.maxRounds():
		return fmt.Errorf("round %d, accepted: 0 to %d (WP-29)", s.round, s.maxRounds())
	}
	added := s.round - 1 // figures that came in the rounds before
	if s.stage > StageNew && s.stage < StageOver {
		added = s.round
	}
	if s.pool > max(ZombiesTotal-StartZombies-added, 0) && s.stage >= StageTurn && s.terror == offTrack {
		return fmt.Errorf("pool %d in round %d (WP-37)", s.pool, s.round)
	}
	if s.terror > left && s.ending == NoEnding {
		return fmt.Errorf("terror marker on %d in round %d (WP-29)", s.terror, s.round)
	}
	return nil
}
