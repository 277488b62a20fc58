package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/dolores"
)

// TestFewWaysToTheBank: who builds much in a phase buys for several works at once, and
// for all taxes in one go.
func TestFewWaysToTheBank(t *testing.T) {
	var exchanges, again int
	was, done := game.NoDecision, map[rules.Move]bool{}
	look := func(s *game.State, m rules.Move) {
		if was == game.DecideInvest && (m.Verb == game.VerbBuy || m.Verb == game.VerbSell) {
			exchanges++
			if m.N = 0; done[m] {
				again++
			}
			done[m] = true
		}
		if m.Verb == game.VerbEnd {
			clear(done)
		}
		was = s.Decision()
	}
	for _, seed := range []uint64{705, 706, 707} {
		contest(t, seed, nil, look, hard, hard)
	}
	if exchanges < 600 || 6*again > exchanges {
		t.Errorf("of %d exchanges %d are of a good that was sold or bought in the same phase already", exchanges, again)
	}
}

// TestLittleIsBoughtInVain: what goes beyond ventures and taxes is lost to the bank's
// prices, also where missiles are bought, whose ventures pay taxes themselves.
func TestLittleIsBoughtInVain(t *testing.T) {
	bought, left := 0, 0
	var sum game.Bill
	var before game.State
	look := func(s *game.State, m rules.Move) {
		switch {
		case before.Decision() != game.DecideInvest:
		case m.Verb == game.VerbBuy:
			sum[m.A] += int(m.N)
		case m.Verb == game.VerbEnd:
			seat := before.Status().Seat
			tax := before.Taxes(seat)
			for g, n := range sum {
				bought += n * game.Goods[g].Sells
				left += min(n, max(0, before.Fed(seat).Store()[g]-tax[g])) * game.Goods[g].Sells
			}
			sum = game.Bill{}
		}
		before = *s
	}
	unequal(t, look)
	for _, seed := range []uint64{705, 706} {
		contest(t, seed, nil, look, hard, hard)
	}
	if bought < 100_000 || 200*left > bought {
		t.Errorf("of goods for %d kokos those for %d were not needed", bought, left)
	}
}
