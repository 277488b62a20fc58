package search

import (
	"runtime"

	"schron/rules"
)

// pollEvery is the number of iterations after which a search checks whether anybody
// still waits for it. It then also yields the processor, because a window must draw on
// one core.
const pollEvery = 64

// anyBudget is what a decision may cost beside its iterations, in states drawn and
// checks for waiting. It pays for one look ahead at all moves and for a Planner's
// steps.
const anyBudget = 5000

// allowance is what a decision may cost before it is given up: ten times what the
// level has.
func (l Level) allowance() int {
	samples := max(l.Samples, 1)
	return 10 * (samples*(l.Iterations+l.Finalists*l.Playout*max(l.TurnsAhead, 1)) + anyBudget)
}

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
