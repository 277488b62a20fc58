package bot

import (
	"math"

	"schron/rules"

	game "schron/rules/dolores"
)

// hostile reports whether a mind that wages war could fire this round (DO-65).
func (c *planner) hostile() bool { return (c.War || c.sieges()) && !c.root.AtTruce() }

// sieges reports whether a game has gone on for so long that every mind wages war, and
// only the strongest anything else.
func (c *planner) sieges() bool { return c.k.sieges(c.root) }

func (k *Weights) sieges(s *game.State) bool {
	if s.Limit() == 0 {
		return s.Round() > k.Onset
	}
	return !s.FightsFair() && s.Round() > max(k.Onset, 2*k.Siege-s.Limit())
}

// grows reports whether a mind thinks of getting richer: in a siege the strongest only.
func (c *planner) grows() bool {
	if !c.sieges() {
		return true
	}
	for other := range c.root.Seats() {
		if other != c.seat && c.k.outlook(c.root, other).worth > c.now.worth {
			return false
		}
	}
	return true
}

// towers reports whether a federation is so strong in a siege that it fires before it
// grows any further.
func (c *planner) towers() bool {
	return c.sieges() && c.now.worth > 2*c.k.rivalry(c.root, c.seat)
}

// victim returns the seat that all fire at in a siege, so that the game comes to an
// end. It is the other federation with the fewest districts.
func (c *planner) victim() (seat int) {
	seat, least := rules.NoSeat, 0
	for other := range c.root.Seats() {
		fed := c.root.Fed(other)
		if other == c.seat || fed.Out() {
			continue
		}
		n := len(fed.Cities()) + fed.Districts()
		if seat == rules.NoSeat || n < least {
			seat, least = other, n
		}
	}
	return seat
}

// focus leaves of some fields those of the victim of a siege, if there are any.
func (c *planner) focus(among game.FieldSet) game.FieldSet {
	if !c.sieges() {
		return among
	}
	seat := c.victim()
	if on := among.And(c.root.Owned(seat).Or(c.root.Held(seat))); !on.Empty() {
		return on
	}
	return among
}

// aims returns what a launcher may fire at.
func aims(s *game.State, seat int, u game.Unit) game.FieldSet {
	return s.Targets(seat, u).And(s.Prey(seat))
}

// salvo is how many missiles are placed in a phase at most.
func (c *planner) salvo() int {
	if c.sieges() {
		return game.Goods[game.Launcher].Limit
	}
	return c.k.Salvo
}

// strike is the damage from which on a missile is fired; in a siege all are.
func (c *planner) strike() int {
	if c.sieges() {
		return math.MinInt
	}
	return c.k.Strike
}

// rivalry is what the others of a seat are worth to it. Twice kokos.
func (k *Weights) rivalry(s *game.State, seat int) int {
	var worth [game.MaxSeats]int
	for other := range s.Seats() {
		if other != seat {
			worth[other] = k.outlook(s, other).worth
		}
	}
	return k.rival(worth[:s.Seats()], seat)
}

// odds is by how much the others of a seat are worth more than it. Twice kokos.
func (k *Weights) odds(s *game.State, seat int) int {
	return k.rivalry(s, seat) - k.outlook(s, seat).worth
}

// damage is what a missile that gets through does for a seat, in kokos.
func (c *planner) damage(super bool, target game.Field) int {
	return (c.k.odds(c.root, c.seat) - c.struck(super, target)) / 2
}

// struck returns the odds against a seat once a missile has got through.
func (c *planner) struck(super bool, target game.Field) int {
	c.copy()
	c.try.Hit(target, super)
	return c.k.odds(c.try, c.seat)
}

// bestTarget returns the field among some that is hit best, and the damage there in kokos.
func (c *planner) bestTarget(super bool, among game.FieldSet) (best game.Field, most int) {
	best = game.NoField
	before := c.k.odds(c.root, c.seat)
	for f := range c.focus(among).All() {
		if n := (before - c.struck(super, f)) / 2; best == game.NoField || n > most {
			best, most = f, n
		}
	}
	return best, most
}

// fire decides about the missiles of a seat: a launcher aims only where it will
// fire.
func (c *planner) fire() rules.Move {
	s := c.root
	if s.Decision() == game.DecideTarget {
		u := s.Aiming()
		if f, n := c.bestTarget(u.Kind() == game.SuperLauncher, aims(s, c.seat, u)); n > 0 || f != game.NoField && c.sieges() {
			return game.On(game.VerbFire, f)
		}
		return game.Plain(game.VerbLower)
	}
	if c.hostile() {
		for _, m := range s.Legal(nil) {
			if m.Verb != game.VerbAim {
				continue
			}
			u := game.Unit(m.A)
			if f, n := c.bestTarget(u.Kind() == game.SuperLauncher, aims(s, c.seat, u)); f != game.NoField && n >= c.strike() {
				return m
			}
		}
	}
	if c.War || c.sieges() {
		if m, ok := c.campaign(); ok {
			return m
		}
	}
	return game.Plain(game.VerbEnd)
}

// arsenal is how many launchers of a kind are kept in store: as many as a salvo if one
// would be fired now. Where nothing is known of earlier sales, all are kept while the rest
// of a phase is thought out. What they bring would change what is planned before.
func (c *planner) arsenal(kind game.Good) int {
	if kind < game.Launcher || !c.hostile() {
		return 0
	}
	if c.ahead && !c.done.known {
		return game.Goods[kind].Limit
	}
	if !c.sieges() {
		site := c.launchPad()
		if site == game.NoField {
			return 0
		}
		if _, harm := c.prize(kind, site); harm == 0 {
			return 0
		}
	}
	return c.salvo()
}

// prize is what a kind of launcher on a field would best be fired at, and the damage there.
// It is none if that is not worth a missile.
func (c *planner) prize(kind game.Good, from game.Field) (target game.Field, harm int) {
	s := c.root
	target, harm = c.bestTarget(kind == game.SuperLauncher, s.TargetsFrom(c.seat, kind, from).And(s.Prey(c.seat)))
	if target == game.NoField || harm < c.strike() {
		harm = 0
	}
	return target, harm
}

// arms weighs a missile to be fired this round, from the store or bought, against
// the ventures: what it destroys counts as a gain.
func (c *planner) arms() {
	c.recruits()
	s := c.root
	on := s.Fed(c.seat).OnMap()
	if !c.hostile() || int(on[game.Launcher-game.Infantry]+on[game.SuperLauncher-game.Infantry]) >= c.salvo() {
		return
	}
	site := c.launchPad()
	if site == game.NoField {
		return
	}
	if c.sieges() && game.Disc(site, game.ReachOf(game.SuperLauncher)).And(c.focus(s.Prey(c.seat))).Empty() {
		// It buys a field on the way to what no missile reaches yet.
		if c.copy(); !s.Owned(c.seat).Has(site) && c.raise(game.LandPrice) && c.play(game.On(game.VerbClaim, site)) {
			c.consider(1, game.LandPrice)
		}
		return
	}
	for kind := game.Launcher; kind <= game.SuperLauncher; kind++ {
		target, harm := c.prize(kind, site)
		if c.sieges() && target != game.NoField {
			harm = max(harm, 100)
		}
		for other := range s.Seats() {
			if harm > 0 && other != c.seat && s.Defends(other, target) {
				harm /= 2 // a launcher stops it on 4 to 6 (DO-53)
				break
			}
		}
		o, ok := c.stations(kind, site)
		if !ok {
			continue
		}
		guard := (c.now.parts[entryDanger] - o.parts[entryDanger]) * c.k.Danger / 100
		if gain := max(2*harm*c.k.Gain/100, guard); gain > 0 {
			c.consider(gain, c.now.liquid-o.liquid)
		}
	}
}

// launchPad returns the field for a launcher that is nearest to the capital of another
// federation. If no capital is left, the nearest city or unit of another counts; in a
// siege it must be the victim's. The field is the seat's own or can be bought. launchPad
// returns NoField if there is none.
func (c *planner) launchPad() game.Field {
	s := c.root
	var goals game.FieldSet
	for other := range s.Seats() {
		if x := s.CapitalField(other); other != c.seat && x != game.NoField {
			goals.Add(x)
		}
	}
	if goals.Empty() || c.sieges() {
		goals = c.focus(s.Prey(c.seat))
	}
	best, least := game.NoField, game.Fields
	for f := range s.Pads(c.seat).All() {
		for x := range goals.All() {
			if n := game.Distance(f, x); n < least {
				best, least = f, n
			}
		}
	}
	return best
}

// parry answers a missile with a launcher, the lesser kind first. It does so if what it
// may save is worth more than the launcher; otherwise it holds.
func (c *planner) parry() rules.Move {
	s := c.root
	target, super := s.Flying()
	harm := -c.damage(super, target)
	for _, m := range s.Legal(nil) {
		if m.Verb == game.VerbIntercept && harm*(7-game.LauncherStops)/6 > c.launcherWorth(game.Unit(m.A)) {
			return m
		}
	}
	return game.Plain(game.VerbHold)
}

// launcherWorth is what a launcher is worth for an attack of its own, at most what a
// new one costs.
func (c *planner) launcherWorth(u game.Unit) int {
	if !c.hostile() {
		return game.Goods[u.Kind()].Buys
	}
	_, n := c.bestTarget(u.Kind() == game.SuperLauncher, aims(c.root, c.seat, u))
	return min(max(n, game.Goods[u.Kind()].Buys), game.Goods[u.Kind()].Sells)
}
