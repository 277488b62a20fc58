package dzicz

import (
	"testing"

	"schron/rules/rulestest"
)

// given is the end of the key of what a legal move gives up, with its number.
func given(t testing.TB, s *State, move string) (string, int) {
	t.Helper()
	return rulestest.Forgoes(t, Game{}, s, move)
}

// TestDZ13PassingGivesUpAnAction: the screen asks before it; declaring one gives up
// nothing, nor does leaving soldiers where they stand (DZ-9).
func TestDZ13PassingGivesUpAnAction(t *testing.T) {
	s := at(t, 2, viewDrawing2, inPhase(PhaseAction))
	if key, _ := given(t, s, "pass"); key != "action" {
		t.Errorf("passing gives up %q", key)
	}
	if key, _ := given(t, s, "token c2"); key != "" {
		t.Errorf("a token gives up %q", key)
	}
	s = at(t, 2, silenceDrawing)
	if key, _ := given(t, s, "done"); key != "" {
		t.Errorf("going on to the action gives up %q", key)
	}
}

// TestDZ18EndingTheGoKeepsTheExpansion: the token stays for a later go.
func TestDZ18EndingTheGoKeepsTheExpansion(t *testing.T) {
	s := at(t, 3, viewDrawing, inPhase(PhaseExpansion), holding(0, Expansion))
	if key, _ := given(t, s, "pass"); key != "" {
		t.Errorf("ending the go gives up %q", key)
	}
}

// TestDZ25TheRestOfARewardIsGivenUp: of two soldiers only those that have a field.
func TestDZ25TheRestOfARewardIsGivenUp(t *testing.T) {
	s := at(t, 2, trailDrawing, lastGo(2), openRow(Trail), secrets(Resources, Bastion))
	play(t, s, "pass")
	if key, n := given(t, s, "pass"); key != "soldiers" || n != 2 {
		t.Errorf("%q, %d", key, n)
	}
	s.soldiers[0] = s.tokens[0] &^ s.soldiers[1] &^ Set(At(2, 0))
	if key, n := given(t, s, "pass"); key != "soldiers" || n != 1 {
		t.Errorf("with one field: %q, %d", key, n)
	}
}

// TestDZ27ASkippedExtraActionIsGivenUp: the other one stays.
func TestDZ27ASkippedExtraActionIsGivenUp(t *testing.T) {
	s := at(t, 2, resourcesDrawing, lastGo(2), openRow(Resources), secrets(Trail, Bastion))
	play(t, s, "pass")
	if key, n := given(t, s, "pass"); key != "extra" || n != 2 {
		t.Errorf("%q, %d", key, n)
	}
	play(t, s, "pass")
	if key, n := given(t, s, "pass"); key != "extra" || n != 1 {
		t.Errorf("then %q, %d", key, n)
	}
}
