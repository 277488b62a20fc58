package dolores

import (
	"sync"

	"schron/rules"
)

// climber plans an investment phase by climbing. Of all ventures that can be paid for,
// with this round's taxes, the one that gains most for its cost comes first. It ends
// when none gains anything. Its states are kept, so that a step allocates next to
// nothing.
type climber struct {
	Mind
	k         *Weights
	seat      int
	root, try *State
	side      *State // to look at an exchange in
	keep      Bill   // what is gathered for the venture at hand
	moves     []rules.Move
	best      []rules.Move
	now       outlook
	ratio     int64
	threat    threat // to the seat as the phase begins for it

	least  [MaxCities]int8 // the district of each city that is missed least, from 1; 0 for none
	slots  int             // districts that the venture takes
	keeps  bool            // nothing is pulled down
	before *State          // while it is looked into what a plan leads to
	plan   []rules.Move    // that plan
	ahead  foresight       // while it is looked at the ventures after the next
}

// foresight keeps what is thought of now while a climber looks further.
type foresight struct {
	state *State
	best  []rules.Move
	now   outlook
	ratio int64
}

var climbers = sync.Pool{New: func() any { return new(climber) }}

// copy begins to try something out.
func (c *climber) copy() {
	c.try = rules.Overwrite(rules.State(c.try), c.root)
	c.moves, c.keep = c.moves[:0], Bill{}
}

// play plays a move of what is tried out, if it is legal.
func (c *climber) play(m rules.Move) bool {
	if c.try.Apply(m, nil) != nil {
		return false
	}
	c.moves = append(c.moves, m)
	return true
}

// raise sells what neither taxes nor the venture need until there is as much money as
// asked for. Of each good it sells at once what is probably not needed. Otherwise every
// venture would begin with sales of its own.
func (c *climber) raise(money int) bool {
	fed := c.try.fed(c.seat)
	if fed.money >= money {
		return true
	}
	if !c.try.mayTrade(c.seat) {
		return false
	}
	tax := c.try.taxes(c.seat)
	for g := GoodKinds - 1; g >= 0 && fed.money < money; g-- {
		price := Goods[g].Buys
		spare := fed.store[g] - tax[g] - c.keep[g]
		n := (money - fed.money + price - 1) / price
		if g != Robots { // those may still be installed
			n = max(n, spare-tax[g]-c.k.Stock)
		}
		if n = min(n, spare); n > 0 {
			c.play(Amount(VerbSell, g, n))
		}
	}
	return fed.money >= money
}

// obtain buys what lacks of a bill beside what is kept already, and keeps it.
func (c *climber) obtain(bill *Bill) bool {
	c.keep.add(bill, 1)
	fed := c.try.fed(c.seat)
	for g := range GoodKinds {
		if n := c.keep[g] - fed.store[g]; bill[g] > 0 && n > 0 {
			if !c.raise(n*Goods[g].Sells) || !c.play(Amount(VerbBuy, g, n)) {
				return false
			}
		}
	}
	return true
}

// outlook is what lies before the seat after what was tried out.
func (c *climber) outlook() outlook {
	if !c.threat.holds(c.try, c.seat) {
		return c.k.outlook(c.try, c.seat)
	}
	return c.k.under(&c.threat, c.try, c.seat)
}

// weigh compares what was tried out with the best venture so far, and reports whether it
// gains anything.
func (c *climber) weigh() bool {
	o := c.outlook()
	gain := o.worth - c.now.worth
	if gain <= 0 || !c.sound(o) {
		return false
	}
	c.consider(gain, c.now.liquid-o.liquid)
	return true
}

// sound reports whether taxes can be paid, or are no worse provided for than before.
func (c *climber) sound(o outlook) bool {
	return o.liquid >= min(0, c.now.liquid) && o.safe >= min(0, c.now.safe)
}

// consider takes what was tried out if it gains more for its cost than the best
// venture so far.
func (c *climber) consider(gain, cost int) {
	if c.root.fed(c.seat).cityCount == MaxCities {
		cost += c.slots * c.k.Slot
	}
	if ratio := int64(gain) * 1000 / int64(max(cost, c.k.LeastCost)); ratio > c.ratio {
		c.ratio = ratio
		c.best = append(c.best[:0], c.moves...)
	}
}

// invest plans the next moves of an investment phase.
func (c *climber) invest(p *rules.Position) {
	if !c.sieges() && c.deals() {
		return
	}
	c.threat = c.k.threat(c.root, c.seat)
	c.now, c.ratio = c.k.under(&c.threat, c.root, c.seat), 0
	c.joins()
	if c.towers() {
		c.arms()
	}
	if len(c.best) == 0 {
		if c.grows() {
			c.rebuilds(p)
		}
		c.arms()
		if c.Industry {
			c.bulk(p)
		}
	}
	if len(c.best) > 0 || c.provide() || c.clear() || c.save() {
		return
	}
	c.best = append(c.best, Plain(VerbEnd))
}

// grow weighs all that makes a federation richer.
func (c *climber) grow(p *rules.Position) {
	fed := c.root.fed(c.seat)
	if c.Industry {
		c.misses()
	}
	for i := range fed.cityCount {
		if p.Stopped() {
			break
		}
		if f := fed.cities[i].Field; c.root.atHome(c.seat, f) {
			c.builds(f, NoField, c.weighed(i))
		}
	}
	c.founds()
	if c.Robots {
		c.installs()
	}
}

// trades lists the buildings that a mind thinks of.
func (w Mind) trades(b Building) bool {
	switch {
	case w.Simple:
		return b == Mine
	case b == RobotFactory:
		return w.Robots
	}
	return b >= Mine && b < PurificationPlant
}

// builds weighs every building in a city on f but those that were tried. If town is a
// field, the city is founded there first.
func (c *climber) builds(f, town Field, done tried) {
	for b := Mine; b < PurificationPlant; b++ {
		switch {
		case !c.trades(b):
		case b != Mine:
			if !done.any {
				c.build(f, town, b, nothing)
			}
		default:
			found := c.root.mineable(c.seat, f) &^ done.mines
			for g := range RawKinds {
				if found>>g&1 == 1 {
					c.build(f, town, Mine, g)
				}
			}
		}
	}
}

// build weighs a building; where the city would smoke, with a purification plant.
func (c *climber) build(f, town Field, b Building, g Good) {
	if c.Industry && town == NoField {
		c.works(f, b, g)
		return
	}
	c.copy()
	s := c.try
	if town != NoField {
		if !s.owned[c.seat].Has(f) && !(c.raise(FieldPrice(f)) && c.play(On(VerbClaim, f))) {
			return
		}
		if !c.raise(CityPrice) || !c.play(On(VerbFound, f)) {
			return
		}
	}
	city := &s.fed(c.seat).cities[s.cityAt(c.seat, f)]
	if city.Built >= PollutingDistricts-1 && !city.has(PurificationPlant) {
		if c.Simple || !c.raise(Buildings[PurificationPlant].Price) || !c.play(Build(f, PurificationPlant, nothing)) {
			return
		}
	}
	if city.Built >= Districts {
		return
	}
	work := &Buildings[b]
	if c.obtain(&work.Goods) && c.raise(work.Price) && c.play(Build(f, b, g)) {
		c.weigh()
	}
}

// sites returns the fields for a city that joins the capital's network without sections,
// own ones and those that can be bought.
func (c *climber) sites() FieldSet {
	s := c.root
	free := s.claimable(c.seat).without(s.ownedByAny()).or(s.owned[c.seat])
	return free.and(landFields).and(s.home[c.seat].beside()).without(s.city).without(s.launcher).without(s.fire)
}

// founds weighs new cities beside those of the capital's network, which they join
// without sections (DO-20), each with a building.
func (c *climber) founds() {
	s, fed := c.root, c.root.fed(c.seat)
	if fed.cityCount >= MaxCities || c.Simple && int(fed.cityCount) >= c.k.Towns {
		return
	}
	free := c.sites()
	for range c.k.Sites {
		best, most := NoField, -1
		for f := range free.All() {
			if n := s.promise(c.seat, f); n > most {
				best, most = f, n
			}
		}
		if best == NoField {
			return
		}
		free.remove(best)
		c.builds(best, best, tried{})
	}
}

// joins weighs the cities that link a capital to the bank again which others have cut
// off (DO-11, DO-20). In a siege that is done whatever it costs: who cannot trade never
// fires again.
func (c *climber) joins() {
	if c.root.mayTrade(c.seat) {
		return
	}
	c.copy()
	for !c.try.mayTrade(c.seat) {
		f := c.try.link(c.seat)
		if f == NoField || !c.try.owned[c.seat].Has(f) && !c.play(On(VerbClaim, f)) || !c.play(On(VerbFound, f)) {
			return
		}
	}
	if !c.weigh() && c.sieges() {
		c.consider(1, LandPrice+CityPrice)
	}
}

// link returns the field of the next city on the shortest way from a seat's capital to
// the bank. The way leads over fields that are its own or nobody's. link returns
// NoField if there is no way, or if the seat has too few cities left.
func (s *State) link(seat int) Field {
	free := landFields.without(s.ownedByAny()).without(s.heldByOthers(seat)).or(s.owned[seat].and(landFields))
	free = free.without(s.city).without(s.launcher).without(s.fire)
	pass := free.or(s.city.and(s.owned[seat]))
	near, way := s.home[seat].beside().and(free), bankSide.and(pass)
	for range MaxCities - int(s.fed(seat).cityCount) {
		for f := range way.and(near).All() {
			return f
		}
		way = way.or(way.beside().and(pass))
	}
	return NoField
}

// promise is what mines a city on a field could have, by what the bank pays.
func (s *State) promise(seat int, f Field) int {
	n := 0
	found := s.mineable(seat, f)
	for g := range RawKinds {
		if found>>g&1 == 1 {
			n += Goods[g].Buys
		}
	}
	return n
}

// installs weighs robots in one building of each kind. It tries as many as fit in, from
// the store or bought, or half as many, and so on.
func (c *climber) installs() {
	fed := c.root.fed(c.seat)
	var seen [BuildingKinds][GoodKinds + 1]bool
	for i := range fed.cityCount {
		city := &fed.cities[i]
		for d := range city.Built {
			x := &city.Districts[d]
			room := c.root.robotRoom(x)
			if x.Building < Mine || !x.Building.Works() || room < 1 || seen[x.Building][x.Material+1] {
				continue
			}
			seen[x.Building][x.Material+1] = true
			if n := fed.store[Robots]; n > 0 {
				room = min(room, n)
			}
			for n := room; n > 0; n /= 2 {
				if c.install(city.Field, int(d)+1, n) {
					break
				}
			}
		}
	}
}

// install weighs n robots in a building, and reports whether they gain anything.
func (c *climber) install(f Field, district, n int) bool {
	c.copy()
	m := With(VerbInstall, f, district)
	m.N = int32(n)
	return c.obtain(&Bill{Robots: n}) && c.play(m) && c.weigh()
}

// provide buys what is missing for this round's taxes. If the money is not enough for
// all, it buys in the order in which they will be paid (DO-36).
func (c *climber) provide() bool {
	if !c.root.mayTrade(c.seat) {
		return false
	}
	c.copy()
	tax := c.root.taxes(c.seat)
	if !c.obtain(&tax) {
		c.copy()
		fed := c.root.fed(c.seat)
		for k := range fed.cityCount {
			i := fed.cityInOrder(k)
			city := &fed.cities[i]
			bill := CityTax(int(city.Built), i == fed.capital)
			if !c.partly(&bill) {
				continue
			}
			for d := range city.Built {
				bill := city.Districts[d].tax()
				c.partly(&bill)
			}
		}
	}
	c.atOnce()
	return len(c.best) > 0
}

// atOnce plans what was tried out of selling and buying, all of a good in one go.
func (c *climber) atOnce() {
	for _, verb := range []uint8{VerbSell, VerbBuy} {
		var sum Bill
		for _, m := range c.moves {
			if m.Verb == verb {
				sum[m.A] += int(m.N)
			}
		}
		for g, n := range sum {
			if n > 0 {
				c.best = append(c.best, Amount(verb, Good(g), n))
			}
		}
	}
}

// partly obtains a bill if there is money for all of it.
func (c *climber) partly(bill *Bill) bool {
	fed := c.try.fed(c.seat)
	cost := 0
	for g, n := range bill {
		if n > 0 {
			cost += max(0, c.keep[g]+n-max(fed.store[g], c.keep[g])) * Goods[g].Sells
		}
	}
	return c.raise(cost) && c.obtain(bill)
}

// clear sells what neither taxes nor building need of goods that the pool bounds, so
// that the works can go on (DO-42).
func (c *climber) clear() bool {
	if !c.root.mayTrade(c.seat) {
		return false
	}
	tax, fed := c.root.taxes(c.seat), c.root.fed(c.seat)
	for g := LandSection; g < GoodKinds; g++ {
		if n := fed.store[g] - tax[g]; n > 0 && !(g >= Launcher && c.hostile()) {
			c.best = append(c.best, Amount(VerbSell, g, n))
		}
	}
	return len(c.best) > 0
}

// save sells what taxes do not need while others could cut the capital off from the
// bank, so that it can be linked again.
func (c *climber) save() bool {
	fed := c.root.fed(c.seat)
	if !c.hostile() || !c.root.mayTrade(c.seat) || fed.money >= c.k.Reserve {
		return false
	}
	c.copy()
	c.raise(c.k.Reserve)
	c.best = append(c.best, c.moves...)
	return len(c.best) > 0
}
