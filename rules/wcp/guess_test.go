package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestAGuessIsTheBestOfOneLook for who decides, and it leaves the position alone.
func TestAGuessIsTheBestOfOneLook(t *testing.T) {
	var moves []rules.Move
	chance := make([]int32, MaxSeats)
	w, n := Mind{}, 0
	for seed := range uint64(20) {
		r := rules.NewRand(seed)
		s := tornFrom(&r)
		for range 30 {
			seat := s.Actor()
			if seat == rules.NoSeat {
				break
			}
			was := *s
			moves = w.Moves(s, moves[:0])
			guess, ok := w.Guess(s, moves, &r)
			if !ok || *s != was {
				t.Fatalf("no guess (%v) or a trace of it", !ok)
			}
			worth := func(m rules.Move) int32 {
				x := was
				play(t, &x, Game{}.Notation(m))
				w.Judge(&x, chance)
				return chance[seat]
			}
			most := worth(guess)
			for _, m := range moves {
				if v := worth(m); v > most {
					t.Fatalf("guesses %s (%d), better is %s (%d)", Game{}.Notation(guess), most, Game{}.Notation(m), v)
				}
				n++
			}
			if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n < 1000 {
		t.Errorf("%d moves only", n)
	}
}

// TestItIsQuietWhenTheGoIsOver and not before; what is decided in the go of another
// seat stands alone.
func TestItIsQuietWhenTheGoIsOver(t *testing.T) {
	w, loud, quiet := Mind{}, 0, 0
	for seed := range uint64(20) {
		r := rules.NewRand(seed)
		s := tornFrom(&r)
		root := *s
		for s.Actor() != rules.NoSeat && quiet < 20*int(seed+1) {
			if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
				t.Fatal(err)
			}
			over := s.Actor() == rules.NoSeat || s.Status().Seat != root.Status().Seat || s.round != root.round
			alone := root.Actor() != root.Status().Seat
			if got := w.Quiet(&root, s); got != (over || alone) {
				t.Fatalf("quiet %v where the go is over: %v", got, over)
			}
			if over {
				quiet++
				root = *s
			} else {
				loud++
			}
		}
	}
	if loud < 100 || quiet < 100 {
		t.Errorf("%d positions in a go, %d goes", loud, quiet)
	}
}
