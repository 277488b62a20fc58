package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Playthroughs with every seat's view: a whole game of two, and the first moves
// of games of three and four.
func TestGoldenPlaythroughs(t *testing.T) {
	for players, moves := range map[int]int{2: 0, 3: 45, 4: 40} {
		m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, moves)
		rulestest.Golden(t, fmt.Sprintf("playthrough-%d", players), m)
	}
}
