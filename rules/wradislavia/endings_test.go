package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (WR-37, WR-40), by their reasons. Each has a recorded
// game in testdata/endings that "go test -update" finds anew.
var endings = map[string]rulestest.Way{
	"hand": by("hand"), "both": by("both"), "both-draw": by("both-draw"), "limit": by("limit"), "limit-draw": by("limit-draw"),
}

// by is the way to end for a reason.
func by(reason string) rulestest.Way {
	return rulestest.Way{
		Find: func(t testing.TB) *rules.Record { return findEnding(t, reason) },
		Is: func(_ testing.TB, m *rules.Match) bool {
			return m.Result().Reason.Key == "wradislavia.result."+reason
		},
	}
}

// findEnding looks for a game that ends so. Games up to turn 100 are random ones
// of characters that mostly explore, the others have a purpose.
func findEnding(t testing.TB, reason string) *rules.Record {
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
