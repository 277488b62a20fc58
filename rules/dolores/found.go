package dolores

import "schron/rules"

// foundable returns the fields on which a seat may found a city now (DO-13): own
// land without a city, launcher or fire.
func (s *State) foundable(seat int) FieldSet {
	fed := s.Fed(seat)
	if fed.money < CityPrice || fed.cityCount >= MaxCities {
		return FieldSet{}
	}
	return s.owned[seat].And(landFields).Without(s.city).Without(s.launcher).Without(s.fire)
}

func (s *State) refuseFound(seat int, f Field) *rules.Refusal {
	fed := s.Fed(seat)
	switch {
	case !s.owned[seat].Has(f):
		return refusal("DO-13", "not-own", fieldArg(f))
	case seaFields.Has(f):
		return refusal("DO-13", "sea", fieldArg(f))
	case s.city.Has(f):
		return refusal("DO-13", "found.city", fieldArg(f))
	case s.launcher.Has(f):
		return refusal("DO-13", "found.launcher", fieldArg(f))
	case s.fire.Has(f):
		return refusal("DO-33", "burning", fieldArg(f))
	case fed.cityCount >= MaxCities:
		return refusal("DO-2", "found.limit", numberArg(MaxCities))
	case fed.money < CityPrice:
		return s.broke("DO-13", seat, CityPrice)
	}
	return nil
}

// found puts a city; forest, crop or section there is removed (DO-13). Without
// a city before, it is the capital (DO-37).
func (s *State) found(seat int, f Field, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.spend(CityPrice, &fed.book.Cities)
	s.clearGround(f)
	first := fed.capital < 0
	s.addCity(seat, f)
	s.relink(seat)
	note(j, "DO-13", seat, "found", playerArg(seat), fieldArg(f))
	if first {
		note(j, "DO-37", seat, "capital", playerArg(seat), fieldArg(f))
	}
}

// clearGround takes forest, crop and section from a field.
func (s *State) clearGround(f Field) {
	s.forest.Remove(f)
	s.crop.Remove(f)
	s.section.Remove(f)
	s.unpaid.Remove(f)
	s.due.Remove(f)
}

func (s *State) refuseRaze(seat int, f Field) *rules.Refusal {
	i := s.CityAt(seat, f)
	switch {
	case i < 0:
		return refusal("DO-14", "no-city", fieldArg(f))
	case i == s.Fed(seat).capital:
		return refusal("DO-14", "raze.capital", fieldArg(f))
	case s.Fed(seat).cities[i].Built > 0:
		return refusal("DO-14", "raze.buildings", fieldArg(f))
	case s.Fed(seat).money < CityPrice:
		return s.broke("DO-14", seat, CityPrice)
	}
	return nil
}

// raze pulls down a city without buildings (DO-14).
func (s *State) raze(seat int, f Field, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.spend(CityPrice, &fed.book.Cities)
	s.dropCity(seat, s.CityAt(seat, f))
	s.relink(seat)
	note(j, "DO-14", seat, "raze", playerArg(seat), fieldArg(f))
}

// dropCity takes a city from the map. The capital's index follows; it is -1 if
// the capital went.
func (s *State) dropCity(seat int, i int8) {
	fed := s.Fed(seat)
	f := fed.cities[i].Field
	s.city.Remove(f)
	s.fire.Remove(f) // a fire in a city ends with the city (DO-33)
	copy(fed.cities[i:fed.cityCount], fed.cities[i+1:fed.cityCount])
	fed.cityCount--
	fed.cities[fed.cityCount] = City{}
	switch {
	case i == fed.capital:
		fed.capital = -1
	case i < fed.capital:
		fed.capital--
	}
}
