package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// Infantry, armour and ships: what they attack, where they go, and when they are worth
// their price.

// steps is how far a unit of each kind goes in a round.
var steps = [...]int{game.InfantrySteps, game.ArmourSteps, game.ShipSteps}

// marks are what the units of a seat could do harm to, in kokos by field.
type marks struct {
	harm  [game.Fields]int // of a sabotage that succeeds
	goals game.FieldSet    // where it does any
	foes  game.FieldSet    // fields with units of others
}

// known is marks, found once for a decision.
func (c *planner) known() *marks {
	if !c.looked {
		c.marked, c.looked = c.marks(), true
	}
	return &c.marked
}

// marks finds what the units of a planner's seat could do harm to: what others lose by it
// counts as missiles' damage does.
func (c *planner) marks() (m marks) {
	s, before := c.root, c.k.odds(c.root, c.seat)
	m.foes = s.Foes(c.seat)
	theirs := game.FieldSet{}
	for other := range s.Seats() {
		if other != c.seat {
			theirs = theirs.Or(s.Owned(other))
		}
	}
	for f := range c.focus(s.Things(c.seat).And(theirs)).All() {
		if s.Object(f) == game.GrowthObject {
			continue // nobody goes far for a fire (kindles)
		}
		c.copy()
		c.try.Wreck(f)
		if n := (before - c.k.odds(c.try, c.seat)) / 2; n > 0 || c.sieges() {
			m.harm[f] = max(n, 1)
			m.goals.Add(f)
		}
	}
	return m
}

// blow is what an attack of a kind of unit on a field is worth on average, in sixths of a
// kokos. A sabotage counts by the die that it needs, a combat by what both sides may lose.
func (c *planner) blow(m *marks, kind game.Good, f game.Field) (worth int, verb uint8) {
	if m.harm[f] > 0 {
		worth, verb = m.harm[f]*(7-game.SabotageNeeds(kind, c.root.Object(f))), game.VerbSabotage
	}
	if m.foes.Has(f) {
		_, top := c.root.Top(f)
		o := game.CombatOdds(kind, top)
		if n := (o.Wins*middle(top) - o.Losses*middle(kind)) / 6; n > worth {
			worth, verb = n, game.VerbAttack
		}
	}
	return worth, verb
}

// bestBlow finds the attack of a kind of unit from a field that is worth most.
func (c *planner) bestBlow(m *marks, kind game.Good, from game.Field) (at game.Field, worth int, verb uint8) {
	at = game.NoField
	for f := range game.Disc(from, game.ReachOf(kind)).And(m.goals.Or(m.foes)).All() {
		if n, v := c.blow(m, kind, f); n > worth {
			at, worth, verb = f, n, v
		}
	}
	return at, worth, verb
}

// campaign returns what a unit of the seat does next, false if none does anything more. It
// attacks what is worth most, from where it stands or after a move, or goes nearer to that.
func (c *planner) campaign() (rules.Move, bool) {
	s := c.root
	fed := s.Fed(c.seat)
	on := fed.OnMap()
	if on[0]+on[1]+on[2] == 0 {
		return rules.Move{}, false
	}
	m := c.known()
	for u := range game.Unit(game.Units) {
		p, kind := fed.Unit(u), u.Kind()
		if p.Field == game.NoField || kind >= game.Launcher {
			continue
		}
		free, strikes := s.Steps(c.seat, u), s.Strikes(c.seat, u)
		at, to, most, verb := game.NoField, game.NoField, 0, uint8(0)
		if strikes {
			at, most, verb = c.bestBlow(m, kind, p.Field)
			for f := range free.All() {
				if _, n, _ := c.bestBlow(m, kind, f); n > most {
					to, most = f, n
				}
			}
		}
		switch {
		case to != game.NoField:
			return game.To(game.VerbMove, u, to), true
		case at != game.NoField:
			return game.To(verb, u, at), true
		case p.Attacked:
			continue // it stays where it has found something
		case p.Ship != game.NoUnit:
			if f, far := c.nearest(m, kind, free); f != game.NoField && far <= afoot {
				return game.To(game.VerbMove, u, f), true
			}
			continue
		}
		if w := c.ferry(m, u); w != game.NoUnit {
			return rules.Move{Verb: game.VerbEmbark, A: int16(u), B: int16(w)}, true
		}
		if f := c.nearer(m, kind, p.Field, free); f != game.NoField {
			return game.To(game.VerbMove, u, f), true
		}
		if !strikes {
			continue
		}
		if f := c.kindles(kind, p.Field); f != game.NoField {
			return game.To(game.VerbSabotage, u, f), true
		}
	}
	return rules.Move{}, false
}

// kindles finds the forest or crop in reach that is best set on fire, for a unit with nothing
// better to do. The wind may bring the fire to a city beside it (DO-30), theirs or
// an own one. It is NoField if no fire does more harm than good.
func (c *planner) kindles(kind game.Good, from game.Field) game.Field {
	s := c.root
	best, most := game.NoField, 0
	for f := range game.Disc(from, game.ReachOf(kind)).And(s.Things(c.seat)).All() {
		if s.Object(f) != game.GrowthObject {
			continue
		}
		n, near := 0, f.Edges()
		for seat := range s.Seats() {
			towns := near.And(s.Towns(seat)).Len()
			if seat == c.seat {
				n -= 2 * towns
			} else {
				n += towns
			}
		}
		if n > most {
			best, most = f, n
		}
	}
	return best
}

// afoot is how many steps infantry and armour go rather than by ship.
const afoot = 3

// ferry is a ship beside a unit that has a long way to go, or none.
func (c *planner) ferry(m *marks, u game.Unit) game.Unit {
	fed := c.root.Fed(c.seat)
	if at, far := c.nearest(m, u.Kind(), game.Set(fed.Unit(u).Field)); at != game.NoField && far <= afoot {
		return game.NoUnit
	}
	for w := range game.Unit(game.Units) {
		if c.root.Check(rules.Move{Verb: game.VerbEmbark, A: int16(u), B: int16(w)}) == nil {
			return w
		}
	}
	return game.NoUnit
}

// quay is a field among some beside a ship of the seat, if there is one.
func (c *planner) quay(among game.FieldSet) game.Field {
	fed := c.root.Fed(c.seat)
	for u := range game.Unit(game.Units) {
		if p := fed.Unit(u); u.Kind() == game.Warship && p.Field != game.NoField {
			if f := first(among.And(p.Field.Edges())); f != game.NoField {
				return f
			}
		}
	}
	return game.NoField
}

// nearer finds the field among some that is nearest to what a kind of unit could sabotage.
// It is NoField if the way from there is no shorter.
func (c *planner) nearer(m *marks, kind game.Good, from game.Field, among game.FieldSet) game.Field {
	to, far := c.nearest(m, kind, among)
	if at, stays := c.nearest(m, kind, game.Set(from)); at != game.NoField && stays <= far {
		return game.NoField
	}
	return to
}

// nearest finds the field among some from which a kind of unit comes soonest to where it
// could sabotage something. far is the number of steps. It is NoField if there is no way.
func (c *planner) nearest(m *marks, kind game.Good, among game.FieldSet) (f game.Field, far int) {
	way := c.root.Ways(c.seat, kind).Or(among)
	for ring := c.ring(m, kind).And(way); ; far++ {
		if f := first(ring.And(among)); f != game.NoField {
			return f, far
		}
		next := ring.Or(ring.Beside().And(way))
		if next == ring {
			return game.NoField, far
		}
		ring = next
	}
}

// ring returns the fields from which a kind of unit could sabotage something.
func (c *planner) ring(m *marks, kind game.Good) (out game.FieldSet) {
	for f := range m.goals.All() {
		out = out.Or(game.Disc(f, game.ReachOf(kind)))
	}
	return out
}

// stations tries a unit out on a field, which is claimed and the unit bought if need be. It
// returns what the seat can then expect, and reports whether that is sound.
func (c *planner) stations(kind game.Good, at game.Field) (o outlook, ok bool) {
	c.copy()
	var bill game.Bill
	bill[kind] = 1
	if !c.owns(at) || !c.obtain(&bill) || !c.play(game.With(game.VerbPlace, at, int(kind))) {
		return o, false
	}
	o = c.k.outlook(c.try, c.seat)
	return o, c.sound(o)
}

// recruits weighs a unit, from the store or bought. It sets what the unit is likely to
// destroy up to the end of the game against what it costs and owes.
func (c *planner) recruits() {
	s := c.root
	on := s.Fed(c.seat).OnMap()
	if !c.hostile() {
		return
	}
	m := c.known()
	if m.goals.Empty() {
		return
	}
	for kind := game.Infantry; kind <= game.Warship; kind++ {
		if int(on[kind-game.Infantry]) >= c.k.Squad {
			continue
		}
		bases := s.Bases(c.seat, kind)
		base, far := c.nearest(m, kind, bases)
		if f := c.quay(bases); f != game.NoField && kind < game.Warship && (base == game.NoField || far > afoot) {
			base, far = f, afoot
		}
		if base == game.NoField {
			continue
		}
		left := c.k.roundsLeft(s) - max(0, far-1)/steps[kind-game.Infantry]
		if left < 1 {
			continue
		}
		most := 0
		for f := range m.goals.All() {
			n, _ := c.blow(m, kind, f)
			most = max(most, n)
		}
		o, ok := c.stations(kind, base)
		if !ok {
			continue
		}
		// What is destroyed later is worth less, so half of it counts, in twice kokos.
		gain := most*(left+1)/6*c.k.Raid/100 + o.worth - c.now.worth
		if gain > 0 {
			c.consider(gain, c.now.liquid-o.liquid)
		}
	}
}

// arrange puts the strongest unit of a stack on top (DO-47).
func (c *planner) arrange() rules.Move {
	s := c.root
	for _, m := range s.Legal(nil) {
		if m.Verb != game.VerbTop {
			continue
		}
		u := game.Unit(m.A)
		if _, top := s.Top(s.Fed(c.seat).Unit(u).Field); u.Kind() > top {
			return m
		}
	}
	return game.Plain(game.VerbEnd)
}
