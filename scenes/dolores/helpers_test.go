package dolores

import (
	"os"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/house"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// art is the same for all tests.
var art = tabletest.Art()

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m, "DOLORES_PICTURES")) }

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

// layReplay shows a match as a replay after its first move.
func layReplay(t testing.TB, m *rules.Match) *desk {
	t.Helper()
	return deskOf(t, tabletest.LayWith(t, m, Game(), table.Options{Replay: true}, 1280, 800, "pl"))
}

func deskOf(t testing.TB, d *tabletest.Desk) *desk {
	return &desk{Desk: d, t: t, match: d.Match, table: d.Table, house: d.House, face: d.Face.(*face)}
}

// tipOf is the tooltip of a node.
func (d *desk) tipOf(id string) string {
	d.t.Helper()
	d.Away()
	d.Hover(id)
	d.Ticks(60)
	return d.Tip()
}
