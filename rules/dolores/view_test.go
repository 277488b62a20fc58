package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

func viewOf(s *State) *View {
	v := s.View(0).(View)
	return &v
}

func TestViewDoesNotChangeWithTheGame(t *testing.T) {
	s := rich(t)
	v := viewOf(s)
	before := v.Forecast(0)
	play(t, s, "buy robots 1", "build K9 mine oil")
	want(t, "forecast", fmt.Sprint(v.Forecast(0)), fmt.Sprint(before))
	want(t, "wealth", v.Worth[0].Total() == viewOf(s).Worth[0].Total(), false)
}

func TestCells(t *testing.T) {
	v := viewOf(rich(t))
	c := v.Cell(field(t, "K9"))
	want(t, "K9", fmt.Sprint(c.Owner, c.Districts, c.Capital, c.Units, c.UnitsOf, c.Pollution, c.Resource), "0 6 true [i1 a1] 0 1 1")
	want(t, "ground", c.Ground, byte('C'))
	c = v.Cell(field(t, "J8"))
	want(t, "J8", fmt.Sprint(c.Launcher, string(c.Ground), c.UnitsOf), "m1L-1")
	want(t, "K6 burns", v.Cell(field(t, "K6")).Fire, true)
	want(t, "cloud", v.Cell(field(t, "K8")).Clouds, 1)
	want(t, "A1", v.Cell(0).Owner, rules.NoSeat)
}

// The forecast says what phase 3 and 4 then do.
func TestForecastComesTrue(t *testing.T) {
	for n := 1; n <= 6; n++ {
		s := rich(t)
		s.pollutionCount = 0
		s.fire = FieldSet{}
		f := viewOf(s).Forecast(0)
		want(t, "enough", f.Enough, f.Missing.Empty())
		before := s.Fed(0).store
		s.wind = Wind{1, 1}
		load(t, s, n)
		s.startTaxes(nil)
		play(t, s, "settle")
		for s.Actor() != 0 || s.phase == PhaseTaxes {
			play(t, s, "settle")
		}
		var paid Bill
		paid.Add(&f.Taxes, 1)
		want(t, "unpaid", fmt.Sprint(f.Unpaid.Units, f.Unpaid.Cities, f.Unpaid.Sections), fmt.Sprint(unpaidOf(s)))
		if s.ask == DecideGather {
			play(t, s, "gather")
		}
		if !f.Enough {
			continue
		}
		for g := range GoodKinds {
			want(t, fmt.Sprint(g, " at ", n), s.Fed(0).store[g], before[g]-paid[g]+f.Yields[n].Total[g])
		}
	}
}

func unpaidOf(s *State) ([]Unit, []Field, []Field) {
	var units []Unit
	var cities []Field
	for u := range s.Fed(0).units {
		if s.Fed(0).units[u].Unpaid {
			units = append(units, Unit(u))
		}
	}
	for i := range s.Fed(0).cityCount {
		if s.Fed(0).cities[i].Unpaid {
			cities = append(cities, s.Fed(0).cities[i].Field)
		}
	}
	return units, cities, s.unpaid.And(s.owned[0]).Fields()
}

func TestForecastWarns(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K8", "As")
	settle(t, s, 0, "K7", Mine, Mine, PowerPlant)
	settle(t, s, 0, "K5")
	furnish(t, s, 0, "K9", many(Mine, 7)...)
	put(t, s, 0, Infantry, "K9")
	s.fire = set(t, "K7")
	s.pollution[0], s.pollutionCount = field(t, "K9"), 1
	s.Fed(0).store = Bill{Food: 8, Energy: 4}
	f := viewOf(s).Forecast(0)
	want(t, "taxes", f.Taxes, Bill{Food: 8 + 2 + 1, Energy: 4, Coal: 5, Oil: 3, Sulphur: 1})
	want(t, "missing", f.Missing, Bill{Food: 3, Coal: 5, Oil: 3, Sulphur: 1})
	want(t, "warnings", fmt.Sprint(f.Smoke, f.Burning, f.Apart, f.Broken, f.Pollution, f.BankApart, f.Enough), "[K9] [K7] [K5] [K7] 1 false false")
	want(t, "unpaid", fmt.Sprint(f.Unpaid), "{[K7] [{K7 3}] [K8] [i1]}")
	want(t, "oil at 3", f.Yields[3].Goods[Oil], 21)
	s.choosesTaxes = false
	f = viewOf(s).Forecast(0)
	want(t, "printed rule", fmt.Sprint(f.Skips, f.Yields[3].Goods[Oil]), "true 0")
}

// What a move costs is what it takes.
func TestCostsOfInvestments(t *testing.T) {
	s := rich(t)
	for _, text := range []string{
		"claim J6", "buy oil 3", "sell oil 2", "found L8", "build K9 mine oil", "build K6 power-plant", "pull K6 2",
		"sow J9", "plant J9", "lay J9", "place K9 infantry", "install K9 2 3", "clean K9", "douse K6", "neutralise K8",
	} {
		c := s.Clone().(*State)
		m, err := Game{}.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		cost := viewOf(s).CostOf(m)
		was := *c.Fed(0)
		play(t, c, text)
		want(t, "money of "+text, was.money-c.Fed(0).money, cost.Money)
		for g := range GoodKinds {
			want(t, fmt.Sprint(g, " of ", text), was.store[g]-c.Fed(0).store[g], cost.Goods[g])
		}
	}
	s.phase, s.ask, s.wind = PhaseTaxes, DecideTax, Wind{1, 1}
	s.assess(0)
	for _, text := range []string{"pay K9", "pay K7", "pay i1", "pay K6"} {
		c := s.Clone().(*State)
		m, _ := Game{}.Parse(text)
		cost := viewOf(s).CostOf(m)
		was := c.Fed(0).store
		play(t, c, text)
		was.Add(&cost.Goods, -1)
		want(t, "store after "+text, c.Fed(0).store, was)
	}
}

// What the queries tell of units is what is legal.
func TestReachIsWhatIsLegal(t *testing.T) {
	s := rich(t)
	warfare(s, 0)
	v := viewOf(s)
	told := map[rules.Move]bool{}
	for u := range Unit(Units) {
		r := v.ReachOf(0, u)
		for verb, fields := range map[uint8][]Field{VerbMove: r.Moves, VerbAttack: r.Attacks, VerbSabotage: r.Sabotage} {
			for _, f := range fields {
				told[To(verb, u, f)] = true
			}
		}
		for _, w := range r.Ships {
			told[rules.Move{Verb: VerbEmbark, A: int16(u), B: int16(w)}] = true
		}
		if len(r.Targets) > 0 {
			told[By(VerbAim, u)] = true
		}
	}
	legal := s.Legal(nil)
	want(t, "moves", len(legal)-1, len(told))
	for _, m := range legal {
		if m.Verb != VerbEnd && !told[m] {
			t.Errorf("%s is not told", Game{}.Notation(m))
		}
	}
	foe, top, odds, ok := v.Fight(0, 0, field(t, "M11"))
	want(t, "fight", fmt.Sprint(foe, top, odds, ok), "1 i1 {0 0 15 6 15} true")
	_, _, _, ok = v.Fight(0, 0, field(t, "K9"))
	want(t, "own", ok, false)
	o, need := v.Sabotaging(0, field(t, "M11"))
	want(t, "sabotage", fmt.Sprint(o, need), "1 6")
	o, need = v.Sabotaging(0, field(t, "A1"))
	want(t, "nothing", fmt.Sprint(o, need), "0 0")
}

func TestGameDescribesItself(t *testing.T) {
	g := Game{}
	least, most := g.Players()
	want(t, "game", fmt.Sprint(g.ID(), g.Version(), least, most, g.Phases(), g.Roles(2) == nil), "dolores3 2 4 [investment wind taxes yield military] true")
	options, err := rules.Options{}.Complete(g.Options())
	if err != nil {
		t.Fatal(err)
	}
	delete(options, OptionNorth) // written only where it is not as usual
	delete(options, OptionDemand)
	delete(options, OptionHome)
	delete(options, OptionFair)
	want(t, "options", fmt.Sprint(readSettings(options).options()), fmt.Sprint(options))
}
