package dolores

import (
	"cmp"
	"slices"

	"schron/rules"
)

// Cost is what a move takes from its player's ledger before any luck; what is
// below 0 comes in.
type Cost struct {
	Money int
	Goods Bill
}

// CostOf returns what a move of the actor costs; whether it is allowed is for the
// legal moves.
func (v *View) CostOf(m rules.Move) Cost {
	var c Cost
	if !grammar.Has(m) || v.state.ask == NoDecision {
		return c
	}
	s, seat, f := v.state, v.state.Actor(), Field(m.A)
	switch m.Verb {
	case VerbClaim:
		c.Money = FieldPrice(f)
	case VerbBuy:
		c.Money, c.Goods[m.A] = int(m.N)*Goods[m.A].Sells, -int(m.N)
	case VerbSell:
		c.Money, c.Goods[m.A] = -s.Pays(seat, Good(m.A), int(m.N)), int(m.N)
	case VerbFound, VerbRaze:
		c.Money = CityPrice
	case VerbBuild:
		c = Cost{Buildings[m.B].Price, Buildings[m.B].Goods}
	case VerbPull:
		if x := s.District(seat, f, int8(m.B)); x != nil {
			c.Money = Buildings[x.Building].Pull
		}
	case VerbSow, VerbPlant:
		c.Money, _ = s.growPrice(m.Verb)
	case VerbSowAll:
		c.Money = SowPrice * s.Sowable(seat).Len()
	case VerbLay:
		c.Goods[SectionOf(f)] = 1
	case VerbPlace:
		c.Goods[m.B] = 1
	case VerbInstall:
		c.Goods[Robots] = int(m.N)
	case VerbClean, VerbDouse, VerbNeutralise:
		c.Money = servicePrice(m.Verb)
	case VerbPay:
		_, _, c.Goods = s.taxItem(seat, f, int8(m.B))
		if s.section.Has(f) {
			c.Goods = Goods[SectionOf(f)].Tax
		}
	case VerbPayUnit:
		c.Goods = Goods[Unit(m.A).Kind()].Tax
	}
	return c
}

// Pays is what the bank pays a seat for n more of a good this round (DO-11, DO-70).
func (v *View) Pays(seat int, g Good, n int) int { return v.state.Pays(seat, g, n) }

// PaysFor is what it pays for all of some goods.
func (v *View) PaysFor(seat int, goods *Bill) int { return v.state.PaysFor(seat, goods) }

// Demand is how many more of a good bring a seat table 1's price this round (DO-70).
func (v *View) Demand(seat int, g Good) int { return v.state.Demand(seat, g) }

// Reach is what a unit could do from where it is, apart from whose go it is.
type Reach struct {
	Moves    []Field // enough for one move; empty if it had its move
	Ships    []Unit  // it could go aboard
	Attacks  []Field // with units it could fight
	Sabotage []Field // with something it could sabotage
	Targets  []Field // of a launcher
	Range    []Field // all fields in reach, the own one included
}

// ReachOf returns what a seat's unit could do this round. It is empty off the map.
// While the truce lasts nothing can be attacked (DO-65).
func (v *View) ReachOf(seat int, u Unit) Reach {
	s := v.state
	var r Reach
	p := &s.Fed(seat).units[u]
	if !p.onMap() {
		return r
	}
	area := Disc(p.Field, ReachOf(u.Kind()))
	r.Range = area.Fields()
	if isLauncher(u.Kind()) {
		if s.refuseAim(seat, u) == nil {
			r.Targets = s.Targets(seat, u).Fields()
		}
		return r
	}
	if s.mayMove(p) {
		r.Moves = s.steps(seat, u).Fields()
		for w := firstUnit[Warship-Infantry]; w < firstUnit[Launcher-Infantry]; w++ {
			if s.mayEmbark(seat, u, w) {
				r.Ships = append(r.Ships, w)
			}
		}
	}
	if s.mayAttack(p) {
		r.Attacks = area.And(s.heldByOthers(seat)).Fields()
		r.Sabotage = area.And(s.sabotageable(seat)).Fields()
	}
	return r
}

// Stack lists a unit of a seat and those that stand, or are aboard, with it, the lowest
// first.
func (v *View) Stack(seat int, u Unit) []Unit {
	s := v.state
	p := &s.Fed(seat).units[u]
	if !p.onMap() || isLauncher(u.Kind()) {
		return nil
	}
	var out []Unit
	for w := range firstUnit[Launcher-Infantry] {
		if q := &s.Fed(seat).units[w]; q.onMap() && q.Field == p.Field && q.Ship == p.Ship {
			out = append(out, w)
		}
	}
	slices.SortStableFunc(out, func(a, b Unit) int { return cmp.Compare(s.Fed(seat).units[a].Level, s.Fed(seat).units[b].Level) })
	return out
}

// March lists the moves that take a unit of the actor's and the rest of its stack to a
// field. The lowest goes first, so they keep their order. Who cannot go stays (DO-43,
// DO-46, DO-47).
func (v *View) March(u Unit, at Field) []rules.Move {
	s := *v.state
	seat := s.Actor()
	if seat == rules.NoSeat || s.ask != DecideMilitary {
		return nil
	}
	var out []rules.Move
	for _, w := range v.Stack(seat, u) {
		ways := []rules.Move{To(VerbMove, w, at)}
		for ship := firstUnit[Warship-Infantry]; ship < firstUnit[Launcher-Infantry]; ship++ {
			if s.Fed(seat).units[ship].Field == at {
				ways = append(ways, rules.Move{Verb: VerbEmbark, A: int16(w), B: int16(ship)})
			}
		}
		for _, m := range ways {
			if s.ask == DecideMilitary && s.Actor() == seat && s.Apply(m, nil) == nil {
				out = append(out, m)
				break
			}
		}
	}
	return out
}

// WhyNotFire returns why a seat's launcher could not be fired at a field, nil if it
// could; the launcher need not be aimed yet.
func (v *View) WhyNotFire(seat int, u Unit, at Field) *rules.Refusal {
	if r := v.state.refuseAim(seat, u); r != nil {
		return r
	}
	return v.state.refuseFire(seat, u, at)
}

// Odds are the outcomes of a combat among the 36 throws of two dice (DO-49).
type Odds struct {
	Attacker, Defender int // modifiers of the dice
	Wins, Ties, Losses int // of 36
}

// CombatOdds works out a combat of two kinds of units.
func CombatOdds(attacker, defender Good) Odds {
	o := Odds{Attacker: Modifier(attacker, defender), Defender: Modifier(defender, attacker)}
	for a := 1; a <= 6; a++ {
		for d := 1; d <= 6; d++ {
			switch x, y := a+o.Attacker, d+o.Defender; {
			case x > y:
				o.Wins++
			case x == y:
				o.Ties++
			default:
				o.Losses++
			}
		}
	}
	return o
}

// Fight returns who would be fought on a field and how the chances are; ok is
// false if no foreign unit stands there.
func (v *View) Fight(seat int, u Unit, at Field) (foe int, top Unit, odds Odds, ok bool) {
	s := v.state
	foe = s.unitsOf(at)
	if foe == rules.NoSeat || foe == seat {
		return rules.NoSeat, NoUnit, Odds{}, false
	}
	top = s.topUnit(foe, at)
	return foe, top, CombatOdds(u.Kind(), top.Kind()), true
}

// Sabotaging returns what a unit would sabotage on a field and the least die for
// it, 0 if there is nothing.
func (v *View) Sabotaging(u Unit, at Field) (Object, int) {
	o := v.state.objectOn(at)
	if o == NoObject || isLauncher(u.Kind()) {
		return o, 0
	}
	return o, SabotageNeeds(u.Kind(), o)
}

// Blast lists the fields that a missile of a launcher would hit (DO-51, DO-52).
func Blast(u Unit, target Field) []Field {
	hit := Set(target)
	if u.Kind() == SuperLauncher {
		hit = hit.Or(target.Edges()).Without(bankFields)
	}
	return hit.Fields()
}
