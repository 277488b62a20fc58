package search

import (
	"runtime"

	"schron/rules"
)

// pollEvery is after how many iterations a search looks whether anybody still waits
// for it, and lets others have the processor: a window must draw on one core.
const pollEvery = 64

// budget counts iterations.
type budget struct {
	p    *rules.Position
	most int
	used int
}

// more takes an iteration; false when the budget is spent or nobody waits any more.
func (b *budget) more() bool {
	if b.used >= b.most {
		return false
	}
	if b.used%pollEvery == 0 {
		runtime.Gosched()
		if b.p.Stopped() {
			return false
		}
	}
	b.used++
	return true
}
