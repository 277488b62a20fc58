package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUnseenCharactersAreDealtFairly: to a seat every character that it has not
// seen is as likely in the opponent's hand as any other, in the draft and later,
// and one that came home last turn is there for certain (WR-39).
func TestUnseenCharactersAreDealtFairly(t *testing.T) {
	hand := func(seat int) func(x rules.State) []string {
		return func(x rules.State) []string {
			s := x.(*State)
			var out []string
			for _, c := range (s.atHand(seat) &^ s.seenBack(seat)).list() {
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
		for _, c := range (everybody &^ s.atHand(seat) &^ s.discards[seat] &^ s.before[0] &^ s.before[1] &^ s.dead[0] &^ s.dead[1] &^ s.seenBack(o)).list() {
			shares[c.String()] = 1
		}
		rulestest.Fair(t, s, seat, 4000, shares, hand(o))
		if turns == 2 && s.seenBack(o) == 0 {
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
	for c := everybody &^ s.hand[seat] &^ s.discards[seat] &^ s.fighting(seat); c != 0; c &= c - 1 {
		sent[c.first().String()] = 1
	}
	rulestest.Fair(t, s, seat, 4000, sent, func(x rules.State) []string {
		return []string{x.(*State).posts[o][2].who.String()}
	})
}
