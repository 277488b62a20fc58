package dolores

import (
	"math"

	"schron/rules"
)

// hostile reports whether a mind that wages war could fire this round (DO-65).
func (c *climber) hostile() bool { return (c.War || c.sieges()) && !c.root.atTruce() }

// sieges reports whether a game has gone on for so long that every mind wages war, and
// only the strongest anything else.
func (c *climber) sieges() bool { return c.k.sieges(c.root) }

func (k *Weights) sieges(s *State) bool {
	if s.limit == 0 {
		return s.round > k.Onset
	}
	return s.round > max(k.Onset, 2*k.Siege-s.limit)
}

// grows reports whether a mind thinks of getting richer: in a siege the strongest only.
func (c *climber) grows() bool {
	if !c.sieges() {
		return true
	}
	for other := range c.root.seats {
		if other != c.seat && c.k.outlook(c.root, other).worth > c.now.worth {
			return false
		}
	}
	return true
}

// towers reports whether a federation is so strong in a siege that it fires before it
// grows any further.
func (c *climber) towers() bool {
	return c.sieges() && c.now.worth > 2*c.k.rivalry(c.root, c.seat)
}

// victim returns the seat that all fire at in a siege, so that the game comes to an
// end. It is the other federation with the fewest districts.
func (c *climber) victim() (seat int) {
	seat, least := rules.NoSeat, 0
	for other := range c.root.seats {
		fed := c.root.fed(other)
		if other == c.seat || fed.out {
			continue
		}
		n := 0
		for i := range fed.cityCount {
			n += 1 + int(fed.cities[i].Built)
		}
		if seat == rules.NoSeat || n < least {
			seat, least = other, n
		}
	}
	return seat
}

// focus leaves of some fields those of the victim of a siege, if there are any.
func (c *climber) focus(among FieldSet) FieldSet {
	if !c.sieges() {
		return among
	}
	seat := c.victim()
	if on := among.and(c.root.owned[seat].or(c.root.held[seat])); !on.Empty() {
		return on
	}
	return among
}

// prey returns the cities of others, once there is none the fields with units too (DO-55).
func (s *State) prey(seat int) FieldSet {
	if towns := s.city.without(s.owned[seat]); !towns.Empty() {
		return towns
	}
	return s.guarded(seat)
}

// aims returns what a launcher may fire at.
func (s *State) aims(seat int, u Unit) FieldSet { return s.targets(seat, u).and(s.prey(seat)) }

// salvo is how many missiles are placed in a phase at most.
func (c *climber) salvo() int {
	if c.sieges() {
		return int(firstUnit[SuperLauncher-Infantry] - firstUnit[Launcher-Infantry])
	}
	return c.k.Salvo
}

// strike is the damage from which on a missile is fired; in a siege all are.
func (c *climber) strike() int {
	if c.sieges() {
		return math.MinInt
	}
	return c.k.Strike
}

// rivalry is what the others of a seat are worth to it. Twice kokos.
func (k *Weights) rivalry(s *State, seat int) int {
	var worth [MaxSeats]int
	for other := range s.seats {
		if other != seat {
			worth[other] = k.outlook(s, other).worth
		}
	}
	return k.rival(worth[:s.seats], seat)
}

// odds is by how much the others of a seat are worth more than it. Twice kokos.
func (k *Weights) odds(s *State, seat int) int { return k.rivalry(s, seat) - k.outlook(s, seat).worth }

// damage is what a missile that gets through does for a seat, in kokos.
func (c *climber) damage(super bool, target Field) int {
	return (c.k.odds(c.root, c.seat) - c.struck(super, target)) / 2
}

// struck returns the odds against a seat once a missile has got through.
func (c *climber) struck(super bool, target Field) int {
	c.copy()
	c.try.missile = missile{}
	c.try.impact(missile{super: super, target: target}, nil)
	c.try.dropFallen(nil)
	if c.try.phase != PhaseOver {
		c.try.replaceCapitals(nil)
	}
	return c.k.odds(c.try, c.seat)
}

// bestTarget returns the field among some that is hit best, and the damage there in kokos.
func (c *climber) bestTarget(super bool, among FieldSet) (best Field, most int) {
	best = NoField
	before := c.k.odds(c.root, c.seat)
	for f := range c.focus(among).All() {
		if n := (before - c.struck(super, f)) / 2; best == NoField || n > most {
			best, most = f, n
		}
	}
	return best, most
}

// fire decides about the missiles of a seat: a launcher aims only where it will
// fire.
func (c *climber) fire() rules.Move {
	s := c.root
	if s.ask == DecideTarget {
		u := s.missile.unit
		if f, n := c.bestTarget(u.Kind() == SuperLauncher, s.aims(c.seat, u)); n > 0 || f != NoField && c.sieges() {
			return On(VerbFire, f)
		}
		return Plain(VerbLower)
	}
	if c.hostile() {
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if s.refuseAim(c.seat, u) != nil {
				continue
			}
			if f, n := c.bestTarget(u.Kind() == SuperLauncher, s.aims(c.seat, u)); f != NoField && n >= c.strike() {
				return By(VerbAim, u)
			}
		}
	}
	return Plain(VerbEnd)
}

// arms weighs a missile to be fired this round, from the store or bought, against
// the ventures: what it destroys counts as a gain.
func (c *climber) arms() {
	s := c.root
	on := s.fed(c.seat).onMap
	if !c.hostile() || int(on[Launcher-Infantry]+on[SuperLauncher-Infantry]) >= c.salvo() {
		return
	}
	site := c.launchPad()
	if site == NoField {
		return
	}
	if c.sieges() && disc(site, reachOf(SuperLauncher)).and(c.focus(s.prey(c.seat))).Empty() {
		c.advance(site)
		return
	}
	for kind := Launcher; kind <= SuperLauncher; kind++ {
		reach := disc(site, reachOf(kind)).and(s.prey(c.seat)).without(s.ownTargets(c.seat))
		target, harm := c.bestTarget(kind == SuperLauncher, reach)
		if target == NoField || harm < c.strike() {
			harm = 0
		}
		if c.sieges() && target != NoField {
			harm = max(harm, 100)
		}
		for other := range s.seats {
			if harm > 0 && other != c.seat && s.defends(other, target) {
				harm /= 2 // a launcher stops it on 4 to 6 (DO-53)
				break
			}
		}
		c.copy()
		bill := Goods[kind].Tax
		tax := s.taxes(c.seat)
		bill.add(&tax, 1)
		bill[kind]++
		if !s.owned[c.seat].Has(site) && !(c.raise(FieldPrice(site)) && c.play(On(VerbClaim, site))) {
			continue
		}
		if !c.obtain(&bill) || !c.play(With(VerbPlace, site, int(kind))) {
			continue
		}
		o := c.k.outlook(c.try, c.seat)
		if !c.sound(o) {
			continue
		}
		guard := (c.now.parts[entryDanger] - o.parts[entryDanger]) * c.k.Danger / 100
		if gain := max(2*harm*c.k.Gain/100, guard); gain > 0 {
			c.consider(gain, c.now.liquid-o.liquid)
		}
	}
}

// advance buys a field on the way to what no missile reaches yet.
func (c *climber) advance(site Field) {
	if c.copy(); !c.root.owned[c.seat].Has(site) && c.raise(LandPrice) && c.play(On(VerbClaim, site)) {
		c.consider(1, LandPrice)
	}
}

// defends reports whether a seat has a launcher that could stop a missile at a target.
func (s *State) defends(seat int, target Field) bool {
	for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
		if s.mayStop(seat, u, target) {
			return true
		}
	}
	return false
}

// launchPad returns the field for a launcher that is nearest to the capital of another
// federation. If no capital is left, the nearest city or unit of another counts; in a
// siege it must be the victim's. The field is the seat's own or can be bought. launchPad
// returns NoField if there is none.
func (c *climber) launchPad() Field {
	s := c.root
	free := s.placeable(c.seat, Launcher)
	buys := s.claimable(c.seat).and(landFields).without(s.ownedByAny()).without(s.ground()).without(s.fire)
	free = free.or(buys.without(s.cloudFields()))
	var goals FieldSet
	for other := range s.seats {
		if x := s.capitalField(other); other != c.seat && x != NoField {
			goals.add(x)
		}
	}
	if goals.Empty() || c.sieges() {
		goals = c.focus(s.prey(c.seat))
	}
	best, least := NoField, Fields
	for f := range free.All() {
		for x := range goals.All() {
			if n := Distance(f, x); n < least {
				best, least = f, n
			}
		}
	}
	return best
}

// parry answers a missile with a launcher, the lesser kind first. It does so if what it
// may save is worth more than the launcher; otherwise it holds.
func (c *climber) parry() rules.Move {
	s := c.root
	harm := -c.damage(s.missile.super, s.missile.target)
	for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
		if s.mayIntercept(c.seat, u) && harm*(7-launcherStops)/6 > c.launcherWorth(u) {
			return By(VerbIntercept, u)
		}
	}
	return Plain(VerbHold)
}

// launcherWorth is what a launcher is worth for an attack of its own, at most what a
// new one costs.
func (c *climber) launcherWorth(u Unit) int {
	if !c.hostile() {
		return Goods[u.Kind()].Buys
	}
	_, n := c.bestTarget(u.Kind() == SuperLauncher, c.root.aims(c.seat, u))
	return min(max(n, Goods[u.Kind()].Buys), Goods[u.Kind()].Sells)
}
