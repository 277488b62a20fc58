package dzicz

import (
	"os"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/house"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// art is the same for all tests.
var art = tabletest.Art()

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m, "DZICZ_PICTURES")) }

// position is a state that a test may change before it is played.
type position struct {
	game.Table
	Rand rules.Rand `json:"rand"`
}

// match starts a match and plays moves.
func match(t testing.TB, n int, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Match(t, game.Game{}, rules.Setup{Players: n, Seed: 3}, moves...)
}

func play(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	tabletest.Play(t, m, moves...)
}

// matchAt starts a match of n people from a position made of a new one.
func matchAt(t testing.TB, n int, edit func(p *position)) *rules.Match {
	t.Helper()
	return tabletest.MatchAt(t, game.Game{}, n, tabletest.Edited(t, match(t, n), edit))
}

// fields reads the names of fields.
func fields(t testing.TB, list ...string) []game.Field {
	t.Helper()
	out := []game.Field{}
	for _, name := range list {
		f, err := game.ParseField(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	return out
}

// home makes e the home edge of a player.
func home(e game.Edge) *game.Edge { return &e }

// desk is a table under test.
type desk struct {
	*tabletest.Desk
	t     testing.TB
	match *rules.Match
	table *table.Table
	house *house.House
	face  *face
}

// lay puts a match on a table in a window of w × h units.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	return deskOf(t, tabletest.Lay(t, m, Game(), w, h, lang))
}

// layOpen is lay without a cover between turns, as the house has it at first.
func layOpen(t testing.TB, m *rules.Match) *desk {
	t.Helper()
	h := tabletest.House(t, m.Game(), "pl")
	h.Settings.Covers = nil
	return deskOf(t, tabletest.LayIn(t, h, m, Game(), table.Options{}, 1280, 800))
}

func deskOf(t testing.TB, d *tabletest.Desk) *desk {
	return &desk{Desk: d, t: t, match: d.Match, table: d.Table, house: d.House, face: d.Face.(*face)}
}

// open takes the screen for the player who is asked to, if one is.
func (d *desk) open() *desk {
	d.t.Helper()
	d.Open()
	return d
}

// wantPlayed tests how many moves were played and the last of them.
func (d *desk) wantPlayed(n int, last string) {
	d.t.Helper()
	if d.match.Len() != n {
		d.t.Fatalf("%d moves were played (last %q), want %d; toasts %q", d.match.Len(), d.Last(), n, d.Toasts())
	}
	d.WantMoves(last)
}
