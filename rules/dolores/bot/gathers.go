package bot

import (
	"slices"

	"schron/rules"

	game "schron/rules/dolores"
)

// mostVentures bounds how far an investment phase is thought out.
const mostVentures = 100

// gathers thinks the rest of the phase out where it goes on at the bank. It plans all of
// its trade with the bank first. Of each good there is one sale or one purchase, in the order
// in which they are thought of. What taxes need is bought last.
func (c *planner) gathers(p *rules.Position) {
	if !trades(c.best[0]) {
		return
	}
	c.phase = rules.Overwrite(rules.State(c.phase), c.root)
	c.first = append(c.first[:0], c.best...)
	c.goods = c.goods[:0]
	var net game.Bill
	c.ahead = true
	for range mostVentures {
		if c.best[0].Verb == game.VerbEnd || p.Stopped() {
			break
		}
		for _, m := range c.best {
			if c.root.Apply(m, nil) != nil {
				break
			}
			if g := game.Good(m.A); trades(m) {
				if !slices.Contains(c.goods, g) {
					c.goods = append(c.goods, g)
				}
				n := int(m.N)
				if m.Verb == game.VerbSell {
					n = -n
				}
				net[g] += n
			}
		}
		c.step(p)
	}
	c.ahead = false
	c.root = rules.Overwrite(rules.State(c.root), c.phase)
	c.copy()
	tax, store := c.root.Taxes(c.seat), c.root.Fed(c.seat).Store()
	for _, g := range c.goods {
		if net[g] < 0 {
			c.play(game.Amount(game.VerbSell, g, -net[g]))
		}
	}
	for _, owes := range []bool{false, true} {
		for _, g := range c.goods {
			if net[g] > 0 && owes == (store[g] < tax[g]) {
				c.play(game.Amount(game.VerbBuy, g, net[g]))
			}
		}
	}
	for _, m := range c.first {
		if !trades(m) && !c.play(m) {
			c.moves = c.moves[:0]
			break
		}
	}
	if len(c.moves) == 0 {
		c.moves = append(c.moves, c.first...)
	}
	c.best = append(c.best[:0], c.moves...)
}

// trades reports whether a move is one with the bank.
func trades(m rules.Move) bool { return m.Verb == game.VerbBuy || m.Verb == game.VerbSell }

// trade is what a seat has sold and bought in a phase.
type trade struct {
	known        bool // as far as it can be
	sold, bought [game.GoodKinds]bool
	all          bool // that taxes need
}

// recalls finds out what the seat has traded with the bank in this phase. What it has sold is
// known under DO-70. If it has sold something, it has bought a good, most likely, of which
// just as much is in store as taxes need. If they lack nothing else, it has bought all.
func (c *planner) recalls() {
	tax, fed := c.root.Taxes(c.seat), c.root.Fed(c.seat)
	c.done = trade{known: c.root.Demand(c.seat, 0) < game.MostOfAGood}
	if *fed.Sold() == (game.Bill{}) {
		return
	}
	for g, n := range fed.Store() {
		c.done.sold[g] = fed.Sold()[g] > 0
		c.done.bought[g] = n > 0 && n == tax[g]
		c.done.all = c.done.all || c.done.bought[g]
	}
	c.done.all = c.done.all && fed.Store().Covers(&tax)
}
