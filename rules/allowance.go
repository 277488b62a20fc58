package rules

import "errors"

// ErrOverspent is why a bot is given up that has used its budget up many times over,
// see Position.Allow.
var ErrOverspent = errors.New("the budget was exceeded tenfold")

// Allow bounds what the bot may do from now on: how often it may draw a state or look
// whether it was stopped. It fails beyond that, after the same steps on every system;
// 0 sets no bound. What loops without either is for whoever waits to give up.
func (p *Position) Allow(steps int) { p.allowed, p.spent = steps, 0 }

// spend takes a step.
func (p *Position) spend() {
	if p.allowed == 0 {
		return
	}
	if p.spent++; p.spent > p.allowed {
		panic(ErrOverspent)
	}
}
