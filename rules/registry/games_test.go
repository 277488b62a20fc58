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

func TestEveryGameKeepsTheContract(t *testing.T) {
	rulestest.EachSetup(Games(), func(name string, g rules.Game, setup rules.Setup) {
		t.Run(name, func(t *testing.T) {
			rulestest.Playouts(t, g, setup, 3) // each game plays more, with its options
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
