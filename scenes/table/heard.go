package table

import (
	"schron/rules"
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

// followEnd starts the count of the result when it comes up, and then plays the sound
// of the end. It does so once for every time the game ends at this table.
func (t *Table) followEnd() {
	res := t.Match().Result()
	switch {
	case !res.Over:
		t.sung = false
	case t.sung || !t.ResultShown():
	default:
		t.sung = true
		if !t.startCount() {
			t.Root.Sound(t.endSound(res))
		}
	}
}

// endSound is that of a person who wins, or of none.
func (t *Table) endSound(res rules.Result) ui.Sound {
	for _, seat := range res.Winners {
		if t.Match().Bot(seat) == "" {
			return ui.SoundWin
		}
	}
	return ui.SoundLose
}
