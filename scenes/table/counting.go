package table

import (
	"strconv"

	"schron/layout"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// How the result counts: in so many ticks, in which so many are counted one by one. What is
// more goes faster, and large numbers in fine steps.
const (
	countTicks = 72
	countSteps = 8
	countFine  = 24
)

// counting is how far the result has counted.
type counting struct {
	on     bool
	age    int // ticks since it began
	length int // ticks in all
	most   int // the most that is counted one by one, up to countSteps
}

// startCount has the result count up what it shows, where that is wished for, and tells
// whether it does. At the end of a chapter of a course nothing is counted, nor where bots
// were told to hurry.
func (t *Table) startCount() bool {
	usual := t.h.MotionTicks()
	hurried := t.pace.faster && t.Match().Bot(t.Match().LastSeat()) != ""
	part, frozen := t.motion.Frozen()
	if usual == 0 || hurried || t.coached() != nil || t.opt.Still && !frozen {
		return false
	}
	t.count = counting{on: true, length: usual}
	switch {
	case t.h.Calm():
	case t.h.Settings.Animation == store.AnimationNormal:
		t.count.length = countTicks
	default:
		t.count.length = countTicks / 2
	}
	if frozen {
		t.count.age = int(part * float64(t.count.length-1))
	}
	return true
}

// Settled reports whether everything that happened has been shown and counted.
func (t *Table) Settled() bool { return !t.Showing() && !t.count.on }

// tickCount goes on counting; each thing that comes is heard.
func (t *Table) tickCount() {
	if _, frozen := t.motion.Frozen(); !t.count.on || frozen {
		return
	}
	if t.count.age++; t.count.age >= t.count.length || !t.ResultShown() {
		t.endCount()
		return
	}
	t.root.Redraw()
	step := t.count.age * countSteps / t.count.length
	if t.h.Moves() && step != (t.count.age-1)*countSteps/t.count.length && step <= t.count.most {
		t.root.Sound(ui.SoundDrop)
	}
}

// endCount shows all that was counted, and tells how the game ended for those who play.
func (t *Table) endCount() {
	t.count = counting{}
	t.root.Redraw()
	if res := t.Match().Result(); res.Over { // it may have been taken back
		t.root.Sound(t.endSound(res))
	}
}

// skipCount ends the counting by a press that does nothing else, and reports whether it did.
func (t *Table) skipCount() bool {
	if !t.count.on {
		return false
	}
	t.endCount()
	return true
}

// counted is how many of n things have been counted, the last one in part.
func (t *Table) counted(n int) float64 {
	if !t.count.on || t.h.Calm() {
		return float64(n)
	}
	part := float64(t.count.age) / float64(t.count.length)
	return min(part*float64(max(n, countSteps)), float64(n))
}

// countAlpha is how much is seen of what is not counted one by one.
func (t *Table) countAlpha() float64 {
	if !t.count.on || !t.h.Calm() {
		return 1
	}
	return float64(t.count.age) / float64(t.count.length)
}

// Seen is how much (0..1) is seen of thing i of n that the result counts one by one.
func (t *Table) Seen(i, n int) float64 {
	t.count.most = max(t.count.most, min(n, countSteps))
	return layout.Within(t.counted(n)-float64(i)) * t.countAlpha()
}

// Tally is a number of the result in words, which counts up to it where the result counts.
type Tally struct {
	t     *Table
	words []string // of the numbers that are seen on the way, the last one's at the end
}

// Tally counts n, in words.
func (t *Table) Tally(n int, words func(n int) string) Tally {
	x := Tally{t: t}
	if t.count.on && t.h.Moves() {
		many := max(n, -n)
		t.count.most = max(t.count.most, min(many, countSteps))
		if many > countSteps {
			many = countFine
		}
		for i := range many {
			x.words = append(x.words, words(n*i/many))
		}
	}
	x.words = append(x.words, words(n))
	return x
}

// Draw writes the number that has been counted to.
func (x *Tally) Draw(c *sprites.Canvas, r layout.Rect, st sprites.TextStyle) {
	c.PushAlpha(x.t.countAlpha())
	c.Text(x.words[int(x.t.counted(len(x.words)-1)+1e-9)], r, st)
	c.PopAlpha()
}

// TallyLabel adds a number that the result counts up, in digits.
func (t *Table) TallyLabel(b *ui.Builder, r layout.Rect, n int, st sprites.TextStyle) *ui.Node {
	x := t.Tally(n, strconv.Itoa)
	return b.Draw(r, func(c *sprites.Canvas, _ ui.State) { x.Draw(c, r, st) })
}
