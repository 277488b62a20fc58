package dolores

import "schron/rules"

// PollutingDistricts is how many built districts make a city smoke (DO-27).
const PollutingDistricts = 8

// Wind is what the two dice of phase 2 showed; the zero Wind was not rolled yet.
type Wind struct {
	First, Second int8
}

// Direction is where the wind blows to, Calm at a 1 or 6 (DO-28).
func (w Wind) Direction() Direction {
	return [...]Direction{Calm, Calm, South, East, North, West, Calm}[w.First]
}

// blow carries out phase 2 in the order of DO-58.
func (s *State) blow(j *rules.Journal) {
	s.phase = PhaseWind
	s.smoke(j)
	s.wind = Wind{int8(s.rand.Die(6)), int8(s.rand.Die(6))}
	j.Roll()
	old := s.fire
	if d, n := s.wind.Direction(), int(s.wind.Second); d == Calm {
		note(j, "DO-28", rules.NoSeat, "calm", dieArg(int(s.wind.First)))
	} else {
		note(j, "DO-28", rules.NoSeat, "wind", rules.KeyArg("direction", d.Name().Key), numberArg(n),
			dieArg(int(s.wind.First)))
		s.pollutionCount = drift(s.pollution[:s.pollutionCount], d, n)
		s.cloudCount = drift(s.clouds[:s.cloudCount], d, n)
		for f := range Set(s.clouds[:s.cloudCount]...).All() {
			s.irradiate(f, j)
		}
		for f := range Set(s.pollution[:s.pollutionCount]...).All() {
			s.poison(f, j)
		}
		s.spreadFire(old, d, j)
	}
	s.burn(old, j)
	s.relinkAll()
	s.aftermath(j)
}

// smoke puts pollution over every city that makes it (DO-27). If the pool cannot
// serve all, order of play and then of founding decides (DO-2).
func (s *State) smoke(j *rules.Journal) {
	for seat := range s.seats {
		fed := s.Fed(seat)
		for i := range fed.cityCount {
			city := &fed.cities[i]
			if !city.smokes() || s.pollutionCount == PollutionLimit {
				continue
			}
			s.pollution[s.pollutionCount] = city.Field
			s.pollutionCount++
			note(j, "DO-27", seat, "smoke", playerArg(seat), fieldArg(city.Field))
		}
	}
}

// smokes reports whether the city makes pollution: a purification plant frees it
// (DO-24, DO-27).
func (c *City) smokes() bool {
	return c.Built >= PollutingDistricts && !c.Has(PurificationPlant)
}

// drift moves tokens and returns how many are left on the map (DO-29).
func drift(tokens []Field, d Direction, n int) int {
	left := 0
	for _, f := range tokens {
		if to := f.Step(d, n); to != NoField {
			tokens[left] = to
			left++
		}
	}
	return left
}

// irradiate destroys all on a field where a radioactive cloud stops, except
// clouds, pollution and fire (DO-32). The field keeps its owner.
func (s *State) irradiate(f Field, j *rules.Journal) {
	if s.emptyField(f) {
		return
	}
	owner := s.ownerOf(f)
	note(j, "DO-32", owner, "irradiate", fieldArg(f))
	s.sweep(f)
	if s.city.Has(f) {
		s.dropCityKeepingFire(owner, s.CityAt(owner, f))
	}
}

// emptyField reports whether nothing lies or stands on a field that could be
// destroyed.
func (s *State) emptyField(f Field) bool {
	ground := s.ground()
	return !ground.Has(f) && s.unitsOf(f) == rules.NoSeat
}

// sweep takes forest, crop, section, launcher and all units from a field.
func (s *State) sweep(f Field) {
	s.clearGround(f)
	for seat := range s.seats {
		if u := s.launcherOn(seat, f); u != NoUnit {
			s.removeUnit(seat, u)
		}
		for u := s.topUnit(seat, f); u != NoUnit; u = s.topUnit(seat, f) {
			s.removeUnit(seat, u)
		}
	}
}

// dropCityKeepingFire removes a city but leaves its fire to burn out (DO-32).
func (s *State) dropCityKeepingFire(seat int, i int8) {
	f := s.Fed(seat).cities[i].Field
	burning := s.fire.Has(f)
	s.loseCity(seat, i)
	if burning {
		s.fire.Add(f)
	}
}

// poison removes crop and infantry where pollution stops; infantry aboard is
// safe (DO-31).
func (s *State) poison(f Field, j *rules.Journal) {
	if s.crop.Has(f) {
		s.crop.Remove(f)
		note(j, "DO-31", s.ownerOf(f), "poison.crop", fieldArg(f))
	}
	seat := s.unitsOf(f)
	if seat == rules.NoSeat {
		return
	}
	for u := range firstUnit[Armour-Infantry] {
		if p := &s.Fed(seat).units[u]; p.Field == f && p.Ship == NoUnit {
			s.removeUnit(seat, u)
			note(j, "DO-31", seat, "poison.infantry", playerArg(seat), unitArg(u), fieldArg(f))
		}
	}
}

// spreadFire puts fires beside those that lay before the wind, as far as there
// are tokens, from the north-west on (DO-30, DO-62).
func (s *State) spreadFire(old FieldSet, d Direction, j *rules.Journal) {
	fuel := s.forest.Or(s.crop).Or(s.city)
	for f := range old.All() {
		to := f.Step(d, 1)
		if !fuel.Has(to) || s.fire.Has(to) || s.fire.Len() >= FireLimit {
			continue
		}
		s.fire.Add(to)
		s.forest.Remove(to)
		s.crop.Remove(to)
		note(j, "DO-30", s.ownerOf(to), "spread", fromArg(f), fieldArg(to))
	}
}

// burn lets each fire that lay before this phase take a district of a city or
// burn out (DO-33, DO-58).
func (s *State) burn(old FieldSet, j *rules.Journal) {
	for f := range old.All() {
		if !s.city.Has(f) {
			s.fire.Remove(f)
			note(j, "DO-33", rules.NoSeat, "burn-out", fieldArg(f))
			continue
		}
		s.hitCity("DO-33", s.ownerOf(f), f, j)
	}
}

// hitCity destroys the last district of a city; if none is left, the city is
// gone (DO-59).
func (s *State) hitCity(rule string, seat int, f Field, j *rules.Journal) {
	i := s.CityAt(seat, f)
	city := &s.Fed(seat).cities[i]
	if city.Built > 0 {
		last := city.Built - 1
		note(j, rule, seat, "district", playerArg(seat), fieldArg(f), buildingArg(city.Districts[last].Building))
		city.cut(last)
	}
	if city.Built == 0 {
		note(j, "DO-59", seat, "city-gone", playerArg(seat), fieldArg(f))
		s.loseCity(seat, i)
	}
}
