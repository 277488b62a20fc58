package wradislavia

import (
	"strings"
	"testing"

	"schron/layout"
)

// placeOf is where a node stands, in units.
func placeOf(d *desk, id string) layout.Rect {
	d.T.Helper()
	r := d.Find(id).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}

// TestTheDiagramCoversNothingThatIsNeeded points at the help on the battlefield:
// what comes up lies over no card, token, slot, die or question.
func TestTheDiagramCoversNothingThatIsNeeded(t *testing.T) {
	for name, start := range positions {
		if name == "draft" || name == "ended" {
			continue
		}
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1024, 1280}, {1920, 1080}} {
			d := lay(t, start(t), size[0], size[1], "pl").Open()
			d.Hover("diagram")
			hint := placeOf(d, "hint")
			if hint.W < 250 || hint.H < 180 {
				t.Errorf("%s, %v: the diagram is %v", name, size, hint)
			}
			for _, n := range d.Nodes() {
				kind, _, _ := strings.Cut(n.ID, ":")
				switch kind {
				case "post", "slot", "laid", "token", "tray", "hand", "die", "hazard", "prompt", "pass", "player", "count", "recall", "diagram":
				default:
					continue
				}
				if box := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]); box.Intersects(hint) {
					t.Errorf("%s, %v: the diagram %v covers %s %v", name, size, hint, n.ID, box)
				}
			}
		}
	}
}
