package paliwo

import (
	"errors"
	"fmt"
)

func (s *State) readPeople(t *Position) error {
	for h, p := range t.Humans {
		if p.Human != Human(h) {
			return fmt.Errorf("human %d is the %s, want the %s", h, p.Human, Human(h))
		}
		q := person{field: NoField, began: NoField, before: NoField, weapon: p.Weapon, fuel: p.Fuel, activated: p.Activated, clutched: p.Clutched}
		if err := readNumber("wounds", p.Wounds, &q.wounds); err != nil {
			return err
		}
		if p.Field != nil {
			q.field = *p.Field
			if err := s.stand(q.field, ofHuman(Human(h))); err != nil {
				return err
			}
		}
		s.people[h] = q
	}
	if t.Leaver != nil {
		s.lastLeaver = *t.Leaver
	}
	return nil
}

// stand puts a figure on a field that has none.
func (s *State) stand(f Field, g Figure) error {
	if s.figures[f] != noFigure {
		return fmt.Errorf("two figures on %s (WP-2)", f)
	}
	s.figures[f] = g
	return nil
}

func (s *State) readZombies(t *Position) error {
	for _, z := range t.Zombies {
		g := crawler
		if z.Facing != nil {
			g = ofZombie(*z.Facing)
		}
		if z.Figure < 1 || z.Figure > ZombiesTotal {
			return fmt.Errorf("figure is %d on %s, accepted: 1 to %d", z.Figure, z.Field, ZombiesTotal)
		}
		g = g.numbered(int8(z.Figure))
		if z.Was != nil {
			g = g.instead(*z.Was)
		}
		for mark, is := range map[Figure]bool{markListed: z.Listed, markActivated: z.Activated, markTurned: z.Turned} {
			if is {
				g |= mark
			}
		}
		if err := s.stand(z.Field, g); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) readGround(t *Position) error {
	for _, n := range t.Finds {
		if n.Face == NoFace {
			return fmt.Errorf("the face of the find on %s is missing (WP-7)", n.Field)
		}
		if s.grounds[n.Field].Find() != NoFace {
			return fmt.Errorf("two finds on %s (WP-30)", n.Field)
		}
		s.grounds[n.Field] |= Ground(n.Face)
	}
	for _, f := range t.Fuel {
		if s.grounds[f].Fuel() == FuelTokens {
			return fmt.Errorf("more than %d fuel tokens on %s (WP-19)", FuelTokens, f)
		}
		s.grounds[f] += fuelOne
	}
	for what, fields := range map[Ground][]Field{crawlerToken: t.CrawlerTokens, gooPatch: t.Goo} {
		for _, f := range fields {
			if s.grounds[f].has(what) {
				return fmt.Errorf("a crawler token or patch of goo stands twice on %s", f)
			}
			s.grounds[f] |= what
		}
	}
	return nil
}

func (s *State) readFinds(t *Position) error {
	for face, n := range t.FindPool {
		if err := readNumber("find_pool", n, &s.findPool[face]); err != nil {
			return err
		}
	}
	if got := s.findPool.total(); t.FindsLeft != got {
		return fmt.Errorf("finds_left is %d, but the pool has %d", t.FindsLeft, got)
	}
	if t.Drawn != nil {
		s.drawn = *t.Drawn
	}
	if drawn := t.Drawn != nil; drawn != (t.FindsDrawn == 1) {
		return fmt.Errorf("finds_drawn is %d, but a find is drawn: %v (WP-30)", t.FindsDrawn, drawn)
	}
	return nil
}

func (s *State) readCards(t *Position) error {
	for seat, c := range t.Cards {
		if c.Hand == nil {
			return fmt.Errorf("the hand of seat %d is missing", seat)
		}
		var err error
		if s.hand[seat], err = readCards(c.Hand); err != nil {
			return err
		}
		if s.played[seat], err = readCards(c.Played); err != nil {
			return err
		}
		if c.Count != s.hand[seat].len() {
			return fmt.Errorf("seat %d has %d cards in hand, count is %d", seat, s.hand[seat].len(), c.Count)
		}
	}
	return nil
}

func readCards(in []Card) (cardSet, error) {
	var set cardSet
	for _, c := range in {
		if set.has(c) {
			return 0, fmt.Errorf("card %s stands twice (WP-8)", c)
		}
		set |= c.bit()
	}
	return set, nil
}

func (s *State) readActivations(t *Position) error {
	if a := t.Activation; a != nil {
		s.active, s.wrenchUsed, s.sprintUsed = a.Human, a.WrenchUsed, a.SprintUsed
		if err := readNumber("activation pa", a.PA, &s.pa); err != nil {
			return err
		}
	}
	if m := t.Mover; m != nil {
		s.mover, s.turned = m.Field, m.Turned
		if len(m.Entered) > trailMost {
			return errors.New("a crawler has entered more fields than it can (WP-36)")
		}
		s.trailLen = int8(copy(s.trail[:], m.Entered))
		return readNumber("mover pa", m.PA, &s.moverPA)
	}
	return nil
}
