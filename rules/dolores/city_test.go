package dolores

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
)

// Every building at its price.
func TestDO15PricesOfBuildings(t *testing.T) {
	for b := FoodFactory; b < BuildingKinds; b++ {
		s := bare(t, 2)
		text := "build K9 " + b.String()
		if b == Mine {
			text += " oil"
		}
		work := &Buildings[b]
		s.Fed(0).store = work.Goods
		fund(s, 0, work.Price)
		play(t, s, text)
		want(t, "money after "+b.String(), s.Fed(0).money, 0)
		want(t, "store after "+b.String(), s.Fed(0).store, Bill{})
		want(t, "district", s.Fed(0).cities[0].Districts[1].Building, b)
		s = bare(t, 2)
		switch {
		case work.Price > 0:
			fund(s, 0, work.Price-1)
			wantRefused(t, s, text, "DO-15", "money")
		default:
			s.Fed(0).store = work.Goods
			s.Fed(0).store[Wood]--
			wantRefused(t, s, text, "DO-15", "store")
		}
	}
	s := bare(t, 2)
	wantRefused(t, s, "build K9 warehouse", "DO-15", "build.warehouse")
	wantRefused(t, s, "build K8 mine oil", "DO-15", "no-city")
	s.Fed(0).store = Bill{Wood: 5, Coal: 5, Iron: 3}
	settle(t, s, 0, "K7")
	wantRefused(t, s, "build K7 power-plant", "DO-15", "build.apart")
	paint(t, s, "K8", "As")
	wantAllowed(t, s, "build K7 power-plant")
	furnish(t, s, 0, "K9", many(FoodFactory, 11)...)
	wantRefused(t, s, "build K9 food-factory", "DO-15", "build.full")
}

func TestDO16PullDownABuilding(t *testing.T) {
	for b := FoodFactory; b < PurificationPlant; b++ {
		s := bare(t, 2)
		c := furnish(t, s, 0, "K9", b, LandWorks)
		c.Districts[1].Robots = 4
		play(t, s, "pull K9 2")
		want(t, "money after "+b.String(), s.Fed(0).money, 1100-Buildings[b].Pull)
		want(t, "moved up", c.Districts[1], District{Building: LandWorks, Material: nothing})
		want(t, "robots", s.Fed(0).store[Robots], 0)
	}
	s := bare(t, 2)
	furnish(t, s, 0, "K9", PurificationPlant, Mine)
	wantRefused(t, s, "pull K9 1", "DO-16", "pull.warehouse")
	wantRefused(t, s, "pull K9 2", "DO-16", "pull.purification")
	wantRefused(t, s, "pull K9 4", "DO-16", "no-district")
	wantRefused(t, s, "pull K8 1", "DO-16", "no-city")
	wantRefused(t, s, "build K9 purification-plant", "DO-16", "build.purification")
	fund(s, 0, 29)
	wantRefused(t, s, "pull K9 3", "DO-16", "money")
}

func TestDO17MinesNeedAField(t *testing.T) {
	s := bare(t, 2)
	wantAllowed(t, s, "build K9 mine oil", "build K9 mine sulphur")
	wantRefused(t, s, "build K9 mine uranium", "DO-17", "mine.lacking")
	settle(t, s, 0, "K8")
	wantAllowed(t, s, "build K8 mine zinc", "build K8 mine oil")
	paint(t, s, "K7", "B")
	wantRefused(t, s, "build K8 mine zinc", "DO-17", "mine.foreign")
	settle(t, s, 0, "K5")
	wantRefused(t, s, "build K5 mine coal", "DO-17", "mine.none")
}

func TestDO22Robots(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", Mine, PowerPlant)
	s.Fed(0).store[Robots] = 3
	wantRefused(t, s, "install K9 1 1", "DO-22", "install.idle")
	wantRefused(t, s, "install K9 4 1", "DO-22", "no-district")
	wantRefused(t, s, "install K9 2 4", "DO-22", "store")
	wantRefused(t, s, "install K9 2 0", "DO-22", "amount")
	play(t, s, "install K9 2 1", "install K9 3 2")
	want(t, "tax of the mine", c.Districts[1].Tax(), Bill{Energy: 2})
	want(t, "tax of the plant", c.Districts[2].Tax(), Bill{Coal: 5, Energy: 4})
	// The original's example: two robots give 10 times N + 2.
	s.Fed(0).store = Bill{}
	made, _ := s.output(0, 3)
	want(t, "energy", made[Energy], 50)
	want(t, "oil", made[Oil], 4)
}

// installs writes how many robots could be put into which district now.
func installs(s *State) string {
	out := []string{}
	for _, r := range s.Ranges(nil) {
		if r.Move.Verb == VerbInstall {
			out = append(out, fmt.Sprintf("%s/%d: %d-%d", Field(r.Move.A), r.Move.B, r.Min, r.Max))
		}
	}
	return strings.Join(out, ", ")
}

func TestDO66RobotsInABuilding(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", Mine, PowerPlant)
	s.Fed(0).store[Robots] = 9
	want(t, "in an empty building", installs(s), "K9/2: 1-6, K9/3: 1-6")
	wantRefused(t, s, "install K9 2 7", "DO-66", "install.limit")
	play(t, s, "install K9 2 4")
	want(t, "beside four", installs(s), "K9/2: 1-2, K9/3: 1-5")
	wantRefused(t, s, "install K9 2 3", "DO-66", "install.limit")
	play(t, s, "install K9 2 2")
	want(t, "beside six", installs(s), "K9/3: 1-3")
	r := wantRefused(t, s, "install K9 2 1", "DO-66", "install.limit")
	want(t, "says", fmt.Sprint(r.Text.Args), fmt.Sprint([]rules.Arg{buildingArg(Mine), numberArg(6), haveArg(6)}))
	if err := s.Invariants(); err != nil {
		t.Error(err)
	}
	c.Districts[1].Robots = 7
	if err := s.Invariants(); err == nil || !strings.Contains(err.Error(), "7 robots in a building, limit 6 (DO-66)") {
		t.Errorf("seven robots: %v", err)
	}
	// Another limit, and none.
	for limit, says := range map[int]string{1: "K9/2: 1-1", 12: "K9/2: 1-12", 0: "K9/2: 1-40"} {
		s = start(t, 2, rules.Options{OptionRobots: limit})
		furnish(t, s, 0, "K9", Mine)
		s.Fed(0).store[Robots] = 40
		want(t, fmt.Sprint("limit ", limit), installs(s), says)
		want(t, "seen", s.View(0).(View).MostRobots, limit)
	}
	s = start(t, 2, rules.Options{OptionRobots: 0})
	furnish(t, s, 0, "K9", Mine).Districts[1].Robots = 1
	s.Fed(0).store[Robots] = MostOfAGood
	wantRefused(t, s, "install K9 2 1000000", "DO-22", "install.most")
}

// DO-24: a purification plant ends the smoke of its city.
func TestDO24PurificationPlant(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", many(Mine, 7)...)
	want(t, "smokes", c.smokes(), true)
	play(t, s, "build K9 purification-plant")
	want(t, "money", s.Fed(0).money, 600)
	want(t, "smokes", c.smokes(), false)
}
