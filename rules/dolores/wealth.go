package dolores

// Wealth is what a federation is worth in kokos, by kind (DO-56).
type Wealth struct {
	Money     int `json:"money"`
	Goods     int `json:"goods"`     // the store at the bank's buying price
	Units     int `json:"units"`     // on the map
	Sections  int `json:"sections"`  // on the map
	Robots    int `json:"robots"`    // installed
	Fields    int `json:"fields"`    // 3 a land field, 2 a sea field
	Cities    int `json:"cities"`    // 100 each
	Buildings int `json:"buildings"` // at their price
}

// Total is the sum.
func (w Wealth) Total() int {
	return w.Money + w.Goods + w.Units + w.Sections + w.Robots + w.Fields + w.Cities + w.Buildings
}

// wealth works out what a seat is worth; who is out is worth nothing.
func (s *State) wealth(seat int) Wealth {
	fed := s.Fed(seat)
	if fed.out {
		return Wealth{}
	}
	return s.WealthOf(seat, s.Census(seat))
}

// WealthOf is the wealth of a seat that has all this.
func (s *State) WealthOf(seat int, c Census) Wealth {
	fed := s.Fed(seat)
	w := Wealth{Money: fed.money, Goods: s.PaysFor(seat, &fed.store), Cities: CityPrice * int(fed.cityCount)}
	for k, n := range fed.onMap {
		w.Units += int(n) * Goods[int(Infantry)+k].Buys
	}
	w.Sections = c.land*Goods[LandSection].Buys + c.sea*Goods[SeaSection].Buys
	w.Fields = LandPrice*s.owned[seat].And(landFields).Len() + SeaPrice*s.owned[seat].And(seaFields).Len()
	for b, n := range c.kinds {
		w.Buildings += n * Building(b).Worth()
	}
	w.Robots = c.robots * Goods[Robots].Buys
	return w
}

// Census is how many buildings of each kind a federation has, robots in them, and sections
// on the map.
type Census struct {
	kinds     [BuildingKinds]int
	robots    int
	land, sea int
}

func (s *State) Census(seat int) (c Census) {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		for d := range city.Built {
			c.kinds[city.Districts[d].Building]++
			c.robots += int(city.Districts[d].Robots)
		}
	}
	c.land, c.sea = s.Placed(seat, LandSection), s.Placed(seat, SeaSection)
	return c
}

// Round is a line of the history: how every federation stood at the end of a
// round; the first line is the start.
type Round struct {
	Round int      `json:"round"` // 0 for the start
	Seats []Record `json:"seats"`
}

// Record is how a federation stood.
type Record struct {
	Wealth int `json:"wealth"`
	Money  int `json:"money"`
	Goods  int `json:"goods"` // value of the store
	Land   int `json:"land"`  // fields
	Sea    int `json:"sea"`   // fields
	Cities int `json:"cities"`
	Built  int `json:"built"` // districts
	Units  int `json:"units"` // on the map
}

func (s *State) sumUp() Round {
	line := Round{Seats: make([]Record, s.seats)}
	for seat := range s.seats {
		fed := s.Fed(seat)
		w := s.wealth(seat)
		r := Record{
			Wealth: w.Total(), Money: w.Money, Goods: w.Goods, Cities: int(fed.cityCount), Built: fed.Districts(),
			Land: s.owned[seat].And(landFields).Len(), Sea: s.owned[seat].And(seaFields).Len(),
		}
		for _, n := range fed.onMap {
			r.Units += int(n)
		}
		line.Seats[seat] = r
	}
	return line
}

// remember adds a line to the history. The old lines are shared between copies
// of a position, so they are never written to.
func (s *State) remember() {
	line := s.sumUp()
	line.Round = s.round
	s.history = append(s.history[:len(s.history):len(s.history)], line)
}
