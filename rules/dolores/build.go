package dolores

import "schron/rules"

// Mineable returns the raw Materials for which a mine may be built in a seat's city on
// f (DO-17). They are those of the resource fields on and beside it that are the seat's
// or nobody's.
func (s *State) Mineable(seat int, f Field) Materials {
	var out Materials
	if s.mayMine(seat, f) {
		out |= minerals[f]
	}
	for d := North; d < Calm; d++ {
		if x := f.Step(d, 1); x != NoField && minerals[x] != 0 && s.mayMine(seat, x) {
			out |= minerals[x]
		}
	}
	return out
}

func (s *State) mayMine(seat int, f Field) bool {
	owner := s.ownerOf(f)
	return owner == seat || owner == rules.NoSeat
}

func (s *State) refuseBuild(seat int, f Field, b Building, material Good) *rules.Refusal {
	i := s.CityAt(seat, f)
	if i < 0 {
		return refusal("DO-15", "no-city", fieldArg(f))
	}
	city := &s.Fed(seat).cities[i]
	switch {
	case b == Warehouse:
		return refusal("DO-15", "build.warehouse")
	case city.Built >= Districts:
		return refusal("DO-15", "build.full", fieldArg(f))
	case b == PurificationPlant && city.Has(b):
		return refusal("DO-16", "build.purification", fieldArg(f))
	case b == Mine && s.Mineable(seat, f)>>material&1 == 0:
		return s.refuseMine(seat, f, material)
	}
	return s.refuseCost(seat, f, b)
}

// refuseMine says why no mine for a material can be built there (DO-17).
func (s *State) refuseMine(seat int, f Field, material Good) *rules.Refusal {
	near := resourceFields(f)
	if near.Empty() {
		return refusal("DO-17", "mine.none", fieldArg(f))
	}
	for x := range near.All() {
		if minerals[x]>>material&1 == 1 {
			return refusal("DO-17", "mine.foreign", goodArg(material), rules.Literal("from", x.String()),
				otherArg(s.ownerOf(x)))
		}
	}
	return refusal("DO-17", "mine.lacking", fieldArg(f), goodArg(material))
}

// refuseCost says why a seat cannot pay for a building (DO-15).
func (s *State) refuseCost(seat int, f Field, b Building) *rules.Refusal {
	fed, work := s.Fed(seat), &Buildings[b]
	switch {
	case fed.money < work.Price:
		return s.broke("DO-15", seat, work.Price)
	case work.Goods.Empty():
		return nil
	case !s.AtHome(seat, f):
		return refusal("DO-15", "build.apart", fieldArg(f), buildingArg(b))
	}
	for g, n := range work.Goods {
		if have := fed.store[g]; have < n {
			return refusal("DO-15", "store", goodArg(Good(g)), amountArg(n), haveArg(have))
		}
	}
	return nil
}

// build fills the next district (DO-15, DO-24).
func (s *State) build(seat int, f Field, b Building, material Good, j *rules.Journal) {
	fed, work := s.Fed(seat), &Buildings[b]
	fed.spend(work.Price, &fed.book.Buildings)
	fed.store.Add(&work.Goods, -1)
	city := &fed.cities[s.CityAt(seat, f)]
	if b != Mine {
		material = nothing
	}
	city.Districts[city.Built] = District{Building: b, Material: material}
	city.Built++
	switch {
	case b == Mine:
		note(j, "DO-17", seat, "mine", playerArg(seat), fieldArg(f), goodArg(material), numberArg(work.Price))
	case work.Price == 0:
		note(j, "DO-15", seat, "build.goods", playerArg(seat), fieldArg(f), buildingArg(b))
	default:
		note(j, "DO-15", seat, "build", playerArg(seat), fieldArg(f), buildingArg(b), numberArg(work.Price))
	}
}

// appendBuilds appends what may be built in a seat's cities.
func (s *State) appendBuilds(seat int, buf []rules.Move) []rules.Move {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Built >= Districts {
			continue
		}
		for b := FoodFactory; b < BuildingKinds; b++ {
			if b == PurificationPlant && city.Has(b) || !s.affords(seat, city.Field, b) {
				continue
			}
			if b != Mine {
				buf = append(buf, Build(city.Field, b, nothing))
				continue
			}
			for g, found := Coal, s.Mineable(seat, city.Field); g < RawKinds; g++ {
				if found>>g&1 == 1 {
					buf = append(buf, Build(city.Field, Mine, g))
				}
			}
		}
	}
	return buf
}

// affords reports whether a seat can pay for a building in its city on f.
func (s *State) affords(seat int, f Field, b Building) bool {
	fed, work := s.Fed(seat), &Buildings[b]
	return fed.money >= work.Price &&
		(work.Goods.Empty() || s.AtHome(seat, f) && fed.store.Covers(&work.Goods))
}

// District returns a seat's built district, nil if there is none. d counts from 1.
func (s *State) District(seat int, f Field, d int8) *District {
	i := s.CityAt(seat, f)
	if i < 0 || d < 1 || d > s.Fed(seat).cities[i].Built {
		return nil
	}
	return &s.Fed(seat).cities[i].Districts[d-1]
}

// refuseDistrict says why a seat has no such district.
func (s *State) refuseDistrict(rule string, seat int, f Field, d int8) *rules.Refusal {
	if s.CityAt(seat, f) < 0 {
		return refusal(rule, "no-city", fieldArg(f))
	}
	return refusal(rule, "no-district", fieldArg(f), numberArg(int(d)))
}

func (s *State) refusePull(seat int, f Field, d int8) *rules.Refusal {
	x := s.District(seat, f, d)
	switch {
	case x == nil:
		return s.refuseDistrict("DO-16", seat, f, d)
	case x.Building == Warehouse:
		return refusal("DO-16", "pull.warehouse")
	case x.Building == PurificationPlant:
		return refusal("DO-16", "pull.purification")
	case s.Fed(seat).money < Buildings[x.Building].Pull:
		return s.broke("DO-16", seat, Buildings[x.Building].Pull)
	}
	return nil
}

// pull takes a building down; its robots are lost (DO-16).
func (s *State) pull(seat int, f Field, d int8, j *rules.Journal) {
	fed := s.Fed(seat)
	b := s.District(seat, f, d).Building
	fed.spend(Buildings[b].Pull, &fed.book.Buildings)
	fed.cities[s.CityAt(seat, f)].cut(d - 1)
	note(j, "DO-16", seat, "pull", playerArg(seat), fieldArg(f), buildingArg(b), numberArg(Buildings[b].Pull))
}

func (s *State) appendPulls(seat int, buf []rules.Move) []rules.Move {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Built == 0 && i != fed.capital && fed.money >= CityPrice {
			buf = append(buf, On(VerbRaze, city.Field))
		}
		for d := range city.Built {
			if b := city.Districts[d].Building; b.Works() && fed.money >= Buildings[b].Pull {
				buf = append(buf, With(VerbPull, city.Field, int(d)+1))
			}
		}
	}
	return buf
}

func (s *State) refuseInstall(seat int, f Field, d int8, n int) *rules.Refusal {
	x, have := s.District(seat, f, d), s.Fed(seat).store[Robots]
	switch {
	case x == nil:
		return s.refuseDistrict("DO-22", seat, f, d)
	case !x.Building.Works():
		return refusal("DO-22", "install.idle", buildingArg(x.Building))
	case n < 1:
		return refusal("DO-22", "amount")
	case n > have:
		return refusal("DO-22", "store", goodArg(Robots), amountArg(n), haveArg(have))
	case n > s.RobotRoom(x):
		if s.robotLimit > 0 {
			return refusal("DO-66", "install.limit", buildingArg(x.Building), numberArg(s.robotLimit), haveArg(int(x.Robots)))
		}
		return refusal("DO-22", "install.most", numberArg(MostOfAGood))
	}
	return nil
}

// RobotRoom is how many more robots a building may hold: there is a limit, or
// without one room for plenty (DO-66).
func (s *State) RobotRoom(x *District) int {
	if s.robotLimit > 0 {
		return max(0, s.robotLimit-int(x.Robots))
	}
	return MostOfAGood - int(x.Robots)
}

// install puts robots into a building, where they stay (DO-22).
func (s *State) install(seat int, f Field, d int8, n int, j *rules.Journal) {
	x := s.District(seat, f, d)
	s.Fed(seat).store[Robots] -= n
	x.Robots += int32(n)
	note(j, "DO-22", seat, "install", playerArg(seat), fieldArg(f), buildingArg(x.Building), amountArg(n))
}

func (s *State) appendInstalls(seat int, buf []rules.Range) []rules.Range {
	fed := s.Fed(seat)
	if fed.store[Robots] < 1 {
		return buf
	}
	for i := range fed.cityCount {
		city := &fed.cities[i]
		for d := range city.Built {
			n := min(fed.store[Robots], s.RobotRoom(&city.Districts[d]))
			if city.Districts[d].Building.Works() && n > 0 {
				m := With(VerbInstall, city.Field, int(d)+1)
				m.N = rules.AnyAmount
				buf = append(buf, rules.Range{Move: m, Min: 1, Max: n})
			}
		}
	}
	return buf
}
