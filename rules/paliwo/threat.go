package paliwo

// threats counts for each human the zombies and crawlers that could bite it in the
// zombie turn to come. must are those that have to, may those that may.
type threats struct {
	must, may [humanKinds]int8
	forced    int8 // activations that are compulsory
}

// findThreats looks from every zombie that has not been activated.
func (s *State) findThreats() (t threats) {
	for f := Field(0); f < Fields; f++ {
		switch g := s.figures[f]; {
		case !g.undead() || g.has(markActivated):
		case g.crawls():
			s.crawlerReach(f, &t)
		default:
			s.zombieReach(f, &t)
		}
	}
	return t
}

// crawlerReach: a crawler takes a step and bites for nothing (WP-35).
func (s *State) crawlerReach(f Field, t *threats) {
	var got [humanKinds]bool
	for _, n := range next[f] {
		if n == NoField {
			continue
		}
		if h := s.figures[n].human(); h != NoHuman {
			got[h] = true
		}
		if !s.enterable(n) {
			continue
		}
		for _, m := range next[n] {
			if m != NoField && s.figures[m].human() != NoHuman {
				got[s.figures[m].human()] = true
			}
		}
	}
	for h, is := range got {
		if is {
			t.may[h]++
		}
	}
}

// zombieReach: two points of steps, one turn and the bite (WP-33, WP-35), more from
// goo (WP-36).
func (s *State) zombieReach(f Field, t *threats) {
	d := s.figures[f].facing()
	if h, n := s.sees(f); h != NoHuman {
		t.forced++
		if _, _, bites := s.chargeWay(f, ZombiePA); bites && n > 0 {
			t.must[h]++
		}
		return
	}
	for _, side := range [...]Facing{(d + 1) % facings, (d + 3) % facings} {
		if h := s.humanAt(f.Next(side)); h != NoHuman {
			t.may[h]++
		}
	}
	if s.onGoo(f) == 0 {
		return
	}
	for _, at := range [...]Field{f.Next(d), f} {
		if !s.enterable(at) && at != f {
			continue
		}
		for _, side := range [...]Facing{(d + 1) % facings, (d + 3) % facings} {
			to := at.Next(side)
			if at == f && s.enterable(to) {
				to = to.Next(side)
			}
			if h := s.humanAt(to); h != NoHuman {
				t.may[h]++
			}
		}
	}
}

func (s *State) humanAt(f Field) Human {
	if f == NoField {
		return NoHuman
	}
	return s.figures[f].human()
}

// weighThreat enters what the bites of the turn to come cost the humans, with the
// activations that the zombies have. Compulsory ones come first, then the worst.
func (s *State) weighThreat(w *Weights, l *ledger) {
	t := s.findThreats()
	budget := s.activations() - t.forced
	sum, bites := 0, 0
	wounds := [humanKinds]int8{}
	for h := range s.people {
		wounds[h] = s.people[h].wounds
		for ; t.must[h] > 0; t.must[h]-- {
			bites++
			sum += s.biteWorth(w, Human(h), &wounds) * w.SureForced / 1000
		}
	}
	for ; budget > 0; budget-- {
		best, worst := NoHuman, 0
		for h := range s.people {
			after := wounds
			if v := s.biteWorth(w, Human(h), &after); t.may[h] > 0 && v > worst {
				best, worst = Human(h), v
			}
		}
		if best == NoHuman {
			break
		}
		t.may[best]--
		bites++
		sum += s.biteWorth(w, best, &wounds) * w.SureFree / 1000
	}
	if s.stage > StageMovement {
		sum = sum * w.Later / 1000
	}
	l.add(partThreat, bites, -sum)
}

// activations is how many zombies the turn to come allows, as far as it is known.
func (s *State) activations() int8 {
	switch {
	case s.stage == StageTurn:
		n := int8(0)
		for h := range s.people {
			if s.people[h].activated {
				n++
			}
		}
		return n
	case s.stage <= StageMovement:
		return s.limit - s.moved
	}
	return 3
}

// biteWorth is what one more bite costs, and counts it.
func (s *State) biteWorth(w *Weights, h Human, wounds *[humanKinds]int8) int {
	p := &s.people[h]
	if p.field == NoField || wounds[h] >= WoundsMost {
		return 0
	}
	if h == Businessman && s.briefcase && !s.lonelyCarrier(h) {
		return w.Case
	}
	worth := w.Wounded
	if p.fuel {
		worth += w.Hurry
	}
	if wounds[h]++; wounds[h] == WoundsMost {
		worth = 2 * w.Wounded
		if p.fuel {
			worth += 2*w.Hurry + w.Carried
		}
		if h == Child {
			worth = w.Child
		}
	}
	return worth
}
