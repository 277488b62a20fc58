package wcp

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does and
// reports checked random moves per second.
func BenchmarkPlayouts(b *testing.B) {
	for _, setup := range variants(1) {
		b.Run(fmt.Sprint(setup.Players, " players ", setup.Options), func(b *testing.B) {
			rulestest.Moves(b, Game{}, setup)
		})
	}
}

// halfBuilt is a board of a game of four in the middle of stage I.
func halfBuilt(b *testing.B) *State {
	b.Helper()
	s := started(b, 4, 5, nil)
	r := rules.NewRand(5)
	for s.laid().Len() < 16 || s.ask != DecidePlace || !s.needHall() {
		moves := s.Legal(nil)
		if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

// BenchmarkCutOff tests every empty field of a half-built board with all 64
// patterns at once, as every list of legal moves does (WCP-15).
func BenchmarkCutOff(b *testing.B) {
	s := halfBuilt(b)
	fields := s.empty()
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		pass := s.passages()
		for rest := fields; rest != 0; rest &= rest - 1 {
			slot := s.slot(rest.First(), &pass)
			if slot.fitting() != 0 {
				n++
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*fields.Len()), "ns/field")
	if n == 0 {
		b.Fatal("nothing fits anywhere")
	}
}

// BenchmarkLegal lists the moves of the same board.
func BenchmarkLegal(b *testing.B) {
	s := halfBuilt(b)
	var buf []rules.Move
	b.ReportAllocs()
	for b.Loop() {
		buf = s.Legal(buf[:0])
	}
	b.ReportMetric(float64(len(buf)), "moves")
}

// BenchmarkReplay loads the record of a game.
func BenchmarkReplay(b *testing.B) {
	rulestest.Replay(b, Game{}, rules.Setup{Players: 4, Seed: 1}, 0)
}

// BenchmarkView makes what a seat sees.
func BenchmarkView(b *testing.B) {
	rulestest.Views(b, Game{}, rules.Setup{Players: 4, Seed: 1}, 120)
}
