package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// bundleTrades enlarges an exchange with the bank that is planned first. It then also serves
// the ventures after it, as far as they are foreseen, and this round's taxes. A seat
// that builds ten works of a kind in a phase goes to the bank a few times, not twenty.
func (c *planner) bundleTrades(p *rules.Position) {
	if len(c.best) == 0 || c.best[0].Verb != game.VerbBuy && c.best[0].Verb != game.VerbSell {
		return
	}
	first := c.best[0]
	c.ahead.state = rules.Overwrite(rules.State(c.ahead.state), c.root)
	c.ahead.best = append(c.ahead.best[:0], c.best...)
	c.ahead.now, c.ahead.ratio = c.now, c.ratio
	grows := c.grows()
	c.follow()
	for range c.k.Bundle {
		c.now, c.ratio, c.best = c.k.outlook(c.root, c.seat), 0, c.best[:0]
		if grows {
			c.grow(p)
		}
		c.arms()
		for _, m := range c.best {
			if m.Verb == first.Verb && m.A == first.A {
				first.N += m.N
			}
		}
		c.follow()
	}
	g := game.Good(first.A)
	lacks := c.root.Taxes(c.seat)[g] - c.root.Fed(c.seat).Store()[g]
	c.root = rules.Overwrite(rules.State(c.root), c.ahead.state)
	c.now, c.ratio = c.ahead.now, c.ahead.ratio
	c.best = append(c.best[:0], c.ahead.best...)
	if c.root.Check(first) == nil {
		c.best[0] = first
	}
	if first.N += int32(lacks); first.Verb == game.VerbBuy && lacks > 0 && c.root.Check(first) == nil {
		c.best[0] = first
	}
}

// follow plays what is planned, as far as it goes.
func (c *planner) follow() {
	for _, m := range c.best {
		if c.root.Apply(m, nil) != nil {
			return
		}
	}
}
