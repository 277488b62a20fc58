package paliwo

import (
	"fmt"
	"testing"

	"schron/rules"
)

// Many games with invariants after every move, and what a move may change at
// most. Every game ends within the stated bounds.
func TestPlayoutsConserve(t *testing.T) {
	for seed := range uint64(700) {
		s := stateOf(t, rules.Setup{Seed: seed, Options: variants[seed%uint64(len(variants))]})
		r := rules.NewRand(seed)
		buf := []rules.Move{}
		n := 0
		for ; s.Actor() != rules.NoSeat; n++ {
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
			if err == nil && len(buf) >= 1000 {
				err = fmt.Errorf("%d legal moves", len(buf))
			}
			if err != nil {
				t.Fatalf("seed %d, move %d %q: %v\n%s", seed, n, Game{}.Notation(m), err, drawBoard(&was))
			}
		}
		if n > MaxMoves || s.round > MaxRounds {
			t.Fatalf("seed %d: %d moves and %d rounds, stated are %d and %d", seed, n, s.round, MaxMoves, MaxRounds)
		}
	}
}

// Where nobody does anything the last figure enters in round 16, and six rounds
// later the terror marker leaves its track.
func TestWP29TheIdleGame(t *testing.T) {
	s := newState(t, 1)
	for s.Actor() != rules.NoSeat {
		legal := s.Legal(nil)
		m := legal[len(legal)-1] // end, done, or a field in row 12
		if m.Verb == VerbZombie || m.Verb == VerbNew || m.Verb == VerbWreck {
			for i := len(legal) - 1; i >= 0; i-- {
				if m = legal[i]; m.B == int16(North) && (m.Verb == VerbNew || m.Verb == VerbZombie) {
					break
				}
			}
		}
		if err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
		if err := s.Invariants(); err != nil {
			t.Fatal(err)
		}
	}
	if s.round != 22 || s.ending != EndTerror {
		t.Errorf("the game ends in round %d by %s, want round 22", s.round, s.ending)
	}
}

// conserved tests what a single move may change.
func conserved(was, is *State) error {
	switch {
	case is.round < was.round || is.round > was.round+1:
		return fmt.Errorf("round %d follows %d", is.round, was.round)
	case is.pool > was.pool || is.removed < was.removed || is.removed > was.removed+1:
		return fmt.Errorf("pool %d, removed %d became %d, %d", was.pool, was.removed, is.pool, is.removed)
	case is.bullets > was.bullets || is.briefcase && !was.briefcase || is.armed() > was.armed() && was.round > 0:
		return fmt.Errorf("bullets, briefcase or weapon tokens came back")
	case was.terror != offTrack && is.terror != was.terror && is.terror != was.terror-1 && is.terror != was.terrorStart && !lastTurned(was, is):
		return fmt.Errorf("the terror marker went from %d to %d", was.terror, is.terror)
	case is.goo > was.goo || is.tokens > was.tokens || is.risen < was.risen || is.findPool.total() > was.findPool.total():
		return fmt.Errorf("goo, crawler tokens or finds came back")
	case was.rand != is.rand && was.drawn == is.drawn:
		return fmt.Errorf("chance was used for something else than a draw")
	}
	for seat := range seats {
		all := sideCards(seat)
		if (is.hand[seat]|is.played[seat])&all != (was.hand[seat]|was.played[seat])&all || is.played[seat]&was.played[seat] != was.played[seat] {
			return fmt.Errorf("cards of seat %d changed", seat)
		}
	}
	for h := range humanKinds {
		if was.round > 0 && was.people[h].field == NoField && is.people[h].field != NoField {
			return fmt.Errorf("%s came back", h)
		}
		if d := is.people[h].wounds - was.people[h].wounds; d > 2 || d < -1 {
			return fmt.Errorf("%s: %d wounds became %d", h, was.people[h].wounds, is.people[h].wounds)
		}
	}
	return nil
}

// lastTurned reports whether a human became the last figure of the pool at the end of the
// human turn. Then the marker was put on its start and moved at once.
func lastTurned(was, is *State) bool {
	return was.stage == StageTurnEnd && was.pool > 0 && is.pool == 0 && is.terror == is.terrorStart-1
}

func TestDealIsFixedByTheSeed(t *testing.T) {
	a, b := newState(t, 77), newState(t, 77)
	if *a != *b {
		t.Error("the same seed deals differently")
	}
	if a.rand == newState(t, 78).rand {
		t.Error("another seed leaves the same generator")
	}
	for _, players := range []int{0, 1, 3} {
		if _, err := (Game{}).New(rules.Setup{Players: players}); err == nil {
			t.Errorf("%d players are accepted", players)
		}
	}
}
