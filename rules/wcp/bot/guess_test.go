package bot

import (
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestAGuessIsTheBestOfOneLook for who decides, of what is likely or of all if nothing is. It
// leaves the position alone.
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
		most, other := worth(guess), slices.ContainsFunc(moves, func(m rules.Move) bool { return likely(s, m) })
		if likely(s, guess) != other {
			t.Fatalf("guesses %s, likely moves: %v", game.Game{}.Notation(guess), other)
		}
		for _, m := range moves {
			if v := worth(m); v > most && likely(s, m) == other {
				t.Fatalf("guesses %s (%d), better is %s (%d)", game.Game{}.Notation(guess), most, game.Game{}.Notation(m), v)
			}
			n++
		}
	})
	if n < 1000 {
		t.Errorf("%d moves only", n)
	}
}

// TestWhatIsLaidFarAwayIsNotLikely: a guard counts beside other pawns, all else near the own
// one.
func TestWhatIsLaidFarAwayIsNotLikely(t *testing.T) {
	s := at(t, 2, corridorHalls, stands(0, "d6"), stands(1, "d2"), func(t testing.TB, p *position) {
		k := pull(&p.TokenStack, read(t, game.ParseToken, "core"))
		p.Players[0].Tokens, p.Players[0].TokenCount = []game.Token{k}, 1
		p.Phase, p.Decision, p.Done.HallLaid = game.PhasePlace, game.DecidePlace, true
	})
	for words, want := range map[string]bool{
		"content core d7": true, "content core d4": true, "content core d3": false, "content core d1": false,
		"content cerberus d5 100000": false, "content cerberus d3 100000": true, "content cerberus d1 100000": true,
		"hall 100111 d6": true, "hall 100111 d2": false,
	} {
		m, err := game.Game{}.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		if got := likely(s, m); got != want {
			t.Errorf("%s: %v, want %v", words, got, want)
		}
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
