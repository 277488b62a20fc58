package wradislavia

import (
	"fmt"
	"testing"

	"schron/rules"
)

// Many games with invariants after every move, and what a move may change at
// most.
func TestPlayoutsConserve(t *testing.T) {
	for seed := range uint64(150) {
		s := newState(t, seed)
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
				err = conserved(&was, s, m)
			}
			if err != nil {
				t.Fatalf("seed %d, move %d %q: %v", seed, n, Game{}.Notation(m), err)
			}
		}
	}
}

// conserved tests that discards and the dead stay, that seven characters remain a
// player's, and that a shot deals exactly its accuracy.
func conserved(was, is *State, m rules.Move) error {
	for seat := range Seats {
		had := was.hand[seat] | was.Fighting(seat) | was.heavy[seat] | was.before[seat] | was.dead[seat]
		has := is.hand[seat] | is.Fighting(seat) | is.heavy[seat] | is.before[seat] | is.dead[seat]
		drafted := is.phase != PhaseDraft
		switch {
		case was.phase != PhaseDraft && had != has, drafted && has.Len() != HandCards:
			return fmt.Errorf("seat %d had %v and has %v", seat, had.list(), has.list())
		case was.dead[seat]&^is.dead[seat] != 0:
			return fmt.Errorf("seat %d: somebody rose from the dead", seat)
		case was.phase != PhaseDraft && was.discards[seat] != is.discards[seat]:
			return fmt.Errorf("seat %d: the discards changed", seat)
		}
	}
	if was.rest != is.rest {
		return fmt.Errorf("characters that were never dealt changed")
	}
	if is.turn < was.turn || is.turn > was.turn+1 {
		return fmt.Errorf("turn %d follows %d", is.turn, was.turn)
	}
	shot, ok := ShotOf(m)
	if !ok {
		return nil
	}
	want := was.clash
	seat := int(was.active)
	results, n := was.salvo(seat, shot)
	for _, a := range results[:n] {
		p := &want.posts[other(seat)][a.Slot]
		p.wounds += int8(a.Wounds)
		p.torn += int8(count(a.Tears))
		p.bared = p.bared || a.Bares
	}
	want.posts[seat][shot.Shooter].shots++
	paid := was.peruns[seat] - is.peruns[seat]
	if is.clash != want || int(paid) != shot.Peruns() || is.rand != was.rand {
		return fmt.Errorf("the shot changed %+v to %+v and cost %d", was.clash, is.clash, paid)
	}
	return nil
}
