package dolores

import "schron/rules"

// A mind with Industry makes works of mines. It considers a building together with its
// robots, several buildings behind one purification plant, and pulling down what is
// worth less.

// works weighs a building in a standing city. It tries a district of its own, behind a
// purification plant if the city would smoke. It also tries the place of the building
// that is missed least.
func (c *climber) works(f Field, b Building, g Good) {
	i := c.root.cityAt(c.seat, f)
	city := &c.root.fed(c.seat).cities[i]
	smokes := city.Built >= PollutingDistricts-1 && !city.has(PurificationPlant)
	switch {
	case !smokes:
		c.copy()
		c.row(f, b, g, 1)
	case city.Built < Districts-1:
		c.copy()
		if c.raise(Buildings[PurificationPlant].Price) && c.play(Build(f, PurificationPlant, nothing)) {
			c.row(f, b, g, c.k.Row)
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
	if c.raise(Buildings[x.Building].Pull) && c.play(With(VerbPull, f, int(d))) {
		c.row(f, b, g, 1)
	}
}

// row weighs up to n of a building, one after the other, each without robots and with
// them.
func (c *climber) row(f Field, b Building, g Good, n int) {
	work := &Buildings[b]
	city := &c.try.fed(c.seat).cities[c.try.cityAt(c.seat, f)]
	for range n {
		if city.Built >= Districts || !c.obtain(&work.Goods) || !c.raise(work.Price) || !c.play(Build(f, b, g)) {
			break
		}
		c.keep.add(&work.Goods, -1)
		c.slots++
		c.weigh()
		if c.staff(f, int(city.Built)) {
			c.weigh()
		}
	}
	c.slots = 0
}

// staff installs as many robots as fit into a district that was just built. Without a
// limit it installs all that are in store. It reports whether it could.
func (c *climber) staff(f Field, district int) bool {
	n := c.try.robotRoom(c.try.district(c.seat, f, int8(district)))
	if c.try.robotLimit == 0 {
		n = max(1, c.try.fed(c.seat).store[Robots])
	}
	bill := Bill{Robots: n}
	m := With(VerbInstall, f, district)
	m.N = int32(n)
	if !c.obtain(&bill) || !c.play(m) {
		return false
	}
	c.keep.add(&bill, -1)
	return true
}

// misses finds in each city the district without robots that would be missed least. It
// looks only at cities with about as many districts as they can have without smoke.
func (c *climber) misses() {
	fed := c.root.fed(c.seat)
	c.least = [MaxCities]int8{}
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if c.keeps || city.Built < PollutingDistricts-2 || !c.root.atHome(c.seat, city.Field) {
			continue
		}
		var seen [BuildingKinds][GoodKinds + 1]bool
		most := 0
		for d := range city.Built {
			x := &city.Districts[d]
			if !x.Building.Works() || x.Robots > 0 || seen[x.Building][x.Material+1] {
				continue
			}
			seen[x.Building][x.Material+1] = true
			c.copy()
			c.try.fed(c.seat).cities[i].cut(d)
			if n := c.outlook().worth; c.least[i] == 0 || n > most {
				c.least[i], most = d+1, n
			}
		}
	}
}

// rebuilds weighs everything that makes richer. It pulls a building down only if the
// one that it makes room for follows. Every move is planned anew, so something cheap
// might come first.
func (c *climber) rebuilds(p *rules.Position) {
	c.keeps = false
	c.grow(p)
	if !c.lasts(p) {
		c.keeps, c.best, c.ratio = true, c.best[:0], 0
		c.grow(p)
	}
}

// lasts reports whether a plan that pulls a building down goes on as it is planned once that
// is done.
func (c *climber) lasts(p *rules.Position) bool {
	at := firstOf(c.best, VerbPull)
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
	to := firstOf(c.plan, VerbBuild)
	goes := to < len(c.plan) && c.arrives(p, c.plan[to])
	c.root = rules.Overwrite(rules.State(c.root), c.before)
	c.now, c.ratio, c.best = now, ratio, append(c.best[:0], c.plan...)
	return goes
}

// arrives reports whether what is thought out anew from here on, move after move, comes to
// a building by way of the bank alone.
func (c *climber) arrives(p *rules.Position, to rules.Move) bool {
	const most = 2 * int(GoodKinds) // a building needs few goods, each bought or sold for
	for range most {
		c.now, c.ratio, c.best = c.k.outlook(c.root, c.seat), 0, c.best[:0]
		c.grow(p)
		c.arms()
		switch {
		case len(c.best) == 0:
			return false
		case c.best[0].Verb != VerbBuy && c.best[0].Verb != VerbSell:
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
