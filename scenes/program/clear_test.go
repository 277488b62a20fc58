package program

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/ui"
)

// TestMessagesCoverNothing: on the table of any game, at any size, neither a toast nor the
// banner covers the prompt or anything clickable.
func TestMessagesCoverNothing(t *testing.T) {
	sizes := []layout.Size{layout.S(1024, 640), layout.S(1280, 800), layout.S(1440, 900), layout.S(1920, 1080)}
	for _, g := range registry.Games() {
		for _, lang := range []string{"pl", "en"} {
			w := usual()
			w.Lang = lang
			r := walk(t, t.TempDir(), w)
			for _, size := range sizes {
				r.house.Navigation.Table(house.Match{Match: sample(r.house.Game(g.ID()), r.house, 3, false)})
				r.settle()
				r.Root().Resize(size)
				r.settle()
				told := r.clear(t, g.ID(), lang, size, "banner")
				if !told && r.table.Cover() == rules.NoSeat {
					t.Errorf("%s: it is not told who acts", g.ID())
				}
				r.table.Open()
				r.Ticks(120)
				r.table.House().Host.Toast(ui.Toast{Text: r.house.Say("record.resumed"), Lasting: true})
				r.settle()
				first := r.clear(t, g.ID(), lang, size, "toast")
				r.table.House().Host.Toast(ui.Toast{Text: strings.Repeat("Nie udało się zapisać gry. ", 5), Refused: true, Lasting: true})
				r.settle()
				if !first || !r.clear(t, g.ID(), lang, size, "toast") {
					t.Errorf("%s %s %v: no toast", g.ID(), lang, size)
				}
			}
		}
	}
}

// clear tests that a message lies over nothing but what is read in the bar, and
// reports whether it is there.
func (r *running) clear(t *testing.T, game, lang string, size layout.Size, id string) bool {
	t.Helper()
	var box layout.Rect
	for _, n := range r.Nodes() {
		if n.ID == id || n.Role == id {
			box = layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
		}
	}
	for _, n := range r.Nodes() {
		at := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
		if n.Role == "phase" || n.ID == "turn" || n.ID == "banner" || strings.HasPrefix(n.ID, "toast") {
			continue
		}
		if box.Intersects(at) {
			t.Errorf("%s %s %v: the %s at %v covers %s at %v", game, lang, size, id, box, n.ID, at)
		}
	}
	return box.W > 0
}
