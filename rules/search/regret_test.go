package search

import (
	"testing"

	"schron/rules"
)

// rated is a mind that likes some fields better. Without thinking it plays one of guess.
type rated struct {
	mind
	worth [9]int32
	guess []int16
}

func (r rated) Judge(s rules.State, chance []int32) {
	for seat := range chance {
		chance[seat] = Sure / 2
	}
	for i, owner := range s.(*table).set().fields {
		if owner != rules.NoSeat {
			chance[owner] += r.worth[i]
			chance[1-owner] -= r.worth[i]
		}
	}
}

func (r rated) Guess(_ rules.State, _ []rules.Move, rand *rules.Rand) (rules.Move, bool) {
	return rules.Move{Verb: put, A: r.guess[rand.IntN(len(r.guess))]}, true
}

// TestOnlyMistakesAreRegretted: what gives much away, in nearly all states. Good moves, and
// those that are worse by little or by bad luck only, are left alone.
func TestOnlyMistakesAreRegretted(t *testing.T) {
	for name, c := range map[string]struct {
		worth int32 // of the field that is taken beside the usual one
		guess []int16
		lost  int
	}{
		"a mistake":           {-2000, []int16{0}, 2000},
		"a good move":         {400, []int16{0}, 0},
		"as good":             {0, []int16{0}, 0},
		"little is lost":      {1 - regretLeast, []int16{0}, 0},
		"just enough is lost": {-regretLeast, []int16{0}, regretLeast},
		"worse by bad luck":   {0, []int16{0, 3}, 0},
	} {
		worth := [9]int32{0: 4500, 1: c.worth, 2: 300}
		l := Level{Mind: rated{worth: worth, guess: c.guess}, Iterations: 40}
		r := l.Regret(ask(t, position{Board: ".........", Each: 2}), rules.Move{Verb: put, A: 1})
		if r.Lost != c.lost {
			t.Errorf("%s: %d lost, want %d", name, r.Lost, c.lost)
		}
	}
}
