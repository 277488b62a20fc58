package paliwo

import "schron/rules"

// New makes the start position of a seed: the finds lie shuffled on the barrels
// (PA-7) and each side has drawn its hand (PA-8) before anything is placed
// (PA-45). Nothing else is on the board
// but goo (PA-4).
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	if _, err := setup.Options.Complete(g.Options()); err != nil {
		return nil, err
	}
	s := blank()
	s.rand = setup.Rand()
	finds := barrelFinds
	rules.Shuffle(&s.rand, finds[:])
	for i, f := range carPark.barrels {
		s.grounds[f] |= ground(finds[i])
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

// blank is the car park before anything is put on it, with all pieces beside it.
func blank() *State {
	s := &State{
		pool: ZombiesTotal, bullets: Bullets, briefcase: true, terror: offTrack, goo: GooReserve,
		tokens: CrawlerTokens, findPool: poolFinds, active: NoHuman, mover: NoField, lastLeaver: NoHuman,
	}
	for f, patch := range carPark.goo {
		if patch {
			s.grounds[f] |= gooPatch
		}
	}
	for h := range s.people {
		s.people[h].field = NoField
	}
	return s
}

// refuseHuman is about a human's first field (PA-5).
func (s *State) refuseHuman(h Human, f Field) no {
	switch {
	case s.people[h].field != NoField:
		return noPlacedAgain
	case f.Row() != 0:
		return noStartRow
	case s.figures[f] != noFigure:
		return noOccupied
	}
	return yes
}

func (s *State) placeHuman(h Human, f Field, j *rules.Journal) {
	s.people[h].field = f
	s.figures[f] = ofHuman(h)
	j.Add("PA-5", SeatHumans, "paliwo.event.human", humanArg(h), fieldArg(f))
}

func (s *State) refuseArm(h Human) no {
	if s.people[h].weapon {
		return noArmedAgain
	}
	return yes
}

// arm gives a human one of the three weapon tokens (PA-5).
func (s *State) arm(h Human, j *rules.Journal) {
	s.people[h].weapon = true
	j.Add("PA-5", SeatHumans, "paliwo.event.arm", humanArg(h))
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

// allPlaced tells whether every human stands on the board.
func (s *State) allPlaced() bool {
	for h := range s.people {
		if s.people[h].field == NoField {
			return false
		}
	}
	return true
}

// refuseZombie is about a zombie's first field: goo is allowed (PA-6).
func (s *State) refuseZombie(f Field) no {
	switch {
	case obstacle(f):
		return noObstacle
	case s.figures[f] != noFigure:
		return noOccupied
	case s.besideHuman(f, NoHuman):
		return noBesideHuman
	case s.besideUndead(f):
		return noBesideZombie
	}
	return yes
}

func (s *State) placeZombie(f Field, d Facing, j *rules.Journal) {
	s.figures[f] = ofZombie(d).numbered(s.nextFigure())
	s.pool--
	j.Add("PA-6", SeatZombies, "paliwo.event.zombie", fieldArg(f), facingArg(d))
}
