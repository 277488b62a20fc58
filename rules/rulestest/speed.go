package rulestest

import (
	"runtime"
	"testing"

	"schron/rules"
)

// Moves measures checked random moves: one operation is a move of whole random
// games without a journal, and "moves/s" is reported.
func Moves(b *testing.B, g rules.Game, setup rules.Setup) {
	b.Helper()
	p := rules.Playout{Game: g}
	b.ReportAllocs()
	b.ResetTimer()
	n := 0
	for n < b.N {
		if _, err := p.Run(setup); err != nil {
			b.Fatal(err)
		}
		n += len(p.Moves())
		setup.Seed++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}

// RandomMoves measures bare random moves: one operation lists the legal moves and
// plays one without a journal; a game that is over begins anew. "moves/s" is
// reported.
func RandomMoves(b *testing.B, g rules.Game, setup rules.Setup) {
	b.Helper()
	first, err := g.New(setup)
	if err != nil {
		b.Fatal(err)
	}
	s := first.Clone()
	r := rules.NewRand(1)
	buf := make([]rules.Move, 0, 512)
	b.ReportAllocs()
	for b.Loop() {
		if s.Actor() == rules.NoSeat {
			s = first.Clone()
		}
		buf = s.Legal(buf[:0])
		if err := s.Apply(buf[r.IntN(len(buf))], nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}

// Views measures what a match of so many random moves shows to seat 0.
func Views(b *testing.B, g rules.Game, setup rules.Setup, moves int) {
	b.Helper()
	m := RandomMatch(b, g, setup, moves)
	b.ReportAllocs()
	for b.Loop() {
		m.View(0)
	}
}

// Replay measures the loading of the record of a RandomMatch: one operation reads
// the JSON and replays every move. "ms/1000moves" is reported.
func Replay(b *testing.B, g rules.Game, setup rules.Setup, longest int) {
	b.Helper()
	r, err := RandomMatch(b, g, setup, longest).Record()
	if err != nil {
		b.Fatal(err)
	}
	data, err := r.MarshalJSON()
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		read, err := rules.DecodeRecord(data)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := rules.LoadMatch(Lookup(g), read); err != nil {
			b.Fatal(err)
		}
	}
	moves := float64(b.N) * float64(len(r.Moves))
	b.ReportMetric(b.Elapsed().Seconds()*1e6/moves, "ms/1000moves")
}

// MoveAllocs is how many allocations a move of a random game costs on average,
// the making of the game included. Nothing else may run meanwhile.
func MoveAllocs(t testing.TB, g rules.Game, setup rules.Setup) float64 {
	t.Helper()
	p := rules.Playout{Game: g}
	run := func() {
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
	}
	run() // grows the buffers
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run()
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs-before.Mallocs) / float64(len(p.Moves()))
}
