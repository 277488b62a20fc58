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
