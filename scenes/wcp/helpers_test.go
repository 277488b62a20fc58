package wcp

import (
	"os"
	"slices"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest/tabletest"
)

// art is the same for all tests.
var art = tabletest.Art()

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

// position is a state that a test may change before it is played.
type position struct {
	game.Position
	Rand rules.Rand `json:"rand"`
}

var (
	kit     = tabletest.Kit[*face, position]{Rules: game.Game{}, Game: Game()}
	changed = kit.Changed
	lay     = kit.Lay
)

// desk is a table under test.
type desk = tabletest.Desk[*face]

// matchOf starts a match with a set-up and plays moves.
func matchOf(t testing.TB, s rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Match(t, game.Game{}, s, moves...)
}

// match starts a match of n people with a seed and plays moves.
func match(t testing.TB, n int, seed uint64, moves ...string) *rules.Match {
	t.Helper()
	return matchOf(t, rules.Setup{Players: n, Seed: seed}, moves...)
}

// seen is the position as the seat that decides knows it.
func seen(m *rules.Match) game.View { return m.View(m.Actor()).(game.View) }

// fits reports whether a hall in hand can be laid somewhere as it is.
func fits(v game.View) bool {
	for _, f := range boardFields {
		for _, tile := range v.Players[v.Actor].Halls {
			if slices.ContainsFunc(tile.Rotations(), func(open game.Edges) bool { return v.HallBan(f, open) == nil }) {
				return true
			}
		}
	}
	return false
}

// reached plays games by chance until a position is as wanted.
func reached(t testing.TB, n int, o rules.Options, want func(v game.View) bool) *rules.Match {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		m := matchOf(t, rules.Setup{Players: n, Seed: seed, Options: o})
		for !m.Result().Over {
			if want(seen(m)) {
				return m
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if want(seen(m)) {
			return m
		}
	}
	t.Fatal("no game comes to such a position")
	return nil
}
