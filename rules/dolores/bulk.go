package dolores

import (
	"schron/rules"
)

// bulk lets an exchange with the bank that is planned first do for the ventures after it
// too, as far as they are foreseen, and for this round's taxes: who builds ten works of a
// kind in a phase goes to the bank a few times, not twenty.
func (c *climber) bulk(p *rules.Position) {
	if len(c.best) == 0 || c.best[0].Verb != VerbBuy && c.best[0].Verb != VerbSell {
		return
	}
	first := c.best[0]
	c.ahead.state = rules.Overwrite(rules.State(c.ahead.state), c.root)
	c.ahead.best = append(c.ahead.best[:0], c.best...)
	c.ahead.now, c.ahead.ratio = c.now, c.ratio
	grows := c.grows()
	for range c.k.Bulk {
		for _, m := range c.best {
			if c.root.Apply(m, nil) != nil {
				break
			}
		}
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
	}
	c.root = rules.Overwrite(rules.State(c.root), c.ahead.state)
	c.now, c.ratio = c.ahead.now, c.ahead.ratio
	c.best = append(c.best[:0], c.ahead.best...)
	if c.root.Check(first) != nil {
		return
	}
	c.best[0] = first
	if first.Verb == VerbBuy { // what is in store goes into the ventures, so taxes lack all
		first.N += int32(c.root.taxes(c.seat)[first.A])
		if c.root.Check(first) == nil {
			c.best[0] = first
		}
	}
}
