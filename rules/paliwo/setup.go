package paliwo

import "schron/rules"

// New makes the start position of a seed. The finds lie shuffled on the barrels (WP-7)
// and each side has drawn its hand (WP-8). Nothing was placed yet (WP-45). Nothing else
// is on the board but goo (WP-4).
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	options, err := setup.Options.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	s := blank()
	s.settings = readSettings(options)
	if setup.Rules == 1 {
		s.settings = firstSettings
		s.byFirst = true
	}
	s.waits = setup.Rules != 0 && setup.Rules < passingRules
	s.stage = s.firstStage()
	s.rand = setup.Rand()
	finds := barrelFinds
	rules.Shuffle(&s.rand, finds[:])
	for i, f := range carPark.barrels {
		s.grounds[f] |= Ground(finds[i])
	}
	for seat := range seats {
		cards := CardsOf(seat)
		rules.Shuffle(&s.rand, cards)
		for _, c := range cards[:HandCards] {
			s.hand[seat] |= c.bit()
		}
	}
	return s, nil
}

// passingRules is the first version of the rules by which phases pass by
// themselves (WP-48).
const passingRules = 3

// blank is the car park before anything is put on it, with all pieces beside it.
func blank() *State {
	s := &State{
		settings: settings{terrorStart: TerrorStart},
		pool:     ZombiesTotal, bullets: Bullets, briefcase: true, terror: offTrack, goo: GooReserve,
		tokens: CrawlerTokens, findPool: poolFinds, active: NoHuman, mover: NoField, lastLeaver: NoHuman,
	}
	for f, patch := range carPark.goo {
		if patch {
			s.grounds[f] |= gooPatch
		}
	}
	for h := range s.people {
		s.people[h] = person{field: NoField, began: NoField, before: NoField}
	}
	return s
}

// refuseHuman is about a human's first field (WP-5).
func (s *State) refuseHuman(h Human, f Field) reason {
	switch {
	case s.people[h].field != NoField:
		return noPlacedAgain
	case f.Row() != 0:
		return noStartRow
	case s.figures[f] != noFigure:
		return noOccupied
	}
	return allowed
}

func (s *State) placeHuman(h Human, f Field, j *rules.Journal) {
	s.people[h].field = f
	s.figures[f] = ofHuman(h)
	j.Add("WP-5", SeatHumans, "paliwo.event.human", humanArg(h), fieldArg(f))
}

func (s *State) refuseArm(h Human) reason {
	if s.people[h].weapon {
		return noArmedAgain
	}
	return allowed
}

// arm gives a human one of the three weapon tokens (WP-5).
func (s *State) arm(h Human, j *rules.Journal) {
	s.people[h].weapon = true
	j.Add("WP-5", SeatHumans, "paliwo.event.arm", humanArg(h))
}

// armed counts the weapon tokens that humans have.
func (s *State) armed() int {
	n := 0
	for h := range s.people {
		if s.people[h].weapon {
			n++
		}
	}
	return n
}

// allPlaced reports whether every human stands on the board.
func (s *State) allPlaced() bool {
	for h := range s.people {
		if s.people[h].field == NoField {
			return false
		}
	}
	return true
}

// keptRows counts the rows at the supermarket in which no zombie begins (WP-6). There
// are two while the humans are still to come, so that none stands next to a human.
// Otherwise there is one, the humans' own; by the rules of version 0.1.0 there is none.
func (s *State) keptRows() int {
	switch {
	case s.byFirst:
		return 0
	case s.zombiesLast:
		return 1
	}
	return 2
}

// refuseZombie is about a zombie's first field: goo is allowed (WP-6).
func (s *State) refuseZombie(f Field) reason {
	switch {
	case Obstacle(f):
		return noObstacle
	case s.figures[f] != noFigure:
		return noOccupied
	case f.Row() < s.keptRows() && s.zombiesLast:
		return noHumansRow
	case f.Row() < s.keptRows():
		return noKeptRows
	case s.besideHuman(f, NoHuman):
		return noBesideHuman
	case s.besideUndead(f):
		return noBesideZombie
	}
	return allowed
}

func (s *State) placeZombie(f Field, d Facing, j *rules.Journal) {
	s.figures[f] = ofZombie(d).numbered(s.nextFigure())
	s.pool--
	j.Add("WP-6", SeatZombies, "paliwo.event.zombie", fieldArg(f), facingArg(d))
}
