package wradislavia

import (
	"pgregory.net/rapid"

	"schron/rules"
)

// drawPlayed plays some random moves from a deal. Then it goes on perhaps to a phase that is
// over so soon that random moves hardly ever stop in it.
func drawPlayed(r *rapid.T) *State {
	deal, err := Game{}.New(rules.Setup{Players: Seats, Seed: rapid.Uint64Range(0, rules.MaxSeed).Draw(r, "seed")})
	if err != nil {
		r.Fatal(err)
	}
	s := deal.(*State)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 400).Draw(r, "moves"))
	want := rapid.SampledFrom([]Phase{PhaseDraft, PhaseDeployment, PhaseFire, PhaseHandToHand}).Draw(r, "phase")
	for n := 0; s.phase != want && s.Actor() != rules.NoSeat && n < 400; n++ {
		kit.PlayRandom(r, s, &chance, 1)
	}
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 3).Draw(r, "more"))
	return s
}
