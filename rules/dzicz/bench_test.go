package dzicz

import (
	"testing"

	"schron/rules"
)

// BenchmarkRandomMoves reports checked random moves per second: list the legal
// moves, pick one, apply it without a journal.
func BenchmarkRandomMoves(b *testing.B) {
	for _, players := range []int{2, 3, 4} {
		b.Run(string(rune('0'+players)), func(b *testing.B) {
			start, err := Game{}.New(rules.Setup{Players: players, Seed: 1})
			if err != nil {
				b.Fatal(err)
			}
			first := *start.(*State)
			s := first
			r := rules.NewRand(1)
			buf := make([]rules.Move, 0, 256)
			b.ReportAllocs()
			for b.Loop() {
				if s.Actor() == rules.NoSeat {
					s = first
				}
				buf = s.Legal(buf[:0])
				if err := s.Apply(buf[r.IntN(len(buf))], nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}
