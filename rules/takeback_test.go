package rules_test

import (
	"strings"
	"testing"

	"schron/rules"
)

// alone is a match of a person and a bot.
func alone(t *testing.T, takeBack bool, players ...rules.Player) *rules.Match {
	t.Helper()
	m := startWith(t, players, nil)
	m.AllowTakeBack(takeBack)
	return m
}

// TestAPersonAloneTakesBackPastBots: with the moves of bots after it, redone with them, and
// after being kept, too.
func TestAPersonAloneTakesBackPastBots(t *testing.T) {
	me, bot := rules.Player{Name: "A"}, rules.Player{Name: "B", Bot: "random"}
	m := alone(t, true, me, bot)
	play(t, m, "pass", "take 1", "pass")
	want := asJSON(t, mustRecord(t, m))
	for range 2 {
		if got := m.UndoSeat(); got != 0 {
			t.Errorf("what is taken back is seat %d's", got)
		}
		if err := m.Undo(); err != nil || m.Len() != 0 || m.Actor() != 0 {
			t.Fatalf("%d moves are left, error %v", m.Len(), err)
		}
		if m.CanUndo() == nil || m.UndoSeat() != rules.NoSeat {
			t.Error("there is something to take back before the first move")
		}
		back, err := rules.DecodeRecord(asJSON(t, mustRecord(t, m)))
		if err != nil {
			t.Fatal(err)
		}
		if m, err = rules.ResumeMatch(lookup(), back); err != nil || !m.TakesBack() {
			t.Fatalf("kept: %v, error %v", m.TakesBack(), err)
		}
		if err := m.Redo(); err != nil || m.Len() != 3 {
			t.Fatalf("redone are %d moves, error %v", m.Len(), err)
		}
		if got := asJSON(t, mustRecord(t, m)); string(got) != string(want) {
			t.Errorf("redone it is\n%s, was\n%s", got, want)
		}
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 1")
	if m.CanRedo() == nil {
		t.Error("what was taken back can be redone after another move")
	}
}

// TestTakingBackPastBotsHasBounds: it must be allowed, only for a person alone, and never
// crosses what was revealed.
func TestTakingBackPastBotsHasBounds(t *testing.T) {
	me, bot := rules.Player{Name: "A"}, rules.Player{Name: "B", Bot: "random"}
	for name, m := range map[string]*rules.Match{
		"not allowed":     alone(t, false, me, bot),
		"two people":      alone(t, true, me, rules.Player{Name: "C"}, bot),
		"computers alone": alone(t, true, bot, bot),
	} {
		if m.TakesBack() {
			t.Error(name)
		}
	}
	m := alone(t, false, me, bot)
	play(t, m, "pass", "take 1", "pass")
	if r := m.CanUndo(); r == nil || r.Text.Key != "frame.refuse.undo-other" {
		t.Errorf("not allowed: %v", r)
	}
	m = alone(t, true, me, bot)
	play(t, m, "pass", "roll")
	for m.Actor() != 0 {
		play(t, m, "pass")
	}
	if r := m.CanUndo(); r == nil || r.Text.Key != revealed {
		t.Errorf("past a die: %v", r)
	}
	m = alone(t, false, me, bot)
	if strings.Contains(string(asJSON(t, mustRecord(t, m))), "takeBack") {
		t.Error("a record that allows nothing says so")
	}
}
