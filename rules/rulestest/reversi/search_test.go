package reversi_test

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest/reversi"
	"schron/rules/search"
)

// mind knows nothing but the rules: lines are played to the end by chance.
type mind struct{}

func (mind) Judge(s rules.State, chance []int32) {
	var discs [2]int32
	for _, owner := range s.(*reversi.State).Board {
		if owner >= 0 {
			discs[owner]++
		}
	}
	for seat := range discs {
		switch other := discs[1-seat]; {
		case discs[seat] > other:
			chance[seat] = search.Sure
		case discs[seat] == other:
			chance[seat] = search.Sure / 2
		default:
			chance[seat] = 0
		}
	}
}

func (mind) Moves(s rules.State, buf []rules.Move) []rules.Move { return s.Legal(buf) }

func (mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

func (mind) Quiet(_, _ rules.State) bool { return false }

// BenchmarkSearchReversi counts the lines a second that a search by tree plays to
// the end of Reversi. The same is counted of other programs' searches: the game is
// the same everywhere and so is what an iteration is.
func BenchmarkSearchReversi(b *testing.B) {
	const iterations, decisions = 2000, 20
	level := search.Level{Mind: mind{}, Iterations: iterations, Explore: 14_000, Playout: 2 * reversi.Fields}
	b.ReportAllocs()
	for b.Loop() {
		m, err := rules.NewMatch(reversi.Game{}, make([]rules.Player, 2), rules.Setup{Players: 2, Seed: 7})
		if err != nil {
			b.Fatal(err)
		}
		for range decisions {
			if _, err := m.Play(level.Choose(m.Position())); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(iterations*decisions*b.N)/b.Elapsed().Seconds(), "iterations/s")
}
