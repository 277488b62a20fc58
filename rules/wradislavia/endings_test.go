package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (WR-37, WR-40), by their reasons, each with
// a recorded game in testdata/endings that "go test -update" finds anew.
var endings = []string{"hand", "both", "both-draw", "limit", "limit-draw"}

func TestWR37EveryWayToEndIsRecorded(t *testing.T) {
	for _, name := range endings {
		m := rulestest.Ending(t, Game{}, name, func() *rules.Record { return findEnding(t, name) })
		if got := m.Result(); got.Reason.Key != "wradislavia.result."+name {
			t.Errorf("%s ends with %+v", name, got)
		}
	}
}

// findEnding looks for a game that ends so. Games up to turn 100 are random ones
// of characters that mostly explore, the others have a purpose.
func findEnding(t *testing.T, reason string) *rules.Record {
	t.Helper()
	bots := []rules.Bot{purposeful{}, purposeful{}}
	if reason == "limit" || reason == "limit-draw" {
		bots = []rules.Bot{peaceful{}, peaceful{}}
	}
	p := &rules.Playout{Game: Game{}, Bots: bots}
	return rulestest.FindGame(t, p, rules.Setup{Players: Seats}, 100_000, func(s rules.State) bool {
		return s.Result().Reason.Key == "wradislavia.result."+reason
	})
}

// peaceful is a bot for tests that only explores, but now and then strikes.
type peaceful struct{}

func (peaceful) ID() string { return "peaceful" }

func (peaceful) Choose(p *rules.Position) rules.Move {
	for _, m := range p.Legal() {
		token := Manoeuvre(m.A)
		if m.Verb == VerbToken && (token == Exploration && p.Rand().IntN(12) > 0 || token == HandToHand) {
			return m
		}
	}
	return purposeful{}.Choose(p)
}
