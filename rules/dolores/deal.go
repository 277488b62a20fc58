package dolores

import "schron/rules"

// middle is half way between what the bank pays for one of a good and what it asks. A
// seat that lacks the good and one that has too much of it gain alike.
func middle(g Good) int { return (Goods[g].Buys + Goods[g].Sells) / 2 }

// common reports whether a mind deals in a good. It deals in no sections, which a route
// may need, and in nothing that fights.
func common(g Good) bool { return g < LandSection }

// terms is an offer of some of one good for some of another, or for Money.
type terms struct {
	to        int
	give, ask Good
	paid, got int // how much is given and how much of the other asked for
}

// moves appends the moves that make the offer.
func (d terms) moves(buf []rules.Move) []rules.Move {
	return append(buf, rules.Move{Verb: VerbOffer, A: int16(d.to)},
		Amount(VerbGive, d.give, d.paid), Amount(VerbAsk, d.ask, d.got), Plain(VerbPropose))
}

// asksNow reports whether a seat may be made an offer this round. A mind remembers no
// refusals, so it asks each only every few rounds and never repeats one in between.
func (c *climber) asksNow(to int) bool {
	s := c.root
	return (s.round+c.seat+to)%max(c.k.Patience, 1) == 0
}

// deals plans the one offer of a phase, at the middle of the bank's prices. One side
// lacks a good for this round's taxes and the other has it to spare. It is paid in
// money, or in a good with which it is the other way round. Both must gain, and enough
// to be worth asking.
func (c *climber) deals() bool {
	if c.Simple || c.root.fed(c.seat).offers > 0 {
		return false
	}
	best, most := terms{}, c.k.Deal
	for to := range c.root.seats {
		if to == c.seat || c.root.refuseOffer(c.seat, to) != nil || !c.asksNow(to) {
			continue
		}
		mine, theirs := c.surplus(c.seat), c.surplus(to)
		for g := range GoodKinds {
			if !common(g) {
				continue
			}
			if n := min(-mine[g], theirs[g]); n > 0 { // bought
				c.bid(terms{to, Money, g, n * middle(g), n}, &best, &most)
				for h := range GoodKinds {
					if m := min(mine[h], -theirs[h]); common(h) && m > 0 {
						m = min(m, n*middle(g)/middle(h))
						c.bid(terms{to, h, g, m, m * middle(h) / middle(g)}, &best, &most)
					}
				}
			}
			if n := min(mine[g], -theirs[g]); n > 0 { // sold
				n = min(n, c.root.fed(to).money/middle(g))
				c.bid(terms{to, g, Money, n, n * middle(g)}, &best, &most)
			}
		}
	}
	if most == c.k.Deal {
		return false
	}
	c.copy()
	if best.give == Money && !c.raise(best.paid) {
		return false
	}
	c.best = best.moves(append(c.best, c.moves...))
	return true
}

// bid takes terms if the other would accept them and they gain more than the best so
// far, in twice kokos. It uses the weights set by hand. A mind's own weights say what
// to plan next, not what a bargain is worth.
func (c *climber) bid(d terms, best *terms, most *int) {
	if d.paid < 1 || d.got < 1 {
		return
	}
	c.copy()
	if d.give == Money && !c.raise(d.paid) {
		return
	}
	s := c.try
	was, theirs := HandSet.outlook(s, c.seat), HandSet.outlook(s, d.to)
	for _, m := range d.moves(nil) {
		if !c.play(m) {
			return
		}
	}
	agrees := c.agrees(s, d.to)
	s.exchange(c.seat, d.to)
	after := HandSet.outlook(s, c.seat)
	gain, gift := after.worth-was.worth, HandSet.outlook(s, d.to).worth-theirs.worth
	if agrees && gift > 0 && gain > *most && after.liquid >= min(0, was.liquid) {
		*best, *most = d, gain
	}
}

// surplus is what a seat has of each good beyond the taxes of this round and the next.
// It is negative by what the seat lacks for this round's.
func (c *climber) surplus(seat int) (out Bill) {
	tax := c.root.taxes(seat)
	for g := range GoodKinds {
		switch have := c.root.fed(seat).store[g]; {
		case have < tax[g]:
			out[g] = have - tax[g]
		case have > 2*tax[g]:
			out[g] = have - 2*tax[g]
		}
	}
	return out
}

// resumeOffer returns the next move of the offer that was begun. It plans the offer
// again as if it had not been begun.
func (c *climber) resumeOffer() rules.Move {
	s := c.root
	begun := s.offer
	s.offer, s.ask = offer{}, DecideInvest
	s.fed(c.seat).offers--
	if c.deals() && c.best[0].Verb == VerbOffer && int8(c.best[0].A) == begun.to {
		give, ask := c.best[1], c.best[2]
		c.best = c.best[:0]
		switch {
		case begun.give[give.A] == 0:
			return give
		case begun.ask[ask.A] == 0:
			return ask
		case begun.give[give.A] == int(give.N) && begun.ask[ask.A] == int(ask.N):
			return Plain(VerbPropose)
		}
	}
	c.best = c.best[:0]
	return Plain(VerbWithdraw)
}

// agrees reports whether a seat accepts the open offer (DO-12). The offer must gain the
// seat as much as the other side; with more than two players half as much is enough.
// Its taxes must stay provided for. It gives no fields and nothing that fights. For
// what it gives it wants the middle of the bank's prices, so that nobody can buy it out
// for a trifle.
func (c *climber) agrees(s *State, seat int) bool {
	o, from := &s.offer, int(s.active)
	if !o.want.Empty() {
		return false
	}
	markup := 0
	for g := range GoodKinds {
		if n := o.ask[g]; n > 0 {
			if g >= LandSection {
				return false
			}
			markup += n * (middle(g) - Goods[g].Buys)
		}
	}
	mine, theirs := HandSet.outlook(s, seat), HandSet.outlook(s, from)
	c.side = rules.Overwrite(rules.State(c.side), s)
	c.side.exchange(from, seat)
	after := HandSet.outlook(c.side, seat)
	gain, gift := after.worth-mine.worth, HandSet.outlook(c.side, from).worth-theirs.worth
	switch {
	case gain <= 0, gain < 2*markup, after.liquid < min(0, mine.liquid):
		return false
	case s.seats == 2:
		return gain >= gift
	}
	return 2*gain >= gift
}
