package dzicz

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (DZ-30), each with a recorded game in
// testdata/endings that "go test -update" finds anew.
var endings = map[string]rulestest.Way{
	"open-mission":    by(func(s *State) bool { return winners(s) == 1 && s.claimed == 0 }),
	"secret-mission":  by(func(s *State) bool { return winners(s) == 1 && s.claimed != 0 && openHeld(s) == 0 }),
	"several-winners": by(func(s *State) bool { return winners(s) > 1 }),
	"nobody":          by(func(s *State) bool { return winners(s) == 0 }),
}

func winners(s *State) int { return len(s.Result().Winners) }

func openHeld(s *State) int {
	n := 0
	for i := range s.openCount {
		if s.holder[i] != rules.NoSeat {
			n++
		}
	}
	return n
}

// by is the way to end in a state that is so, among random games of three.
func by(is func(s *State) bool) rulestest.Way {
	wanted := func(s rules.State) bool { return is(s.(*State)) }
	return rulestest.Way{
		Find: func(t testing.TB) *rules.Record {
			return rulestest.FindGame(t, &rules.Playout{Game: Game{}}, rules.Setup{Players: 3}, 100_000, wanted)
		},
		Is: func(t testing.TB, m *rules.Match) bool {
			_, last := rulestest.EndStates(t, m)
			return wanted(last)
		},
	}
}
