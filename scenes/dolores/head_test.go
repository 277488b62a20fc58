package dolores

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// TestNamesOfFederationsAreWhole in the smallest window and in both languages, at
// the start, when all have most kokos, and later.
func TestNamesOfFederationsAreWhole(t *testing.T) {
	names := []string{"Północ", "Wschód", "Południe", "Zachód", "North", "East", "South", "West"}
	for _, lang := range []string{"pl", "en"} {
		for moment, m := range map[string]*rules.Match{"start": match(t, 4), "middle": middle(t)} {
			d := lay(t, m, 1024, 640, lang)
			dst := ebiten.NewImage(16, 16)
			c := sprites.NewCanvas(art, scenetest.Fonts(t))
			c.Begin(dst, 1)
			c.PushClip(layout.R(-8, -8, 1, 1))
			for _, cut := range d.Root().Cuts(c) {
				if slices.Contains(names, cut.Text) {
					t.Errorf("%s, %s: %q is cut", lang, moment, cut.Text)
				}
			}
			c.PopClip()
			dst.Deallocate()
		}
	}
}

// TestFederationsStandInTwoRows where one row is too narrow for them.
func TestFederationsStandInTwoRows(t *testing.T) {
	for size, want := range map[layout.Size]float64{layout.S(1280, 800): 0, layout.S(900, 1200): 36 + 6} {
		d := lay(t, match(t, 4), size.W, size.H, "en")
		first, last := d.Find("player:0").Rect, d.Find("player:3").Rect
		if down := last[1] - first[1]; down != want || first[3] != 36 || last[3] != 36 {
			t.Errorf("at %v the last, %v high, is %v below the first", size, last[3], down)
		}
	}
}
