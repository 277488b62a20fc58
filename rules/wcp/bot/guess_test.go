package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestAGuessIsTheBestOfOneLook for who decides, and it leaves the position alone.
func TestAGuessIsTheBestOfOneLook(t *testing.T) {
	var moves []rules.Move
	chance := make([]int32, game.MaxSeats)
	w, n := Mind{}, 0
	eachPosition(t, 1, 40, func(s *game.State) {
		seat, was := s.Actor(), *s
		moves = w.Moves(s, moves[:0])
		guess, ok := w.Guess(s, moves, nil)
		if !ok || *s != was {
			t.Fatalf("no guess (%v) or a trace of it", !ok)
		}
		worth := func(m rules.Move) int32 {
			x := was
			play(t, &x, game.Game{}.Notation(m))
			w.Judge(&x, chance)
			return chance[seat]
		}
		most := worth(guess)
		for _, m := range moves {
			if v := worth(m); v > most {
				t.Fatalf("guesses %s (%d), better is %s (%d)", game.Game{}.Notation(guess), most, game.Game{}.Notation(m), v)
			}
			n++
		}
	})
	if n < 1000 {
		t.Errorf("%d moves only", n)
	}
}

// TestItIsQuietWhenTheGoIsOver and not before; what is decided in the go of another
// seat stands alone.
func TestItIsQuietWhenTheGoIsOver(t *testing.T) {
	w, loud, quiet := Mind{}, 0, 0
	var root game.State
	eachPosition(t, 1, 1, func(s *game.State) {
		was, is := root.Status(), s.Status()
		over := is.Seat != was.Seat || is.Turn != was.Turn
		if alone := root.Actor() != was.Seat; w.Quiet(&root, s) != (over || alone) {
			t.Fatalf("quiet %v where the go is over: %v", !over, over)
		}
		if over {
			quiet++
			root = *s
		} else {
			loud++
		}
	})
	if loud < 100 || quiet < 100 {
		t.Errorf("%d positions in a go, %d goes", loud, quiet)
	}
}
