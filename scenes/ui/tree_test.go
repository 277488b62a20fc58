package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// sliver is a scene with a row, and another of which next to nothing is left.
type sliver struct{}

func (sliver) Name() string           { return "sliver" }
func (sliver) Key(input.Gesture) bool { return false }
func (sliver) Build(b *ui.Builder) {
	b.Add(ui.Node{ID: "sliver", Rect: layout.R(0, 0, 100, 0.004)})
	b.Add(ui.Node{ID: "row", Rect: layout.R(0, 20, 100, 20)})
}

// What scrolling leaves of a row may be less than a hundredth of a pixel: that
// cannot be pointed at, and is not listed.
func TestTheTreeListsNothingWithoutASize(t *testing.T) {
	d := scenetest.NewIn(t, &ui.Env{}, 1280, 800, func(h ui.Host) { h.Push(sliver{}) })
	if nodes := d.Nodes(); len(nodes) != 1 || nodes[0].ID != "row" {
		t.Errorf("%+v", nodes)
	}
}
