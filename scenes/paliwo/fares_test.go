package paliwo

import (
	"testing"

	game "schron/rules/paliwo"
)

// TestTheLastWoundDooms: a human with as many wounds as there can be is doomed.
func TestTheLastWoundDooms(t *testing.T) {
	var at game.Field
	for wounds, want := range map[int]string{0: "healthy", 1: "wounded", game.WoundsMost: "doomed"} {
		if got := stateOf(&game.Person{Field: &at, Wounds: wounds}); got != want {
			t.Errorf("with %d wounds a human is %s, want %s", wounds, got, want)
		}
	}
	if got := stateOf(&game.Person{Wounds: game.WoundsMost}); got != "gone" {
		t.Errorf("who has left is %s", got)
	}
}
