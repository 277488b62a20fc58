package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// taxes brings the position to phase 3.
func taxes(s *State) {
	s.wind = Wind{1, 1}
	s.startTaxes(nil)
}

// Table 2, line by line.
func TestDO34TaxOfCities(t *testing.T) {
	first := [13][2]int{
		{},
		{1, 0},
		{1, 0},
		{2, 1},
		{2, 1},
		{4, 2},
		{4, 2},
		{8, 4},
		{8, 4},
		{16, 6},
		{26, 9},
		{36, 12},
		{46, 15},
	}
	later := first
	later[1], later[2], later[3], later[4] = [2]int{}, [2]int{}, [2]int{2, 0}, [2]int{2, 0}
	later[5], later[6], later[7], later[8] = [2]int{4, 0}, [2]int{4, 0}, [2]int{8, 3}, [2]int{8, 3}
	for built := range 13 {
		want(t, fmt.Sprint("capital of ", built), CityTax(built, true), Bill{Food: first[built][0], Energy: first[built][1]})
		want(t, fmt.Sprint("city of ", built), CityTax(built, false), Bill{Food: later[built][0], Energy: later[built][1]})
	}
}

// Every building owes its tax, and works in phase 4 only if it is paid.
func TestDO35EachBuildingIsPaidFor(t *testing.T) {
	for b := FoodFactory; b < BuildingKinds; b++ {
		s := bare(t, 2)
		furnish(t, s, 0, "K9", b)
		s.Fed(0).store = Buildings[b].Tax
		s.Fed(0).store[Food]++
		if s.Fed(0).store[Food] > 0 {
			taxes(s)
			want(t, "owed for "+b.String(), s.owed(0), s.Fed(0).store)
			play(t, s, "settle")
			want(t, "left after "+b.String(), s.Fed(0).store == (Bill{}) || b.Works(), true)
		}
	}
}

func TestDO35ChoiceOfWhatToPay(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", PowerPlant, NuclearPlant, ArmsWorks)
	s.Fed(0).store = Bill{Food: 9, Energy: 9, Coal: 5, Iron: 2, Sulphur: 3, Oil: 9, Uranium: 5}
	paint(t, s, "K8", "As")
	u := put(t, s, 0, Infantry, "K9")
	taxes(s)
	want(t, "actor", s.Actor(), 0)
	wantRefused(t, s, "pay K9 2", "DO-35", "tax.city-first")
	wantRefused(t, s, "pay K7", "DO-35", "tax.none")
	wantRefused(t, s, "pay K9 1", "DO-35", "tax.none")
	wantRefused(t, s, "pay i2", "DO-35", "tax.no-unit")
	play(t, s, "pay K9", "pay K9 2", "waive K9 3", "pay K8", "pay "+u.String())
	wantRefused(t, s, "pay K9 3", "DO-35", "tax.none")
	want(t, "store", s.Fed(0).store, Bill{Food: 6, Energy: 8, Iron: 2, Sulphur: 2, Oil: 6, Uranium: 5})
	s.Fed(0).store[Iron] = 1
	wantRefused(t, s, "pay K9 4", "DO-35", "store")
	j := play(t, s, "waive K9 4")
	want(t, "phase", s.phase != PhaseTaxes, true)
	wantEvent(t, j, "DO-35", "waive.building")
	want(t, "plant made energy", s.Fed(0).store[Energy] > 8, true)
}

func TestDO35PrintedRuleSkipsTheYield(t *testing.T) {
	for _, food := range []int{1, 0} {
		s := bare(t, 2)
		s.choosesTaxes = false
		furnish(t, s, 0, "K9", Mine)
		put(t, s, 0, Infantry, "K9")
		s.Fed(0).store = Bill{Food: 1 + food, Sulphur: 1}
		load(t, s, 3, 3)
		taxes(s)
		if err := s.Invariants(); err != nil {
			t.Fatal(err)
		}
		want(t, "oil", s.Fed(0).store[Oil], 3*food)
		want(t, "food", s.Fed(0).store[Food], 1-food)
		want(t, "units act", s.ask, DecideMilitary)
		if food == 0 {
			want(t, "N", s.Fed(0).n, int8(-1))
		}
	}
}

func TestDO36DefaultOrder(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K7", ".\nAs")
	settle(t, s, 0, "K7", Mine, Mine, PowerPlant)
	furnish(t, s, 0, "K9", PowerPlant, Mine)
	old := put(t, s, 0, Infantry, "K9")
	young := put(t, s, 0, Infantry, "K9")
	// Food for both cities and one of two units; coal for one plant.
	s.Fed(0).store = Bill{Food: 5, Energy: 1, Coal: 9, Sulphur: 9, Oil: 3}
	taxes(s)
	c := *s
	c.settleTaxes(0)
	want(t, "capital", c.Fed(0).cities[0].Unpaid, false)
	want(t, "capital's plant", c.Fed(0).cities[0].Districts[1].Unpaid, false)
	want(t, "other city", c.Fed(0).cities[1].Unpaid, false)
	want(t, "its plant", c.Fed(0).cities[1].Districts[2].Unpaid, true)
	want(t, "section", c.unpaid.Empty(), true)
	want(t, "first unit", c.Fed(0).units[old].Unpaid, false)
	want(t, "second unit", c.Fed(0).units[young].Unpaid, true)
	j := play(t, s, "settle")
	wantEvent(t, j, "DO-35", "unpaid.building")
	wantEvent(t, j, "DO-36", "unpaid.units")
	want(t, "phase", s.phase, PhaseMilitary)
	if s.ask == DecideArrange {
		play(t, s, "end")
	}
	wantRefused(t, s, "move "+young.String()+" K8", "DO-36", "unit.unpaid")
	wantAllowed(t, s, "move "+old.String()+" K8")
	// Unpaid sections do not connect until the end of the round.
	s = bare(t, 2)
	paint(t, s, "K8", "As")
	s.Fed(0).store = Bill{Food: 1}
	taxes(s)
	j = play(t, s, "settle")
	wantEvent(t, j, "DO-36", "unpaid.sections")
	want(t, "linked again", s.home[0], set(t, "K8 K9"))
}

func TestDO63UnpaidCitiesAndNearSectionsFirst(t *testing.T) {
	s := bare(t, 2)
	settle(t, s, 0, "K7", PowerPlant, Mine, Mine)
	s.Fed(0).store = Bill{Coal: 5}
	s.Fed(0).store[Food] = 1 // for the capital, not for the two of K7
	taxes(s)
	play(t, s, "settle")
	want(t, "coal is kept", s.Fed(0).store[Coal], 5)
	s = bare(t, 2)
	paint(t, s, "K6", "As\nAs\nAs")
	paint(t, s, "C3", "As")
	s.Fed(0).store = Bill{Food: 1, Oil: 6}
	s.phase, s.active = PhaseTaxes, 0
	s.assess(0)
	s.settleTaxes(0)
	want(t, "unpaid", s.unpaid, set(t, "C3 K6"))
}

// Who leaves a city unpaid is not asked about its buildings, which stay unpaid; those
// of other cities wait (DO-63).
func TestDO63BuildingsOfAWaivedCityAreNotPaidFor(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", PowerPlant, ArmsWorks)
	settle(t, s, 0, "K7", PowerPlant)
	s.Fed(0).store = Bill{Food: 9, Energy: 9, Coal: 10, Iron: 9, Sulphur: 9}
	taxes(s)
	play(t, s, "waive K9")
	for _, move := range []string{"pay K9 2", "pay K9 3", "waive K9 2"} {
		wantRefused(t, s, move, "DO-35", "tax.none")
	}
	kit.WantLegal(t, s, "pay", "pay K7 1")
	c := s.Fed(0).cities[0]
	want(t, "unpaid", fmt.Sprint(c.Unpaid, c.Districts[0].Unpaid, c.Districts[1].Unpaid, c.Districts[2].Unpaid), "true false true true")
	want(t, "store", s.Fed(0).store, Bill{Food: 9, Energy: 9, Coal: 10, Iron: 9, Sulphur: 9})
}

// The way from the capital outwards leads through own cities: what lies behind one
// is paid for before what leads nowhere (DO-63).
func TestDO63SectionsBehindCitiesArePaidFor(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K5", "As\nAs\n.\nAs")
	settle(t, s, 0, "K7")
	paint(t, s, "C3", "As")
	s.Fed(0).store = Bill{Food: 1, Oil: 9}
	s.phase, s.active = PhaseTaxes, 0
	s.assess(0)
	s.settleTaxes(0)
	want(t, "unpaid", s.unpaid, set(t, "C3"))
	want(t, "connected", s.section.Without(s.unpaid).Without(s.home[0]), FieldSet{})
}

func TestDO37NewCapital(t *testing.T) {
	lose := func(s *State) *rules.Journal {
		var j rules.Journal
		s.phase = PhaseWind
		s.wind = Wind{1, 1}
		s.loseCity(0, s.Fed(0).capital)
		s.relinkAll()
		s.active = int8(s.seats)
		s.aftermath(&j)
		if err := s.Invariants(); err != nil {
			t.Fatal(err)
		}
		return &j
	}
	s := bare(t, 2)
	settle(t, s, 0, "K7", Mine)
	settle(t, s, 0, "K5", many(FoodFactory, 12)...)
	s.Fed(0).store = Bill{Oil: 5, Infantry: 1}
	j := lose(s)
	wantEvent(t, j, "DO-37", "store-halved")
	want(t, "store", s.Fed(0).store[Oil]+s.Fed(0).store[Infantry], 2)
	want(t, "capital", s.CapitalField(0), field(t, "K5"))
	want(t, "warehouse", s.Fed(0).cities[1].Districts[0].Building, Warehouse)
	want(t, "built", s.Fed(0).cities[1].Built, Districts)
	// A tie is the owner's choice.
	s = bare(t, 2)
	settle(t, s, 0, "K7", Mine)
	settle(t, s, 0, "K5", Mine)
	settle(t, s, 0, "K3")
	lose(s)
	want(t, "actor", s.Actor(), 0)
	want(t, "choices", len(s.Prompt().Choices), 2)
	wantRefused(t, s, "capital K3", "DO-37", "capital.smaller")
	wantRefused(t, s, "capital K4", "DO-37", "no-city")
	wantRefused(t, s, "end", "DO-37", "now.capital")
	play(t, s, "capital K5")
	want(t, "capital", s.CapitalField(0), field(t, "K5"))
	// With no city left the store is lost, money stays, and the next city founded is
	// the capital.
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	s.Fed(0).store[Oil] = 9
	lose(s)
	want(t, "store", s.Fed(0).store, Bill{})
	want(t, "money", s.Fed(0).money, 1100)
	s.phase, s.ask, s.active, s.wind = PhaseInvestment, DecideInvest, 0, Wind{}
	s.Fed(0).n, s.Fed(1).n = -1, -1
	s.history = s.history[:s.round]
	j = play(t, s, "found K9")
	wantEvent(t, j, "DO-37", "capital")
	want(t, "warehouse", s.Fed(0).cities[0].Districts[0].Building, Warehouse)
}

// Several of a kind are left unpaid in one move; what is decided or of another kind is not
// asked about (DO-35).
func TestDO35SeveralAreLeftUnpaidAtOnce(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", ArmsWorks, ArmsWorks, ArmsWorks, TankWorks)
	settle(t, s, 0, "K7", ArmsWorks)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "K9")
	tank := put(t, s, 0, Armour, "L9")
	s.Fed(0).store = Bill{Food: 99, Energy: 99, Iron: 99, Sulphur: 99, Copper: 99, Zinc: 99, Bauxite: 99, Metals: 99, Oil: 99}
	taxes(s)
	for _, move := range []string{"waive tank-works", "waive armour", "waive mine", "waive warship"} {
		wantRefused(t, s, move, "DO-35", "tax.single")
	}
	play(t, s, "pay K9", "pay K9 2")
	wantEvent(t, play(t, s, "waive arms-works"), "DO-35", "waive.works")
	wantRefused(t, s, "waive arms-works", "DO-35", "tax.single")
	unpaid := 0
	for i := range s.Fed(0).cityCount {
		for d := range s.Fed(0).cities[i].Built {
			if s.Fed(0).cities[i].Districts[d].Unpaid {
				unpaid++
			}
		}
	}
	want(t, "unpaid works", unpaid, 3)
	want(t, "paid works", s.Fed(0).store[Iron], 97)
	wantEvent(t, play(t, s, "waive infantry"), "DO-35", "waive.troops")
	want(t, "unpaid units", s.Fed(0).unpaidUnits(), 2)
	wantAllowed(t, s, "pay "+tank.String())
}
