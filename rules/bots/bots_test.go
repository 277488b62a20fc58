package bots

import (
	"testing"

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

// TestWhoTakesThePlaceOfABotThatFails: the easy one, chance where that was it, at
// last a person.
func TestWhoTakesThePlaceOfABotThatFails(t *testing.T) {
	for _, g := range registry.Games() {
		for id, want := range map[string]string{"hard": "easy", "medium": "easy", "greedy": "easy", "gone": "easy", "easy": "random", "random": ""} {
			if got := Stead(g, id); got != want {
				t.Errorf("%s: %q for %s, want %q", g.ID(), got, id, want)
			}
		}
	}
}
