package dolores

// strides is how far units of each kind reach a city that they attack next, those that
// move before they attack.
var strides = [UnitKinds]int{infantrySteps + 1, armourSteps + 2, shipSteps + 5, 10, 20}

// missileCost is what it takes to buy a launcher and to pay its tax.
var missileCost = Goods[Launcher].Sells + Goods[Launcher].Tax[Oil]*Goods[Oil].Sells

// threat is what others could do next to a seat's cities, as they stand, whatever is built
// in them.
type threat struct {
	towns    FieldSet
	own      [UnitKinds]int8 // the seat's units on the map
	missiles int             // that halve a city, in sixths
	lots     int             // districts that fall, in sixths
	overcast int
}

// threat works out what others could destroy of a seat's next (DO-50 to DO-53). It
// counts the units that they have on the map. If they ever had any or a siege has
// begun, it also counts missiles that they could buy. Launchers that stop missiles are
// deducted. It adds what radioactive clouds could destroy, wherever they came from
// (DO-32).
func (k *Weights) threat(s *State, seat int) threat {
	fed := s.fed(seat)
	t := threat{towns: s.city.and(s.owned[seat]), own: fed.onMap}
	for other := range s.seats {
		if other == seat || s.fed(other).out {
			continue
		}
		rich := s.fed(other).money + s.fed(other).store.Value()
		if k.sieges(s) || s.armed(other) {
			t.missiles += 6 * min(k.Salvo, rich/missileCost) * k.Fear / 100
		}
		if s.fed(other).onMap == ([UnitKinds]int8{}) {
			continue
		}
		for u := range Unit(Units) {
			p, kind := &s.fed(other).units[u], u.Kind()
			switch {
			case !p.onMap() || disc(p.Field, strides[kind-Infantry]).and(t.towns).Empty():
			case isLauncher(kind):
				t.missiles += 6
			default:
				t.lots += 7 - SabotageNeeds(kind, CityObject)
			}
		}
	}
	for u := firstUnit[Launcher-Infantry]; u < Units && t.missiles > 0; u++ {
		if p := &fed.units[u]; p.onMap() && !disc(p.Field, reachOf(u.Kind())).and(t.towns).Empty() {
			t.missiles -= 7 - launcherStops
		}
	}
	t.overcast = s.overcast(seat, t.towns)
	return t
}

// holds reports whether a threat is that to a seat still after investments of its own.
func (t *threat) holds(s *State, seat int) bool {
	return t.own == s.fed(seat).onMap && t.towns == s.city.and(s.owned[seat])
}

// endangered is what of a seat's cities counts as lost under a threat.
func (k *Weights) endangered(fed *ledger, t *threat, o *outlook) int {
	districts := 0
	for i := range fed.cityCount {
		districts += int(fed.cities[i].Built)
	}
	if districts == 0 {
		return 0
	}
	share := 1000*max(0, t.missiles)/(12*int(fed.cityCount)) + 1000*t.lots/(6*districts)
	share += 10 * k.Cloud * t.overcast / (36 * int(fed.cityCount))
	stake := o.parts[entryCities] + o.parts[entryRobots] + o.parts[entryYield] - o.parts[entryTaxes]
	return max(0, stake) * min(share, 1000) / 1000
}

// overcast counts in how many of the 36 winds a radioactive cloud stops over some
// cities of a seat (DO-28, DO-32). It counts each cloud and city, and the capital
// twice.
func (s *State) overcast(seat int, towns FieldSet) int {
	n, capital := 0, Set()
	if f := s.capitalField(seat); f != NoField {
		capital.add(f)
	}
	for _, f := range s.clouds[:s.cloudCount] {
		n += leeward[f].and(towns).Len() + leeward[f].and(towns).and(capital).Len()
	}
	return n
}

// leeward are the fields that a wind may blow a cloud to, each by one wind only
// (DO-28). A wind that leaves the cloud where it is does not count.
var leeward = func() (out [Fields]FieldSet) {
	for f := range Field(Fields) {
		for d := North; d < Calm; d++ {
			for strength := 1; strength <= 6; strength++ {
				if to := f.Step(d, strength); to != NoField {
					out[f].add(to)
				}
			}
		}
	}
	return out
}()

// armed reports whether a federation has units on the map, or ended a round with some.
func (s *State) armed(seat int) bool {
	if s.fed(seat).onMap != ([UnitKinds]int8{}) {
		return true
	}
	for i := range s.history {
		if s.history[i].Seats[seat].Units > 0 {
			return true
		}
	}
	return false
}
