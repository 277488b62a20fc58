package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
)

// DZ-36: where that was chosen home edges are chosen from the last player to the first. From
// turn 2 on play goes in the usual order.
func TestDZ36HomesMayBeChosenFromTheLastOn(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		s := newState(t, players, 4, turned)
		for n := range players {
			wantAsked(t, s, players-1-n, "home")
			data, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			back, err := Game{}.Decode(data)
			if err != nil || back.(*State).homes != homesLast || back.Actor() != players-1-n {
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

// DZ-36: where that was chosen the second player may take the edge opposite the first only,
// and everybody else any free one.
func TestDZ36TheSecondMaySitOpposite(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		for first, across := range map[string]Edge{"b1": North, "c5": South, "a3": East, "e2": West} {
			s := newState(t, players, 4, opposite)
			play(t, s, "home "+first)
			var want []string
			for _, f := range across.Middle().Fields() {
				want = append(want, "home "+f.String())
			}
			wantLegal(t, s, "home", want...)
			wantRefused(t, s, "home b2", "DZ-7", "home.inner")
			wantRefused(t, s, "home a1", "DZ-8", "home.corner")
			wantRefused(t, s, "home "+first, "DZ-7", "home.taken")
			for _, e := range Edges() {
				if e != across && e != s.home[0] {
					wantRefused(t, s, "home "+e.Middle().Fields()[0].String(), "DZ-36", "home.opposite")
				}
			}
			data, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			if back, err := (Game{}).Decode(data); err != nil || back.(*State).homes != homesOpposite {
				t.Errorf("read back: %v", err)
			}
			play(t, s, want[1])
			for n := 2; n < players; n++ {
				wantAsked(t, s, n, "home")
				free := s.Legal(nil)
				if len(free) != 3*(4-n) {
					t.Errorf("seat %d may put its token in %d ways", n, len(free))
				}
				if err := s.Apply(free[0], nil); err != nil {
					t.Fatal(err)
				}
			}
			wantAsked(t, s, 0, "action")
		}
	})
}

// DZ-36: a position in which the second does not sit opposite the first is none.
func TestDZ36APositionWithNeighboursIsRefused(t *testing.T) {
	s := newState(t, 2, 4)
	play(t, s, "home b1", "home a3")
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	_, err = Game{}.Decode([]byte(strings.Replace(string(data), "{", `{"options":{"homes":"opposite"},`, 1)))
	if err == nil || !strings.Contains(err.Error(), "seat 1 has the home edge W, not N opposite the first (DZ-36)") {
		t.Error(err)
	}
}

// DZ-36: as usual the option is not written, so that older records end in the position that
// they tell. And the rules of before have none.
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
		if _, err := variantOf(rules.Options{OptionHomes: v}); err == nil {
			t.Errorf("a position in which %v chooses first", v)
		}
	}
	old, err := Game{}.New(rules.Setup{Players: 2, Rules: 1, Options: turned})
	if err != nil || old.Actor() != 0 {
		t.Errorf("by the first rules seat %d begins: %v", old.Actor(), err)
	}
}
