package table_test

import (
	"slices"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/ui"
)

// atlas is a face with fields that texts name, and a node for each player.
type atlas struct{ *face }

func (a atlas) Named(x rules.Arg) string {
	if x.Kind == rules.ArgSeat {
		return "field"
	}
	return ""
}

func (a atlas) Build(b *ui.Builder, area layout.Rect) {
	a.face.Build(b, area)
	for i, id := range []string{"field:pass", "field:tray"} {
		b.Add(ui.Node{ID: id, Role: "field", Rect: layout.R(area.X+40*float64(i), area.Y, 30, 30)})
	}
}

// TestALineOfTheLogRingsWhatItNames: fields by their names, also in a text inside it, and
// what only the face knows.
func TestALineOfTheLogRingsWhatItNames(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Befalls: []int{0}}, {}}}
	w := open(t, lines{game: g, players: toy.People(1), moves: []rules.Move{toy.Pass}, atlas: true})
	for id, want := range map[string][]string{"log:0": {"field", "field:pass"}, "log:1": {"field", "field:tray"}} {
		w.Hover(id)
		w.Ticks(1)
		if got := w.State("rings", "around"); !slices.Equal(got.([]string), want) {
			t.Errorf("%s rings %q, want %q", id, got, want)
		}
	}
}
