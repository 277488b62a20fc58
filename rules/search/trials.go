package search

import (
	"slices"

	"schron/rules"
)

// trials compare options by whole turns: the best turn of each as Judge sees it, played
// on as the Mind guesses. All are played in the same states with the same dice. So they
// differ by little but the turns themselves, and a few states are enough.
type trials struct {
	list []trial
	turn []rules.Move // the one that is played
}

// trial is the best turn of an option, with its lead over the first trial. The first
// trial is the turn that Judge likes best.
type trial struct {
	first         int   // the option
	last          int32 // the last step of the turn
	chance        int32 // in the state drawn last
	lead, squares int64 // the sum over all states, and that of the squares
}

// halvings is how often the worse half of the trials is given up on the way.
const halvings = 3

// tryTurns chooses the turn that Judge likes best unless another one is better for sure,
// as Margin says.
func (t *thinker) tryTurns() {
	x := &t.trials
	x.list = x.list[:0]
	t.turns.steps = t.turns.steps[:0]
	t.turns.ended = t.drop(t.turns.ended) // of a decision that was broken off by a fault
	t.sample()
	t.grow(t.Iterations)
	for _, l := range t.turns.ended {
		t.options[l.first].note(l)
		x.list = append(x.list, trial{first: l.first, last: l.last})
	}
	t.turns.ended = t.drop(t.turns.ended)
	if len(x.list) == 0 {
		return
	}
	t.budget.most += t.Samples * len(x.list)
	for n := 1; n <= t.Samples && len(x.list) > 1; n++ {
		if !t.tryAll() {
			return
		}
		if n*(halvings+1)%t.Samples <= halvings && len(x.list) > 2 {
			slices.SortStableFunc(x.list[1:], func(a, b trial) int { return int(b.lead - a.lead) })
			x.list = x.list[:1+len(x.list)/2]
		}
	}
	for i := range t.options {
		t.options[i].chance = -1
	}
	t.options[t.surest().first].chance = 0
}

// tryAll plays all turns in one state; false when nobody waits any more.
func (t *thinker) tryAll() bool {
	list := t.trials.list
	t.sample()
	t.root = t.copyInto(t.root, t.state)
	luck := t.rand
	for i := range list {
		if !t.budget.more() {
			return false
		}
		t.rand = luck
		list[i].chance = t.try(list[i].last)
		lead := int64(list[i].chance - list[0].chance)
		list[i].lead += lead
		list[i].squares += lead * lead
	}
	return true
}

// try plays the turn that ends with a step, and on from there, and gives the chance.
func (t *thinker) try(last int32) int32 {
	x := &t.trials
	x.turn = x.turn[:0]
	for at := last; at != none; at = t.turns.steps[at].before {
		x.turn = append(x.turn, t.turns.steps[at].move)
	}
	t.state = t.copyInto(t.state, t.root)
	for _, m := range slices.Backward(x.turn) {
		if t.state.Check(m) != nil {
			break // others have answered otherwise
		}
		play(t.state, m)
	}
	t.guessTurn(t.root)
	return t.guessAhead()
}

// surest is the best trial of those that are better than the first one for sure.
func (t *thinker) surest() trial {
	best := t.trials.list[0]
	for _, a := range t.trials.list[1:] {
		if a.lead > best.lead && 100*a.lead*a.lead > int64(t.Margin*t.Margin)*a.squares {
			best = a
		}
	}
	return best
}

// crowded reports whether so many lines that go on begin with an option.
func (x *turns) crowded(first, most int) bool {
	n := 0
	for i := range x.fresh {
		if x.fresh[i].first == first {
			n++
		}
	}
	return n >= most
}

// keepOne keeps the best turn of each option, of turns that are sorted.
func (t *thinker) keepOne() {
	x := &t.turns
	kept := x.ended[:0]
	for _, l := range x.ended {
		if slices.ContainsFunc(kept, func(k line) bool { return k.first == l.first }) {
			t.spare = append(t.spare, l.state)
		} else {
			kept = append(kept, l)
		}
	}
	x.ended = kept
}
