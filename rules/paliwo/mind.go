package paliwo

import "schron/rules"

// Mind is what a bot knows of Walka o paliwo. It knows how far the humans are from
// carrying fuel off, who can be bitten, and that time works for the zombies. weights.go
// holds all numbers, ledger.go adds them up, ways.go finds ways, threat.go bites.
type Mind struct {
	// Simple is a beginner's: the way with the fuel and wounds, nothing else.
	Simple bool
	// Openings is whether it knows how to set the zombies up (openings.go).
	Openings bool
	// Weights are what it finds a position worth, nil for those that ship.
	Weights *Weights
}

const certain = 10_000

// Judge compares the sides.
func (w Mind) Judge(s rules.State, chance []int32) {
	d := s.(*State)
	if d.stage == StageOver {
		won := d.ending.winner()
		chance[won], chance[1-won] = certain, 0
		return
	}
	chance[SeatHumans] = rules.Logistic(d.lead(w))
	chance[SeatZombies] = certain - chance[SeatHumans]
}

// lead is what the humans are ahead, in thousandths of a logit.
func (s *State) lead(w Mind) int {
	var l ledger
	s.weigh(w, &l)
	return l.lead()
}

// weigh enters all that a position is worth.
func (s *State) weigh(mind Mind, l *ledger) {
	w := mind.weights()
	l.add(partPeople, 0, w.Start)
	s.weighPeople(w, l)
	s.weighWay(w, mind.Simple, l)
	if mind.Simple {
		return
	}
	s.weighThreat(w, l)
	cards := s.hand[SeatHumans].len() - s.hand[SeatZombies].len()
	l.add(partCards, cards, w.Card*cards)
	l.add(partTools, int(s.bullets), w.Bullet*int(s.bullets))
	l.add(partTime, int(s.pool), w.Pool*int(s.pool))
	if s.terror != offTrack {
		l.amount[partTime] = int(s.terror)
	}
	s.weighZombies(w, l)
}

// weighPeople enters what the living, their wounds and their things are worth.
func (s *State) weighPeople(w *Weights, l *ledger) {
	people := 0
	for h := range humanKinds {
		p := &s.people[h]
		if s.peopleStand() && (p.field == NoField || p.doomed()) {
			continue
		}
		if h != Child {
			people++
		} else {
			l.add(partPeople, 1, w.Child)
		}
		if p.wounds == 1 {
			l.add(partWounds, 1, -w.Wounded)
			if p.fuel {
				l.add(partWounds, 0, -w.Hurry)
			}
		}
		if p.weapon {
			l.add(partTools, 1, w.Weapon)
		}
	}
	l.add(partPeople, people, w.people(people))
	if s.briefcase {
		l.add(partTools, 1, w.Case)
	}
}

// weighWay enters what the ways of the best three humans over fuel off the board are
// worth. The way of a human with fuel counts most.
func (s *State) weighWay(v *Weights, simple bool, l *ledger) {
	w := s.findWays(v, simple)
	best := [3]int{priceOff, priceOff, priceOff}
	carried := false
	for h := range Child {
		p := &s.people[h]
		need := priceOff
		switch {
		case p.field == NoField && !s.peopleStand():
			need = int(w.fuel[At(Cols/2, 0)])
		case p.field == NoField || p.doomed() && s.stage != StageTurn:
			continue
		case p.fuel:
			need = int(w.off[p.field])
			if !p.doomed() {
				carried = true
			}
		default:
			need = int(w.fuel[p.field])
			if h == Runner {
				need = need * v.Runner / 1000
			}
		}
		for i := range best {
			if need < best[i] {
				need, best[i] = best[i], need
			}
		}
	}
	second, third := v.Second, v.Third
	if carried {
		second, third = v.Helper, 0
		l.add(partFuel, 1, v.Carried)
		if best[0] <= HumanPA*priceStep {
			l.add(partWay, 0, v.Nearly)
		}
	}
	way := ((1000-second-third)*best[0] + second*best[1] + third*best[2]) / 1000
	l.add(partWay, (best[0]+priceStep/2)/priceStep, -v.Way*min(way, 2*priceOff/5))
	if s.terror != offTrack {
		turns := (best[0] + HumanPA*priceStep - 1) / (HumanPA * priceStep)
		l.add(partTime, 0, -v.Late*max(turns-int(s.terror)+2, 0))
	}
}

// weighZombies enters what the zombies are worth that stand near the humans.
func (s *State) weighZombies(w *Weights, l *ledger) {
	for f := Field(0); f < Fields; f++ {
		g := s.figures[f]
		if !g.undead() {
			continue
		}
		near := max(w.Far-s.nearest(f), 0)
		l.add(partZombies, 1, -w.Zombie)
		l.add(partNear, near, -w.Near*near)
		if g.ordinary() {
			if h, _ := s.sees(f); h != NoHuman {
				l.add(partSight, 1, -w.Seen)
			}
		}
	}
}

// nearest is the distance of the nearest human from a field. Before all humans are
// placed it counts as if they stood along row 1.
func (s *State) nearest(f Field) int {
	if !s.peopleStand() {
		return f.Row()
	}
	least := Rows + Cols
	for h := range s.people {
		if p := s.people[h].field; p != NoField {
			least = min(least, apart(f, p))
		}
	}
	return least
}

func apart(f, g Field) int {
	cols, rows := f.Col()-g.Col(), f.Row()-g.Row()
	return max(cols, -cols) + max(rows, -rows)
}

// Quiet is when who thought has nothing more to decide in the turn, and after each
// figure that is placed.
func (Mind) Quiet(root, s rules.State) bool {
	a, b := root.(*State), s.(*State)
	switch {
	case b.stage == StageOver || a.stage < StageTurn:
		return true
	case a.stage == StageTurn:
		return b.stage != StageTurn
	}
	return b.stage == StageTurn
}

// Guess takes what one look finds best.
func (w Mind) Guess(s rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	d := s.(*State)
	best, most, side := moves[0], 0, 1
	if d.Actor() == SeatZombies {
		side = -1
	}
	for i, m := range moves {
		c := *d
		if c.Apply(m, nil) != nil {
			continue
		}
		v := 0
		if c.stage == StageOver {
			if v = -1 << 20; c.ending.winner() == d.Actor() {
				v = -v
			}
		} else {
			v = side * c.lead(w)
		}
		if i == 0 || v > most {
			best, most = m, v
		}
	}
	return best, true
}
