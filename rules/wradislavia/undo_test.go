package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUndoStopsAtDiceAndReveals plays on and tests at each moment what may be
// taken back: choices and shots, but nothing that rolled, drew or revealed.
func TestUndoStopsAtDiceAndReveals(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rulestest.Players(Seats), rules.Setup{Players: Seats, Seed: 12})
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]int{}
	for m.Actor() != rules.NoSeat && m.Len() < 900 {
		before, err := m.At(m.Len())
		if err != nil {
			t.Fatal(err)
		}
		mv, err := m.BotMove(purposeful{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
		after, err := m.At(m.Len())
		if err != nil {
			t.Fatal(err)
		}
		was, is := before.(*State), after.(*State)
		chance := was.rand != is.rand
		undo := m.CanUndo()
		if chance != (undo != nil) {
			t.Fatalf("%q used chance: %v, undo says %v", Game{}.Notation(mv), chance, undo)
		}
		kinds[grammar[mv.Verb].Word+map[bool]string{true: " final", false: ""}[undo != nil]]++
	}
	for _, kind := range []string{"discard", "send", "token", "shoot", "extra", "strike", "done", "done final"} {
		if kinds[kind] == 0 {
			t.Errorf("%q never happened: %v", kind, kinds)
		}
	}
	for kind := range kinds {
		if kind != "done final" && len(kind) > 6 && kind[len(kind)-6:] == " final" {
			t.Errorf("%q happened", kind)
		}
	}
}

// The whole deployment can be taken back at once, as far as the last dice.
func TestRestartTurnTakesTheDeploymentBack(t *testing.T) {
	m := rulestest.Scripted(t, Game{}, rules.Setup{Players: Seats, Seed: 5})
	rulestest.PlayUntil(t, m, purposeful{}, func() bool { return m.Status().Phase != "draft" })
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	start := m.Len()
	first := s.(*State).hand[s.Actor()].First().String()
	rulestest.Play(t, m, "send "+first+" 1", "token attack 1")
	if n, err := m.RestartTurn(); n != 2 || err != nil || m.Len() != start {
		t.Errorf("%d moves taken back: %v", n, err)
	}
	if m.CanUndo() == nil {
		t.Error("the roll of the battlefield can be taken back")
	}
}
