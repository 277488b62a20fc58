package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Playthroughs of whole games of two, three and four, with every seat's view.
func TestGoldenPlaythroughs(t *testing.T) {
	for players := 2; players <= MaxSeats; players++ {
		m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, 0)
		rulestest.Golden(t, fmt.Sprintf("playthrough-%d", players), m)
	}
}
