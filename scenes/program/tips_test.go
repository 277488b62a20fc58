package program

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestTooltipsLeaveThePromptClear: on the table of any game no tooltip lies over what
// it is about, over what is asked or the buttons for it.
func TestTooltipsLeaveThePromptClear(t *testing.T) {
	for i, lang := range []string{"pl", "en"} {
		for j, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			if i != j && !rulestest.Thorough() {
				continue
			}
			shown := map[string]int{}
			moments(t, lang, size[0], size[1], 100, 300, func(name string, d *tabletest.Desk[table.Face]) {
				game, _, _ := strings.Cut(name, " ")
				shown[game] += tippedEverywhere(t, name, d)
			})
			for game, n := range shown {
				if n < 20 {
					t.Errorf("%s: only %d tooltips were shown", game, n)
				}
			}
		}
	}
}

// tippedEverywhere points at things on the table and returns how many had a tooltip.
func tippedEverywhere(t *testing.T, name string, d *tabletest.Desk[table.Face]) (shown int) {
	t.Helper()
	for i, n := range d.Nodes() {
		node := d.Root().Node(n.ID)
		if node == nil || node.Tip == nil || i%9 > 0 && n.Role == "field" {
			continue
		}
		p, ok := d.Root().Reach(n.ID)
		if !ok {
			continue
		}
		d.Script.Move(p)
		d.Ticks(25)
		tip, target := d.Root().TipBox()
		if tip.Empty() {
			continue
		}
		shown++
		now, there := d.Lookup(target)
		if !there {
			continue
		}
		if !tip.Within(d.Root().Area()) {
			t.Errorf("%s: the tooltip of %s leaves the window: %v", name, n.ID, tip)
		}
		for _, o := range d.Nodes() {
			asks := o.ID == "prompt" || o.ID == "pass" || strings.HasPrefix(o.ID, "choice:")
			if r := layout.R(o.Rect[0], o.Rect[1], o.Rect[2], o.Rect[3]); asks && tip.Intersects(r) {
				t.Errorf("%s: the tooltip of %s at %v lies over %s at %v", name, n.ID, tip, o.ID, r)
			}
		}
		if about := layout.R(now.Rect[0], now.Rect[1], now.Rect[2], now.Rect[3]); about.W < 300 && about.H < 300 && tip.Intersects(about) {
			t.Errorf("%s: the tooltip of %s at %v lies over that: %v", name, target, tip, about)
		}
	}
	return shown
}
