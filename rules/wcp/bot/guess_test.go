package bot

import (
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestAGuessIsTheBestOfOneLook for who decides, of what is likely. It leaves the position
// alone.
func TestAGuessIsTheBestOfOneLook(t *testing.T) {
	var moves, all []rules.Move
	chance := make([]int32, game.MaxSeats)
	w, n := Mind{}, 0
	eachPosition(t, 1, 20, func(s *game.State) {
		seat, was := s.Actor(), *s
		moves, all = w.Likely(s, moves[:0]), w.Moves(s, all[:0])
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
			if v := worth(m); v > most || !slices.Contains(all, m) {
				t.Fatalf("guesses %s (%d), or is %s (%d) better or none of %d", game.Game{}.Notation(guess), most, game.Game{}.Notation(m), v, len(all))
			}
			n++
		}
	})
	if n < 1000 {
		t.Errorf("only %d moves tried", n)
	}
}

// TestWhatIsLaidFarAwayIsNotLikely: a guard counts where it bars a step of an opponent, all
// else near the own pawn.
func TestWhatIsLaidFarAwayIsNotLikely(t *testing.T) {
	for words, want := range map[string]bool{
		"content core d7": true, "content core d3": false, "content core d1": false,
		"content cerberus d5 100000": false, "content cerberus d3 100000": false,
		"content cerberus d3 000100": true, "content cerberus d1 100000": true,
		"hall 111110 c5": true, "hall 111110 c1": false,
	} {
		m, err := game.Game{}.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		s := at(t, 2, corridorHalls, stands(0, "d6"), stands(1, "d2"), func(t testing.TB, p *position) {
			for _, id := range []string{"core", "cerberus"} {
				p.Players[0].Tokens = append(p.Players[0].Tokens, pull(&p.TokenStack, read(t, game.ParseToken, id)))
				p.Players[0].TokenCount++
			}
			p.Players[0].Halls, p.Players[0].HallCount = []game.Tile{pull(&p.HallStack, game.TileOf(0b011111))}, 1
			p.Phase, p.Decision, p.Done.HallLaid = game.PhasePlace, game.DecidePlace, m.Verb == game.VerbContent
		})
		if got := slices.Contains(Mind{}.Likely(s, nil), m); got != want {
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
