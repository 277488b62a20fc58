package dolores

import (
	"slices"

	"schron/rules"
)

func (s *State) startTaxes(j *rules.Journal) {
	s.phase, s.active = PhaseTaxes, -1
	s.nextTaxes(j)
}

// nextTaxes asks the next federation what it pays. Who owes nothing or can pay
// nothing is not asked; by the printed rule nobody is (DO-35, DO-36).
func (s *State) nextTaxes(j *rules.Journal) {
	for s.next() {
		seat := int(s.active)
		s.assess(seat)
		total := s.owed(seat)
		switch {
		case total.Empty():
			note(j, "DO-34", seat, "tax.none", playerArg(seat))
		case !s.choosesTaxes:
			s.payByThePrint(seat, &total, j)
		case !s.canPayAny(seat):
			s.waiveRest(seat)
			s.reportTaxes(seat, j)
		default:
			s.ask = DecideTax
			return
		}
	}
	s.startYield(j)
}

// payByThePrint takes all taxes of who can pay them; who cannot pays nothing and
// skips the yield (DO-35, DO-36).
func (s *State) payByThePrint(seat int, total *Bill, j *rules.Journal) {
	fed := s.Fed(seat)
	if fed.store.Covers(total) {
		fed.store.Add(total, -1)
		note(j, "DO-36", seat, "tax.all", playerArg(seat))
	} else {
		fed.skips = true
		note(j, "DO-35", seat, "tax.skip", playerArg(seat))
	}
	s.clearDue(seat)
}

// assess marks all that a seat owes a tax for (DO-34). A tax of zero counts as
// paid (DO-36).
func (s *State) assess(seat int) {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		bill := CityTax(int(city.Built), i == fed.capital)
		city.Due = !bill.Empty()
		for d := range city.Built {
			bill := city.Districts[d].Tax()
			city.Districts[d].Due = !bill.Empty()
		}
	}
	s.due = s.due.Or(s.section.And(s.owned[seat]))
	for u := range fed.units {
		fed.units[u].Due = fed.units[u].onMap()
	}
}

// clearDue leaves nothing to be decided.
func (s *State) clearDue(seat int) {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		city.Due = false
		for d := range city.Built {
			city.Districts[d].Due = false
		}
	}
	s.due = s.due.Without(s.owned[seat])
	for u := range fed.units {
		fed.units[u].Due = false
	}
}

// owed sums up what is not decided yet.
func (s *State) owed(seat int) Bill {
	var total Bill
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Due {
			bill := CityTax(int(city.Built), i == fed.capital)
			total.Add(&bill, 1)
		}
		for d := range city.Built {
			if x := &city.Districts[d]; x.Due {
				bill := x.Tax()
				total.Add(&bill, 1)
			}
		}
	}
	mine := s.due.And(s.owned[seat])
	total.Add(&Goods[LandSection].Tax, mine.And(landFields).Len())
	total.Add(&Goods[SeaSection].Tax, mine.And(seaFields).Len())
	for u := range fed.units {
		if fed.units[u].Due {
			total.Add(&Goods[Unit(u).Kind()].Tax, 1)
		}
	}
	return total
}

// pay takes a bill from a store if all of it is there.
func (f *Ledger) pay(bill *Bill) bool {
	if !f.store.Covers(bill) {
		return false
	}
	f.store.Add(bill, -1)
	return true
}

// settleTaxes decides what is left in the order of DO-36, paying whatever can
// still be paid whole: cities with their buildings, sections, units.
func (s *State) settleTaxes(seat int) {
	fed := s.Fed(seat)
	for k := range fed.cityCount {
		i := fed.CityInOrder(k)
		city := &fed.cities[i]
		if city.Due {
			bill := CityTax(int(city.Built), i == fed.capital)
			city.Due, city.Unpaid = false, !fed.pay(&bill)
		}
		for d := range city.Built {
			if x := &city.Districts[d]; x.Due {
				bill := x.Tax()
				// In a city that is not paid for, the building would not work (DO-63).
				x.Due, x.Unpaid = false, city.Unpaid || !fed.pay(&bill)
			}
		}
	}
	s.settleSections(seat)
	for _, u := range fed.unitsByAge() {
		if p := &fed.units[u]; p.Due {
			p.Due, p.Unpaid = false, !fed.pay(&Goods[u.Kind()].Tax)
		}
	}
}

// CityInOrder returns the index of the k-th city for taxes: the capital first,
// then by founding (DO-36).
func (f *Ledger) CityInOrder(k int8) int8 {
	switch {
	case f.capital < 0 || k > f.capital:
		return k
	case k == 0:
		return f.capital
	}
	return k - 1
}

// settleSections pays for sections from the capital outwards, so that what is
// left hangs together; those that do not lead there come last (DO-63).
func (s *State) settleSections(seat int) {
	fed := s.Fed(seat)
	left := s.due.And(s.owned[seat])
	route := left.Or(s.city.And(s.owned[seat]))
	ring := Set()
	if fed.capital >= 0 {
		ring.Add(fed.cities[fed.capital].Field)
	}
	for !left.Empty() {
		next := ring.Or(ring.Beside().And(route))
		if next == ring {
			next = ring.Or(left)
		}
		for f := range next.And(left).All() {
			if !fed.pay(&Goods[SectionOf(f)].Tax) {
				s.unpaid.Add(f)
			}
			s.due.Remove(f)
			left.Remove(f)
		}
		ring = next
	}
}

// unitsByAge lists the units on the map, those placed first in front (DO-36).
func (f *Ledger) unitsByAge() []Unit {
	var list []Unit
	for u := range f.units {
		if f.units[u].onMap() {
			list = append(list, Unit(u))
		}
	}
	slices.SortFunc(list, func(a, b Unit) int { return int(f.units[a].Age - f.units[b].Age) })
	return list
}

// waiveRest leaves all unpaid that is not decided yet.
func (s *State) waiveRest(seat int) {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		city := &fed.cities[i]
		city.Unpaid = city.Unpaid || city.Due
		for d := range city.Built {
			x := &city.Districts[d]
			x.Unpaid = x.Unpaid || x.Due
		}
	}
	s.unpaid = s.unpaid.Or(s.due.And(s.owned[seat]))
	for u := range fed.units {
		p := &fed.units[u]
		p.Unpaid = p.Unpaid || p.Due
	}
	s.clearDue(seat)
}

// endTaxes closes a federation's taxes; what is not paid for does not connect
// from now on (DO-36).
func (s *State) endTaxes(seat int, j *rules.Journal) {
	s.reportTaxes(seat, j)
	s.nextTaxes(j)
}

// reportTaxes tells what was not paid for.
func (s *State) reportTaxes(seat int, j *rules.Journal) {
	s.relink(seat)
	if j == nil {
		return
	}
	fed := s.Fed(seat)
	all := true
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if city.Unpaid {
			all = false
			note(j, "DO-35", seat, "unpaid.city", playerArg(seat), fieldArg(city.Field))
			continue
		}
		for d := range city.Built {
			if x := &city.Districts[d]; x.Unpaid {
				all = false
				note(j, "DO-35", seat, "unpaid.building", playerArg(seat), fieldArg(city.Field), buildingArg(x.Building))
			}
		}
	}
	if n := s.unpaid.And(s.owned[seat]).Len(); n > 0 {
		all = false
		note(j, "DO-36", seat, "unpaid.sections", playerArg(seat), numberArg(n))
	}
	if n := fed.unpaidUnits(); n > 0 {
		all = false
		note(j, "DO-36", seat, "unpaid.units", playerArg(seat), numberArg(n))
	}
	if all {
		note(j, "DO-35", seat, "tax.all", playerArg(seat))
	}
}

func (f *Ledger) unpaidUnits() int {
	n := 0
	for u := range f.units {
		if f.units[u].Unpaid {
			n++
		}
	}
	return n
}

// Taxes sums up what a seat will owe this round (DO-34).
func (s *State) Taxes(seat int) Bill { return s.TaxesOf(seat, s.Census(seat)) }

// TaxesOf sums up what a seat owes that has all this.
func (s *State) TaxesOf(seat int, c Census) Bill {
	var total Bill
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		food, energy := cityTax(int(fed.cities[i].Built), i == fed.capital)
		total[Food] += food
		total[Energy] += energy
	}
	total[Energy] += RobotEnergy * c.robots
	for b, n := range c.kinds {
		for _, x := range levies[b] {
			total[x.good] += n * x.n
		}
	}
	total.Add(&Goods[LandSection].Tax, c.land)
	total.Add(&Goods[SeaSection].Tax, c.sea)
	for k, n := range fed.onMap {
		if n > 0 {
			total.Add(&Goods[int(Infantry)+k].Tax, int(n))
		}
	}
	return total
}
