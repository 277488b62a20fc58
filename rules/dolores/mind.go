package dolores

import "schron/rules"

// Mind is what a bot knows of Dolores: what a federation will be worth at the end,
// and which investments pay. It plans instead of searching: an investment phase is
// climbed step by step (climb.go, industry.go, war.go), each step the moves of one
// venture. All numbers are in weights.go, what it thinks of a position is in outlook.go,
// danger.go and parts.go.
type Mind struct {
	// Simple is a beginner's: mines, and two cities.
	Simple bool
	// Robots tells that it makes and installs robots, War that it fires missiles.
	Robots, War bool
	// Industry tells that it rebuilds cities of mines into cities of works.
	Industry bool
	// Rash tells that it plans nothing and looks one move ahead, until a siege begins.
	Rash bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

// Judge compares what the federations will be worth.
func (w Mind) Judge(s rules.State, chance []int32) {
	d := s.(*State)
	if d.phase == PhaseOver {
		won := d.over.winners.List()
		for seat := range d.seats {
			chance[seat] = 0
			if d.over.winners.Has(seat) {
				chance[seat] = int32(10_000 / len(won))
			}
		}
		return
	}
	k := w.weights()
	var outlooks [MaxSeats]outlook
	var worth [MaxSeats]int
	for seat := range d.seats {
		outlooks[seat] = k.outlook(d, seat)
		worth[seat] = outlooks[seat].worth
	}
	for seat := range d.seats {
		chance[seat] = 0
		if !d.fed(seat).out {
			l := k.lead(&outlooks[seat], k.rival(worth[:d.seats], seat))
			chance[seat] = rules.Logistic(l.sum())
		}
	}
}

// Moves leaves out moves that take something back, offers, loose ends and all amounts
// but one. It sells all that is left over, buys what is missing, and installs as many
// robots as fit.
func (w Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d := s.(*State)
	seat := d.Actor()
	switch d.ask {
	case DecideInvest:
		return d.ventures(seat, buf)
	case DecideOffer:
		return append(buf, Plain(VerbWithdraw))
	case DecideTax:
		return append(buf, Plain(VerbSettle))
	case DecideGather:
		return append(buf, Plain(VerbGather))
	case DecideArrange:
		return append(buf, Plain(VerbEnd))
	case DecideMilitary:
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if d.refuseAim(seat, u) == nil && !d.aims(seat, u).Empty() {
				buf = append(buf, By(VerbAim, u))
			}
		}
		return append(buf, Plain(VerbEnd))
	case DecideTarget:
		if buf = appendOn(buf, VerbFire, d.aims(seat, d.missile.unit)); len(buf) == 0 {
			buf = append(buf, Plain(VerbLower))
		}
		return buf
	}
	return d.Legal(buf)
}

// ventures appends the investments that lead forward.
func (s *State) ventures(seat int, buf []rules.Move) []rules.Move {
	buf = s.appendBuilds(seat, buf)
	towns := s.city.and(s.home[seat])
	near := towns.beside()
	buf = appendOn(buf, VerbFound, s.foundable(seat).and(near))
	buf = appendOn(buf, VerbClaim, s.claimable(seat).and(near).and(landFields))
	tax := s.taxes(seat)
	for g := range GoodKinds {
		if !s.mayTrade(seat) {
			break
		}
		switch n := s.fed(seat).store[g] - tax[g]; {
		case n > 0:
			buf = append(buf, Amount(VerbSell, g, n))
		case n < 0 && s.buyable(seat, g) >= -n:
			buf = append(buf, Amount(VerbBuy, g, -n))
		}
	}
	for _, r := range s.appendInstalls(seat, nil) {
		buf = append(buf, r.With(r.Max))
	}
	return append(buf, Plain(VerbEnd))
}

// Guess picks none: any will do.
func (w Mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

// Quiet reports true: every position may be judged.
func (w Mind) Quiet(_, _ rules.State) bool { return true }

// Plan returns the moves of the best venture, or the answer to what is asked.
func (w Mind) Plan(p *rules.Position) []rules.Move {
	c := climbers.Get().(*climber)
	defer climbers.Put(c)
	r := p.Rand().Split()
	c.Mind, c.k, c.seat, c.root = w, w.weights(), p.Seat(), p.SampleInto(c.root, &r).(*State)
	c.best = c.best[:0]
	s := c.root
	if w.Rash && !c.sieges() {
		return nil
	}
	switch s.ask {
	case DecideInvest:
		c.invest(p)
	case DecideOffer:
		c.best = append(c.best, c.resumeOffer())
	case DecideAnswer:
		c.best = append(c.best, c.answer())
	case DecideCapital:
		c.best = append(c.best, c.capital())
	case DecideMilitary, DecideTarget:
		c.best = append(c.best, c.fire())
	case DecideIntercept:
		c.best = append(c.best, c.parry())
	default:
		c.best = w.Moves(s, c.best)[:1]
	}
	return append([]rules.Move(nil), c.best...)
}

// answer accepts an offer or declines it.
func (c *climber) answer() rules.Move {
	if c.agrees(c.root, c.seat) {
		return Plain(VerbAccept)
	}
	return Plain(VerbDecline)
}

// capital chooses the city with which the end looks best.
func (c *climber) capital() rules.Move {
	moves := c.root.appendCapitals(c.seat, nil)
	best, most := moves[0], 0
	for i, m := range moves {
		c.copy()
		c.play(m)
		if n := c.k.outlook(c.try, c.seat).worth; i == 0 || n > most {
			best, most = m, n
		}
	}
	return best
}
