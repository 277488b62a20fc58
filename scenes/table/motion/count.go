package motion

import (
	"schron/layout"
	"schron/sprites"
)

// So many things are counted one by one; more go faster, and large numbers in fine steps.
const (
	countSteps = 8
	countFine  = 24
)

// Count is how far a result has counted up what it shows. The zero value shows all.
type Count struct {
	on     bool
	calm   bool // all fades in at once
	age    int  // ticks since it began
	length int  // ticks in all
	most   int  // the most that is counted one by one, up to countSteps
}

// Begin counts from nothing, for so many ticks.
func (x *Count) Begin(ticks int, calm bool) { *x = Count{on: true, calm: calm, length: ticks} }

// Jump goes to a part (0..1) of the time.
func (x *Count) Jump(part float64) { x.age = int(part * float64(x.length-1)) }

// On reports whether it counts.
func (x *Count) On() bool { return x.on }

// Tick lets a tick pass. It reports whether all has been counted, and whether one thing
// more is seen.
func (x *Count) Tick() (over, more bool) {
	x.age++
	step := x.age * countSteps / x.length
	more = !x.calm && step != (x.age-1)*countSteps/x.length && step <= x.most
	return x.age >= x.length, more
}

// counted is how many of n things have been counted, the last one in part.
func (x *Count) counted(n int) float64 {
	if !x.on || x.calm {
		return float64(n)
	}
	part := float64(x.age) / float64(x.length)
	return min(part*float64(max(n, countSteps)), float64(n))
}

// alpha is how much is seen of what is not counted one by one.
func (x *Count) alpha() float64 {
	if !x.on || !x.calm {
		return 1
	}
	return float64(x.age) / float64(x.length)
}

// Seen is how much (0..1) is seen of thing i of n that the result counts one by one.
func (x *Count) Seen(i, n int) float64 {
	x.most = max(x.most, min(n, countSteps))
	return layout.Within(x.counted(n)-float64(i)) * x.alpha()
}

// Tally is a number in words, which counts up to it where the result counts.
type Tally struct {
	count *Count
	words []string // of the numbers that are seen on the way, the last one's at the end
}

// Tally counts n, in words.
func (x *Count) Tally(n int, words func(n int) string) Tally {
	out := Tally{count: x}
	if x.on && !x.calm {
		many := max(n, -n)
		x.most = max(x.most, min(many, countSteps))
		if many > countSteps {
			many = countFine
		}
		for i := range many {
			out.words = append(out.words, words(n*i/many))
		}
	}
	out.words = append(out.words, words(n))
	return out
}

// Draw writes the number that has been counted to.
func (x *Tally) Draw(c *sprites.Canvas, r layout.Rect, st sprites.TextStyle) {
	c.PushAlpha(x.count.alpha())
	c.Text(x.words[int(x.count.counted(len(x.words)-1)+1e-9)], r, st)
	c.PopAlpha()
}
