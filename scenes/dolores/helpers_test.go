package dolores

import (
	"os"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
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
	match   = kit.Match
	matchAt = kit.MatchAt
	play    = tabletest.Play
	lay     = kit.Lay
)

// desk is a table under test.
type desk = tabletest.Desk[*face]

// wide shows the whole planet on a desk, so that every field can be pointed at.
func wide(d *desk) *desk {
	d.T.Helper()
	d.Key(input.KeyEnd)
	if d.State("map", "zoom") != 1.0 {
		d.T.Fatal("End does not show the whole planet")
	}
	return d
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

// over is a camera with a field in the middle.
func over(zoom float64, at game.Field) camera {
	return camera{zoom: zoom, mid: layout.P((float64(at.Col())+0.5)/game.Size, (float64(at.Row())+0.5)/game.Size)}
}

// goOn clicks what goes on and means it where something is given up.
func goOn(d *desk) {
	d.T.Helper()
	d.Click("pass")
	if d.Has("confirm:yes") {
		d.Click("confirm:yes")
	}
}

// settled waits until nothing is being shown.
func settled(d *desk) {
	d.T.Helper()
	for n := 0; n < 600 && d.Table.Showing(); n++ {
		d.Ticks(1)
	}
	d.Ticks(1)
}
