package dolores

import "schron/rules"

// gather is how many crops and forests the active federation may still take
// this round (DO-40, DO-41).
type gather struct{ harvest, fell int }

func (s *State) startYield(j *rules.Journal) {
	s.phase, s.active = PhaseYield, -1
	s.nextYield(j)
}

// nextYield rolls for the next federation and lets its buildings work (DO-38 to DO-42).
// The federation is asked only if there is something to harvest or fell.
func (s *State) nextYield(j *rules.Journal) {
	for s.next() {
		seat := int(s.active)
		if s.Fed(seat).skips {
			note(j, "DO-35", seat, "yield.skip", playerArg(seat))
			continue
		}
		s.rollN(seat, j)
		s.work(seat, j)
		if s.gather = s.gatherable(seat); s.gather != (gather{}) {
			s.ask = DecideGather
			return
		}
	}
	s.startMilitary(j)
}

// rollN rolls a federation's N; each pollution token over its cities takes one
// off, not below 0 (DO-31, DO-38).
func (s *State) rollN(seat int, j *rules.Journal) {
	die := s.rand.Die(6)
	j.Roll()
	over := s.PollutionOver(seat)
	s.Fed(seat).n = int8(max(0, die-over))
	if over == 0 {
		note(j, "DO-38", seat, "roll", playerArg(seat), numberArg(die))
	} else {
		note(j, "DO-31", seat, "roll.pollution", playerArg(seat), dieArg(die), amountArg(over), numberArg(max(0, die-over)))
	}
}

// PollutionOver counts the pollution tokens over a seat's cities (DO-31).
func (s *State) PollutionOver(seat int) int {
	n := 0
	cities := s.city.And(s.owned[seat])
	for _, f := range s.pollution[:s.pollutionCount] {
		if cities.Has(f) {
			n++
		}
	}
	return n
}

// yields reports whether the buildings of a city work (DO-35, DO-39). Its tax must be
// paid and it must be connected to the capital. By the printed rule all cities must be
// connected.
func (s *State) yields(seat int, city *City) bool {
	if city.Unpaid {
		return false
	}
	if s.splitsCities {
		return s.AtHome(seat, city.Field)
	}
	all := s.city.And(s.owned[seat])
	return all.Without(s.home[seat]).Empty()
}

// output returns what a seat's buildings yield at a number N, before limits (DO-40,
// DO-41). It also returns how many crops and forests they may take.
func (s *State) output(seat, n int) (made Bill, takes gather) {
	l := s.Labour(seat)
	harvest, fell := l.Takes(n)
	return l.Yield(n), gather{harvest, fell}
}

// Labour is what a seat's buildings yield for each N, and what their robots add.
type Labour struct {
	makes, adds Bill
	each, more  gather
}

func (s *State) Labour(seat int) (l Labour) {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if !s.yields(seat, city) {
			continue
		}
		for d := range city.Built {
			x := &city.Districts[d]
			if x.Unpaid || !x.Building.Works() {
				continue
			}
			robots := int(x.Robots)
			switch x.Building {
			case FoodFactory:
				l.each.harvest, l.more.harvest = l.each.harvest+1, l.more.harvest+robots
			case TimberWorks:
				l.each.fell, l.more.fell = l.each.fell+1, l.more.fell+robots
			case Mine:
				l.makes[x.Material]++
				l.adds[x.Material] += robots
			default:
				work := &Buildings[x.Building]
				l.makes[work.Makes] += work.PerN
				l.adds[work.Makes] += robots * work.PerN
			}
		}
	}
	return l
}

// Yield is the goods at a number N.
func (l *Labour) Yield(n int) (made Bill) {
	for g, makes := range l.makes {
		made[g] = n*makes + l.adds[g]
	}
	return made
}

// Takes is how many crops and forests they may take at a number N.
func (l *Labour) Takes(n int) (harvest, fell int) {
	return n*l.each.harvest + l.more.harvest, n*l.each.fell + l.more.fell
}

// work puts into the store what a federation's buildings make, as far as the
// pools go (DO-41, DO-42).
func (s *State) work(seat int, j *rules.Journal) {
	made, takes := s.output(seat, int(s.Fed(seat).n))
	s.gather = takes
	for g, n := range made {
		if n == 0 {
			continue
		}
		got := s.gain(seat, Good(g), n)
		if got > 0 {
			note(j, "DO-41", seat, "yield", playerArg(seat), goodArg(Good(g)), amountArg(got))
		}
		if got < n {
			note(j, "DO-42", seat, "yield.limit", playerArg(seat), goodArg(Good(g)), amountArg(n-got))
		}
	}
}

// gatherable bounds what may be taken by what is there. At an N of 0 a harvest
// brings nothing and is not asked for (DO-64).
func (s *State) gatherable(seat int) gather {
	g := s.gather
	g.harvest = min(g.harvest, s.crop.And(s.owned[seat]).Len())
	g.fell = min(g.fell, s.forest.And(s.owned[seat]).Len())
	if s.Fed(seat).n == 0 {
		g.harvest = 0
	}
	return g
}

func (s *State) refuseHarvest(seat int, f Field) *rules.Refusal {
	switch {
	case s.gather.harvest < 1:
		return refusal("DO-40", "harvest.enough")
	case !s.crop.Has(f) || !s.owned[seat].Has(f):
		return refusal("DO-40", "harvest.none", fieldArg(f))
	}
	return nil
}

func (s *State) refuseFell(seat int, f Field) *rules.Refusal {
	switch {
	case s.gather.fell < 1:
		return refusal("DO-41", "fell.enough")
	case !s.forest.Has(f) || !s.owned[seat].Has(f):
		return refusal("DO-41", "fell.none", fieldArg(f))
	}
	return nil
}

// harvest removes a crop for the federation's N food (DO-40).
func (s *State) harvest(seat int, f Field, j *rules.Journal) {
	s.crop.Remove(f)
	s.gather.harvest--
	n := s.gain(seat, Food, int(s.Fed(seat).n))
	note(j, "DO-40", seat, "harvest", playerArg(seat), fieldArg(f), amountArg(n))
}

// fell removes a forest for 3 wood (DO-41).
func (s *State) fell(seat int, f Field, j *rules.Journal) {
	s.forest.Remove(f)
	s.gather.fell--
	n := s.gain(seat, Wood, WoodOfForest)
	note(j, "DO-41", seat, "fell", playerArg(seat), fieldArg(f), amountArg(n))
}

// gatherOn goes on to the next federation when nothing more can be taken.
func (s *State) gatherOn(j *rules.Journal) {
	if s.gather == (gather{}) {
		s.nextYield(j)
	}
}

// gatherAll takes the rest from the north-west on as far as it goes.
func (s *State) gatherAll(seat int, j *rules.Journal) {
	for f := range s.crop.And(s.owned[seat]).All() {
		if s.gather.harvest > 0 {
			s.harvest(seat, f, j)
		}
	}
	for f := range s.forest.And(s.owned[seat]).All() {
		if s.gather.fell > 0 {
			s.fell(seat, f, j)
		}
	}
	s.gatherOn(j)
}

func (s *State) appendGather(seat int, buf []rules.Move) []rules.Move {
	if s.gather.harvest > 0 {
		buf = appendOn(buf, VerbHarvest, s.crop.And(s.owned[seat]))
	}
	if s.gather.fell > 0 {
		buf = appendOn(buf, VerbFell, s.forest.And(s.owned[seat]))
	}
	return append(buf, Plain(VerbGather), Plain(VerbEnd))
}
