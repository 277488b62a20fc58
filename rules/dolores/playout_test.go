package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// switches are the options whose games must keep all promises: the defaults and
// each printed rule by itself, and all of them together.
func switches(rounds int) []rules.Options {
	out := []rules.Options{{OptionRounds: rounds}}
	all := rules.Options{OptionRounds: rounds}
	for _, id := range []string{OptionTaxes, OptionBank, OptionCities, OptionAttack, OptionAnnexation} {
		out = append(out, rules.Options{OptionRounds: rounds, id: false})
		all[id] = false
	}
	return append(out, all)
}

// Short games with every promise of rules.State tested in every state of the
// first one.
func TestPlayoutsKeepThePromises(t *testing.T) {
	for _, setup := range rulestest.Setups(Game{}, 1000, switches(1)...) {
		rulestest.Playouts(t, Game{}, setup, 2)
	}
}

// Whole games with invariants after every move, for every number of federations
// and every switch.
func TestDO56GamesWithALimitEnd(t *testing.T) {
	for _, setup := range rulestest.Setups(Game{}, 50, switches(defaultRounds)...) {
		t.Run(fmt.Sprint(setup.Players, setup.Options), func(t *testing.T) {
			p := rules.Playout{Game: Game{}, Check: true}
			if _, err := p.Run(setup); err != nil {
				t.Errorf("seed %d, %d moves: %v", setup.Seed, len(p.Moves()), err)
			}
		})
	}
}
