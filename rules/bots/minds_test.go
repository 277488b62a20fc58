package bots

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
)

// mostMoves is how long a game may be of players who only ever go forward.
const mostMoves = 5000

// eachMind runs f for every game that has a mind and number of players.
func eachMind(t *testing.T, f func(t *testing.T, mind search.Mind, g rules.Game, setup rules.Setup)) {
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		for _, l := range strengths {
			if x, ok := l.games[g.ID()]; ok {
				t.Run(name+"-"+l.id, func(t *testing.T) { f(t, x.Mind, g, setup) })
			}
		}
	})
}

// TestMindsGoForward plays by chance among the moves that are worth a thought. All are legal
// and none stands twice. There is always one, chances are chances, and games end.
func TestMindsGoForward(t *testing.T) {
	eachMind(t, func(t *testing.T, mind search.Mind, g rules.Game, setup rules.Setup) {
		r := rules.NewRand(8)
		for setup.Seed = range uint64(rulestest.Rounds(1, 5)) {
			s, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			chance := make([]int32, s.Seats())
			var moves []rules.Move
			for n := 0; s.Actor() != rules.NoSeat; n++ {
				if n == mostMoves {
					t.Fatalf("seed %d: no end within %d moves", setup.Seed, n)
				}
				moves = mind.Moves(s, moves[:0])
				if len(moves) == 0 {
					t.Fatalf("seed %d, move %d: nothing to think of", setup.Seed, n+1)
				}
				for i, m := range moves {
					if err := s.Check(m); err != nil || slices.Contains(moves[:i], m) {
						t.Fatalf("seed %d, move %d: %q is no move or stands twice: %v", setup.Seed, n+1, g.Notation(m), err)
					}
				}
				if m, ok := mind.Guess(s, moves, &r); ok && !slices.Contains(moves, m) {
					t.Fatalf("seed %d, move %d: guesses %q", setup.Seed, n+1, g.Notation(m))
				}
				mind.Judge(s, chance)
				for seat, c := range chance {
					if c < 0 || c > search.Sure {
						t.Fatalf("seed %d, move %d: seat %d wins with %d", setup.Seed, n+1, seat, c)
					}
				}
				if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
					t.Fatal(err)
				}
			}
			mind.Judge(s, chance)
			knowsTheEnd(t, s, chance)
		}
	})
}

// knowsTheEnd tests what is thought of a game that is over: who has won alone is
// sure, and who has lost to somebody has nothing.
func knowsTheEnd(t *testing.T, s rules.State, chance []int32) {
	t.Helper()
	won := s.Result().Winners
	for seat, c := range chance {
		switch wins := slices.Contains(won, seat); {
		case wins && len(won) == 1 && c != search.Sure, wins && c <= 0, !wins && len(won) > 0 && c != 0:
			t.Errorf("seat %d has %d where %v won", seat, c, won)
		}
	}
}
