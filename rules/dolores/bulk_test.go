package dolores

import (
	"testing"

	"schron/rules"
)

// TestFewWaysToTheBank: who builds much in a phase buys for several works at once, and
// for all taxes in one go.
func TestFewWaysToTheBank(t *testing.T) {
	var exchanges, again int
	was, done := question(0), map[rules.Move]bool{}
	contest(t, 5, nil, func(s *State, m rules.Move) {
		if was == askInvest && (m.Verb == VerbBuy || m.Verb == VerbSell) {
			exchanges++
			if m.N = 0; done[m] {
				again++
			}
			done[m] = true
		}
		if m.Verb == VerbEnd {
			clear(done)
		}
		was = s.ask
	}, hard, hard)
	if exchanges < 400 || 5*again > 2*exchanges {
		t.Errorf("of %d exchanges %d are of a good that was sold or bought in the same phase already", exchanges, again)
	}
}
