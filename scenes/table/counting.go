package table

import (
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
)

// countTicks is how long the result counts at the usual speed.
const countTicks = 72

// startCount has the result count up what it shows, where that is wished for, and reports
// whether it does. At the end of a chapter of a course nothing is counted, nor where bots
// were told to hurry.
func (t *Table) startCount() bool {
	usual := t.h.MotionTicks()
	hurried := t.pace.faster && t.Match().Bot(t.Match().LastSeat()) != ""
	part, frozen := t.motion.Frozen()
	if usual == 0 || hurried || t.opt.Lesson != nil || t.opt.Still && !frozen {
		return false
	}
	ticks := countTicks / 2
	switch {
	case t.h.Calm():
		ticks = usual
	case t.h.Settings.Animation == store.AnimationNormal:
		ticks = countTicks
	}
	if t.count.Begin(ticks, t.h.Calm()); frozen {
		t.count.Jump(part)
	}
	return true
}

// Count is what the result counts up.
func (t *Table) Count() *motion.Count { return &t.count }

// Settled reports whether everything that happened has been shown and counted.
func (t *Table) Settled() bool { return !t.Showing() && !t.count.On() }

// tickCount goes on counting; each thing that comes is heard.
func (t *Table) tickCount() {
	if _, frozen := t.motion.Frozen(); !t.count.On() || frozen {
		return
	}
	over, more := t.count.Tick()
	if over || !t.ResultShown() {
		t.endCount()
		return
	}
	t.Root.Redraw()
	if more {
		t.Root.Sound(ui.SoundDrop)
	}
}

// endCount shows all that was counted, and tells how the game ended for those who play.
func (t *Table) endCount() {
	t.count = motion.Count{}
	t.Root.Redraw()
	if res := t.Match().Result(); res.Over { // it may have been taken back
		t.Root.Sound(t.endSound(res))
	}
}
