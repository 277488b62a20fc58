package bot

import (
	"sync"

	"schron/rules"

	game "schron/rules/dolores"
)

// planner plans an investment phase by climbing. Of all ventures that can be paid for,
// with this round's taxes, the one that gains most for its cost comes first. It ends
// when none gains anything. Its states are kept, so that a step allocates next to
// nothing.
type planner struct {
	Mind
	k         *Weights
	seat      int
	root, try *game.State
	side      *game.State // to look at an exchange in
	keep      game.Bill   // what is gathered for the venture at hand
	moves     []rules.Move
	best      []rules.Move
	now       outlook
	ratio     int64
	threat    threat // to the seat as the phase begins for it

	taste  rules.Rand // of the seat in this game
	marked marks      // what units could do harm to, if looked is set
	looked bool

	least  [game.MaxCities]int8 // the district of each city that is missed least, from 1; 0 for none
	slots  int                  // districts that the venture takes
	keeps  bool                 // nothing is pulled down
	ahead  bool                 // the rest of the phase is thought out
	done   trade                // with the bank in this phase
	owes   bool                 // taxes are provided for
	gap    game.FieldSet        // where a section is laid that leads to a new city
	idle   game.FieldSet        // the city that is pulled down for it
	before *game.State          // while it is looked into what a plan leads to
	plan   []rules.Move         // that plan
	phase  *game.State          // while the rest of the phase is thought out
	first  []rules.Move         // what it begins with
	goods  []game.Good          // that are traded in it
}

// nothing is what a building but a mine is made for.
const nothing game.Good = -1

var planners = sync.Pool{New: func() any { return new(planner) }}

// copy begins to try something out.
func (c *planner) copy() {
	c.try = rules.Overwrite(rules.State(c.try), c.root)
	c.moves, c.keep = c.moves[:0], game.Bill{}
}

// play plays a move of what is tried out, if it is legal.
func (c *planner) play(m rules.Move) bool {
	if c.try.Apply(m, nil) != nil {
		return false
	}
	c.moves = append(c.moves, m)
	return true
}

// raise sells what neither taxes nor the venture need until there is as much money as
// asked for. Of each good it sells at once what is probably not needed. Otherwise every
// venture would begin with sales of its own. Robots come last, for they may still be
// installed, and so does what was sold in this phase already, which is for taxes only.
func (c *planner) raise(money int) bool {
	fed, tax := c.try.Fed(c.seat), c.try.Taxes(c.seat)
	for i := range 2 * game.GoodKinds {
		g, last := game.GoodKinds-1-i%game.GoodKinds, i >= game.GoodKinds
		if fed.Money() >= money || !c.try.MayTrade(c.seat) {
			break
		}
		if last != (g == game.Robots || c.done.sold[g]) || c.done.sold[g] && !c.owes {
			continue
		}
		spare := fed.Store()[g] - tax[g] - c.keep[g]
		n := c.try.ToRaise(c.seat, g, money-fed.Money(), max(0, spare))
		if g != game.Robots {
			n = max(n, min(spare-tax[g]-c.k.Stock, c.try.Demand(c.seat, g)))
		}
		if n = min(n, spare); n > 0 {
			c.play(game.Amount(game.VerbSell, g, n))
		}
	}
	return fed.Money() >= money
}

// obtain buys what lacks of a bill beside what is kept already, and keeps it. What was
// bought for taxes is left to them.
func (c *planner) obtain(bill *game.Bill) bool {
	c.keep.Add(bill, 1)
	fed := c.try.Fed(c.seat)
	for g := range game.GoodKinds {
		if bill[g] == 0 {
			continue
		}
		n := c.keep[g] - fed.Store()[g]
		if !c.owes && (c.done.bought[g] || c.done.all && n > 0) {
			return false
		}
		if n > 0 && (!c.raise(n*game.Goods[g].Sells) || !c.play(game.Amount(game.VerbBuy, g, n))) {
			return false
		}
	}
	return true
}

// owns buys a field, if it is not the seat's.
func (c *planner) owns(f game.Field) bool {
	return c.try.Owned(c.seat).Has(f) || c.raise(game.FieldPrice(f)) && c.play(game.On(game.VerbClaim, f))
}

// outlook is what lies before the seat after what was tried out.
func (c *planner) outlook() outlook {
	if !c.threat.holds(c.try, c.seat) {
		return c.k.outlook(c.try, c.seat)
	}
	return c.k.under(&c.threat, c.try, c.seat)
}

// weigh compares what was tried out with the best venture so far, and reports whether it
// gains anything.
func (c *planner) weigh() bool {
	o := c.outlook()
	gain := o.worth - c.now.worth
	if gain <= 0 || !c.sound(o) {
		return false
	}
	c.consider(gain, c.now.liquid-o.liquid)
	return true
}

// sound reports whether taxes can be paid, or are no worse provided for than before.
func (c *planner) sound(o outlook) bool {
	return o.liquid >= min(0, c.now.liquid) && o.safe >= min(0, c.now.safe)
}

// consider takes what was tried out if it gains more for its cost than the best
// venture so far.
func (c *planner) consider(gain, cost int) {
	if len(c.root.Fed(c.seat).Cities()) == game.MaxCities {
		cost += c.slots * c.k.Slot
	}
	ratio := int64(gain) * 1000 / int64(max(cost, c.k.LeastCost))
	if c.root.Round() <= c.k.Early {
		ratio = ratio * int64(100+c.fancy()) / 100
	}
	if ratio > c.ratio {
		c.ratio = ratio
		c.best = append(c.best[:0], c.moves...)
	}
}

// fancy is by how many percent a player takes to what was tried out in the first rounds.
// Each takes to other buildings and fields in every game, so no two games begin alike.
func (c *planner) fancy() int {
	for _, m := range c.moves {
		if !trades(m) {
			taste := c.taste
			own := rules.NewRand(taste.Uint64() ^ uint64(m.Verb)<<32 ^ uint64(m.B)<<16 ^ uint64(m.C))
			return own.IntN(2*c.k.Fancy+1) - c.k.Fancy
		}
	}
	return 0
}

// invest plans the next moves of an investment phase.
func (c *planner) invest(p *rules.Position) {
	if c.sieges() || !c.deals() {
		c.step(p)
		c.gathers(p)
	}
}

// step plans what an investment phase goes on with.
func (c *planner) step(p *rules.Position) {
	c.threat = c.k.threat(c.root, c.seat)
	c.now, c.ratio, c.best = c.k.under(&c.threat, c.root, c.seat), 0, c.best[:0]
	if c.serves() {
		return
	}
	c.joins()
	if c.towers() {
		c.arms()
	}
	if len(c.best) == 0 {
		if c.grows() {
			c.rebuilds(p)
		}
		c.arms()
	}
	if len(c.best) > 0 || c.tends() || (!c.ahead || c.done.known) && c.provide() || c.clear() || c.save() {
		return
	}
	c.best = append(c.best, game.Plain(game.VerbEnd))
}

// grow weighs all that makes a federation richer.
func (c *planner) grow(p *rules.Position) {
	fed := c.root.Fed(c.seat)
	if c.Industry {
		c.misses()
	}
	for i := range fed.Cities() {
		if p.Stopped() {
			break
		}
		if f := fed.Cities()[i].Field; c.root.AtHome(c.seat, f) {
			c.builds(f, game.NoField, c.weighed(i))
		}
	}
	c.founds()
	if c.Robots {
		c.installs()
	}
	if !c.Simple {
		c.roads()
	}
}

// trades lists the buildings that a mind thinks of.
func (w Mind) trades(b game.Building) bool {
	switch {
	case w.Simple:
		return b == game.Mine
	case b == game.RobotFactory:
		return w.Robots
	}
	return b >= game.FoodFactory && b < game.PurificationPlant
}

// builds weighs every building in a city on f but those that were tried. If town is a
// field, the city is founded there first.
func (c *planner) builds(f, town game.Field, done tried) {
	for b := game.FoodFactory; b < game.PurificationPlant; b++ {
		switch {
		case !c.trades(b):
		case b != game.Mine:
			if !done.any {
				c.build(f, town, b, nothing)
			}
		default:
			found := c.root.Mineable(c.seat, f) &^ done.mines
			if c.Simple {
				found = dearest(found)
			}
			for g := range game.RawKinds {
				if found>>g&1 == 1 {
					c.build(f, town, game.Mine, g)
				}
			}
		}
	}
}

// dearest leaves of some materials the one for which the bank pays most.
func dearest(found game.Materials) (out game.Materials) {
	most := 0
	for g := range game.RawKinds {
		if n := game.Goods[g].Buys; found>>g&1 == 1 && n > most {
			out, most = 1<<g, n
		}
	}
	return out
}

// build weighs a building; where the city would smoke, with a purification plant.
func (c *planner) build(f, town game.Field, b game.Building, g game.Good) {
	if c.Industry && town == game.NoField {
		c.works(f, b, g)
		return
	}
	c.copy()
	s := c.try
	if town != game.NoField {
		if f := first(c.gap); f != game.NoField && !c.paves(f) {
			return
		}
		if f := first(c.idle); f != game.NoField && !(c.raise(game.CityPrice) && c.play(game.On(game.VerbRaze, f))) {
			return
		}
		if !c.owns(f) || !c.raise(game.CityPrice) || !c.play(game.On(game.VerbFound, f)) {
			return
		}
	}
	city := &s.Fed(c.seat).Cities()[s.CityAt(c.seat, f)]
	if city.Built >= game.PollutingDistricts-1 && !city.Has(game.PurificationPlant) {
		if c.Simple || !c.raise(game.Buildings[game.PurificationPlant].Price) || !c.play(game.Build(f, game.PurificationPlant, nothing)) {
			return
		}
	}
	if city.Built >= game.Districts || c.Simple && int(city.Built) >= c.k.Lots {
		return
	}
	work := &game.Buildings[b]
	if c.obtain(&work.Goods) && c.raise(work.Price) && c.play(game.Build(f, b, g)) {
		c.weigh()
	}
}

// founds weighs new cities beside those of the capital's network, which they join
// without sections (DO-20), each with a building. Who cannot trade keeps the money for a
// link (joins).
func (c *planner) founds() {
	s, fed := c.root, c.root.Fed(c.seat)
	if !s.MayTrade(c.seat) || c.Simple && len(fed.Cities()) >= c.k.Towns {
		return
	}
	c.idle = game.FieldSet{}
	if len(fed.Cities()) >= game.MaxCities {
		if c.idle = c.stranded(); c.idle.Empty() {
			return
		}
	}
	free := s.Sites(c.seat)
	if s.Seats() == 2 { // of four, the two that uranium lies near would win all
		free = c.lures()
	}
	for range min(c.k.Sites, free.Len()) {
		best := richest(s, c.seat, free)
		free.Remove(best)
		c.builds(best, best, tried{})
	}
}

// stranded is a city without buildings that is cut off from the capital, if there is one.
func (c *planner) stranded() (out game.FieldSet) {
	for i := range c.root.Fed(c.seat).Cities() {
		if city := &c.root.Fed(c.seat).Cities()[i]; city.Built == 0 && !c.root.AtHome(c.seat, city.Field) {
			return game.Set(city.Field)
		}
	}
	return out
}

// joins weighs the cities that link a capital to the bank again which others have cut
// off (DO-11, DO-20). In a siege that is done whatever it costs: who cannot trade never
// fires again.
func (c *planner) joins() {
	if c.root.MayTrade(c.seat) {
		return
	}
	c.copy()
	for !c.try.MayTrade(c.seat) {
		f := c.try.Link(c.seat)
		if f == game.NoField || !c.try.Owned(c.seat).Has(f) && !c.play(game.On(game.VerbClaim, f)) || !c.play(game.On(game.VerbFound, f)) {
			return
		}
	}
	if !c.weigh() && c.sieges() {
		c.consider(1, game.LandPrice+game.CityPrice)
	}
}

// worthOf is what the bank pays for one of each of some materials.
func worthOf(found game.Materials) (n int) {
	for g := range game.RawKinds {
		if found>>g&1 == 1 {
			n += game.Goods[g].Buys
		}
	}
	return n
}

// installs weighs robots in one building of each kind. It tries as many as fit in, from
// the store or bought, or half as many, and so on.
func (c *planner) installs() {
	fed := c.root.Fed(c.seat)
	var seen [game.BuildingKinds][game.GoodKinds + 1]bool
	for i := range fed.Cities() {
		city := &fed.Cities()[i]
		for d := range city.Built {
			x := &city.Districts[d]
			room := c.root.RobotRoom(x)
			if !x.Building.Works() || room < 1 || seen[x.Building][x.Material+1] {
				continue
			}
			seen[x.Building][x.Material+1] = true
			if n := fed.Store()[game.Robots]; n > 0 {
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
func (c *planner) install(f game.Field, district, n int) bool {
	c.copy()
	m := game.With(game.VerbInstall, f, district)
	m.N = int32(n)
	return c.obtain(&game.Bill{game.Robots: n}) && c.play(m) && c.weigh()
}

// provide buys what is missing for this round's taxes. If the money is not enough for
// all, it buys in the order in which they will be paid (DO-36).
func (c *planner) provide() bool {
	if !c.root.MayTrade(c.seat) {
		return false
	}
	c.owes = true
	defer func() { c.owes = false }()
	c.copy()
	tax := c.root.Taxes(c.seat)
	if !c.obtain(&tax) {
		c.copy()
		fed := c.root.Fed(c.seat)
		for k := range fed.Cities() {
			i := int(fed.CityInOrder(int8(k)))
			city := &fed.Cities()[i]
			bill := game.CityTax(int(city.Built), i == fed.Capital())
			if !c.partly(&bill) {
				continue
			}
			for d := range city.Built {
				bill := city.Districts[d].Tax()
				c.partly(&bill)
			}
		}
	}
	c.best = append(c.best, c.moves...)
	return len(c.best) > 0
}

// partly obtains a bill if there is money for all of it.
func (c *planner) partly(bill *game.Bill) bool {
	fed := c.try.Fed(c.seat)
	cost := 0
	for g, n := range bill {
		if n > 0 {
			cost += max(0, c.keep[g]+n-max(fed.Store()[g], c.keep[g])) * game.Goods[g].Sells
		}
	}
	return c.raise(cost) && c.obtain(bill)
}

// clear sells what neither taxes nor building nor war need of goods that the pool bounds,
// so that the works can go on (DO-42).
func (c *planner) clear() bool {
	if !c.root.MayTrade(c.seat) {
		return false
	}
	tax, fed := c.root.Taxes(c.seat), c.root.Fed(c.seat)
	for g := range game.GoodKinds {
		n, most := fed.Store()[g]-tax[g], c.root.Demand(c.seat, g)
		switch {
		case g >= game.LandSection:
			n -= c.arsenal(g)
		case most < game.MostOfAGood:
			n = min(most, n-tax[g]-c.k.Stock)
		default:
			continue
		}
		if n > 0 && !c.done.sold[g] {
			c.best = append(c.best, game.Amount(game.VerbSell, g, n))
		}
	}
	return len(c.best) > 0
}

// save sells what taxes do not need while others could cut the capital off from the
// bank, so that it can be linked again.
func (c *planner) save() bool {
	fed := c.root.Fed(c.seat)
	if !c.hostile() || !c.root.MayTrade(c.seat) || fed.Money() >= c.k.Reserve {
		return false
	}
	c.copy()
	c.raise(c.k.Reserve)
	c.best = append(c.best, c.moves...)
	return len(c.best) > 0
}
