package menu

import (
	"testing"

	"schron/rules"
)

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
