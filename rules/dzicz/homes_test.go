package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
)

// DZ-36: where that was chosen home edges are chosen from the last player to the first,
// and from turn 2 on play goes in the usual order.
func TestDZ36HomesMayBeChosenFromTheLastOn(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		x, err := Game{}.New(rules.Setup{Players: players, Seed: 4, Options: turned})
		if err != nil {
			t.Fatal(err)
		}
		s := x.(*State)
		for n := range players {
			wantAsked(t, s, players-1-n, "home")
			data, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			back, err := Game{}.Decode(data)
			if err != nil || !back.(*State).homesLast || back.Actor() != players-1-n {
				t.Errorf("read back: %v", err)
			}
			// One that does not name the option goes on in the usual order, in which these
			// edges cannot have been chosen.
			_, err = Game{}.Decode([]byte(strings.Replace(string(data), `"options":{"homes":"last"},`, "", 1)))
			if err == nil || !strings.Contains(err.Error(), "DZ-7") {
				t.Errorf("after %d homes, a position without the option: %v", n, err)
			}
			play(t, s, []string{"home b1", "home b5", "home a2", "home e2"}[n])
		}
		for turn := 2; turn <= 3; turn++ {
			for seat := range players {
				wantAsked(t, s, seat, "action")
				play(t, s, "pass")
			}
		}
	})
}

// DZ-36: as usual the option is not written, so that older records end in the position
// that they tell; and the rules of before have none.
func TestDZ36AsUsualTheFirstChoosesFirst(t *testing.T) {
	s := newState(t, 2, 4)
	wantAsked(t, s, 0, "home")
	if data, err := s.MarshalJSON(); err != nil || strings.Contains(string(data), "options") {
		t.Errorf("by default a position names options: %v", err)
	}
	for _, v := range []any{"second", true, 1} {
		if _, err := (Game{}).New(rules.Setup{Players: 2, Options: rules.Options{OptionHomes: v}}); err == nil {
			t.Errorf("%v chooses first", v)
		}
		if _, err := homesLastIn(rules.Options{OptionHomes: v}); err == nil {
			t.Errorf("a position in which %v chooses first", v)
		}
	}
	old, err := Game{}.New(rules.Setup{Players: 2, Rules: 1, Options: turned})
	if err != nil || old.Actor() != 0 {
		t.Errorf("by the first rules seat %d begins: %v", old.Actor(), err)
	}
}
