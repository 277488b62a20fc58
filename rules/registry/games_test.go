package registry

import (
	"os"
	"runtime/debug"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestMain lets more garbage lie than usual, of which the contract makes much: it
// copies, writes and reads every state several times.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}

// TestEveryGameKeepsTheContract in whole games with its usual options. The games' own tests
// look at every state of others, see rulestest.Conformance.
func TestEveryGameKeepsTheContract(t *testing.T) {
	const games, every = 3, 29
	rulestest.EachSetup(Games(), func(name string, g rules.Game, setup rules.Setup) {
		t.Run(name, func(t *testing.T) {
			n := 0
			p := rules.Playout{Game: g, Check: true, Longest: rules.DefaultLongest, After: func(s rules.State, _ rules.Move) error {
				if n++; n%every == 0 || s.Actor() == rules.NoSeat {
					rulestest.CheckState(t, g, s)
				}
				return nil
			}}
			for seed := range uint64(games) {
				setup.Seed = seed + 1
				if _, err := p.Run(setup); err != nil {
					t.Fatalf("seed %d: %v", setup.Seed, err)
				}
			}
			rulestest.RecordRoundTrip(t, g, setup)
			rulestest.UndoRedo(t, g, setup)
		})
	})
}

// BenchmarkMoves is the line "checked random moves per second and core".
func BenchmarkMoves(b *testing.B) {
	rulestest.EachSetup(Games(), func(name string, g rules.Game, setup rules.Setup) {
		b.Run(name, func(b *testing.B) { rulestest.Moves(b, g, setup) })
	})
}

// BenchmarkReplay is the line "replay of a 1000-move record"; a game that ends
// sooner is reckoned up to 1000 moves.
func BenchmarkReplay(b *testing.B) {
	rulestest.EachSetup(Games(), func(name string, g rules.Game, setup rules.Setup) {
		b.Run(name, func(b *testing.B) { rulestest.Replay(b, g, setup, 1000) })
	})
}
