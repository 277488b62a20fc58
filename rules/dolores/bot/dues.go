package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// dues decides what is paid. Beside settling all (DO-36) it thinks of paying for something
// first, and of not paying for it or for any of its kind.
func (c *planner) dues() rules.Move {
	best := game.Plain(game.VerbSettle)
	if c.Simple || c.Rash {
		return best
	}
	var uses [game.Units]int
	for u := range game.Unit(game.Units) {
		if c.root.Fed(c.seat).Unit(u).Field != game.NoField {
			uses[u] = c.use(u)
		}
	}
	most, legal := c.earns(best, &uses), c.root.Legal(nil)
	tax := c.root.Taxes(c.seat)
	covered := c.root.Fed(c.seat).Store().Covers(&tax)
	for _, pays := range []bool{true, false} {
		if covered && pays {
			continue // all is paid as it is
		}
		for _, m := range legal {
			if m.Verb == game.VerbSettle || m.Verb == game.VerbEnd || pays != (m.Verb == game.VerbPay || m.Verb == game.VerbPayUnit) {
				continue
			}
			if n := c.earns(m, &uses); n > most {
				best, most = m, n
			}
		}
	}
	return best
}

// earns is how well a seat stands after this round's yield if a move is played and the rest
// settled. It counts the store by what the bank pays, and of what use the units are.
func (c *planner) earns(m rules.Move, uses *[game.Units]int) (sum int) {
	c.copy()
	s := c.try
	s.Settle(c.seat, m)
	over, work, fed := s.PollutionOver(c.seat), s.Labour(c.seat), s.Fed(c.seat)
	made, more := work.Yield(max(0, 3-over)), work.Yield(max(0, 4-over))
	made.Add(&more, 1)
	food, wood, _ := gathered(s, c.seat, &work, over, 1)
	made[game.Food] += food
	made[game.Wood] += wood
	for g, have := range fed.Store() {
		sum += s.PaysAnew(game.Good(g), have+min(made[g]/2, s.Room(c.seat, game.Good(g))))
	}
	for u, n := range uses {
		if !fed.Unit(game.Unit(u)).Unpaid {
			sum += n
		}
	}
	return sum
}

// use is what a unit of the seat is good for in this round's fights, in kokos. A launcher
// is kept ready while another federation has one. A way to go counts more than its tax.
func (c *planner) use(u game.Unit) int {
	const ready = 1_000_000
	s, kind, at := c.root, u.Kind(), c.root.Fed(c.seat).Unit(u).Field
	if kind >= game.Warship && c.bombarded() {
		return ready
	}
	if kind >= game.Launcher {
		if f, n := c.bestTarget(kind == game.SuperLauncher, aims(s, c.seat, u)); c.hostile() && f != game.NoField && n >= c.strike() {
			return ready
		}
		return 0
	}
	m, free, most := c.known(), s.Steps(c.seat, u), 0
	if s.Strikes(c.seat, u) {
		from := free
		from.Add(at)
		for f := range from.All() {
			_, n, _ := c.bestBlow(m, kind, f)
			most = max(most, n/6)
		}
	}
	if c.nearer(m, kind, at, free) != game.NoField {
		tax := game.Goods[kind].Tax
		most = max(most, 2*tax.Value())
	}
	return most
}

// bombarded reports whether another federation has a launcher on the map.
func (c *planner) bombarded() bool {
	for other := range c.root.Seats() {
		if on := c.root.Fed(other).OnMap(); other != c.seat && on[game.Launcher-game.Infantry]+on[game.SuperLauncher-game.Infantry] > 0 {
			return true
		}
	}
	return false
}
