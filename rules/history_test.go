package rules_test

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// states plays a long random match and keeps every state.
func states(t *testing.T, options rules.Options) (*rules.Match, []string) {
	t.Helper()
	m := start(t, 3, options)
	seen := []string{stateOf(t, m)}
	for m.Actor() != rules.NoSeat {
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
		seen = append(seen, stateOf(t, m))
	}
	return m, seen
}

func TestAtGivesEveryMomentInAnyOrder(t *testing.T) {
	m, seen := states(t, rules.Options{"rounds": 20})
	if m.Len() < 100 {
		t.Fatalf("only %d moves", m.Len())
	}
	for i := range seen {
		n := (i * 37) % len(seen)
		s, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(asJSON(t, s)); got != seen[n] {
			t.Fatalf("moment %d is %s, want %s", n, got, seen[n])
		}
	}
	for _, n := range []int{-1, len(seen)} {
		if _, err := m.At(n); err == nil {
			t.Errorf("moment %d exists", n)
		}
	}
}

func TestAMomentIsACopy(t *testing.T) {
	m, seen := states(t, nil)
	for _, n := range []int{0, 1, m.Len() - 1} {
		s, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		for _, mv := range s.Legal(nil)[:1] {
			if err := s.Apply(mv, nil); err != nil {
				t.Fatal(err)
			}
		}
		again, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(asJSON(t, again)); got != seen[n] {
			t.Errorf("moment %d was changed to %s", n, got)
		}
	}
	if got := stateOf(t, m); got != seen[m.Len()] {
		t.Errorf("the match was changed to %s", got)
	}
}

func TestUndoAndPlayAgainAcrossKeptStates(t *testing.T) {
	m, seen := states(t, rules.Options{"rounds": 20})
	// Go back over two kept states, take another way, and look at the history.
	for m.Len() > 50 {
		if err := m.ForceUndo(); err != nil {
			t.Fatal(err)
		}
	}
	for m.Len() < 90 {
		if _, err := m.Play(m.Legal(m.Actor(), nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 51 {
		s, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(asJSON(t, s)); got != seen[n] {
			t.Fatalf("moment %d is %s, want %s", n, got, seen[n])
		}
	}
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	if got := string(asJSON(t, s)); got != stateOf(t, m) {
		t.Errorf("the last moment is %s, want %s", got, stateOf(t, m))
	}
}

func TestUndoAndRedoOverAWholeGame(t *testing.T) {
	for _, setup := range rulestest.Setups(toy, 3, nil, rules.Options{"twin": true, "rounds": 15}) {
		rulestest.UndoRedo(t, toy, setup)
	}
}
