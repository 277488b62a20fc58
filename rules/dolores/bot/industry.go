package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// A mind with Industry makes works of mines. It considers a building together with its
// robots, several buildings behind one purification plant, and pulling down what is
// worth less.

// works weighs a building in a standing city. It tries a district of its own, behind a
// purification plant if the city would smoke. It also tries the place of the building
// that is missed least.
func (c *planner) works(f game.Field, b game.Building, g game.Good) {
	i := c.root.CityAt(c.seat, f)
	city := &c.root.Fed(c.seat).Cities()[i]
	smokes := city.Built >= game.PollutingDistricts-1 && !city.Has(game.PurificationPlant)
	switch {
	case !smokes:
		c.copy()
		c.row(f, b, g, 1, true)
	case city.Built < game.Districts-1:
		for _, robots := range []bool{false, true} {
			c.copy()
			if c.raise(game.Buildings[game.PurificationPlant].Price) && c.play(game.Build(f, game.PurificationPlant, nothing)) {
				c.row(f, b, g, c.k.Row, robots)
			}
		}
	}
	d := c.least[i]
	if d == 0 {
		return
	}
	x := &city.Districts[d-1]
	if x.Building == b && x.Material == g {
		return
	}
	c.copy()
	if c.raise(game.Buildings[x.Building].Pull) && c.play(game.With(game.VerbPull, f, int(d))) {
		c.row(f, b, g, 1, true)
	}
}

// row weighs up to n of a building, one after the other, and if robots is set each with
// robots too.
func (c *planner) row(f game.Field, b game.Building, g game.Good, n int, robots bool) {
	work := &game.Buildings[b]
	city := &c.try.Fed(c.seat).Cities()[c.try.CityAt(c.seat, f)]
	for range n {
		if city.Built >= game.Districts || !c.obtain(&work.Goods) || !c.raise(work.Price) || !c.play(game.Build(f, b, g)) {
			break
		}
		c.keep.Add(&work.Goods, -1)
		c.slots++
		c.weigh()
		if robots && c.staff(f, int(city.Built)) {
			c.weigh()
		}
	}
	c.slots = 0
}

// staff installs as many robots as fit into a district that was just built. Without a
// limit it installs all that are in store. It reports whether it could.
func (c *planner) staff(f game.Field, district int) bool {
	n := c.try.RobotRoom(c.try.District(c.seat, f, int8(district)))
	if c.try.RobotLimit() == 0 {
		n = max(1, c.try.Fed(c.seat).Store()[game.Robots])
	}
	bill := game.Bill{game.Robots: n}
	m := game.With(game.VerbInstall, f, district)
	m.N = int32(n)
	if !c.obtain(&bill) || !c.play(m) {
		return false
	}
	c.keep.Add(&bill, -1)
	return true
}

// misses finds in each city the district without robots that would be missed least. It
// looks only at cities with about as many districts as they can have without smoke.
func (c *planner) misses() {
	fed := c.root.Fed(c.seat)
	c.least = [game.MaxCities]int8{}
	for i := range fed.Cities() {
		city := &fed.Cities()[i]
		if c.keeps || city.Built < game.PollutingDistricts-2 || !c.root.AtHome(c.seat, city.Field) {
			continue
		}
		var seen [game.BuildingKinds][game.GoodKinds + 1]bool
		most := 0
		for d := range city.Built {
			x := &city.Districts[d]
			if !x.Building.Works() || x.Robots > 0 || seen[x.Building][x.Material+1] {
				continue
			}
			seen[x.Building][x.Material+1] = true
			c.copy()
			c.try.Cut(c.seat, i, int(d))
			if n := c.outlook().worth; c.least[i] == 0 || n > most {
				c.least[i], most = d+1, n
			}
		}
	}
}

// rebuilds weighs everything that makes richer. It pulls a building down only if the
// one that it makes room for follows. Every move is planned anew, so something cheap
// might come first. Further ahead it pulls nothing down.
func (c *planner) rebuilds(p *rules.Position) {
	c.keeps = c.ahead
	c.grow(p)
	if !c.lasts(p) {
		c.keeps, c.best, c.ratio = true, c.best[:0], 0
		c.grow(p)
	}
}

// lasts reports whether a plan that pulls a building down goes on as it is planned once that
// is done.
func (c *planner) lasts(p *rules.Position) bool {
	at := firstOf(c.best, game.VerbPull)
	if at == len(c.best) {
		return true
	}
	c.before = rules.Overwrite(rules.State(c.before), c.root)
	c.plan = append(c.plan[:0], c.best...)
	now, ratio := c.now, c.ratio
	for _, m := range c.plan[:at+1] {
		if c.root.Apply(m, nil) != nil {
			break
		}
	}
	to := firstOf(c.plan, game.VerbBuild)
	goes := to < len(c.plan) && c.arrives(p, c.plan[to])
	c.root = rules.Overwrite(rules.State(c.root), c.before)
	c.now, c.ratio, c.best = now, ratio, append(c.best[:0], c.plan...)
	return goes
}

// arrives reports whether what is thought out anew from here on, move after move, comes to
// a building by way of the bank alone.
func (c *planner) arrives(p *rules.Position, to rules.Move) bool {
	const most = 2 * int(game.GoodKinds) // a building needs few goods, each bought or sold for
	for range most {
		c.now, c.ratio, c.best = c.k.outlook(c.root, c.seat), 0, c.best[:0]
		c.grow(p)
		c.arms()
		switch {
		case len(c.best) == 0:
			return false
		case c.best[0].Verb != game.VerbBuy && c.best[0].Verb != game.VerbSell:
			return c.best[0] == to
		case c.root.Apply(c.best[0], nil) != nil:
			return false
		}
	}
	return false
}

// firstOf finds the first move with a verb; where there is none, how many there are.
func firstOf(moves []rules.Move, verb uint8) int {
	for i, m := range moves {
		if m.Verb == verb {
			return i
		}
	}
	return len(moves)
}
