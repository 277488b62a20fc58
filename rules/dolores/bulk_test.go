package dolores

import (
	"testing"

	"schron/rules"
)

// TestFewWaysToTheBank: who builds much in a phase buys for several works at once, and
// for all taxes in one go.
func TestFewWaysToTheBank(t *testing.T) {
	var exchanges, again int
	was, done := NoDecision, map[rules.Move]bool{}
	contest(t, 40, nil, func(s *State, m rules.Move) {
		if was == DecideInvest && (m.Verb == VerbBuy || m.Verb == VerbSell) {
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

// TestLittleIsBoughtInVain: what goes beyond ventures and taxes is lost to the bank's
// prices, also where missiles are bought, whose ventures pay taxes themselves.
func TestLittleIsBoughtInVain(t *testing.T) {
	bought, left := 0, 0
	var sum Bill
	var before State
	contest(t, 5, rules.Options{OptionRounds: mostRounds}, func(s *State, m rules.Move) {
		switch {
		case before.ask != DecideInvest:
		case m.Verb == VerbBuy:
			sum[m.A] += int(m.N)
		case m.Verb == VerbEnd:
			seat := int(before.active)
			tax := before.taxes(seat)
			for g, n := range sum {
				bought += n * Goods[g].Sells
				left += min(n, max(0, before.fed(seat).store[g]-tax[g])) * Goods[g].Sells
			}
			sum = Bill{}
		}
		before = *s
	}, hard, hard)
	if bought < 100_000 || 200*left > bought {
		t.Errorf("of goods for %d kokos those for %d were not needed", bought, left)
	}
}
