package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/dolores"
)

// TestAlikeCitiesGainAlike: what is not weighed in a city because one like it was weighed
// would gain as much there for as much.
func TestAlikeCitiesGainAlike(t *testing.T) {
	pairs, gains, n := 0, 0, 0
	c := &planner{Mind: hard.Mind, k: &HandSet}
	ratio := func(f game.Field, b game.Building, g game.Good) int64 {
		c.ratio, c.best = 0, c.best[:0]
		c.build(f, game.NoField, b, g)
		return c.ratio
	}
	contest(t, 706, nil, func(s *game.State, _ rules.Move) {
		if n++; s.Decision() != game.DecideInvest || n%50 > 0 {
			return
		}
		c.seat, c.root = s.Actor(), s.Clone().(*game.State)
		c.threat = c.k.threat(s, c.seat)
		c.now = c.k.outlook(c.root, c.seat)
		c.misses()
		fed := s.Fed(c.seat)
		for i := range fed.Cities() {
			for j := range i {
				a, b := fed.Cities()[i].Field, fed.Cities()[j].Field
				if !s.AtHome(c.seat, a) || !s.AtHome(c.seat, b) || !c.alike(i, j) {
					continue
				}
				pairs++
				for x := game.Mine; x < game.PurificationPlant; x++ {
					materials := []game.Good{nothing}
					if x == game.Mine {
						materials = materials[:0]
						for g := range game.RawKinds {
							if s.Mineable(c.seat, a)&s.Mineable(c.seat, b)>>g&1 == 1 {
								materials = append(materials, g)
							}
						}
					}
					for _, g := range materials {
						there, here := ratio(b, x, g), ratio(a, x, g)
						if there != here {
							t.Errorf("round %d: %s of %d gains %d in %s, %d in %s", s.Round(), x, g, there, b, here, a)
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
	p := start(t, 2, nil)
	for _, f := range []string{"K6", "I6"} {
		p.settle(0, f, game.Mine, game.PowerPlant)
	}
	p.settle(0, "K8", game.Mine) // as many districts as the capital
	c := &planner{Mind: hard.Mind, k: &HandSet, seat: 0, root: p.state()}
	if !c.alike(2, 1) {
		t.Fatal("two cities with a mine and a power plant are not alike")
	}
	if c.alike(3, 0) {
		t.Error("the capital is like another city")
	}
	city := &c.root.Fed(0).Cities()[2]
	for name, change := range map[string]func(){
		"one more building":    func() { city.Built++ },
		"not paid for":         func() { city.Unpaid = true },
		"a purification plant": func() { city.Districts[0].Building = game.PurificationPlant },
	} {
		before := *city
		if change(); c.alike(2, 1) {
			t.Errorf("%s: still alike", name)
		}
		*city = before
	}
	c.least = [game.MaxCities]int8{1: 1, 2: 2}
	if c.alike(2, 1) {
		t.Error("cities that miss different buildings least are alike")
	}
	c.least[2] = 0
	if c.alike(2, 1) {
		t.Error("a city that misses none least is like one that does")
	}
}
