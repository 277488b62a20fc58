package dolores

import "schron/rules"

// New makes the start position for players in order of play (DO-9). Each has 1100 kokos
// and a first city with a warehouse (DO-7). Forest stands on the land (DO-8).
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	options, err := setup.Options.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	if setup.Rules == 1 {
		firstRules(options)
	}
	s := empty(setup.Players, readSettings(options))
	s.rand, s.asksIdle = setup.Rand(), setup.Rules != 0 && setup.Rules < passingRules
	s.forest = startForest
	for seat := range s.seats {
		s.feds[seat].money = StartMoney
		f := firstCities[s.feds[seat].side]
		s.owned[seat] = Set(f)
		s.addCity(seat, f)
	}
	s.relinkAll()
	s.history = []Round{s.sumUp()}
	s.startInvestment(nil)
	return s, nil
}

// empty makes a position without anything on the map.
func empty(players int, options settings) *State {
	s := &State{settings: options, seats: players, round: 1}
	sides := options.federationsOf(players)
	for seat := range s.feds {
		fed := &s.feds[seat]
		fed.capital, fed.n = -1, -1
		if seat < players {
			fed.side = sides[seat]
		}
		for u := range fed.units {
			fed.units[u] = inPool
		}
	}
	return s
}

// addCity founds a city; a federation without one gets its capital, with a free
// warehouse (DO-7, DO-37).
func (s *State) addCity(seat int, f Field) {
	fed := s.Fed(seat)
	c := &fed.cities[fed.cityCount]
	*c = City{Field: f}
	if fed.capital < 0 {
		fed.capital = fed.cityCount
		c.Built = 1
		c.Districts[0] = District{Building: Warehouse, Material: nothing}
	}
	fed.cityCount++
	s.city.Add(f)
}
