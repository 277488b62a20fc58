package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// BenchmarkPlayouts plays whole games as "schron sim -check=false" does.
func BenchmarkPlayouts(b *testing.B) {
	for players := 2; players <= MaxSeats; players++ {
		b.Run(fmt.Sprint(players, " players"), func(b *testing.B) {
			rulestest.Moves(b, Game{}, rules.Setup{Players: players, Seed: 1})
		})
	}
}
