package wradislavia

import (
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// asTB lets helpers for tests fail the rapid check that runs them.
type asTB struct {
	testing.TB
	check *rapid.T
}

func (asTB) Helper() {}

func (a asTB) Error(args ...any)                 { a.check.Error(args...) }
func (a asTB) Errorf(format string, args ...any) { a.check.Errorf(format, args...) }
func (a asTB) Fatal(args ...any)                 { a.check.Fatal(args...) }
func (a asTB) Fatalf(format string, args ...any) { a.check.Fatalf(format, args...) }

// playRandom plays a random move and tests what comes of it.
func playRandom(r *rapid.T, s *State, chance *rules.Rand) {
	moves := s.Legal(nil)
	m := moves[chance.IntN(len(moves))]
	if err := s.Apply(m, nil); err != nil {
		r.Fatalf("%s: %v", Game{}.Notation(m), err)
	}
	if err := s.Invariants(); err != nil {
		r.Fatalf("after %s: %v", Game{}.Notation(m), err)
	}
}

// drawPlayed plays some random moves from a deal, and then perhaps on to a phase
// that is over so soon that random moves hardly ever stop in it.
func drawPlayed(r *rapid.T) *State {
	deal, err := Game{}.New(rules.Setup{Players: Seats, Seed: rapid.Uint64Range(0, rules.MaxSeed).Draw(r, "seed")})
	if err != nil {
		r.Fatal(err)
	}
	s := deal.(*State)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
	for range rapid.IntRange(0, 400).Draw(r, "moves") {
		if s.Actor() == rules.NoSeat {
			return s
		}
		playRandom(r, s, &chance)
	}
	want := rapid.SampledFrom([]Phase{PhaseDraft, PhaseDeployment, PhaseFire, PhaseHandToHand}).Draw(r, "phase")
	for n := 0; s.phase != want && s.Actor() != rules.NoSeat && n < 400; n++ {
		playRandom(r, s, &chance)
	}
	for range rapid.IntRange(0, 3).Draw(r, "more") {
		if s.Actor() != rules.NoSeat {
			playRandom(r, s, &chance)
		}
	}
	return s
}
