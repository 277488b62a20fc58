package program

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestWhatIsDraggedHasASizeOfItsOwn, so that the ghost of a hint is as large as what is
// dragged, whatever it lies on.
func TestWhatIsDraggedHasASizeOfItsOwn(t *testing.T) {
	moments(t, "pl", 1024, 640, 9, 300, func(name string, d *tabletest.Desk[table.Face]) {
		for _, n := range d.Nodes() {
			node := d.Root().Node(n.ID)
			if node == nil || node.Drag == nil || node.Drag.Ghost == nil || node.Drag.Barred != nil && node.Drag.Barred() != nil {
				continue
			}
			if node.Drag.Size == (layout.Size{}) {
				t.Errorf("%s: %s has none", name, n.ID)
			}
		}
	})
}
