package registry

import (
	"encoding/json"
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

// TestChanceIsToldWhereItIs: whenever a move uses the generator, its journal says that
// something was left to chance; with dice in the games that have dice.
func TestChanceIsToldWhereItIs(t *testing.T) {
	want := map[string]rules.Chance{"dolores": rules.Rolled, "wradislavia": rules.Rolled, "paliwo": rules.Drawn, "wcp": rules.Drawn}
	for _, g := range Games() {
		_, most := g.Players()
		used, told := 0, map[rules.Chance]int{}
		s, err := g.New(rules.Setup{Players: most, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		chance := rules.NewRand(3)
		was := generator(t, s)
		for range 600 {
			if s.Actor() == rules.NoSeat {
				break
			}
			var j rules.Journal
			if err := s.Apply(rulestest.RandomMove(s, &chance), &j); err != nil {
				t.Fatal(err)
			}
			now := generator(t, s)
			if now != was {
				used++
				if j.Chance != want[g.ID()] && g.ID() != "wcp" { // there a stack is shuffled, which shows later
					t.Fatalf("%s: the generator was used, and the journal says %v: %v", g.ID(), j.Chance, j.Events)
				}
			}
			told[j.Chance]++
			was = now
		}
		if told[want[g.ID()]] == 0 || used > 0 && want[g.ID()] == rules.NoChance {
			t.Errorf("%s: used %d times, told %v", g.ID(), used, told)
		}
	}
}

// generator is the random generator of a state.
func generator(t *testing.T, s rules.State) string {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var pos struct{ Rand string }
	if err := json.Unmarshal(data, &pos); err != nil || pos.Rand == "" {
		t.Fatal("the position has no generator: ", err)
	}
	return pos.Rand
}
