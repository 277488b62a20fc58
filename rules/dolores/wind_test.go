package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// blowNow ends the investments of all with the given dice of the wind.
func blowNow(t *testing.T, s *State, first, second int) *rules.Journal {
	t.Helper()
	load(t, s, first, second)
	var j rules.Journal
	s.blow(&j)
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
	return &j
}

// DO-20: what a network connects.
func TestDO20Networks(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "J6", `
.  .  As
As A  As
As As As`)
	settle(t, s, 0, "J7")
	settle(t, s, 0, "J5")
	// Sections at a corner only do not link, land and sea sections do.
	paint(t, s, "M7", ".  As\nAs .")
	wantSet(t, s.home[0], "J6", `
. . x .
x . x .
x x x x
. x . .`)
	want(t, "bank", s.atBank(0), true)
	want(t, "J5", s.AtHome(0, field(t, "J5")), false)
	want(t, "networks", len(s.networks(0)), 3)
	// Two cities at the bank are not linked by it.
	settle(t, s, 0, "M10")
	want(t, "M10", s.AtHome(0, field(t, "M10")), false)
	want(t, "linked", s.linked[0].Has(field(t, "M10")), true)
	v := s.View(0).(View)
	for _, n := range v.Networks(0) {
		want(t, fmt.Sprint("bank of ", n.Cities), n.Bank, n.Capital || n.Fields[0] == field(t, "M10"))
	}
	home, bank := v.Connected(0, field(t, "J7"))
	want(t, "view", home && bank, true)
	// An unpaid section does not link.
	s.unpaid = set(t, "K8")
	s.relinkAll()
	want(t, "J7", s.AtHome(0, field(t, "J7")), false)
}

func TestDO27CitiesSmoke(t *testing.T) {
	s := bare(t, 2)
	furnish(t, s, 0, "K9", many(Mine, 6)...)
	furnish(t, s, 1, "K13", many(Mine, 7)...)
	settle(t, s, 1, "K15", append(many(Mine, 8), PurificationPlant)...)
	j := blowNow(t, s, 1, 4)
	wantEvent(t, j, "DO-27", "smoke")
	want(t, "tokens", fmt.Sprint(s.pollution[:s.pollutionCount]), "[K13]")
	// A full pool serves by order of play.
	s = bare(t, 2)
	furnish(t, s, 0, "K9", many(Mine, 7)...)
	furnish(t, s, 1, "K13", many(Mine, 7)...)
	s.pollutionCount = PollutionLimit - 1
	s.smoke(nil)
	want(t, "last token", s.pollution[PollutionLimit-1], field(t, "K9"))
}

func TestDO28DirectionOfTheWind(t *testing.T) {
	for die, d := range map[int8]Direction{1: Calm, 2: South, 3: East, 4: North, 5: West, 6: Calm} {
		want(t, fmt.Sprint("direction at ", die), Wind{die, 3}.Direction(), d)
	}
}

// DO-29: pollution and clouds drift with the wind and leave the map at its edge.
func TestDO29TokensDrift(t *testing.T) {
	for die, to := range map[int]string{2: "C6", 3: "F3", 4: "", 5: "", 1: "C3"} {
		s := bare(t, 2)
		s.pollution[0], s.clouds[0] = field(t, "C3"), field(t, "C3")
		s.pollutionCount, s.cloudCount = 1, 1
		blowNow(t, s, die, 3)
		want(t, fmt.Sprint("pollution at ", die), fmt.Sprint(s.pollution[:s.pollutionCount]), "["+to+"]")
		want(t, fmt.Sprint("clouds at ", die), fmt.Sprint(s.clouds[:s.cloudCount]), "["+to+"]")
	}
}

// Everything drifts at once and as far; what leaves the map is gone.
func TestDO29DriftOnTheMap(t *testing.T) {
	s := bare(t, 2)
	for i, name := range []string{"A1", "B1", "C2", "A3"} {
		s.pollution[i] = field(t, name)
	}
	s.pollutionCount = 4
	blowNow(t, s, 3, 2)
	wantSet(t, Set(s.pollution[:s.pollutionCount]...), "A1", `
. . x x .
. . . . x
. . x . .`)
	s.phase, s.ask = PhaseInvestment, DecideInvest
	blowNow(t, s, 4, 1)
	wantSet(t, Set(s.pollution[:s.pollutionCount]...), "A1", `
. . . . x
. . x . .`)
	s.phase, s.ask = PhaseInvestment, DecideInvest
	blowNow(t, s, 5, 4)
	wantSet(t, Set(s.pollution[:s.pollutionCount]...), "A1", "x")
}

func TestDO30FireSpreads(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "J5", `
! . . !
f ! c .
f f ! f`)
	j := blowNow(t, s, 2, 6)
	wantEvent(t, j, "DO-30", "spread")
	// South: J5 sets J6 on fire, M5 finds nothing, K6 sets K7 on fire, L7 finds nothing.
	wantSet(t, s.fire, "J5", `
. . . .
x . . .
. x . .`)
	wantSet(t, s.forest, "J5", `
. . . .
. . . .
x . . x`)
	want(t, "crop", s.crop, set(t, "L6"))
}

func TestDO31PollutionPoisons(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K8", "Ac")
	paint(t, s, "M8", "A A")
	u := put(t, s, 0, Infantry, "K8")
	a := put(t, s, 0, Armour, "K8")
	ship := put(t, s, 0, Warship, "M8")
	safe := put(t, s, 0, Infantry, "L8")
	s.Fed(0).units[safe] = Post{Field: field(t, "M8"), Ship: ship, Age: 9}
	s.restack(0, field(t, "L8"))
	s.pollution[0], s.pollution[1], s.pollutionCount = field(t, "K6"), field(t, "M6"), 2
	j := blowNow(t, s, 2, 2)
	wantEvent(t, j, "DO-31", "poison.crop")
	wantEvent(t, j, "DO-31", "poison.infantry")
	want(t, "crop", s.crop.Empty(), true)
	want(t, "infantry", s.Fed(0).units[u].onMap(), false)
	want(t, "armour", s.Fed(0).units[a].onMap(), true)
	want(t, "aboard", s.Fed(0).units[safe].onMap(), true)
}

func TestDO31PollutionLowersN(t *testing.T) {
	for over, n := range map[int]int8{0: 2, 1: 1, 2: 0, 3: 0} {
		s := bare(t, 2)
		for i := range over {
			s.pollution[i] = field(t, "K9")
		}
		s.pollutionCount = over
		load(t, s, 2)
		s.rollN(0, nil)
		want(t, fmt.Sprint("N under ", over), s.Fed(0).n, n)
	}
}

func TestDO32RadioactiveCloud(t *testing.T) {
	s := bare(t, 2)
	settle(t, s, 0, "K7", Mine, Mine)
	put(t, s, 0, Infantry, "K7")
	s.fire.Add(field(t, "K7"))
	paint(t, s, "J8", "Af")
	s.clouds[0], s.clouds[1], s.cloudCount = field(t, "K5"), field(t, "J8"), 2
	// A lying cloud harms nothing.
	calm := *s
	blowNow(t, &calm, 1, 2)
	want(t, "forest", calm.forest.Has(field(t, "J8")), true)
	j := blowNow(t, s, 2, 2)
	wantEvent(t, j, "DO-32", "irradiate")
	want(t, "city", s.city.Has(field(t, "K7")), false)
	want(t, "units", s.held[0].Empty(), true)
	want(t, "owner", s.ownerOf(field(t, "K7")), 0)
	wantEvent(t, j, "DO-33", "burn-out")
}

func TestDO33FireInACity(t *testing.T) {
	s := bare(t, 2)
	c := settle(t, s, 0, "K7", Mine, PowerPlant)
	s.fire = set(t, "K7 J5")
	j := blowNow(t, s, 1, 1)
	wantEvent(t, j, "DO-33", "district")
	want(t, "built", c.Built, 1)
	want(t, "fire", s.fire, set(t, "K7"))
	s.phase, s.ask = PhaseInvestment, DecideInvest
	blowNow(t, s, 1, 1)
	want(t, "city", s.city.Has(field(t, "K7")), false)
	want(t, "fire", s.fire.Empty(), true)
	// Units may enter a burning field.
	u := put(t, s, 0, Infantry, "K9")
	paint(t, s, "K8", "!")
	warfare(s, 0)
	wantAllowed(t, s, "move "+u.String()+" K8")
}

// DO-58: in which order the wind moves things.
func TestDO58OrderOfTheWind(t *testing.T) {
	s := bare(t, 2)
	// New smoke drifts in the same phase; a city is hit by its fire last.
	c := furnish(t, s, 0, "K9", many(Mine, 7)...)
	s.fire = set(t, "K9")
	j := blowNow(t, s, 4, 1)
	want(t, "pollution", s.pollution[0], field(t, "K8"))
	want(t, "built", c.Built, 7)
	var order []string
	for _, e := range j.Events {
		order = append(order, e.Rule)
	}
	want(t, "order", fmt.Sprint(order[:3]), "[DO-27 DO-28 DO-33]")
	// A new fire of this wind takes no district yet.
	s = bare(t, 2)
	c = settle(t, s, 0, "K7", Mine)
	s.fire = set(t, "K6")
	blowNow(t, s, 2, 1)
	want(t, "fire", s.fire, set(t, "K7"))
	want(t, "built", c.Built, 1)
}

func TestDO59CitiesWithoutDistrictsStandUntilHit(t *testing.T) {
	s := bare(t, 2)
	settle(t, s, 0, "K7")
	settle(t, s, 0, "K5", Mine)
	for range 2 {
		j := blowNow(t, s, 1, 1)
		if happened(j, "DO-59", "city-gone") {
			t.Error("a city went without a hit")
		}
		s.phase, s.ask = PhaseInvestment, DecideInvest
	}
	s.fire = set(t, "K7 K5")
	j := blowNow(t, s, 1, 1)
	wantEvent(t, j, "DO-59", "city-gone")
	want(t, "cities", s.Fed(0).cityCount, 1)
}

// DO-62: fire tokens that run short are laid from the north-west.
func TestDO62TooFewFires(t *testing.T) {
	s := bare(t, 2)
	n := 0
	for f := range landFields.All() {
		if row := f.Row(); n < FireLimit-1 && row > 13 {
			s.fire.Add(f)
			n++
		}
	}
	s.fire.Add(field(t, "J5"))
	s.fire.Remove(field(t, "K13"))
	paint(t, s, "J4", "f")
	want(t, "fires", s.fire.Len(), FireLimit)
	old := s.fire
	s.spreadFire(old, North, nil)
	want(t, "forest without fire", s.forest.Has(field(t, "J4")), true)
	s.fire.Remove(field(t, "J5"))
	s.spreadFire(old, North, nil)
	want(t, "forest with fire", s.forest.Has(field(t, "J4")), false)
}
