package dzicz

import (
	"os"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

// position is a state that a test may change before it is played.
type position struct {
	game.Position
	Rand rules.Rand `json:"rand"`
}

var (
	kit     = tabletest.Kit[*face, position]{Rules: game.Game{}, Game: Game()}
	match   = kit.Match
	matchAt = kit.MatchAt
	play    = tabletest.Play
	lay     = kit.Lay
)

// layOpen lays a match out in the usual window, in Polish, without a cover between turns,
// as the house has it at first.
func layOpen(t testing.TB, m *rules.Match) *desk {
	t.Helper()
	h := tabletest.House(t, kit.Rules, "pl")
	h.Settings.Covers = nil
	return tabletest.LayIn[*face](t, h, m, kit.Game, table.Options{}, 1280, 800)
}

// desk is a table under test.
type desk = tabletest.Desk[*face]

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

// wantPlayed tests how many moves were played and the last of them.
func wantPlayed(d *desk, n int, last string) {
	d.T.Helper()
	if d.Match.Len() != n {
		d.T.Fatalf("%d moves were played (last %q), want %d; toasts %q", d.Match.Len(), d.Last(), n, d.Toasts())
	}
	d.WantMoves(last)
}
