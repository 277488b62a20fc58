package rulestest

import (
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// AsTB lets helpers for tests fail the rapid check that runs them inside the
// test t.
func AsTB(t testing.TB, check rapid.TB) testing.TB {
	return asTB{t, check}
}

type asTB struct {
	testing.TB
	check rapid.TB
}

func (asTB) Helper() {}

func (a asTB) Error(args ...any)                 { a.check.Error(args...) }
func (a asTB) Errorf(format string, args ...any) { a.check.Errorf(format, args...) }
func (a asTB) Fatal(args ...any)                 { a.check.Fatal(args...) }
func (a asTB) Fatalf(format string, args ...any) { a.check.Fatalf(format, args...) }

// RandomMove chooses among the legal moves and ranges, and in a range any amount.
// Somebody must be to decide.
func RandomMove(s rules.State, chance *rules.Rand) rules.Move {
	legal, ranges := s.Legal(nil), s.Ranges(nil)
	i := chance.IntN(len(legal) + len(ranges))
	if i < len(legal) {
		return legal[i]
	}
	r := ranges[i-len(legal)]
	return r.With(r.Min + chance.IntN(r.Max-r.Min+1))
}

// PlayRandom plays up to so many random moves, with invariants after each, and
// stops at the end of the game.
func (k Kit) PlayRandom(t rapid.TB, s rules.State, chance *rules.Rand, moves int) {
	t.Helper()
	for range moves {
		if s.Actor() == rules.NoSeat {
			return
		}
		m := RandomMove(s, chance)
		was := k.drawn(s)
		if err := s.Apply(m, nil); err != nil {
			t.Fatalf("%s: %v%s", k.Game.Notation(m), err, was)
		}
		if err := s.Invariants(); err != nil {
			t.Fatalf("after %s: %v%s", k.Game.Notation(m), err, was)
		}
	}
}
