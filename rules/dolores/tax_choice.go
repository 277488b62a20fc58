package dolores

import "schron/rules"

// taxItem returns the marks and the bill of something that a seat still has to decide
// about, nil marks if there is nothing. With d 0 that is a city or section, with d from
// 1 the building in district d. A section's marks are the sets s.due and s.unpaid.
func (s *State) taxItem(seat int, f Field, d int8) (due, unpaid *bool, bill Bill) {
	fed := s.Fed(seat)
	i := s.CityAt(seat, f)
	if i < 0 {
		return nil, nil, bill
	}
	city := &fed.cities[i]
	if d == 0 {
		if !city.Due {
			return nil, nil, bill
		}
		return &city.Due, &city.Unpaid, CityTax(int(city.Built), i == fed.capital)
	}
	if d > city.Built || !city.Districts[d-1].Due {
		return nil, nil, bill
	}
	x := &city.Districts[d-1]
	return &x.Due, &x.Unpaid, x.Tax()
}

func (s *State) refuseTax(seat int, pay bool, f Field, d int8) *rules.Refusal {
	if d == 0 && s.due.Has(f) && s.owned[seat].Has(f) {
		return s.refuseBill(seat, pay, &Goods[SectionOf(f)].Tax)
	}
	due, _, bill := s.taxItem(seat, f, d)
	switch {
	case due == nil:
		return refusal("DO-35", "tax.none", fieldArg(f))
	case pay && d > 0 && s.Fed(seat).cities[s.CityAt(seat, f)].Due:
		return refusal("DO-35", "tax.city-first", fieldArg(f))
	}
	return s.refuseBill(seat, pay, &bill)
}

func (s *State) refuseUnitTax(seat int, pay bool, u Unit) *rules.Refusal {
	if !s.Fed(seat).units[u].Due {
		return refusal("DO-35", "tax.no-unit", s.whoArg(seat, u))
	}
	return s.refuseBill(seat, pay, &Goods[u.Kind()].Tax)
}

// refuseBill says what a seat lacks to pay a tax.
func (s *State) refuseBill(seat int, pay bool, bill *Bill) *rules.Refusal {
	if pay {
		for g, n := range bill {
			if have := s.Fed(seat).store[g]; have < n {
				return refusal("DO-35", "store", goodArg(Good(g)), amountArg(n), haveArg(have))
			}
		}
	}
	return nil
}

// decide pays for something or leaves it unpaid, as a move says (DO-35).
func (s *State) decide(seat int, m rules.Move, j *rules.Journal) {
	switch m.Verb {
	case VerbPay, VerbWaive:
		s.decideTax(seat, m.Verb == VerbPay, Field(m.A), int8(m.B), j)
	case VerbPayUnit, VerbWaiveUnit:
		s.decideUnitTax(seat, m.Verb == VerbPayUnit, Unit(m.A), j)
	case VerbWaiveWorks:
		note(j, "DO-35", seat, "waive.works", playerArg(seat), buildingArg(Building(m.A)), amountArg(s.several(seat, m, true)))
	case VerbWaiveTroop:
		note(j, "DO-35", seat, "waive.troops", playerArg(seat), kindArg(Good(m.A)), amountArg(s.several(seat, m, true)))
	}
}

// several counts the buildings or units of a kind that a seat still has to decide about.
// For a move that leaves all of them unpaid it does so if told to.
func (s *State) several(seat int, m rules.Move, waive bool) (n int) {
	fed := s.Fed(seat)
	count := func(due, unpaid *bool) {
		if n++; waive {
			*due, *unpaid = false, true
		}
	}
	if k := m.A - int16(Infantry); m.Verb == VerbWaiveTroop {
		for u := firstUnit[k]; u < firstUnit[k+1]; u++ {
			if p := &fed.units[u]; p.Due {
				count(&p.Due, &p.Unpaid)
			}
		}
		return n
	}
	for i := range fed.cityCount {
		for d := range fed.cities[i].Built {
			if x := &fed.cities[i].Districts[d]; x.Due && x.Building == Building(m.A) {
				count(&x.Due, &x.Unpaid)
			}
		}
	}
	return n
}

// refuseSeveral refuses to leave all of a kind unpaid where fewer than two are undecided.
func (s *State) refuseSeveral(seat int, m rules.Move) *rules.Refusal {
	if s.several(seat, m, false) < 2 {
		return refusal("DO-35", "tax.single")
	}
	return nil
}

// decideTax pays for a city, section or building or leaves it unpaid. The
// buildings of an unpaid city do not work and so stay unpaid (DO-35, DO-63).
func (s *State) decideTax(seat int, pay bool, f Field, d int8, j *rules.Journal) {
	fed := s.Fed(seat)
	name := "waive"
	if pay {
		name = "pay"
	}
	if d == 0 && s.due.Has(f) {
		s.due.Remove(f)
		if pay {
			fed.pay(&Goods[SectionOf(f)].Tax)
		} else {
			s.unpaid.Add(f)
			s.relink(seat)
		}
		note(j, "DO-35", seat, name+".section", playerArg(seat), fieldArg(f))
		return
	}
	due, unpaid, bill := s.taxItem(seat, f, d)
	*due = false
	if pay {
		fed.pay(&bill)
	} else {
		*unpaid = true
	}
	city := &fed.cities[s.CityAt(seat, f)]
	if d > 0 {
		note(j, "DO-35", seat, name+".building", playerArg(seat), fieldArg(f), buildingArg(city.Districts[d-1].Building))
	} else {
		note(j, "DO-35", seat, name+".city", playerArg(seat), fieldArg(f))
		for k := range city.Built {
			if x := &city.Districts[k]; !pay && x.Due {
				x.Due, x.Unpaid = false, true
			}
		}
	}
}

func (s *State) decideUnitTax(seat int, pay bool, u Unit, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.units[u].Due = false
	name := "waive.unit"
	if pay {
		name = "pay.unit"
		fed.pay(&Goods[u.Kind()].Tax)
	} else {
		fed.units[u].Unpaid = true
	}
	note(j, "DO-35", seat, name, playerArg(seat), unitArg(u), kindArg(u.Kind()), fieldArg(s.Fed(seat).units[u].Field))
}

// taxesOn goes on to the next federation when nothing is left to decide or to
// be paid.
func (s *State) taxesOn(seat int, j *rules.Journal) {
	if left := s.owed(seat); left.Empty() || !s.canPayAny(seat) {
		s.waiveRest(seat)
		s.endTaxes(seat, j)
	}
}

// canPayAny reports whether a seat could pay for anything that is not decided.
func (s *State) canPayAny(seat int) bool {
	for _, m := range s.appendTaxes(seat, nil) {
		if m.Verb == VerbPay || m.Verb == VerbPayUnit {
			return true
		}
	}
	return false
}

// appendTaxes appends what may be paid and waived.
func (s *State) appendTaxes(seat int, buf []rules.Move) []rules.Move {
	fed := s.Fed(seat)
	item := func(verb uint8, a, b int16, pays bool) {
		if pays {
			buf = append(buf, rules.Move{Verb: verb, A: a, B: b})
		}
		buf = append(buf, rules.Move{Verb: verb + VerbWaive - VerbPay, A: a, B: b})
	}
	var counts [max(BuildingKinds, Building(GoodKinds))][2]int // of each kind, buildings and units
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Due {
			bill := CityTax(int(city.Built), i == fed.capital)
			item(VerbPay, int16(city.Field), 0, fed.store.Covers(&bill))
		}
		for d := range city.Built {
			if x := &city.Districts[d]; x.Due {
				counts[x.Building][0]++
				bill := x.Tax()
				item(VerbPay, int16(city.Field), int16(d)+1, !city.Due && fed.store.Covers(&bill))
			}
		}
	}
	for f := range s.due.And(s.owned[seat]).All() {
		item(VerbPay, int16(f), 0, fed.store.Covers(&Goods[SectionOf(f)].Tax))
	}
	for u := range fed.units {
		if fed.units[u].Due {
			counts[Unit(u).Kind()][1]++
			item(VerbPayUnit, int16(u), 0, fed.store.Covers(&Goods[Unit(u).Kind()].Tax))
		}
	}
	for a := range counts {
		for i, verb := range [...]uint8{VerbWaiveWorks, VerbWaiveTroop} {
			if counts[a][i] > 1 {
				buf = append(buf, rules.Move{Verb: verb, A: int16(a)})
			}
		}
	}
	return append(buf, Plain(VerbSettle), Plain(VerbEnd))
}
