package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestPlayoutsKeepThePromises(t *testing.T) {
	for _, setup := range rulestest.Setups(Game{}, 1000) {
		rulestest.Playouts(t, Game{}, setup, 25)
	}
}

func BenchmarkPlayouts(b *testing.B) {
	rulestest.Moves(b, Game{}, rules.Setup{Players: 2, Seed: 1})
}
