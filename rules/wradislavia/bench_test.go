package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkRandomMoves reports checked random moves per second: list the legal
// moves, pick one, apply it without a journal.
func BenchmarkRandomMoves(b *testing.B) {
	rulestest.RandomMoves(b, Game{}, rules.Setup{Players: Seats, Seed: 1})
}

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does.
func BenchmarkPlayouts(b *testing.B) {
	rulestest.Moves(b, Game{}, rules.Setup{Players: Seats, Seed: 1})
}

// BenchmarkReplay loads the record of a game.
func BenchmarkReplay(b *testing.B) {
	rulestest.Replay(b, Game{}, rules.Setup{Players: Seats, Seed: 1}, 0)
}

// BenchmarkView makes what a seat sees.
func BenchmarkView(b *testing.B) {
	rulestest.Views(b, Game{}, rules.Setup{Players: Seats, Seed: 1}, 300)
}

// BenchmarkForecast reckons a shot from a view, as the screen does at every
// move of the mouse.
func BenchmarkForecast(b *testing.B) {
	s := at(b, dice(4, 7, 9), "karol/attack krystyna/attack jadwiga/cover", "wanda/attack leszek/cover roman/exploration")
	v := viewOf(s, rules.NoSeat)
	shot := Shot{Shooter: 1, Target: 0, Mode: HeadShot}
	b.ReportAllocs()
	for b.Loop() {
		if len(v.Forecast(0, shot)) != 1 {
			b.Fatal("no forecast")
		}
	}
}
