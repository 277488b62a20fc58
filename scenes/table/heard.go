package table

import (
	"schron/scenes/ui"
)

// takeBack undoes the last decision; a refusal stands beside the node at.
func (t *Table) takeBack(at string) {
	err := t.Undo()
	if err == nil {
		t.Root.Sound(ui.SoundBack)
	}
	t.reportAt(err, at)
}
