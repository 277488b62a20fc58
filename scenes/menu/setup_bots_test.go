package menu

import (
	"testing"

	"schron/rules"
	"schron/rules/bots"
)

// TestEveryBotOfAGameIsOfferedWithASentence.
func TestEveryBotOfAGameIsOfferedWithASentence(t *testing.T) {
	w := newWorld(t)
	g := trial{id: "dzicz", least: 2, most: 4, opts: options}
	w.Games = []rules.Game{g}
	s := NewSetup(w.House, g, nil)
	kinds := s.botKinds()
	if len(kinds) != 1+len(bots.For(g)) {
		t.Errorf("%d kinds of players", len(kinds))
	}
	for _, k := range kinds[1:] {
		if tip := k.Tip(); k.Text == "" || tip.Title != k.Text || len(tip.Lines) != 1 || tip.Lines[0] == "" {
			t.Errorf("%s is called %q with %+v", k.ID, k.Text, tip)
		}
	}
}

// TestABotThatDoesNotKnowAGameLeavesItsSeatToChance: who played another game last
// time may know nothing of this one; people stay.
func TestABotThatDoesNotKnowAGameLeavesItsSeatToChance(t *testing.T) {
	last := []rules.Player{{Name: "Ala"}, {Bot: "hard"}, {Bot: "random"}, {Bot: "nobody knows"}}
	for id, want := range map[string][]string{"dzicz": {"", "hard", "random", "random"}, "none": {"", "random", "random", "random"}} {
		for i, p := range knowing(trial{id: id}, last) {
			if p.Bot != want[i] {
				t.Errorf("%s: player %d is %q, want %q", id, i+1, p.Bot, want[i])
			}
		}
	}
	if last[1].Bot != "hard" {
		t.Error("the settings have changed")
	}
}
