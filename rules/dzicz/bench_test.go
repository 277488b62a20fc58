package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkRandomMoves reports checked random moves per second: list the legal
// moves, pick one, apply it without a journal.
func BenchmarkRandomMoves(b *testing.B) {
	for players := 2; players <= MaxSeats; players++ {
		b.Run(fmt.Sprint(players, " players"), func(b *testing.B) {
			rulestest.RandomMoves(b, Game{}, rules.Setup{Players: players, Seed: 1})
		})
	}
}

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does.
func BenchmarkPlayouts(b *testing.B) {
	rulestest.Moves(b, Game{}, rules.Setup{Players: 4, Seed: 1})
}

// BenchmarkReplay loads the record of a game.
func BenchmarkReplay(b *testing.B) {
	rulestest.Replay(b, Game{}, rules.Setup{Players: 4, Seed: 1}, 0)
}

// BenchmarkView makes what a seat sees.
func BenchmarkView(b *testing.B) {
	rulestest.Views(b, Game{}, rules.Setup{Players: 4, Seed: 1}, 60)
}
