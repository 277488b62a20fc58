package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does.
func BenchmarkPlayouts(b *testing.B) {
	for players := 2; players <= MaxSeats; players++ {
		b.Run(fmt.Sprint(players, " players"), func(b *testing.B) {
			rulestest.Moves(b, Game{}, rules.Setup{Players: players, Seed: 1})
		})
	}
}

// BenchmarkReplay loads the record of a game.
func BenchmarkReplay(b *testing.B) {
	rulestest.Replay(b, Game{}, rules.Setup{Players: 4, Seed: 1}, 0)
}

// BenchmarkView makes what a seat sees.
func BenchmarkView(b *testing.B) {
	s := rich(b)
	b.ReportAllocs()
	for b.Loop() {
		s.View(0)
	}
}

// BenchmarkRichMoves lists and checks the moves of a rich position, in
// investment and war.
func BenchmarkRichMoves(b *testing.B) {
	for name, war := range map[string]bool{"investment": false, "military": true} {
		b.Run(name, func(b *testing.B) {
			s := rich(b)
			if war {
				warfare(s, 0)
			}
			r := rules.NewRand(1)
			var buf []rules.Move
			var ranges []rules.Range
			c := *s
			for b.Loop() {
				c = *s
				buf, ranges = c.Legal(buf[:0]), c.Ranges(ranges[:0])
				if err := c.Apply(buf[r.IntN(len(buf))], nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}
