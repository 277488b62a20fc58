package dolores

import (
	"encoding/json"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestPositionsReadBack(t *testing.T) {
	s := rich(t)
	rulestest.CheckState(t, Game{}, s)
	play(t, s, "offer 1", "give oil 2", "ask money 5", "cede I7", "propose")
	rulestest.CheckState(t, Game{}, s)
	s = rich(t)
	warfare(s, 0)
	s.Fed(0).n = 3
	play(t, s, "embark i2 w1", "aim m1")
	rulestest.CheckState(t, Game{}, s)
	play(t, s, "fire K14")
	rulestest.CheckState(t, Game{}, s)
}

// Each damage to a position is refused with a reason that names it.
func TestDecodeRefusesDamagedPositions(t *testing.T) {
	s := rich(t)
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, reason string }{
		{`"round":1`, `"round":0`, "round 0"},
		{`"round":1`, `"rund":1`, "unknown field"},
		{`"phase":"investment"`, `"phase":"lunch"`, `phase "lunch"`},
		{`"phase":"investment"`, `"phase":"taxes"`, "decision invest in phase taxes"},
		{`"decision":"invest"`, `"decision":"x"`, `"x" is not a decision`},
		{`"go":0`, `"go":7`, "seat 7"},
		{`"money":2500`, `"money":2501`, "the book says 2500"},
		{`"sold":1400`, `"sold":1401`, "the book says 2501"},
		{`"traded":0`, `"traded":1`, "the book says"},
		{`"oil":40`, `"oil":-4`, "-4 of oil"},
		{`"infantry":4`, `"infantry":14`, "14 of infantry"},
		{`"capital":"K9"`, `"capital":"K8"`, "where no city stands"},
		{`"capital":"K9"`, `"capital":null`, "warehouse or not"},
		{`"building":"warehouse"`, `"building":"mine"`, "warehouse or not"},
		{`"material":"oil"`, `"material":"food"`, "material food"},
		{`"material":"oil"`, `"material":null`, "material - of mine"},
		{`"robots":0`, `"robots":-1`, "-1 robots"},
		{`"robots":0`, `"robots":1`, "1 robots in warehouse"},
		{`"unit":"i1"`, `"unit":"i2"`, "stands twice"},
		{`"unit":"w1","field":"M8"`, `"unit":"w1","field":"M9"`, "does not stand in the stack"},
		{`"aboard":null`, `"aboard":"w1"`, "stack"},
		{`"moved":false`, `"moved":true`, "has acted"},
		{`"tax_undecided":false`, `"tax_undecided":true`, "undecided outside of phase 3"},
		{`"skips_yield":false`, `"skips_yield":true`, "skips the yield"},
		{`"n":null`, `"n":7`, "N is 7"},
		{`"n":null`, `"n":3`, "rolled N"},
		{`"offers":0`, `"offers":6`, "6 offers"},
		{`"out":false`, `"out":true`, "go of seat 0"},
		{`"federation":"north"`, `"federation":"west"`, "seat 0 is west"},
		{`"radioactive_clouds":["K8"]`, `"radioactive_clouds":["K8x"]`, "not a field"},
		{`"fires":["K6"`, `"fires":["A1","K6"`, "fire on sea"},
		{`"unpaid_sections":[]`, `"unpaid_sections":["K6"]`, "tax mark"},
		{`"undecided_sections":[]`, `"undecided_sections":["K7"]`, "outside of phase 3"},
		{`"wind_dice":[]`, `"wind_dice":[3,4]`, "wind {3 4}"},
		{`"wind_dice":[]`, `"wind_dice":[9,4]`, "wind dice"},
		{`"choose_capital":[]`, `"choose_capital":[0]`, "capital"},
		{`"offer":null`, `"offer":{"to":1,"give":{},"ask":{},"cede":[],"want":[]}`, "without its question"},
		{`"missile":null`, `"missile":{"launcher":null,"super":false,"target":"A1","asked":1}`, "without its question"},
		{`"missile":null`, `"missile":{"launcher":null,"super":false,"target":null,"asked":1}`, "either a launcher or a target"},
		{`"ending":null`, `"ending":{"how":"last","winners":[0]}`, "over without an ending"},
		{`"history":[{`, `"history":[{"round":0,"seats":[]},{`, "lines of history"},
		{`"rand":"`, `"rand":"x`, "random generator"},
		{`"ground":["`, `"ground":["f`, "row 1"},
		{`"ground":[".`, `"ground":["f`, "f on [A1]"},
		{`"ground":[".`, `"ground":["q`, "ground 'q'"},
		{`"owners":[".`, `"owners":["0`, ""},
		{`"owners":[".`, `"owners":["5`, "owner '5'"},
	} {
		bad := strings.Replace(string(data), c.from, c.to, 1)
		if bad == string(data) {
			t.Errorf("%s is not in the position", c.from)
			continue
		}
		_, err := Game{}.Decode([]byte(bad))
		if c.reason == "" {
			if err != nil {
				t.Errorf("%s: %v", c.to, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%s gives %v, want %q", c.to, err, c.reason)
		}
	}
	rulestest.DecodeRefuses(t, Game{}, s)
}

// The view is the table of the position and all public.
func TestViewsAreTheSameForAll(t *testing.T) {
	s := rich(t)
	var texts []string
	for seat := rules.NoSeat; seat < s.Seats(); seat++ {
		v := s.View(seat).(View)
		want(t, "seat", int(v.Seat), seat)
		v.Seat = 0
		data, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(data))
	}
	for _, text := range texts {
		want(t, "view", text == texts[0], true)
	}
	want(t, "private", s.Prompt().Private, false)
}

func FuzzDecode(f *testing.F) {
	war := rich(f)
	warfare(war, 0)
	rulestest.FuzzDecode(f, Game{}, start(f, 2, nil), rich(f), war)
}
