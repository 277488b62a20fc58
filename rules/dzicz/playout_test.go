package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
)

// Thousands of games with invariants after every move, and what a move may
// change at most.
func TestPlayoutsConserve(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		for seed := range uint64(1000) {
			s := newState(t, players, seed)
			r := rules.NewRand(seed)
			buf := []rules.Move{}
			for n := 0; s.Actor() != rules.NoSeat; n++ {
				buf = s.Legal(buf[:0])
				m := buf[r.IntN(len(buf))]
				was := *s
				err := s.Apply(m, nil)
				if err == nil {
					err = s.Invariants()
				}
				if err == nil {
					err = conserved(&was, s)
				}
				if err != nil {
					t.Fatalf("seed %d, move %d %q: %v\n%s", seed, n, Game{}.Notation(m), err, drawBoard(&was.board))
				}
			}
		}
	})
}

// conserved tests that cards stay, covered tokens stay covered and a single move
// changes few pieces.
func conserved(was, is *State) error {
	switch {
	case was.open != is.open || was.secret != is.secret || was.openCount != is.openCount:
		return fmt.Errorf("mission cards changed: %v %v to %v %v", was.open, was.secret, is.open, is.secret)
	case was.revealed&^is.revealed != 0:
		return fmt.Errorf("a revealed mission is hidden again")
	case was.rand != is.rand:
		return fmt.Errorf("chance was drawn after the setup")
	case is.turn < was.turn || is.turn > was.turn+1 && is.gonePlayers() == 0:
		return fmt.Errorf("turn %d follows %d", is.turn, was.turn)
	}
	for seat := range is.seats {
		if was.home[seat] != NoEdge && was.home[seat] != is.home[seat] {
			return fmt.Errorf("seat %d changed its home edge", seat)
		}
		for _, k := range ActionTokens() {
			had := was.uncovered[seat][k] + was.covered[seat][k]
			has := is.uncovered[seat][k] + is.covered[seat][k]
			if is.covered[seat][k] < was.covered[seat][k] || has < had || has > had+1 {
				return fmt.Errorf("seat %d: %s %d+%d became %d+%d", seat, k,
					was.uncovered[seat][k], was.covered[seat][k], is.uncovered[seat][k], is.covered[seat][k])
			}
		}
		// A manoeuvre may remove a token and let another's action replace one.
		tokens := is.tokens[seat].Len() - was.tokens[seat].Len()
		outposts := is.outposts[seat].Len() - was.outposts[seat].Len()
		soldiers := is.soldiers[seat].Len() - was.soldiers[seat].Len()
		if tokens < -2 || tokens > 1 || max(outposts, -outposts, soldiers, -soldiers) > 1 {
			return fmt.Errorf("seat %d: tokens changed by %d, outposts by %d, soldiers by %d in one move",
				seat, tokens, outposts, soldiers)
		}
	}
	return nil
}

// gonePlayers counts those without a piece.
func (s *State) gonePlayers() int {
	n := 0
	for seat := range s.seats {
		if s.Gone(seat) {
			n++
		}
	}
	return n
}

func TestDealIsFixedByTheSeed(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		a, b, c := newState(t, players, 77), newState(t, players, 77), newState(t, players, 78)
		if *a != *b {
			t.Error("the same seed deals differently")
		}
		if a.rand == c.rand {
			t.Error("another seed leaves the same generator")
		}
	})
}
