package search

import (
	"slices"

	"schron/rules"
)

// turns searches for whole turns. In each of a few states drawn it goes on with the
// Lines best lines of play, move by move, until the turn is over. The Finalists best ones
// are then played on as the Mind guesses, and judged at the end of the next turn or of
// TurnsAhead turns. An option is worth as much as the best turn that begins with it. This
// suits games whose turns are long rows of small moves in nearly any order: lines that
// look alike are followed once.
type turns struct {
	lines, fresh, ended []line
	tails               []tail
	steps               []step
}

// line is a turn as far as it was thought of.
type line struct {
	state  rules.State
	first  int // the option with which it begins, none before
	chance int32
	last   int32 // its last step, none before
}

// step is a move of a line and the step before it, none before the first.
type step struct {
	move   rules.Move
	before int32
}

// tail is a line with one more move.
type tail struct {
	line   int
	move   rules.Move
	first  int
	chance int32
	over   bool
}

// longestTurn ends lines that go on for ever.
const longestTurn = 60

// planTurns looks for whole turns in Samples states and writes down what the options are
// worth.
func (t *thinker) planTurns() {
	samples := max(t.Samples, 1)
	t.budget.most = t.Iterations * samples
	x := &t.turns
	x.steps = x.steps[:0]
	x.ended = t.drop(x.ended) // of a decision that was broken off by a fault
	sums := make([]int64, len(t.options))
	for n := range samples {
		t.sample()
		t.grow((n + 1) * t.Iterations)
		if len(x.ended) == 0 {
			continue
		}
		least := t.reply()
		for i := range t.options {
			best, found := least-1, false // what no turn kept begins with is worse than all
			for _, l := range x.ended {
				if l.first == i && (!found || l.chance > best) {
					best, found = l.chance, true
					t.options[i].note(l)
				}
			}
			sums[i] += int64(best)
			if found {
				t.options[i].tried++
			}
		}
		x.ended = t.drop(x.ended)
	}
	for i := range t.options {
		t.options[i].chance = int32(sums[i] / int64(samples))
	}
}

// grow follows the best lines of the state drawn to the end of the turn, until so
// many iterations of the budget are used. What is cut off counts as ended.
func (t *thinker) grow(most int) {
	x := &t.turns
	x.lines = append(x.lines[:0], line{t.copyOf(t.state), none, 0, none})
	for range longestTurn {
		x.tails = x.tails[:0]
		for i := range x.lines {
			if !t.extend(i, most) {
				break
			}
		}
		if len(x.tails) == 0 {
			break
		}
		t.narrow()
		if len(x.lines) == 0 {
			return
		}
	}
	for _, l := range x.lines {
		if l.first != none {
			x.ended = append(x.ended, l)
		} else {
			t.spare = append(t.spare, l.state)
		}
	}
	x.lines = x.lines[:0]
}

// extend judges what each move at the end of a line brings; false when the budget
// is spent.
func (t *thinker) extend(i, most int) bool {
	x := &t.turns
	l := x.lines[i]
	t.moves = t.Mind.Moves(l.state, t.moves[:0])
	for _, m := range t.moves {
		if t.budget.used >= most || !t.budget.more() {
			return false
		}
		t.side = t.copyInto(t.side, l.state)
		play(t.side, m)
		t.judge(t.side)
		first := l.first
		if first == none {
			first = slices.IndexFunc(t.options, func(o option) bool { return o.move == m })
			if first < 0 {
				continue
			}
		}
		over := t.side.Actor() == rules.NoSeat || t.Mind.Quiet(t.root, t.side)
		x.tails = append(x.tails, tail{i, m, first, t.lessToll(t.side, t.chances[t.seat]), over})
	}
	return true
}

// narrow keeps the best tails: those that end the turn, and those that go on.
func (t *thinker) narrow() {
	x := &t.turns
	slices.SortStableFunc(x.tails, func(a, b tail) int { return int(b.chance) - int(a.chance) })
	x.fresh = x.fresh[:0]
	ended := 0
	for i, a := range x.tails {
		if a.over {
			if ended++; ended > t.Finalists && t.Margin == 0 {
				continue
			}
		} else if len(x.fresh) == t.Lines || twin(x.tails[:i], a) || t.Margin > 0 && x.crowded(a.first, (t.Lines+3)/4) {
			continue
		}
		s := t.copyOf(x.lines[a.line].state)
		play(s, a.move)
		l := line{s, a.first, a.chance, x.grown(x.lines[a.line].last, a.move)}
		if a.over {
			x.ended = append(x.ended, l)
		} else {
			x.fresh = append(x.fresh, l)
		}
	}
	x.lines, x.fresh = x.fresh, t.drop(x.lines)
	// Of the turns that are over only the best ones are kept.
	slices.SortStableFunc(x.ended, func(a, b line) int { return int(b.chance) - int(a.chance) })
	if t.Margin > 0 {
		t.keepOne()
	}
	if len(x.ended) > t.Finalists {
		t.drop(x.ended[t.Finalists:])
		x.ended = x.ended[:t.Finalists]
	}
}

// grown notes a move behind a step.
func (x *turns) grown(before int32, m rules.Move) int32 {
	x.steps = append(x.steps, step{m, before})
	return int32(len(x.steps) - 1)
}

// note keeps a turn that begins with the option if it is the best one so far.
func (o *option) note(l line) {
	if o.last == none || l.chance > o.best {
		o.best, o.last = l.chance, l.last
	}
}

// twin reports whether a line that goes on is taken for the same as a better one.
func twin(before []tail, a tail) bool {
	for i := len(before) - 1; i >= 0 && before[i].chance == a.chance; i-- {
		if !before[i].over && before[i].move.Verb == a.move.Verb {
			return true
		}
	}
	return false
}

// reply plays on from the turns that are over and judges them there; it gives the
// least chance.
func (t *thinker) reply() int32 {
	least := int32(Sure)
	for i := range t.turns.ended {
		l := &t.turns.ended[i]
		if seat := l.state.Actor(); t.Playout > 0 && t.root.Actor() != seat && seat != rules.NoSeat {
			t.state = t.copyInto(t.state, l.state)
			l.chance = t.lessToll(l.state, t.guessAhead())
		}
		least = min(least, l.chance)
	}
	return least
}

// lessToll is a chance to win less what the turn has cost that has come to a state.
func (t *thinker) lessToll(s rules.State, chance int32) int32 {
	if t.thrifty == nil {
		return chance
	}
	return chance - t.thrifty.Toll(t.seat, s, chance)
}

// guessAhead plays on as the Mind guesses, turn by turn, and gives the chance after it.
func (t *thinker) guessAhead() int32 {
	for range max(t.TurnsAhead, 1) {
		t.side = t.copyInto(t.side, t.state)
		t.guessTurn(t.side)
	}
	t.judge(t.state)
	return t.chances[t.seat]
}

// guessTurn plays on as the Mind guesses to the end of the turn that began at a state.
func (t *thinker) guessTurn(from rules.State) {
	for range t.Playout {
		if t.budget.p.Stopped() || t.state.Actor() == rules.NoSeat || t.Mind.Quiet(from, t.state) {
			return
		}
		t.moves = likely(t.Mind, t.state, t.moves[:0])
		play(t.state, t.guess())
	}
}

func (t *thinker) copyInto(into, s rules.State) rules.State {
	if r, ok := s.(rules.Redrawer); ok {
		return r.CopyTo(into)
	}
	return s.Clone()
}

// copyOf copies a state into one that is spare.
func (t *thinker) copyOf(s rules.State) rules.State {
	if n := len(t.spare); n > 0 {
		into := t.spare[n-1]
		t.spare = t.spare[:n-1]
		return t.copyInto(into, s)
	}
	return t.copyInto(nil, s)
}

// drop gives the states of lines back and returns the lines empty.
func (t *thinker) drop(lines []line) []line {
	for _, l := range lines {
		t.spare = append(t.spare, l.state)
	}
	return lines[:0]
}
