package dolores

import (
	"testing"

	"schron/rules"
)

// TestAlikeCitiesGainAlike: what is not weighed in a city because one like it was weighed
// would gain as much there for as much.
func TestAlikeCitiesGainAlike(t *testing.T) {
	pairs, gains, n := 0, 0, 0
	c := &climber{Mind: hard.Mind, k: &HandSet}
	ratio := func(f Field, b Building, g Good) int64 {
		c.ratio, c.best = 0, c.best[:0]
		c.build(f, NoField, b, g)
		return c.ratio
	}
	contest(t, 40, nil, func(s *State, _ rules.Move) {
		if n++; s.ask != DecideInvest || n%50 > 0 {
			return
		}
		c.seat, c.root = s.Actor(), s.Clone().(*State)
		c.threat = c.k.threat(s, c.seat)
		c.now = c.k.outlook(c.root, c.seat)
		c.misses()
		fed := s.fed(c.seat)
		for i := range fed.cityCount {
			for j := range i {
				a, b := fed.cities[i].Field, fed.cities[j].Field
				if !s.atHome(c.seat, a) || !s.atHome(c.seat, b) || !c.alike(i, j) {
					continue
				}
				pairs++
				for x := Mine; x < PurificationPlant; x++ {
					materials := []Good{nothing}
					if x == Mine {
						materials = materials[:0]
						for g := range RawKinds {
							if s.mineable(c.seat, a)&s.mineable(c.seat, b)>>g&1 == 1 {
								materials = append(materials, Good(g))
							}
						}
					}
					for _, g := range materials {
						there, here := ratio(b, x, g), ratio(a, x, g)
						if there != here {
							t.Errorf("round %d: %s of %d gains %d in %s, %d in %s", s.round, x, g, there, b, here, a)
						}
						if here > 0 {
							gains++
						}
					}
				}
			}
		}
	}, hard, hard)
	if pairs < 20 || gains < 20 {
		t.Errorf("%d pairs of cities are alike, %d buildings gain anything", pairs, gains)
	}
}

// TestCitiesUnlike: what makes a city another is seen.
func TestCitiesUnlike(t *testing.T) {
	s := start(t, 2, nil)
	for _, f := range []string{"K6", "I6", "G6"} {
		settle(t, s, 0, f, Mine, PowerPlant)
	}
	c := &climber{Mind: hard.Mind, k: &HandSet, seat: 0, root: s}
	if !c.alike(2, 1) {
		t.Fatal("two cities with a mine and a power plant are not alike")
	}
	capital := s.fed(0).capital
	s.fed(0).capital = 2
	if c.alike(2, 1) {
		t.Error("the capital is like another city")
	}
	s.fed(0).capital = capital
	for name, change := range map[string]func(city *City){
		"one more building":    func(city *City) { city.Built++ },
		"not paid for":         func(city *City) { city.Unpaid = true },
		"a purification plant": func(city *City) { city.Districts[0].Building = PurificationPlant },
	} {
		before := s.fed(0).cities[2]
		change(&s.fed(0).cities[2])
		if c.alike(2, 1) {
			t.Errorf("%s: still alike", name)
		}
		s.fed(0).cities[2] = before
	}
	c.least = [MaxCities]int8{1: 1, 2: 2}
	if c.alike(2, 1) {
		t.Error("cities that miss different buildings least are alike")
	}
	c.least[2] = 0
	if c.alike(2, 1) {
		t.Error("a city that misses none least is like one that does")
	}
}
