package rules_test

import (
	"testing"

	"schron/rules"
)

// twins starts a match of two people with two seats each: 0 and 1, 2 and 3.
func twins(t *testing.T, moves ...string) *rules.Match {
	t.Helper()
	m := start(t, 2, rules.Options{"twin": true})
	play(t, m, moves...)
	return m
}

// TestAPlayerReadsWhatBothOwnSeatsDid conceals a move from the other player, and
// not from the other seat of the same one.
func TestAPlayerReadsWhatBothOwnSeatsDid(t *testing.T) {
	m := twins(t, "hide 2", "pass", "pass", "hide 1")
	for seat, want := range map[int][2]string{
		0: {"hide 2", ""}, 1: {"hide 2", ""}, 2: {"", "hide 1"}, 3: {"", "hide 1"}, rules.NoSeat: {"", ""},
	} {
		var got []string
		for _, e := range m.Log(seat) {
			if e.Event.Text.Key == "toy.event.hides" {
				got = append(got, e.Notation)
			}
		}
		if len(got) != 2 || [2]string(got) != want {
			t.Errorf("seat %d reads %q, want %q", seat, got, want)
		}
	}
}

// TestTheLastDecisionIsThePlayers asks both seats of each player.
func TestTheLastDecisionIsThePlayers(t *testing.T) {
	m := twins(t, "take 1", "pass", "pass", "take 1")
	for seat, want := range map[int]int{0: 3, 1: 3, 2: 4, 3: 4, rules.NoSeat: 0} {
		if got := m.LastDecision(seat); got != want {
			t.Errorf("seat %d decided last at %d, want %d", seat, got, want)
		}
	}
}

// TestAPlayerTakesBackWithEitherSeat goes from one seat to the other of the same
// player, who takes everything back, and then to the other player's, who does
// not.
func TestAPlayerTakesBackWithEitherSeat(t *testing.T) {
	m := twins(t, "take 1", "pass")
	for range 2 {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	m = twins(t, "take 1", "pass", "pass", "take 1")
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if r := m.CanUndo(); r == nil || r.Text.Key != "frame.refuse.undo-other" {
		t.Errorf("the other player's pass can be taken back: %v", r)
	}
}
