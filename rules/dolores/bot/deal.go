package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// middle is half way between what the bank pays for one of a good and what it asks. A
// seat that lacks the good and one that has too much of it gain alike.
func middle(g game.Good) int { return (game.Goods[g].Buys + game.Goods[g].Sells) / 2 }

// common reports whether a mind deals in a good. It deals in no sections, which a route
// may need, and in nothing that fights.
func common(g game.Good) bool { return g < game.LandSection }

// terms is an offer of some of one good for some of another, or for Money.
type terms struct {
	to        int
	give, ask game.Good
	paid, got int // how much is given and how much of the other asked for
}

// moves appends the moves that make the offer.
func (d terms) moves(buf []rules.Move) []rules.Move {
	return append(buf, rules.Move{Verb: game.VerbOffer, A: int16(d.to)},
		game.Amount(game.VerbGive, d.give, d.paid), game.Amount(game.VerbAsk, d.ask, d.got), game.Plain(game.VerbPropose))
}

// asksNow reports whether a seat may be made an offer this round. A mind remembers no
// refusals, so it asks each only every few rounds and never repeats one in between.
func (c *planner) asksNow(to int) bool {
	s := c.root
	return (s.Round()+c.seat+to)%max(c.k.Patience, 1) == 0
}

// deals plans the one offer of a phase, at the middle of the bank's prices. One side
// lacks a good for this round's taxes and the other has it to spare. It is paid in
// money, or in a good with which it is the other way round. Both must gain, and enough
// to be worth asking.
func (c *planner) deals() bool {
	if c.Simple || c.root.Fed(c.seat).Offers() > 0 {
		return false
	}
	best, most := terms{}, c.k.Deal
	for to := range c.root.Seats() {
		if to == c.seat || c.root.Check(rules.Move{Verb: game.VerbOffer, A: int16(to)}) != nil || !c.asksNow(to) {
			continue
		}
		mine, theirs := c.surplus(c.seat), c.surplus(to)
		for g := range game.GoodKinds {
			if !common(g) {
				continue
			}
			if n := min(-mine[g], theirs[g]); n > 0 { // bought
				c.bid(terms{to, game.Money, g, n * middle(g), n}, &best, &most)
				for h := range game.GoodKinds {
					if m := min(mine[h], -theirs[h]); common(h) && m > 0 {
						m = min(m, n*middle(g)/middle(h))
						c.bid(terms{to, h, g, m, m * middle(h) / middle(g)}, &best, &most)
					}
				}
			}
			if n := min(mine[g], -theirs[g]); n > 0 { // sold
				n = min(n, c.root.Fed(to).Money()/middle(g))
				c.bid(terms{to, g, game.Money, n, n * middle(g)}, &best, &most)
			}
		}
	}
	if most == c.k.Deal {
		return false
	}
	c.copy()
	if best.give == game.Money && !c.raise(best.paid) {
		return false
	}
	c.best = best.moves(append(c.best, c.moves...))
	return true
}

// bid takes terms if the other would accept them and they gain more than the best so
// far, in twice kokos. It uses the weights set by hand. A mind's own weights say what
// to plan next, not what a bargain is worth.
func (c *planner) bid(d terms, best *terms, most *int) {
	if d.paid < 1 || d.got < 1 {
		return
	}
	c.copy()
	if d.give == game.Money && !c.raise(d.paid) {
		return
	}
	s := c.try
	was, theirs := calmly(s, c.seat), calmly(s, d.to)
	for _, m := range d.moves(nil) {
		if !c.play(m) {
			return
		}
	}
	agrees := c.agrees(s, d.to)
	s.Exchange(c.seat, d.to)
	after := calmly(s, c.seat)
	gain, gift := after.worth-was.worth, calmly(s, d.to).worth-theirs.worth
	if agrees && gift > 0 && gain > *most && after.liquid >= min(0, was.liquid) {
		*best, *most = d, gain
	}
}

// surplus is what a seat has of each good beyond the taxes of this round and the next.
// It is negative by what the seat lacks for this round's.
func (c *planner) surplus(seat int) (out game.Bill) {
	tax := c.root.Taxes(seat)
	for g := range game.GoodKinds {
		switch have := c.root.Fed(seat).Store()[g]; {
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
func (c *planner) resumeOffer() rules.Move {
	s := c.root
	to, given, asked, _ := s.Offered()
	s.Unoffer()
	if c.deals() && c.best[0].Verb == game.VerbOffer && int(c.best[0].A) == to {
		give, ask := c.best[1], c.best[2]
		c.best = c.best[:0]
		switch {
		case given[give.A] == 0:
			return give
		case asked[ask.A] == 0:
			return ask
		case given[give.A] == int(give.N) && asked[ask.A] == int(ask.N):
			return game.Plain(game.VerbPropose)
		}
	}
	c.best = c.best[:0]
	return game.Plain(game.VerbWithdraw)
}

// agrees reports whether a seat accepts the open offer (DO-12). The offer must gain the
// seat two thirds of what it gains the other side; with more than two players half of it.
// Its taxes must stay provided for. It gives no fields and nothing that fights. For
// what it gives it wants the middle of the bank's prices, so that nobody can buy it out
// for a trifle.
func (c *planner) agrees(s *game.State, seat int) bool {
	from := s.Status().Seat
	_, _, asked, fields := s.Offered()
	if fields {
		return false
	}
	markup := 0
	for g := range game.GoodKinds {
		if n := asked[g]; n > 0 {
			if g >= game.LandSection {
				return false
			}
			markup += n * (middle(g) - game.Goods[g].Buys)
		}
	}
	mine, theirs := calmly(s, seat), calmly(s, from)
	c.side = rules.Overwrite(rules.State(c.side), s)
	c.side.Exchange(from, seat)
	after := calmly(c.side, seat)
	gain, gift := after.worth-mine.worth, calmly(c.side, from).worth-theirs.worth
	switch {
	case gain <= 0, gain < 2*markup, after.liquid < min(0, mine.liquid):
		return false
	case s.Seats() == 2:
		return 3*gain >= 2*gift
	}
	return 2*gain >= gift
}

// calmly is what lies before a seat whom nobody threatens. No bargain makes a missile
// likelier, and what is saved for taxes is not lost to it.
func calmly(s *game.State, seat int) outlook { return HandSet.under(&threat{}, s, seat) }
