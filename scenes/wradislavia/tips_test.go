package wradislavia

import (
	"strings"
	"testing"

	"schron/layout"
)

// TestTooltipsOfCardsKeepOffTheOthers points at every card of the battlefield, at rest and
// with a shooter chosen. What comes up lies over none of the cards that could be clicked
// next.
func TestTooltipsOfCardsKeepOffTheOthers(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			for _, chosen := range []string{"", "post:0:1"} {
				d := lay(t, fire(t), size[0], size[1], lang).Open()
				if chosen != "" {
					d.Click(chosen)
				}
				for _, id := range []string{"post:0:1", "post:0:2", "post:0:3", "post:1:1", "post:1:2", "post:1:3"} {
					d.Away()
					d.Hover(id)
					d.Ticks(40)
					tip, about := d.Root().TipBox()
					if about != id || tip.Empty() {
						t.Fatalf("%s, %v: %s has the tooltip %v of %q", lang, size, id, tip, about)
					}
					for _, n := range d.Nodes() {
						if n.ID == id || !strings.HasPrefix(n.ID, "post:") && n.ID != "prompt" && n.ID != "pass" {
							continue
						}
						box := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
						if both := tip.Intersect(box); both.W*both.H > 0 {
							t.Errorf("%s, %v, %q chosen: the tooltip of %s %v covers %v of %s", lang, size, chosen, id, tip, both, n.ID)
						}
					}
				}
			}
		}
	}
}
