package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// yields brings the position to phase 4 with the next dice.
func yields(t *testing.T, s *State, dice ...int) *rules.Journal {
	t.Helper()
	load(t, s, dice...)
	s.wind = Wind{1, 1}
	var j rules.Journal
	s.startYield(&j)
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
	return &j
}

func TestDO38EachFederationRolls(t *testing.T) {
	s := bare(t, 3)
	put(t, s, 0, Infantry, "K9")
	j := yields(t, s, 2, 5, 4)
	wantEvent(t, j, "DO-38", "roll")
	want(t, "N", fmt.Sprint(s.Fed(0).n, s.Fed(1).n, s.Fed(2).n), "2 5 4")
	want(t, "barrier", j.Barrier, true)
}

// What every building yields at every N and with robots.
func TestDO41YieldOfEveryBuilding(t *testing.T) {
	goods := map[Building]struct {
		good Good
		perN int
	}{
		Mine: {Oil, 1}, PowerPlant: {Energy, 10}, NuclearPlant: {Energy, 30}, LandWorks: {LandSection, 1},
		SeaWorks: {SeaSection, 1}, RobotFactory: {Robots, 1}, ArmsWorks: {Infantry, 1}, TankWorks: {Armour, 1},
		Shipyard: {Warship, 1}, MissileWorks: {Launcher, 1}, SuperWorks: {SuperLauncher, 1},
	}
	for b := Warehouse; b < BuildingKinds; b++ {
		for n := range 7 {
			s := bare(t, 2)
			c := furnish(t, s, 0, "K9", b)
			c.Districts[1].Robots = 2
			made, takes := s.output(0, n)
			var expect Bill
			g, ok := goods[b]
			if ok {
				expect[g.good] = g.perN * (n + 2)
			}
			want(t, fmt.Sprint(b, " at ", n), made, expect)
			want(t, "harvest of "+b.String(), takes.harvest > 0, b == FoodFactory)
			want(t, "fell of "+b.String(), takes.fell > 0, b == TimberWorks)
			c.Districts[1].Unpaid = true
			made, takes = s.output(0, n)
			want(t, "unpaid", made == (Bill{}) && takes == (gather{}), true)
		}
	}
}

// DO-39: only connected cities yield.
func TestDO39OnlyConnectedCities(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", Mine)
	settle(t, s, 0, "K6", Mine)
	made, _ := s.output(0, 3)
	want(t, "connected ones", made[Oil], 3)
	s.splitsCities = false
	made, _ = s.output(0, 3)
	want(t, "printed rule", made[Oil], 0)
	paint(t, s, "K7", "As\nAs")
	made, _ = s.output(0, 3)
	want(t, "all connected", made[Oil], 6)
	s.Fed(0).cities[1].Unpaid = true
	made, _ = s.output(0, 3)
	want(t, "an unpaid city", made[Oil], 3)
}

func TestDO40Harvest(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", FoodFactory)
	paint(t, s, "J7", "Ac Ac Ac\nAc")
	yields(t, s, 3)
	want(t, "may take", s.gather, gather{3, 0})
	wantRefused(t, s, "harvest L9", "DO-40", "harvest.none")
	wantRefused(t, s, "fell J7", "DO-41", "fell.enough")
	play(t, s, "harvest K7")
	want(t, "food", s.Fed(0).store[Food], 3)
	want(t, "crop", s.crop.Has(field(t, "K7")), false)
	j := play(t, s, "gather")
	wantEvent(t, j, "DO-40", "harvest")
	want(t, "food", s.Fed(0).store[Food], 9)
	want(t, "left", s.crop, set(t, "J8"))
	s = bare(t, 2)
	furnish(t, s, 0, "K9", FoodFactory)
	paint(t, s, "J7", "Ac Af")
	yields(t, s, 3)
	j = play(t, s, "end")
	wantEvent(t, j, "DO-40", "end.gather")
	want(t, "left", s.crop, set(t, "J7"))
}

func TestDO41TimberWorksFellForests(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", TimberWorks, FoodFactory)
	c.Districts[1].Robots = 1
	paint(t, s, "J7", "Af Af f\nAc")
	yields(t, s, 1)
	want(t, "may take", s.gather, gather{1, 2})
	wantRefused(t, s, "fell L7", "DO-41", "fell.none")
	play(t, s, "fell J7", "fell K7")
	want(t, "wood", s.Fed(0).store[Wood], 6)
	wantRefused(t, s, "fell L7", "DO-41", "fell.enough")
	play(t, s, "harvest J8")
	want(t, "phase", s.phase, PhaseInvestment)
}

func TestDO42LimitsOfProduction(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", TankWorks)
	put(t, s, 0, Armour, "K9")
	s.Fed(0).store[Armour] = 7
	j := yields(t, s, 6)
	wantEvent(t, j, "DO-41", "yield")
	wantEvent(t, j, "DO-42", "yield.limit")
	for _, e := range j.Events {
		made := map[string]int{eventPrefix + "yield": 2, eventPrefix + "yield.limit": 4}
		if n, ok := made[e.Text.Key]; ok {
			want(t, e.Text.Key, fmt.Sprint(e.Text.Args), fmt.Sprint([]rules.Arg{playerArg(0), goodArg(Armour), amountArg(n)}))
		}
	}
	want(t, "store", s.Fed(0).store[Armour], 9)
}

// DO-64: at an N of 0 nobody is asked about the harvest.
func TestDO64NoHarvestAtZero(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", FoodFactory)
	c.Districts[1].Robots = 2
	paint(t, s, "J7", "Ac")
	s.pollution[0], s.pollutionCount = field(t, "K9"), 1
	j := yields(t, s, 1)
	wantEvent(t, j, "DO-31", "roll.pollution")
	want(t, "asked", s.ask != DecideGather, true)
	want(t, "crop", s.crop.Has(field(t, "J7")), true)
}
