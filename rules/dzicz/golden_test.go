package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// playthroughs are whole games of two, three and four.
func playthroughs(t testing.TB) map[string]*rules.Match {
	t.Helper()
	all := map[string]*rules.Match{}
	for players := 2; players <= MaxSeats; players++ {
		all[fmt.Sprintf("playthrough-%d", players)] = rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, 0)
	}
	return all
}
