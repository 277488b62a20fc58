package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// playthroughs are the placing and a few turns by a script
// that uses skills, cards and finds, and the middle of a random game.
func playthroughs(t testing.TB) map[string]*rules.Match {
	t.Helper()
	m := rulestest.Scripted(t, Game{}, rules.Setup{Players: 2, Seed: 11}, horde[:7]...)
	rulestest.Play(t, m, append([]string{"zombie G7 S"}, crew...)...)
	rulestest.Play(t, m,
		"step lumberjack C2", "step lumberjack C3", "sprint G2", "step runner G3", "step runner G4",
		"step child H2", "finish", "end",
		"draw", "place D5", "charge G7", "rotate E6 S", "advance E6", "done", "new K9 S", "token B5", "done")
	return map[string]*rules.Match{
		"random":   rulestest.RandomMatch(t, Game{}, rules.Setup{Players: 2, Seed: 7}, 140),
		"scripted": m,
	}
}
