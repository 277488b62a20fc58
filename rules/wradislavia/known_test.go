package wradislavia

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestWR44WhoWasRevealedIsKnown (WR-44): to everybody, spectators too, and in every
// phase. Known to be in a hand are those that once lay open and are neither dead nor
// resting nor on the battlefield. A view counts the others.
func TestWR44WhoWasRevealedIsKnown(t *testing.T) {
	r := rules.NewRand(4)
	phases, rest := map[Phase]int{}, 0
	for seed := range uint64(4) {
		s := newState(t, seed)
		var fought [Seats]Cast
		for s.Actor() != rules.NoSeat && s.turn < 8 {
			for seat := range Seats {
				if s.revealed() {
					fought[seat] |= s.Fighting(seat)
				}
				want := fought[seat] & s.hand[seat]
				if s.phase == PhaseDeployment {
					want = fought[seat] & s.atHand(seat)
				}
				if want != 0 {
					phases[s.phase]++
				}
				for looks := rules.NoSeat; looks < Seats; looks++ {
					v := s.View(looks).(View)
					if got := v.Known(seat); !slices.Equal(got, want.list()) {
						t.Fatalf("turn %d, %s: seat %d knows %v of seat %d, want %v", s.turn, s.phase, looks, got, seat, want.list())
					}
					if out := s.seen[seat] & (s.heavy[seat] | s.before[seat] | s.dead[seat]); out != 0 {
						rest++
						if slices.ContainsFunc(v.Players[seat].Seen, func(c Character) bool { return out&c.bit() != 0 }) {
							t.Fatalf("turn %d, %s: %v are listed as seen, %v of them rest or are dead", s.turn, s.phase, v.Players[seat].Seen, out.list())
						}
					}
					if got := v.Unknown(seat); got != v.Players[seat].HandCount-want.Len() {
						t.Fatalf("turn %d, %s: %d of seat %d are unknown", s.turn, s.phase, got, seat)
					}
				}
			}
			if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if phases[PhaseDeployment] == 0 || phases[PhaseFire] == 0 || rest == 0 {
		t.Errorf("somebody was known in %v, and %d times somebody rested", phases, rest)
	}
}

// TestAPositionOfBeforeTellsTheLastTurn: without the memory those are known who
// fought or came back in the last turn.
func TestAPositionOfBeforeTellsTheLastTurn(t *testing.T) {
	r := rules.NewRand(2)
	s := newState(t, 5)
	for s.phase != PhaseDeployment || s.turn < 3 {
		if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range Seats {
		s.seen[seat] = 0
		v := s.View(other(seat)).(View)
		if got := v.Known(seat); len(got) == 0 || !slices.Equal(got, s.known(seat).list()) {
			t.Errorf("of seat %d %v are known, want %v", seat, got, s.known(seat).list())
		}
	}
}
