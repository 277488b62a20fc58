package rulestest

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// given is a state whose moves are all given to one seat.
type given struct {
	rules.State
	seat int
}

func (g given) By(rules.Move) int { return g.seat }

// turned gives all moves but the last to a bystander.
type turned struct {
	rules.State
	last rules.Move
}

func (s turned) By(m rules.Move) int {
	if m == s.last {
		return s.Actor()
	}
	return s.Actor() + 1
}

func TestMovesOfBystandersStandLast(t *testing.T) {
	s, err := toygame.Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	legal := s.Legal(nil)
	err = checkListed(toygame.Game{}, turned{s, legal[len(legal)-1]}, legal, nil)
	if err == nil || !strings.Contains(err.Error(), "stands after one of a bystander") {
		t.Errorf("the actor's move last: %v", err)
	}
	if err := checkListed(toygame.Game{}, turned{s, legal[0]}, legal, nil); err != nil {
		t.Errorf("the actor's move first: %v", err)
	}
}

func TestMovesOfBystandersAreASeats(t *testing.T) {
	s, err := toygame.Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[int]string{0: "", 1: "seat 0 has no legal move", 2: "is a move of seat 2", -1: "is a move of seat -1"} {
		err := checkListed(toygame.Game{}, given{s, seat}, s.Legal(nil), nil)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("all moves given to seat %d: %v, want %q", seat, err, want)
		}
	}
}
