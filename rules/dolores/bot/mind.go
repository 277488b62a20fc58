// Package bot is the computer player of Dolores: what it weighs in a position and which
// investments and attacks it plans. The rules are in the package above.
package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// Mind is what a bot knows of Dolores: what a federation will be worth at the end,
// and which investments pay. It plans instead of searching: an investment phase is
// climbed step by step (planner.go, industry.go, war.go), each step the moves of one
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
	d := s.(*game.State)
	if d.Actor() == rules.NoSeat {
		won := d.Winners()
		for seat := range d.Seats() {
			chance[seat] = 0
			if won.Has(seat) {
				chance[seat] = int32(10_000 / len(won.List()))
			}
		}
		return
	}
	k := w.weights()
	var worth [game.MaxSeats]int
	for seat := range d.Seats() {
		worth[seat] = k.outlook(d, seat).worth
	}
	for seat := range d.Seats() {
		chance[seat] = 0
		if !d.Fed(seat).Out() {
			chance[seat] = rules.Logistic(k.lead(worth[seat], k.rival(worth[:d.Seats()], seat)))
		}
	}
}

// Moves leaves out moves that take something back, offers, loose ends and all amounts
// but one. It sells all that is left over, buys what is missing, and installs as many
// robots as fit.
func (w Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d := s.(*game.State)
	seat := d.Actor()
	switch d.Decision() {
	case game.DecideInvest:
		return ventures(d, buf)
	case game.DecideOffer:
		return append(buf, game.Plain(game.VerbWithdraw))
	case game.DecideTax, game.DecideGather:
		verb := game.VerbSettle
		if d.Decision() == game.DecideGather {
			verb = game.VerbGather
		}
		if buf = append(buf, game.Plain(verb)); !w.Rash {
			buf = append(buf, game.Plain(game.VerbEnd))
		}
		return buf
	case game.DecideArrange:
		return append(buf, game.Plain(game.VerbEnd))
	case game.DecideMilitary:
		for _, m := range d.Legal(nil) {
			if m.Verb == game.VerbAim && !aims(d, seat, game.Unit(m.A)).Empty() {
				buf = append(buf, m)
			}
		}
		return append(buf, game.Plain(game.VerbEnd))
	case game.DecideTarget:
		for f := range aims(d, seat, d.Aiming()).All() {
			buf = append(buf, game.On(game.VerbFire, f))
		}
		if len(buf) == 0 {
			buf = append(buf, game.Plain(game.VerbLower))
		}
		return buf
	}
	return d.Legal(buf)
}

// ventures appends the investments that lead forward.
func ventures(s *game.State, buf []rules.Move) []rules.Move {
	seat := s.Actor()
	towns := s.Towns(seat).And(s.Home(seat))
	near, legal := towns.Beside(), s.Legal(nil)
	for _, verb := range []uint8{game.VerbBuild, game.VerbFound, game.VerbClaim} {
		for _, m := range legal {
			f := game.Field(m.A)
			if m.Verb == verb && (verb == game.VerbBuild || near.Has(f) && game.Chart[f].Terrain == game.Land) {
				buf = append(buf, m)
			}
		}
	}
	tax := s.Taxes(seat)
	for g := range game.GoodKinds {
		if !s.MayTrade(seat) {
			break
		}
		switch n := s.Fed(seat).Store()[g] - tax[g]; {
		case n > 0:
			buf = append(buf, game.Amount(game.VerbSell, g, n))
		case n < 0 && s.Buyable(seat, g) >= -n:
			buf = append(buf, game.Amount(game.VerbBuy, g, -n))
		}
	}
	for _, r := range s.Ranges(nil) {
		if r.Move.Verb == game.VerbInstall {
			buf = append(buf, r.With(r.Max))
		}
	}
	return append(buf, game.Plain(game.VerbEnd))
}

// Guess makes no more investments and attacks. What else is asked it decides as Plan
// does.
func (w Mind) Guess(s rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	switch d := s.(*game.State); d.Decision() {
	case game.DecideInvest, game.DecideMilitary:
		return game.Plain(game.VerbEnd), true
	case game.DecideTax:
		return game.Plain(game.VerbSettle), true
	case game.DecideGather:
		return game.Plain(game.VerbGather), true
	default:
		c := planners.Get().(*planner)
		defer planners.Put(c)
		c.Mind, c.k, c.seat, c.root = w, w.weights(), d.Actor(), rules.Overwrite(c.root, d)
		c.best = c.best[:0]
		c.recalls()
		return c.reply(), true
	}
}

// Differ compares what is done with doing nothing.
func (w Mind) Differ(a, b rules.Move) bool { return idle(a) != idle(b) }

// idle reports whether a move leaves all as it is.
func idle(m rules.Move) bool {
	return m.Verb == game.VerbEnd || m.Verb == game.VerbWithdraw || m.Verb == game.VerbDecline || m.Verb == game.VerbLower || m.Verb == game.VerbHold
}

// Quiet reports true: every position may be judged.
func (w Mind) Quiet(_, _ rules.State) bool { return true }

// Plan returns the moves of the best venture, or the answer to what is asked.
func (w Mind) Plan(p *rules.Position) []rules.Move {
	c := planners.Get().(*planner)
	defer planners.Put(c)
	r := p.Rand().Split()
	c.Mind, c.k, c.seat, c.root = w, w.weights(), p.Seat(), p.SampleInto(c.root, &r).(*game.State)
	c.best, c.taste, c.looked = c.best[:0], p.Taste(), false
	c.recalls()
	s := c.root
	if w.Rash && !c.sieges() {
		return nil
	}
	if s.Decision() == game.DecideInvest {
		c.invest(p)
	} else {
		c.best = append(c.best, c.reply())
	}
	return append([]rules.Move(nil), c.best...)
}

// reply decides what is asked outside of an investment phase, or about an offer.
func (c *planner) reply() rules.Move {
	switch c.root.Decision() {
	case game.DecideOffer:
		return c.resumeOffer()
	case game.DecideAnswer:
		return c.answer()
	case game.DecideCapital:
		return c.capital()
	case game.DecideMilitary, game.DecideTarget:
		return c.fire()
	case game.DecideIntercept:
		return c.parry()
	case game.DecideArrange:
		return c.arrange()
	case game.DecideTax:
		return c.dues()
	case game.DecideGather:
		return c.reaps()
	}
	c.moves = c.Moves(c.root, c.moves[:0])
	return c.moves[0]
}

// answer accepts an offer or declines it.
func (c *planner) answer() rules.Move {
	if c.agrees(c.root, c.seat) {
		return game.Plain(game.VerbAccept)
	}
	return game.Plain(game.VerbDecline)
}

// capital chooses the city with which the end looks best.
func (c *planner) capital() rules.Move {
	moves := c.root.Legal(nil)
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
