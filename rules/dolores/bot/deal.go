package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// middle is half way between what the bank pays for one of a good and what it asks. A
// seat that lacks the good and one that has too much of it gain alike.
func middle(g game.Good) int { return (game.Goods[g].Buys + game.Goods[g].Sells) / 2 }

// terms is an offer of some of one good for some of another, or for Money. Instead of a good
// it may be a field.
type terms struct {
	to         int
	give, ask  game.Good
	paid, got  int           // how much is given and how much of the other asked for
	cede, want game.FieldSet // at most one field
}

// moves appends the moves that make the offer.
func (d terms) moves(buf []rules.Move) []rules.Move {
	buf = append(buf, rules.Move{Verb: game.VerbOffer, A: int16(d.to)})
	if f := first(d.cede); f != game.NoField {
		buf = append(buf, game.On(game.VerbCede, f))
	} else {
		buf = append(buf, game.Amount(game.VerbGive, d.give, d.paid))
	}
	if f := first(d.want); f != game.NoField {
		buf = append(buf, game.On(game.VerbWant, f))
	} else {
		buf = append(buf, game.Amount(game.VerbAsk, d.ask, d.got))
	}
	return append(buf, game.Plain(game.VerbPropose))
}

// What a field for a city is worth to who has none left, in kokos, and what is asked for it.
const (
	plotWorth = 300
	plotPrice = 150
)

// plots returns the fields of a seat on which another one could found a city and cannot
// anywhere else (DO-13, DO-20).
func plots(s *game.State, seat, other int) (out game.FieldSet) {
	if len(s.Fed(other).Cities()) == game.MaxCities || s.Fed(other).Money() < 2*plotPrice || !s.Sites(other).Empty() {
		return out
	}
	home := s.Home(other)
	for f := range s.Unbuilt(seat).And(home.Beside()).Without(s.Burning()).All() {
		if game.Chart[f].Terrain == game.Land {
			out.Add(f)
		}
	}
	return out
}

// plotsIn counts twice what a seat gains by the fields of another one in an offer.
func plotsIn(s *game.State, offered game.FieldSet, owner, seat int) int {
	if offered.And(plots(s, owner, seat)).Empty() {
		return 0
	}
	return 2 * plotWorth
}

// asksNow reports whether a seat may be made an offer this round. A mind remembers no
// refusals, so it asks each only every few rounds and never repeats one in between.
func (c *planner) asksNow(to int) bool {
	return (c.root.Round()+c.seat+to)%max(c.k.Patience, 1) == 0
}

// deals plans the one offer of a phase, at the middle of the bank's prices. One side
// lacks a good for this round's taxes and the other has it to spare. It is paid in
// money, or in a good with which it is the other way round. Both must gain, and enough
// to be worth asking. It deals in no sections, which a route may need, nor in what fights.
func (c *planner) deals() bool {
	if c.Simple || c.root.Fed(c.seat).Offers() > 0 {
		return false
	}
	best, most := terms{}, c.k.Deal
	for to := range c.root.Seats() {
		if to == c.seat || c.root.Check(rules.Move{Verb: game.VerbOffer, A: int16(to)}) != nil || !c.asksNow(to) {
			continue
		}
		if f := first(plots(c.root, to, c.seat)); f != game.NoField {
			c.bid(terms{to: to, give: game.Money, paid: plotPrice, want: game.Set(f)}, &best, &most)
		}
		if f := first(plots(c.root, c.seat, to)); f != game.NoField {
			c.bid(terms{to: to, ask: game.Money, got: plotPrice, cede: game.Set(f)}, &best, &most)
		}
		mine, theirs := c.surplus(c.seat), c.surplus(to)
		for g := range game.LandSection {
			if n := min(-mine[g], theirs[g]); n > 0 { // bought
				c.bid(terms{to: to, give: game.Money, ask: g, paid: n * middle(g), got: n}, &best, &most)
				for h := range game.LandSection {
					if m := min(mine[h], -theirs[h]); m > 0 {
						m = min(m, n*middle(g)/middle(h))
						c.bid(terms{to: to, give: h, ask: g, paid: m, got: m * middle(h) / middle(g)}, &best, &most)
					}
				}
			}
			if n := min(mine[g], -theirs[g]); n > 0 { // sold
				n = min(n, c.root.Fed(to).Money()/middle(g))
				c.bid(terms{to: to, give: g, ask: game.Money, paid: n, got: n * middle(g)}, &best, &most)
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
	if d.paid < 1 && d.cede.Empty() || d.got < 1 && d.want.Empty() {
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
	mine, others := plotsIn(s, d.want, d.to, c.seat), plotsIn(s, d.cede, c.seat, d.to)
	s.Exchange(c.seat, d.to)
	after := calmly(s, c.seat)
	gain, gift := after.worth-was.worth+mine, calmly(s, d.to).worth-theirs.worth+others
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
	to, given, asked, cede, want := s.Offered()
	s.Unoffer()
	if c.deals() && c.best[0].Verb == game.VerbOffer && int(c.best[0].A) == to {
		give, ask := c.best[1], c.best[2]
		c.best = c.best[:0]
		switch has, asks := part(give, &given, cede), part(ask, &asked, want); {
		case has == 0:
			return give
		case asks == 0:
			return ask
		case has == max(1, int(give.N)) && asks == max(1, int(ask.N)):
			return game.Plain(game.VerbPropose)
		}
	}
	c.best = c.best[:0]
	return game.Plain(game.VerbWithdraw)
}

// part is how much an offer has already of what a move puts there.
func part(m rules.Move, goods *[game.GoodKinds + 1]int, fields game.FieldSet) int {
	if m.Verb == game.VerbCede || m.Verb == game.VerbWant {
		return fields.And(game.Set(game.Field(m.A))).Len()
	}
	return goods[m.A]
}

// agrees reports whether a seat accepts the open offer (DO-12). The offer must gain the
// seat two thirds of what it gains the other side; with more than two players half of it.
// Its taxes must stay provided for. It gives nothing that fights, and no field beside its
// cities. For what it gives it wants the middle of the bank's prices, so that nobody can buy
// it out for a trifle.
func (c *planner) agrees(s *game.State, seat int) bool {
	from := s.Status().Seat
	_, _, asked, cede, want := s.Offered()
	towns := s.Towns(seat)
	if !want.And(towns.Beside()).Empty() {
		return false
	}
	markup := want.Len() * plotPrice / 2
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
	gain, gift = gain+plotsIn(s, cede, from, seat), gift+plotsIn(s, want, seat, from)
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
