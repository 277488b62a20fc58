package dolores

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
)

func TestDO1MapIsThatOfTheRules(t *testing.T) {
	want(t, "land", landFields.Len()+bankFields.Len(), 241)
	want(t, "sea", seaFields.Len(), 200)
	want(t, "bank", bankFields.Len(), 9)
	ocean := seaFields.flood(Set(At(0, 0)))
	want(t, "ocean", ocean, seaFields)
	mainland := landFields.Or(bankFields)
	want(t, "mainland", mainland.flood(Set(At(10, 10))).Len(), 209)
	seen := map[int]int{}
	for f, site := range Chart {
		seen[site.Resource]++
		// Both diagonal mirrors keep land and sea.
		for _, x := range []Field{At(Field(f).Row(), Field(f).Col()), At(20-Field(f).Row(), 20-Field(f).Col())} {
			if (Chart[x].Terrain == Sea) != (site.Terrain == Sea) {
				t.Errorf("%s and %s are not alike", Field(f), x)
			}
		}
	}
	for n := 1; n <= ResourceFields; n++ {
		want(t, fmt.Sprint("fields of resource ", n), seen[n], 1)
	}
}

// originalResources are the materials of each resource field in the original's order.
const originalResources = `
oil iron coal sulphur
coal copper zinc bauxite
iron copper bauxite zinc
sulphur copper zinc bauxite
oil copper zinc bauxite
sulphur iron copper coal
coal zinc bauxite platinum
oil iron copper sulphur
bauxite uranium coal zinc
sulphur oil copper
sulphur bauxite metals copper
coal zinc iron oil
sulphur copper metals zinc
iron coal sulphur bauxite
sulphur zinc platinum copper
oil coal zinc sulphur
copper uranium bauxite iron
bauxite metals zinc
`

// DO-6: the goods of the fields are those that the original lists.
func TestDO6ResourcesAreThoseOfTheOriginal(t *testing.T) {
	for n := 1; n <= ResourceFields; n++ {
		if len(Resources(n)) < 3 {
			t.Errorf("field %d lists %v", n, Resources(n))
		}
	}
	if Resources(0) != nil || Resources(19) != nil {
		t.Error("resources of no field")
	}
	for i, line := range strings.Split(strings.TrimSpace(originalResources), "\n") {
		want(t, fmt.Sprint("field ", i+1), strings.Trim(fmt.Sprint(Resources(i+1)), "[]"), strings.TrimSpace(line))
	}
}

// DO-3: federations and unused capitals.
func TestDO3FederationsAndUnusedCapitals(t *testing.T) {
	for players, names := range map[int]string{2: "[north south]", 3: "[north east south]", 4: "[north east south west]"} {
		s := start(t, players, nil)
		want(t, "federations", fmt.Sprint(s.federationsOf(players)), names)
		want(t, "cities", s.city.Len(), players)
		for _, f := range firstCities {
			if s.forest.Has(f) || !s.city.Has(f) && s.ownerOf(f) != rules.NoSeat {
				t.Errorf("%s is not empty land", f)
			}
		}
		want(t, "forest", s.forest, startForest)
	}
	if _, err := (Game{}).New(rules.Setup{Players: 5}); err == nil {
		t.Error("five federations")
	}
	if _, err := (Game{}).New(rules.Setup{Players: 2, Options: rules.Options{"x": 1}}); err == nil {
		t.Error("an unknown option")
	}
}

// DO-7: what each federation starts with.
func TestDO7StartOfEachFederation(t *testing.T) {
	s := start(t, 4, nil)
	for seat, name := range []string{"K9", "M11", "K13", "I11"} {
		fed := s.Fed(seat)
		want(t, "money", fed.money, 1100)
		want(t, "store", fed.store, Bill{})
		want(t, "capital", s.CapitalField(seat), field(t, name))
		want(t, "owned", s.owned[seat], set(t, name))
		want(t, "district", fed.cities[0].Districts[0].Building, Warehouse)
		want(t, "built", fed.cities[0].Built, 1)
	}
}

// DO-8: where forest grows at the start.
func TestDO8ForestAtTheStart(t *testing.T) {
	s := start(t, 4, nil)
	want(t, "forest", s.forest.Len(), 194)
	for _, name := range []string{"K7", "J8", "K8", "L9", "K11"} {
		if f := field(t, name); s.forest.Has(f) {
			t.Errorf("forest on %s", f)
		}
	}
}

// DO-60: the first in order plays North, and so on.
func TestDO60SeatsAreDealtInTheOrderOfTheSides(t *testing.T) {
	for players := 2; players <= MaxSeats; players++ {
		s := start(t, players, nil)
		for seat, side := range s.federationsOf(players) {
			want(t, "side", s.Fed(seat).side, side)
		}
	}
}

// DO-68: the last in order plays North where that was chosen, and the first acts first
// all the same.
func TestDO68TheLastInOrderPlaysNorth(t *testing.T) {
	want(t, "by default", start(t, 2, nil).northLast, false)
	for players, names := range map[int]string{2: "K13 K9", 3: "K13 M11 K9", 4: "I11 K13 M11 K9"} {
		s := start(t, players, rules.Options{OptionNorth: NorthLast})
		for seat, name := range strings.Fields(names) {
			want(t, "capital", s.CapitalField(seat), field(t, name))
			want(t, "owned", s.owned[seat], set(t, name))
			want(t, "actor", s.Actor(), seat)
			play(t, s, "end")
		}
		want(t, "North", s.Fed(players-1).side, FederationNorth)
		data, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if back, err := (Game{}).Decode(data); err != nil || !back.(*State).northLast {
			t.Errorf("read back: %v", err)
		}
		// One that does not name the option is older: there the first plays North.
		_, err = Game{}.Decode([]byte(strings.Replace(string(data), `"north":"last",`, "", 1)))
		if err == nil || !strings.Contains(err.Error(), "DO-68") {
			t.Errorf("sides of a position without the option: %v", err)
		}
	}
	// As usual it is not written, so that older records end in the position they tell.
	if data, err := start(t, 2, nil).MarshalJSON(); err != nil || strings.Contains(string(data), `"north":"first"`) {
		t.Errorf("by default a position names who plays North: %v", err)
	}
	for _, v := range []any{"second", true, 1} {
		if _, err := (Game{}).New(rules.Setup{Players: 2, Options: rules.Options{OptionNorth: v}}); err == nil {
			t.Errorf("%v plays North", v)
		}
	}
	old, err := Game{}.New(rules.Setup{Players: 2, Rules: 1, Options: rules.Options{OptionNorth: NorthLast}})
	if err != nil {
		t.Fatal(err)
	}
	want(t, "first rules", old.(*State).northLast, false)
}

func TestDO9PhasesAndOrderOfPlay(t *testing.T) {
	s := start(t, 3, nil)
	s.Fed(0).store[Food] = 1
	for seat := range 3 {
		want(t, "actor", s.Actor(), seat)
		want(t, "phase", s.Status().Phase, "investment")
		play(t, s, "end")
	}
	want(t, "phase", s.Status().Phase, "taxes")
	wantRefused(t, s, "claim K8", "DO-9", "phase.invest")
	wantRefused(t, s, "move i1 K8", "DO-9", "phase.military")
	wantRefused(t, s, "accept", "DO-12", "unasked.offer")
	wantRefused(t, s, "capital K9", "DO-37", "unasked.capital")
	wantRefused(t, s, "fire K9", "DO-51", "unasked.target")
	wantRefused(t, s, "hold", "DO-53", "unasked.intercept")
	wantRefused(t, s, "gather", "DO-9", "phase.gather")
	wantRefused(t, s, "top i1", "DO-9", "phase.arrange")
	s = start(t, 3, nil)
	wantRefused(t, s, "settle", "DO-9", "phase.tax")
}

// Nobody has food for the first round's tax, so nobody is asked (DO-63) and the
// round runs through.
func TestDO9ARoundRunsThrough(t *testing.T) {
	s := start(t, 2, rules.Options{OptionRounds: 2})
	j := play(t, s, "end", "end")
	wantEvent(t, j, "DO-9", "round")
	want(t, "round", s.round, 2)
	want(t, "phase", s.phase, PhaseInvestment)
	want(t, "history", len(s.history), 2)
}
