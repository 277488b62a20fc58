package bot

import game "schron/rules/dolores"

// strides is how far units of each kind reach a city that they attack next, those that
// move before they attack.
var strides = [game.UnitKinds]int{game.InfantrySteps + 1, game.ArmourSteps + 2, game.ShipSteps + 5, 10, 20}

// missileCost is what it takes to buy a launcher and to pay its tax.
var missileCost = game.Goods[game.Launcher].Sells + game.Goods[game.Launcher].Tax[game.Oil]*game.Goods[game.Oil].Sells

// threat is what others could do next to a seat's cities, as they stand, whatever is built
// in them.
type threat struct {
	towns    game.FieldSet
	own      [game.UnitKinds]int8 // the seat's units on the map
	missiles int                  // that halve a city, in sixths
	lots     int                  // districts that fall, in sixths
	overcast int
}

// threat works out what others could destroy of a seat's next (DO-50 to DO-53). It
// counts the units that they have on the map. If they ever had any or a siege has
// begun, it also counts missiles that they could buy. Launchers that stop missiles are
// deducted. It adds what radioactive clouds could destroy, wherever they came from
// (DO-32).
func (k *Weights) threat(s *game.State, seat int) threat {
	fed := s.Fed(seat)
	t := threat{towns: s.Towns(seat), own: fed.OnMap()}
	for other := range s.Seats() {
		if other == seat || s.Fed(other).Out() || s.Spares(other, seat) {
			continue
		}
		rich := s.Fed(other).Money() + s.Fed(other).Store().Value()
		if k.sieges(s) || s.Armed(other) {
			t.missiles += 6 * min(k.Salvo, rich/missileCost) * k.Fear / 100
		}
		if s.Fed(other).OnMap() == ([game.UnitKinds]int8{}) {
			continue
		}
		for u := range game.Unit(game.Units) {
			p, kind := s.Fed(other).Unit(u), u.Kind()
			switch {
			case p.Field == game.NoField || game.Disc(p.Field, strides[kind-game.Infantry]).And(t.towns).Empty():
			case kind >= game.Launcher:
				t.missiles += 6
			default:
				t.lots += 7 - game.SabotageNeeds(kind, game.CityObject)
			}
		}
	}
	for u := game.Unit(0); u < game.Units && t.missiles > 0; u++ {
		if p := fed.Unit(u); u.Kind() >= game.Launcher && p.Field != game.NoField && !game.Disc(p.Field, game.ReachOf(u.Kind())).And(t.towns).Empty() {
			t.missiles -= 7 - game.LauncherStops
		}
	}
	t.overcast = overcast(s, seat, t.towns)
	return t
}

// holds reports whether a threat is that to a seat still after investments of its own.
func (t *threat) holds(s *game.State, seat int) bool {
	return t.own == s.Fed(seat).OnMap() && t.towns == s.Towns(seat)
}

// endangered is what of a seat's cities counts as lost under a threat.
func (k *Weights) endangered(fed *game.Ledger, t *threat, o *outlook) int {
	districts := fed.Districts()
	if districts == 0 {
		return 0
	}
	share := 1000*max(0, t.missiles)/(12*len(fed.Cities())) + 1000*t.lots/(6*districts)
	share += 10 * k.Cloud * t.overcast / (36 * len(fed.Cities()))
	stake := o.parts[entryCities] + o.parts[entryRobots] + o.parts[entryYield] - o.parts[entryTaxes]
	return max(0, stake) * min(share, 1000) / 1000
}

// overcast counts in how many of the 36 winds a radioactive cloud stops over some
// cities of a seat (DO-28, DO-32). It counts each cloud and city, and the capital
// twice.
func overcast(s *game.State, seat int, towns game.FieldSet) int {
	n, capital := 0, game.Set()
	if f := s.CapitalField(seat); f != game.NoField {
		capital.Add(f)
	}
	for _, f := range s.Clouds() {
		n += leeward[f].And(towns).Len() + leeward[f].And(towns).And(capital).Len()
	}
	return n
}

// leeward are the fields that a wind may blow a cloud to, each by one wind only
// (DO-28). A wind that leaves the cloud where it is does not count.
var leeward = func() (out [game.Fields]game.FieldSet) {
	for f := range game.Field(game.Fields) {
		for d := game.North; d < game.Calm; d++ {
			for strength := 1; strength <= 6; strength++ {
				if to := f.Step(d, strength); to != game.NoField {
					out[f].Add(to)
				}
			}
		}
	}
	return out
}()
