package dzicz

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (DZ-30), each with a recorded game in
// testdata/endings that "go test -update" finds anew.
var endings = map[string]func(s *State) bool{
	"open-mission":    func(s *State) bool { return winners(s) == 1 && s.claimed == 0 },
	"secret-mission":  func(s *State) bool { return winners(s) == 1 && s.claimed != 0 && openHeld(s) == 0 },
	"several-winners": func(s *State) bool { return winners(s) > 1 },
	"nobody":          func(s *State) bool { return winners(s) == 0 },
}

func winners(s *State) int { return len(s.Result().Winners) }

func openHeld(s *State) int {
	n := 0
	for i := range s.openCount {
		if s.holder[i] != nobody {
			n++
		}
	}
	return n
}

func TestDZ30EveryWayToEndIsRecorded(t *testing.T) {
	for name, is := range endings {
		wanted := func(s rules.State) bool { return is(s.(*State)) }
		m := rulestest.Ending(t, Game{}, name, func() *rules.Record {
			return rulestest.FindGame(t, &rules.Playout{Game: Game{}}, rules.Setup{Players: 3}, 100_000, wanted)
		})
		if _, last := rulestest.EndStates(t, m); !wanted(last) {
			t.Errorf("%s ends with %+v", name, m.Result())
		}
	}
}
