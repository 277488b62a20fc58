package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// variants lists a setup for every number of players and both kinds of game.
func variants(seed uint64) []rules.Setup {
	setups := rulestest.Setups(Game{}, seed)
	for players := 2; players <= teamPlayers; players++ {
		setups = append(setups, rules.Setup{Players: players, Seed: seed, Options: rules.Options{OptionTeams: true}})
	}
	return setups
}

func TestPlayoutsKeepThePromises(t *testing.T) {
	for _, setup := range variants(1000) {
		rulestest.Playouts(t, Game{}, setup, 6)
	}
}
