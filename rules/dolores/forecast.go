package dolores

// Forecast is how the rest of this round looks for a federation if nothing else is
// done. Before phase 3 it holds the taxes that it will owe, and what the order of DO-36
// would leave unpaid. It also holds the yields at each N and warnings.
type Forecast struct {
	Taxes   Bill // all that is owed (DO-34)
	Missing Bill // what of it the store lacks
	Enough  bool // all can be paid
	// Unpaid is what the order of DO-36 would leave unpaid.
	Unpaid Unpaid
	// Pollution counts the tokens that lie over own cities now and would take from N
	// (DO-27). Smoke lists the cities that will add one (DO-31).
	Pollution int
	Smoke     []Field
	// Apart lists own cities that are not connected to the capital, BankApart tells
	// that the capital is not to the bank (DO-11, DO-39). Broken lists those that
	// would be cut off because sections cannot be paid for (DO-36).
	Apart, Broken []Field
	BankApart     bool
	Burning       []Field // own cities on fire (DO-33)
	// Cloudy lists own cities, sections and units on which the coming wind could leave
	// a radioactive cloud (DO-32). It does so in Winds of the 36 throws. Sparks lists
	// own cities to which it could carry a fire (DO-30).
	Cloudy, Sparks []Field
	Winds          int
	// Skips tells that by the printed rule there will be no yield (DO-35).
	Skips  bool
	Yields [7]Yield // by N from 0 to 6, robots added
}

// Unpaid is what a federation would leave unpaid.
type Unpaid struct {
	Cities    []Field
	Buildings []Lot
	Sections  []Field
	Units     []Unit
}

// Empty reports whether all would be paid.
func (u *Unpaid) Empty() bool {
	return len(u.Cities)+len(u.Buildings)+len(u.Sections)+len(u.Units) == 0
}

// Yield is what phase 4 brings at an N.
type Yield struct {
	Goods   Bill // of the buildings, within the limits of DO-42
	Harvest int  // crops that may be harvested, each for N food
	Fell    int  // forests that may be felled, each for 3 wood
	Total   Bill // with all that can be harvested and felled
}

// Forecast works out the rest of the round for a seat.
func (v *View) Forecast(seat int) Forecast {
	s := *v.state
	var f Forecast
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.smokes() {
			f.Smoke = append(f.Smoke, city.Field)
		}
		if s.fire.Has(city.Field) {
			f.Burning = append(f.Burning, city.Field)
		}
		if !s.AtHome(seat, city.Field) {
			f.Apart = append(f.Apart, city.Field)
		}
	}
	f.Pollution, f.BankApart = s.PollutionOver(seat), !s.atBank(seat)
	if s.phase < PhaseWind {
		s.forecastWind(seat, &f)
	}
	if s.phase <= PhaseTaxes {
		s.forecastTaxes(seat, &f)
	}
	for n := range f.Yields {
		if !f.Skips {
			f.Yields[n] = s.yieldAt(seat, n)
		}
	}
	return f
}

// forecastWind lists what the wind could carry clouds and fires to.
func (s *State) forecastWind(seat int, f *Forecast) {
	mine := s.ground().Without(s.forest).Without(s.crop).And(s.owned[seat]).Or(s.held[seat])
	var cloudy, sparks FieldSet
	for d := North; d < Calm; d++ {
		for n := 1; n <= dieSides; n++ {
			var hit FieldSet
			for _, at := range s.clouds[:s.cloudCount] {
				if to := at.Step(d, n); to != NoField {
					hit.Add(to)
				}
			}
			if hit = hit.And(mine); !hit.Empty() {
				cloudy = cloudy.Or(hit)
				f.Winds++
			}
		}
		for at := range s.fire.All() {
			if to := at.Step(d, 1); to != NoField {
				sparks.Add(to)
			}
		}
	}
	f.Cloudy = cloudy.Fields()
	f.Sparks = sparks.And(s.city).And(s.owned[seat]).Without(s.fire).Fields()
}

// forecastTaxes pays in the copy s what the default would pay.
func (s *State) forecastTaxes(seat int, f *Forecast) {
	fed := s.Fed(seat)
	if s.phase < PhaseTaxes {
		s.assess(seat)
	}
	f.Taxes = s.owed(seat)
	for g, n := range f.Taxes {
		f.Missing[g] = max(0, n-fed.store[g])
	}
	f.Enough = f.Missing.Empty()
	home := s.home[seat]
	if !s.choosesTaxes {
		f.Skips = !f.Enough
		s.clearDue(seat)
		if f.Enough {
			fed.store.Add(&f.Taxes, -1)
		}
		return
	}
	s.settleTaxes(seat)
	s.relink(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Unpaid {
			f.Unpaid.Cities = append(f.Unpaid.Cities, city.Field)
		}
		if home.Has(city.Field) && !s.AtHome(seat, city.Field) {
			f.Broken = append(f.Broken, city.Field)
		}
		for d := range city.Built {
			if city.Districts[d].Unpaid {
				f.Unpaid.Buildings = append(f.Unpaid.Buildings, Lot{city.Field, int(d) + 1})
			}
		}
	}
	f.Unpaid.Sections = s.unpaid.And(s.owned[seat]).Fields()
	for u := range fed.units {
		if fed.units[u].Unpaid {
			f.Unpaid.Units = append(f.Unpaid.Units, Unit(u))
		}
	}
}

// Lot is a district of a city, counted from 1.
type Lot struct {
	City     Field
	District int
}

// yieldAt works out phase 4 at an N.
func (s *State) yieldAt(seat, n int) Yield {
	made, takes := s.output(seat, n)
	y := Yield{Harvest: takes.harvest, Fell: takes.fell}
	for g := range made {
		y.Goods[g] = min(made[g], s.Room(seat, Good(g)))
	}
	y.Total = y.Goods
	y.Total[Food] += n * min(takes.harvest, s.crop.And(s.owned[seat]).Len())
	y.Total[Wood] += WoodOfForest * min(takes.fell, s.forest.And(s.owned[seat]).Len())
	return y
}
