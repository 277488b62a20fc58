package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// mostVentures bounds how far an investment phase is thought out.
const mostVentures = 100

// gathers thinks the rest of the phase out where it goes on at the bank. It plans all of
// its trade with the bank first. Of each good there is one sale or one purchase. What taxes
// need is bought last, for a building may still be pulled down.
func (c *planner) gathers(p *rules.Position) {
	if !trades(c.best[0]) {
		return
	}
	c.phase = rules.Overwrite(rules.State(c.phase), c.root)
	c.first = append(c.first[:0], c.best...)
	var net [game.GoodKinds]int
	c.ahead = true
	for range mostVentures {
		if c.best[0].Verb == game.VerbEnd || p.Stopped() {
			break
		}
		for _, m := range c.best {
			if c.root.Apply(m, nil) != nil {
				break
			}
			switch m.Verb {
			case game.VerbSell:
				net[m.A] -= int(m.N)
			case game.VerbBuy:
				net[m.A] += int(m.N)
			}
		}
		c.step(p)
	}
	c.ahead = false
	c.root = rules.Overwrite(rules.State(c.root), c.phase)
	c.copy()
	for _, sells := range []bool{true, false} {
		for g, n := range net {
			switch {
			case sells && n < 0:
				c.play(game.Amount(game.VerbSell, game.Good(g), -n))
			case !sells && n > 0:
				c.play(game.Amount(game.VerbBuy, game.Good(g), n))
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
