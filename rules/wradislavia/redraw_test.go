package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUnseenCharactersAreDealtFairly: to a seat every character that it has not seen is as
// likely in the opponent's hand as any other. That holds in the draft and later. One that was
// ever revealed is there for certain (WR-9, WR-39).
func TestUnseenCharactersAreDealtFairly(t *testing.T) {
	hand := func(seat int) func(x rules.State) []string {
		return func(x rules.State) []string {
			s := x.(*State)
			var out []string
			for _, c := range (s.atHand(seat) &^ s.known(seat)).list() {
				out = append(out, c.String())
			}
			return out
		}
	}
	s := newState(t, 3)
	chance := rules.NewRand(3)
	for turns := range 3 {
		for s.turn < int8(turns) {
			if err := s.Apply(rulestest.RandomMove(s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
		seat := int(s.active)
		o := other(seat)
		shares := map[string]int{}
		for _, c := range (everybody &^ s.atHand(seat) &^ s.discards[seat] &^ s.before[0] &^ s.before[1] &^ s.dead[0] &^ s.dead[1] &^ s.known(o)).list() {
			shares[c.String()] = 1
		}
		rulestest.Fair(t, s, seat, 4000, shares, hand(o))
		if turns == 2 && s.known(o) == 0 {
			t.Error("nobody came home in the first turn")
		}
	}
}

// TestASecretDeploymentIsDrawnFairly: every character at hand and every token is as
// likely in a slot as any other.
func TestASecretDeploymentIsDrawnFairly(t *testing.T) {
	s := newState(t, 3)
	chance := rules.NewRand(3)
	for s.phase != PhaseDeployment || s.active == s.marker {
		if err := s.Apply(rulestest.RandomMove(s, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	seat := int(s.active)
	o := other(seat)
	tokens := map[string]int{}
	for m := Attack; m < manoeuvreEnd; m++ {
		tokens[m.String()] = 1
	}
	rulestest.Fair(t, s, seat, 4000, tokens, func(x rules.State) []string {
		return []string{x.(*State).posts[o][1].token.String()}
	})
	sent := map[string]int{}
	for c := everybody &^ s.hand[seat] &^ s.discards[seat] &^ s.Fighting(seat); c != 0; c &= c - 1 {
		sent[c.First().String()] = 1
	}
	rulestest.Fair(t, s, seat, 4000, sent, func(x rules.State) []string {
		return []string{x.(*State).posts[o][2].who.String()}
	})
}

// TestWR9WhatWasOnceRevealedIsKnown: whoever fought and is alive is in the hand of its player
// in every state drawn anew. That holds also turns later and after a way through JSON. A
// position of before, without that, tells the last turn only.
func TestWR9WhatWasOnceRevealedIsKnown(t *testing.T) {
	s := newState(t, 3)
	chance := rules.NewRand(9)
	var fought [Seats]Cast
	for s.turn < 4 && s.phase != PhaseOver {
		if s.revealed() {
			for seat := range Seats {
				fought[seat] |= s.Fighting(seat)
			}
		}
		if err := s.Apply(rulestest.RandomMove(s, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	read := rulestest.ReadsBack(t, Game{}, s).(*State)
	r := rules.NewRand(1)
	for seat := range Seats {
		o := other(seat)
		want := fought[o] & s.atHand(o)
		if s.seen[o] != fought[o] || read.known(o) != want || want.Len() <= (s.report.Fighting(o)&s.hand[o]).Len() {
			t.Fatalf("seat %d: seen %v, want %v", o, s.seen[o].list(), fought[o].list())
		}
		for range 50 {
			if x := s.Redraw(nil, seat, &r).(*State); x.atHand(o)&want != want {
				t.Fatalf("seat %d may have %v", o, x.atHand(o).list())
			}
		}
		s.seen[o] = 0
		if got, last := s.known(o), (s.report.Fighting(o)|s.report.healed[o])&s.hand[o]; got != last {
			t.Errorf("without the memory %v is known, want %v", got.list(), last.list())
		}
	}
}
