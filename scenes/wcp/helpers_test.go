package wcp

import (
	"os"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/house"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// art is the same for all tests.
var art = tabletest.Art()

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m, "WCP_PICTURES")) }

// match starts a match and plays moves.
func match(t testing.TB, n int, seed uint64, moves ...string) *rules.Match {
	t.Helper()
	return matchOf(t, n, seed, rules.Options{}, moves...)
}

func matchOf(t testing.TB, n int, seed uint64, o rules.Options, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Match(t, game.Game{}, rules.Setup{Players: n, Seed: seed, Options: o}, moves...)
}

// position is a state that a test may change before it is played.
type position struct {
	game.Table
	Rand rules.Rand `json:"rand"`
}

// changed is a match that begins with what another one has come to, changed.
func changed(t testing.TB, m *rules.Match, edit func(p *position)) *rules.Match {
	t.Helper()
	return tabletest.MatchAt(t, game.Game{}, m.Setup().Players, tabletest.Edited(t, m, edit))
}

// seen is the position as the seat that decides knows it.
func seen(m *rules.Match) game.View { return m.View(m.Actor()).(game.View) }

// reached plays games by chance until a position is as wanted.
func reached(t testing.TB, n int, o rules.Options, want func(v game.View) bool) *rules.Match {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		m := matchOf(t, n, seed, o)
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

// desk is a table under test.
type desk struct {
	*tabletest.Desk
	t     testing.TB
	match *rules.Match
	table *table.Table
	face  *face
	house *house.House
}

// lay puts a match on a table in a window of w × h units.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	d := tabletest.Lay(t, m, Game(), w, h, lang)
	return &desk{Desk: d, t: t, match: m, table: d.Table, house: d.House, face: d.Face.(*face)}
}

// open takes the screen for the player who is asked to, if one is.
func (d *desk) open() *desk {
	d.t.Helper()
	d.Open()
	return d
}

// wantLast tests the last move that was played.
func (d *desk) wantLast(want string) {
	d.t.Helper()
	d.WantMoves(want)
}
