package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// TestAPositionThatCannotBeLookedAtIsFoundAndLeft: the move that led there is
// gone for good.
func TestAPositionThatCannotBeLookedAtIsFoundAndLeft(t *testing.T) {
	m, err := rules.NewMatch(toygame.Game{Flaw: toygame.FlawBlind}, make([]rules.Player, 2), rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 2")
	if err := m.Probe(); err != nil {
		t.Fatal(err)
	}
	before := stateOf(t, m)
	play(t, m, "draw")
	err = m.Probe()
	var fault *rules.Fault
	var at *rules.Panic
	if !errors.As(err, &fault) || fault.Where != "position after 2 moves" || !errors.As(err, &at) || !strings.Contains(string(at.Stack), "toygame.(*State).View") {
		t.Fatalf("probed: %v", err)
	}
	if err := m.Retreat(); err != nil || stateOf(t, m) != before || m.Probe() != nil {
		t.Errorf("retreat: %v, probed %v", err, m.Probe())
	}
	if m.CanRedo() == nil {
		t.Error("the broken position can be redone")
	}
	if err := m.Retreat(); err != nil || m.Len() != 0 {
		t.Errorf("retreat: %v, %d moves", err, m.Len())
	}
	if err := m.Retreat(); rules.AsRefusal(err) == nil {
		t.Errorf("retreat from the start: %v", err)
	}
}

func TestSoundPositionsPassTheProbe(t *testing.T) {
	m := start(t, 2, rules.Options{"rounds": 1})
	for _, text := range []string{"rob 1", "block", "pass", "pass"} {
		if err := m.Probe(); err != nil {
			t.Errorf("after %d moves: %v", m.Len(), err)
		}
		play(t, m, text)
	}
	if err := m.Probe(); err != nil || !m.Result().Over {
		t.Errorf("at the end: %v", err)
	}
}

// TestAPlayersBotCanBeChanged: the record says it too, and the position stays.
func TestAPlayersBotCanBeChanged(t *testing.T) {
	players := []rules.Player{{Name: "A", Bot: "sandom"}, {Name: "B"}, {Name: "C", Bot: "random"}}
	m := startWith(t, players, nil)
	if got := m.UnknownBots([]string{"random"}); !slices.Equal(got, []int{0}) {
		t.Errorf("unknown are the bots of %v", got)
	}
	before := stateOf(t, m)
	m.SetBot(0, "")
	m.SetBot(1, "random")
	r, err := m.Record()
	if err != nil || m.Bot(0) != "" || m.Bot(1) != "random" || r.Players[0] != (rules.Player{Name: "A"}) || stateOf(t, m) != before {
		t.Errorf("players %+v, error %v", m.Players(), err)
	}
	if players[0].Bot != "sandom" {
		t.Error("the caller's players have changed")
	}
}
