package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does.
func BenchmarkPlayouts(b *testing.B) {
	rulestest.Moves(b, Game{}, rules.Setup{Players: 2, Seed: 1})
}

// BenchmarkReplay loads the record of a game.
func BenchmarkReplay(b *testing.B) {
	rulestest.Replay(b, Game{}, rules.Setup{Players: 2, Seed: 1}, 0)
}

// BenchmarkView makes what a seat sees.
func BenchmarkView(b *testing.B) {
	rulestest.Views(b, Game{}, rules.Setup{Players: 2, Seed: 1}, 60)
}

// BenchmarkReach asks where a human can get to, with all that it costs.
func BenchmarkReach(b *testing.B) {
	s := at(b, "6 G . . . . # . . . . .\n5 . . . r . # ~ . . . b", func(s *State) {
		s.active, s.pa, s.people[Runner].activated = Runner, HumanPA+AdrenalinePA, true
	})
	v := viewOf(s, SeatHumans)
	for b.Loop() {
		v.Reach(Runner)
	}
}
