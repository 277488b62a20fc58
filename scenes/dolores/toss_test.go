package dolores

import (
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// tossesOf plays moves and gives what the last one tosses, each picture once.
func tossesOf(t *testing.T, m *rules.Match, moves ...string) (*face, map[toss]bool) {
	t.Helper()
	f, _ := shown(t, m, moves...)
	step := f.t.Step()
	a, z := step.Before.(game.View), step.After.(game.View)
	out := map[toss]bool{}
	for _, x := range f.tosses(&a, &z) {
		out[x] = true
	}
	return f, out
}

// wantTosses wants these pictures to be on their way, and no others.
func wantTosses(t *testing.T, what string, got map[toss]bool, want ...toss) {
	t.Helper()
	for _, x := range want {
		if !got[x] {
			t.Errorf("%s: %s does not go from %v to %v", what, x.art, x.from, x.to)
		}
		delete(got, x)
	}
	for x := range got {
		t.Errorf("%s: %s goes from %v to %v", what, x.art, x.from, x.to)
	}
}

// TestATradeGoesFromOneTreasuryToTheOther: with money and without, each good once.
func TestATradeGoesFromOneTreasuryToTheOther(t *testing.T) {
	for what, moves := range map[string][]string{
		"a trade for money":    {"offer 1", "give oil 3", "ask uranium 1", "ask money 20", "propose", "accept"},
		"a trade of goods":     {"offer 1", "give oil 3", "ask uranium 1", "propose", "accept"},
		"money for nothing":    {"offer 1", "give money 20", "propose", "accept"},
		"several of one thing": {"offer 1", "give oil 9", "propose", "accept"},
	} {
		f, got := tossesOf(t, middle(t), moves...)
		one, two := f.treasury(0), f.treasury(1)
		wants := map[string][]toss{
			"a trade for money":    {{art: goodArt[game.Oil], from: one, to: two}, {art: goodArt[game.Uranium], from: two, to: one}, {art: goodArt[game.Money], from: two, to: one}},
			"a trade of goods":     {{art: goodArt[game.Oil], from: one, to: two}, {art: goodArt[game.Uranium], from: two, to: one}},
			"money for nothing":    {{art: goodArt[game.Money], from: one, to: two}},
			"several of one thing": {{art: goodArt[game.Oil], from: one, to: two}},
		}
		wantTosses(t, what, got, wants[what]...)
	}
}

// TestWhatIsBoughtComesFromTheBank: money goes there, what it buys comes from there.
func TestWhatIsBoughtComesFromTheBank(t *testing.T) {
	f, got := tossesOf(t, middle(t), "buy oil 3")
	bank := f.fieldBox(game.At(game.Size/2, game.Size/2)).Center()
	wantTosses(t, "a purchase", got, toss{art: goodArt[game.Oil], from: bank, to: f.treasury(0)}, toss{art: goodArt[game.Money], from: f.treasury(0), to: bank})
}
