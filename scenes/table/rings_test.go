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
	right := area.X + 40
	if a.low { // above the log
		right = area.Right() - 60
	}
	for id, x := range map[string]float64{"field:pass": area.X, "field:tray": right} {
		b.Add(ui.Node{ID: id, Role: "field", Rect: layout.R(x, area.Y, 30, 30)})
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

// TestNoRingLiesUnderTheUnfoldedLog, where what is named cannot be seen.
func TestNoRingLiesUnderTheUnfoldedLog(t *testing.T) {
	g := toy.Game{Asks: slices.Repeat([]toy.Ask{{Befalls: []int{0}}}, 21)}
	w := open(t, lines{game: g, players: toy.People(1), moves: pass(20), atlas: true, low: true})
	for _, want := range [][]string{{"field", "field:tray"}, {"field"}} {
		w.Hover("log:39")
		w.Ticks(1)
		if got := w.State("rings", "around"); !slices.Equal(got.([]string), want) {
			t.Errorf("it rings %q, want %q", got, want)
		}
		w.Click("log:unfold")
	}
}
