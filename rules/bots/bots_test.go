package bots

import (
	"testing"

	"schron/rules"
	"schron/rules/dzicz"
	"schron/rules/registry"
)

func TestUnknownBotsAreRefusedWithTheAcceptedOnes(t *testing.T) {
	if _, err := ByID("genius"); err == nil || err.Error() != `unknown bot "genius", accepted: random, easy, medium, hard, greedy, hand` {
		t.Errorf("bot: %v", err)
	}
}

func TestReadReadsOnePerPlayerOrOneForAll(t *testing.T) {
	for _, list := range []string{"", "random", "random,random,random", "random, random ,random"} {
		read, err := Read(dzicz.Game{}, list, 3)
		if err != nil || len(read) != 3 || read[2].ID() != "random" {
			t.Errorf("%q: %v, %v", list, read, err)
		}
	}
	for list, want := range map[string]string{
		"random,random": "2 bots for 3 players, accepted: 1 or 3",
		"genius":        `unknown bot "genius", accepted: random, easy, medium, hard, greedy, hand`,
		"random,,":      `unknown bot "", accepted: random, easy, medium, hard, greedy, hand`,
	} {
		if _, err := Read(dzicz.Game{}, list, 3); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", list, err, want)
		}
	}
}

// TestABotMayHaveABudgetOfItsOwn: with fewer iterations a level decides sooner, with its
// own number as it always does.
func TestABotMayHaveABudgetOfItsOwn(t *testing.T) {
	g := dzicz.Game{}
	for list, want := range map[string]string{
		"hard@0":       `the budget of "hard@0", accepted: 1 to 1000000 iterations, such as hard@500`,
		"hard@":        `the budget of "hard@", accepted: 1 to 1000000 iterations, such as hard@500`,
		"hard@9e9":     `the budget of "hard@9e9", accepted: 1 to 1000000 iterations, such as hard@500`,
		"hard@1000001": `the budget of "hard@1000001", accepted: 1 to 1000000 iterations, such as hard@500`,
		"genius@5":     `unknown bot "genius", accepted: random, easy, medium, hard, greedy, hand`,
		"random@5":     "the bot random does not search dzicz, so it has no budget",
		"easy@5":       "the bot easy does not search dzicz, so it has no budget",
	} {
		if _, err := Read(g, list, 2); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", list, err, want)
		}
	}
	m := midgame(t, g, rules.Setup{Players: 2, Seed: 1}, 8)
	medium, _ := LevelOf("medium", g)
	read, err := Read(g, "medium@300, medium@7", 2)
	if err != nil {
		t.Fatal(err)
	}
	if read[1].ID() != "medium@7" || medium.Iterations != 300 {
		t.Fatalf("%s, medium has %d iterations", read[1].ID(), medium.Iterations)
	}
	if want, got := medium.Choose(m.Position()), read[0].Choose(m.Position()); got != want {
		t.Errorf("chose %+v with the budget of medium, want %+v", got, want)
	}
	medium.Iterations = 7
	if want, got := medium.Choose(m.Position()), read[1].Choose(m.Position()); got != want {
		t.Errorf("chose %+v with 7 iterations, want %+v", got, want)
	}
}

// TestWhoTakesThePlaceOfABotThatFails: the easy one, chance where that was it, at
// last a person.
func TestWhoTakesThePlaceOfABotThatFails(t *testing.T) {
	for _, g := range registry.Games() {
		for id, want := range map[string]string{"hard": "easy", "medium": "easy", "greedy": "easy", "gone": "easy", "easy": "random", "random": ""} {
			if got := Fallback(g, id); got != want {
				t.Errorf("%s: %q for %s, want %q", g.ID(), got, id, want)
			}
		}
	}
}
