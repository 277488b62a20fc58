package paliwo

import (
	"testing"

	game "schron/rules/paliwo"
)

func TestNothingIsOfferedToWhoDoesNotAct(t *testing.T) { kit.Idle(t, positions) }

// TestAZombieIsPickedWhileItActs, but in the past nobody picks one.
func TestAZombieIsPickedWhileItActs(t *testing.T) {
	m := moving(t)
	play(t, m, "rotate G4 N")
	d := lay(t, m, 1280, 800, "pl").Open()
	if at := d.Face.chosenZombie(); at.String() != "G4" {
		t.Errorf("picked is %s, want G4", at)
	}
	d.Table.Look(m.Len())
	d.Root().Invalidate()
	d.Ticks(1)
	if at := d.Face.chosenZombie(); at != game.NoField {
		t.Errorf("in the past %s is picked", at)
	}
}
