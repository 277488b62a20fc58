package dolores

import (
	"errors"
	"fmt"
)

func (s *State) testMoney(seat int) error {
	fed := s.Fed(seat)
	if fed.money < 0 || fed.money != StartMoney+fed.book.Sum() {
		return fmt.Errorf("%d kokos, the book says %d (DO-5)", fed.money, StartMoney+fed.book.Sum())
	}
	return nil
}

func (s *State) testStore(seat int) error {
	for g, n := range s.Fed(seat).store {
		if n < 0 || s.Room(seat, Good(g)) < 0 {
			return fmt.Errorf("%d of %s in store, %d on the map (DO-2)", n, Good(g), s.Placed(seat, Good(g)))
		}
		if n := s.Fed(seat).sold[g]; n < 0 || n > mostSold || n > 0 && s.demand == 0 {
			return fmt.Errorf("%d of %s sold (DO-70)", n, Good(g))
		}
	}
	return nil
}

func (s *State) testCities(seat int) error {
	fed := s.Fed(seat)
	var there FieldSet
	if fed.cityCount < 0 || fed.cityCount > MaxCities {
		return fmt.Errorf("%d cities (DO-2)", fed.cityCount)
	}
	for i := range fed.cityCount {
		city := &fed.cities[i]
		if there.Has(city.Field) {
			return fmt.Errorf("two cities on %s", city.Field)
		}
		there.Add(city.Field)
		if err := city.test(i == fed.capital); err != nil {
			return fmt.Errorf("city on %s: %w", city.Field, err)
		}
		if n := city.mostRobots(); s.robotLimit > 0 && n > s.robotLimit {
			return fmt.Errorf("city on %s: %d robots in a building, limit %d (DO-66)", city.Field, n, s.robotLimit)
		}
	}
	due := s.capitalDue.Has(seat)
	switch {
	case there != s.city.And(s.owned[seat]):
		return errors.New("cities are not those of the map (DO-5)")
	case fed.capital >= fed.cityCount || (fed.capital < 0) != (due || fed.cityCount == 0):
		return fmt.Errorf("capital %d of %d cities (DO-37)", fed.capital, fed.cityCount)
	case due && s.candidates(seat) < 2:
		return errors.New("a capital is chosen without a tie (DO-37)")
	}
	return nil
}

func (c *City) test(capital bool) error {
	cleaners := 0
	for d := range c.Districts {
		x := &c.Districts[d]
		if d >= int(c.Built) {
			if *x != (District{}) {
				return fmt.Errorf("district %d is not built", d+1)
			}
			continue
		}
		if x.Building == PurificationPlant {
			cleaners++
		}
		switch {
		case x.Building <= NoBuilding || x.Building >= BuildingKinds:
			return fmt.Errorf("district %d without a building (DO-15)", d+1)
		case (x.Building == Warehouse) != (capital && d == 0):
			return fmt.Errorf("warehouse or not in district %d (DO-37)", d+1)
		case (x.Building == Mine) != (x.Material >= Coal && x.Material < RawKinds):
			return fmt.Errorf("material %s of %s (DO-17)", x.Material, x.Building)
		case x.Robots < 0 || x.Robots > 0 && !x.Building.Works():
			return fmt.Errorf("%d robots in %s (DO-22)", x.Robots, x.Building)
		case x.Due && x.Unpaid:
			return fmt.Errorf("tax of district %d is unpaid and undecided (DO-35)", d+1)
		}
	}
	switch {
	case cleaners > 1:
		return fmt.Errorf("%d purification plants (DO-16)", cleaners)
	case capital && c.Built == 0:
		return errors.New("capital without a warehouse (DO-7)")
	case c.Due && c.Unpaid:
		return errors.New("tax is unpaid and undecided (DO-35)")
	}
	return nil
}

// mostRobots is how many robots the building holds that has most.
func (c *City) mostRobots() int {
	n := 0
	for d := range c.Built {
		n = max(n, int(c.Districts[d].Robots))
	}
	return n
}

func (s *State) testUnits(seat int) error {
	fed := s.Fed(seat)
	var held, launchers FieldSet
	var count [UnitKinds]int8
	for u := range Unit(Units) {
		p := &fed.units[u]
		if !p.onMap() {
			if *p != inPool {
				return fmt.Errorf("%s is marked off the map", u)
			}
			continue
		}
		kind := u.Kind()
		count[kind-Infantry]++
		switch {
		case isLauncher(kind):
			if launchers.Has(p.Field) || p.Moved || p.Attacked || p.Ship != NoUnit {
				return fmt.Errorf("launcher %s on %s (DO-57)", u, p.Field)
			}
			launchers.Add(p.Field)
		case p.Ship != NoUnit:
			if err := s.testAboard(fed, u); err != nil {
				return err
			}
		case (kind == Warship) != seaFields.Has(p.Field):
			return fmt.Errorf("%s on %s (DO-44 to DO-46)", u, p.Field)
		default:
			held.Add(p.Field)
		}
		if p.Due && p.Unpaid {
			return fmt.Errorf("tax of %s is unpaid and undecided (DO-35)", u)
		}
	}
	switch {
	case count != fed.onMap:
		return fmt.Errorf("%v units counted, %v on the map", fed.onMap, count)
	case held != s.held[seat] || launchers != s.launcher.And(s.owned[seat]):
		return errors.New("units are not those of the map")
	}
	return nil
}

func (s *State) testAboard(fed *Ledger, u Unit) error {
	p := &fed.units[u]
	if !carried(u.Kind()) || p.Ship.Kind() != Warship || fed.units[p.Ship].Field != p.Field {
		return fmt.Errorf("%s aboard %s (DO-46)", u, p.Ship)
	}
	n := 0
	for c := range fed.units {
		if fed.units[c].Ship == p.Ship {
			n++
		}
	}
	if n > shipHolds {
		return fmt.Errorf("%d units aboard %s (DO-46)", n, p.Ship)
	}
	return nil
}

// testMarks tests what is noted for a round and for who is out.
func (s *State) testMarks(seat int) error {
	fed := s.Fed(seat)
	deciding := s.ask == DecideTax && int(s.active) == seat
	due := false
	for i := range fed.cityCount {
		due = due || fed.cities[i].Due
		for d := range fed.cities[i].Built {
			due = due || fed.cities[i].Districts[d].Due
		}
	}
	for u := range fed.units {
		p := &fed.units[u]
		due = due || p.Due
		if s.phase < PhaseMilitary && (p.Moved || p.Attacked || p.Sorted) {
			return fmt.Errorf("%s has acted in phase %s (DO-43)", Unit(u), s.phase)
		}
		if p.Attacked && s.AtTruce() {
			return fmt.Errorf("%s has attacked in the truce (DO-65)", Unit(u))
		}
	}
	switch {
	case due && !deciding:
		return errors.New("a tax is undecided outside of phase 3 (DO-35)")
	case fed.out && !(s.owned[seat].Empty() && fed.cityCount == 0 && fed.onMap == [UnitKinds]int8{}):
		return errors.New("out, but still on the map (DO-55)")
	case fed.skips && s.choosesTaxes:
		return errors.New("skips the yield against the rule chosen (DO-35)")
	case fed.n >= 0 && s.phase < PhaseYield:
		return fmt.Errorf("rolled N in phase %s (DO-38)", s.phase)
	}
	return nil
}

func (s *State) testPending() error {
	o, m := &s.offer, &s.missile
	switch {
	case o.open != (s.ask == DecideOffer || s.ask == DecideAnswer):
		return errors.New("an offer without its question (DO-12)")
	case m.flies != (s.ask == DecideIntercept):
		return errors.New("a missile flies without its question (DO-53)")
	case (s.capitalDue != 0) != (s.ask == DecideCapital):
		return errors.New("a capital is due without its question (DO-37)")
	case s.capitalDue>>s.seats != 0:
		return errors.New("a capital is due for nobody (DO-37)")
	case (s.phase == PhaseOver) != (s.over.how != notOver) || (s.over.winners == 0) != (s.over.how == notOver):
		return errors.New("over without an ending (DO-56)")
	case s.ask == DecideGather && (s.gather.harvest < 0 || s.gather.fell < 0 || s.gather != s.gatherable(int(s.active))):
		return fmt.Errorf("%+v may be gathered (DO-40)", s.gather)
	case m.flies && s.AtTruce():
		return errors.New("a missile flies in the truce (DO-65)")
	case s.ask == DecideTarget && s.refuseAim(int(s.active), m.unit) != nil:
		return fmt.Errorf("%s aims (DO-51)", m.unit)
	case m.flies && (bankFields.Has(m.target) || int(m.asked) == int(s.active) || s.feds[m.asked].out):
		return fmt.Errorf("a missile flies to %s (DO-53)", m.target)
	case o.open:
		return s.testOffer()
	}
	return nil
}

func (s *State) testOffer() error {
	o, from := &s.offer, int(s.active)
	to := int(o.to)
	if to == from || s.feds[to].out || s.feds[from].offers < 1 {
		return fmt.Errorf("offer to seat %d (DO-12)", to)
	}
	if !o.cede.Without(s.unbuilt(from)).Empty() || !o.want.Without(s.unbuilt(to)).Empty() {
		return errors.New("an offer of fields that are not free (DO-12)")
	}
	for g := range Money + 1 {
		give, ask := o.give[g], o.ask[g]
		if give > min(s.stock(from, g), s.space(to, g)) || ask > min(s.stock(to, g), s.space(from, g)) || give > 0 && ask > 0 {
			return fmt.Errorf("an offer of %d %s for %d (DO-12)", give, g, ask)
		}
	}
	if s.ask == DecideAnswer && s.refusePropose() != nil {
		return errors.New("an empty offer waits for its answer (DO-12)")
	}
	return nil
}
