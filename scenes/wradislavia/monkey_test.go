package wradislavia

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// TestAMonkeyBreaksNothing clicks, drags and presses keys at random, with and
// without animation: nothing crashes, and the build has no faults.
func TestAMonkeyBreaksNothing(t *testing.T) {
	keys := []input.Key{
		input.Key1, input.Key2, input.Key3, input.KeyQ, input.KeyW, input.KeyE, input.KeyM, input.Key7, input.Key8,
		input.KeyEnter, input.KeyEscape, input.KeyTab, input.KeyLeft, input.KeyRight, input.KeyUp, input.KeyDown,
	}
	for seed := range uint64(6) {
		d := lay(t, match(t), 1024, 640, "en")
		if seed%2 == 1 {
			d.house.Settings.Animation = store.AnimationFast
		}
		chance := rules.NewRand(seed)
		some := func() ui.TreeNode {
			nodes := d.Nodes()
			return nodes[chance.IntN(len(nodes))]
		}
		for range 2500 {
			switch chance.IntN(10) {
			case 0, 1:
				d.Key(keys[chance.IntN(len(keys))])
			case 2, 3, 4:
				d.Script.Drag(middle(some()), middle(some()), 3)
			case 5:
				d.Script.RightClick(middle(some()))
			default:
				d.Script.Click(middle(some()))
			}
			if chance.IntN(3) == 0 && d.table.Acting() != rules.NoSeat {
				d.table.Play(resolute(d.match, &chance))
			}
			d.Ticks(chance.IntN(4))
			if faults := d.Root().Faults(); len(faults) > 0 {
				t.Fatal(faults)
			}
		}
		if d.match.Len() < 30 {
			t.Errorf("seed %d: only %d moves were played", seed, d.match.Len())
		}
	}
}

// middle is where a node lies.
func middle(n ui.TreeNode) layout.Point {
	return layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]).Center()
}
