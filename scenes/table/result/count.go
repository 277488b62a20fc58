package result

import (
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
)

// countTicks is how long the result counts at the usual speed.
const countTicks = 72

// Count is what the result counts up.
func (x *Result) Count() *motion.Count { return &x.count }

// startCount has the result count up what it shows, where that is wished for, and reports
// whether it does. At the end of a chapter of a course nothing is counted, nor where bots
// were told to hurry.
func (x *Result) startCount() bool {
	usual := x.House().MotionTicks()
	hurried := x.opt.Hurried() && x.Match().Bot(x.Match().LastSeat()) != ""
	part, frozen := x.opt.Frozen()
	if usual == 0 || hurried || x.Lesson || x.Still && !frozen {
		return false
	}
	ticks := countTicks / 2
	switch {
	case x.House().Calm():
		ticks = usual
	case x.House().Settings.Animation == store.AnimationNormal:
		ticks = countTicks
	}
	if x.count.Begin(ticks, x.House().Calm()); frozen {
		x.count.Jump(part)
	}
	return true
}

// Tick goes on counting; each thing that comes is heard.
func (x *Result) Tick() bool {
	if _, frozen := x.opt.Frozen(); !x.count.On() || frozen {
		return false
	}
	over, more := x.count.Tick()
	if over || !x.Shown() {
		x.endCount()
		return false
	}
	x.Root.Redraw()
	if more {
		x.Root.Sound(ui.SoundDrop)
	}
	return false
}

// endCount shows all that was counted, and plays how the game ended for those who play.
func (x *Result) endCount() {
	x.count = motion.Count{}
	x.Root.Redraw()
	if res := x.Match().Result(); res.Over { // it may have been taken back
		x.Root.Sound(x.sound(res))
	}
}

// Skip ends the counting by a press that does nothing else, and reports whether it did.
func (x *Result) Skip() bool {
	if !x.count.On() {
		return false
	}
	x.endCount()
	x.Root.Invalidate()
	return true
}
