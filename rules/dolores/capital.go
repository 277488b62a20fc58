package dolores

import "schron/rules"

// loseCity takes a city that was destroyed from the map and remembers whether it
// was the capital.
func (s *State) loseCity(seat int, i int8) {
	if s.Fed(seat).capital == i {
		s.capitalLost |= rules.Seats(seat)
	}
	s.dropCity(seat, i)
}

// replaceCapitals carries out DO-37 for the seats that just lost their capital. Each
// loses half of each good in store, rounded up, or all of it with no city left. The
// city with the most districts becomes the capital; at a tie the owner chooses.
func (s *State) replaceCapitals(j *rules.Journal) {
	lost := s.capitalLost
	s.capitalLost = 0
	for seat := range s.seats {
		if !lost.Has(seat) || s.Fed(seat).out {
			continue
		}
		fed := s.Fed(seat)
		if fed.cityCount == 0 {
			fed.store = Bill{}
			s.relink(seat)
			note(j, "DO-37", seat, "store-lost", playerArg(seat))
			continue
		}
		for g := range fed.store {
			fed.store[g] /= 2
		}
		note(j, "DO-37", seat, "store-halved", playerArg(seat))
		if s.candidates(seat) > 1 {
			s.capitalDue |= rules.Seats(seat)
			continue
		}
		for i := range fed.cityCount {
			if s.mayCrown(seat, i) {
				s.crown(seat, i, j)
				break
			}
		}
	}
}

// mayCrown reports whether no city of the seat has more districts.
func (s *State) mayCrown(seat int, i int8) bool {
	fed := s.Fed(seat)
	for k := range fed.cityCount {
		if fed.cities[k].Built > fed.cities[i].Built {
			return false
		}
	}
	return true
}

func (s *State) candidates(seat int) int {
	n := 0
	for i := range s.Fed(seat).cityCount {
		if s.mayCrown(seat, i) {
			n++
		}
	}
	return n
}

// crown makes a city the capital. It gets a warehouse as its first district; a
// twelfth building falls away (DO-37).
func (s *State) crown(seat int, i int8, j *rules.Journal) {
	fed := s.Fed(seat)
	city := &fed.cities[i]
	if city.Built == Districts {
		note(j, "DO-37", seat, "district", playerArg(seat), fieldArg(city.Field),
			buildingArg(city.Districts[Districts-1].Building))
		city.cut(Districts - 1)
	}
	copy(city.Districts[1:], city.Districts[:city.Built])
	city.Districts[0] = District{Building: Warehouse, Material: nothing}
	city.Built++
	fed.capital = i
	s.relink(seat)
	note(j, "DO-37", seat, "capital", playerArg(seat), fieldArg(city.Field))
}

func (s *State) refuseCapital(seat int, f Field) *rules.Refusal {
	i := s.CityAt(seat, f)
	switch {
	case i < 0:
		return refusal("DO-37", "no-city", fieldArg(f))
	case !s.mayCrown(seat, i):
		return refusal("DO-37", "capital.smaller", fieldArg(f))
	}
	return nil
}

func (s *State) chooseCapital(seat int, f Field, j *rules.Journal) {
	s.capitalDue &^= rules.Seats(seat)
	s.crown(seat, s.CityAt(seat, f), j)
	s.resume(j)
}

func (s *State) appendCapitals(seat int, buf []rules.Move) []rules.Move {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		if s.mayCrown(seat, i) {
			buf = append(buf, On(VerbCapital, fed.cities[i].Field))
		}
	}
	return buf
}
