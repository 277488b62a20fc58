package search

import (
	"sync"

	"schron/rules"
)

// Level is how well a bot plays a game: by what it knows, how far it looks and how
// it chooses. The zero Level of a Mind looks one move ahead and takes the best.
type Level struct {
	Mind Mind
	// Iterations is the budget of a decision: states drawn and played on in. With 0
	// it looks one move ahead only, in Samples states for each move, 1 if that is 0.
	Iterations, Samples int
	// Guess plays what the Mind guesses, without looking at all.
	Guess bool
	// Explore is how much a seldom tried move deserves, in 1/10 000.
	Explore int32
	// Playout is how many moves a line goes on beyond what is searched before it is
	// judged.
	Playout int
	// Lines is the number of lines that a search of whole turns follows at once, 0 for
	// a search by tree. Finalists is how many turns it keeps. To these it plays the
	// others' answer, for at most Playout moves. The budget is then one for each of
	// Samples states. TurnsAhead is how many turns are played on that way, 1 if it is 0.
	Lines, Finalists, TurnsAhead int
	// Margin, if it is not 0, compares turns in the same Samples states, the best one of
	// each of Finalists options. The turn that Judge likes best is chosen, unless another
	// leads by Margin tenths of its standard error. The budget is then one for all, and
	// Tolerance counts nothing.
	Margin int
	// Tolerance is by how much, in 1/10 000, a chosen move may be worse than the best. Worse
	// moves are chosen more rarely. A win at hand is always taken.
	Tolerance int32
}

// Cheaper is the level with so many iterations a decision, and where turns are compared
// with as many fewer states and options to compare.
func (l Level) Cheaper(iterations int) Level {
	if l.Margin > 0 && l.Iterations > 0 {
		l.Samples = max(l.Samples*iterations/l.Iterations, min(l.Samples, halvings+1))
		l.Finalists = max(l.Finalists*iterations/l.Iterations, min(l.Finalists, 4))
	}
	l.Iterations = iterations
	return l
}

// Choose decides for a seat. Of the same position with the same Position.Rand it
// always chooses the same.
func (l Level) Choose(p *rules.Position) rules.Move {
	mv, _ := l.Measure(p)
	return mv
}

// Measure is Choose, and tells how many iterations it took; none where the Mind has a
// plan.
func (l Level) Measure(p *rules.Position) (mv rules.Move, iterations int) {
	p.Allow(l.allowance())
	if plan := l.plan(p); len(plan) > 0 {
		return plan[0], 0
	}
	t := thinkers.Get().(*thinker)
	defer t.rest()
	t.begin(l, p)
	return t.decide(), t.budget.used
}

// plan is what the Mind has planned, if it plans.
func (l Level) plan(p *rules.Position) []rules.Move {
	if plan, ok := l.Mind.(Planner); ok {
		return plan.Plan(p)
	}
	return nil
}

// decide finds the choice in the way of the level, which it notes.
func (t *thinker) decide() rules.Move {
	t.way = byLook
	switch {
	case len(t.options) == 1:
		return t.options[0].move
	case t.Guess:
		t.sample()
		return t.guess()
	case t.Iterations == 0:
		t.look()
	case t.win():
	case t.Lines > 0:
		t.way = byTurns
		if t.Margin > 0 {
			t.tryTurns()
		} else {
			t.planTurns()
		}
	default:
		t.way = byTree
		t.search()
	}
	return t.choose()
}

// way is how a decision was made.
type way uint8

const (
	byLook  way = iota // at once, or one move ahead
	byTree             // the tree tells how it goes on
	byTurns            // whole turns were thought out
)

// thinkers keeps what searches need, so that a decision allocates next to nothing.
var thinkers = sync.Pool{New: func() any { return new(thinker) }}

// option is a move that could be chosen.
type option struct {
	move   rules.Move
	chance int32 // of winning, as far as was found out
	tried  int32
	wins   bool  // it has won at once in every state
	best   int32 // the chance of the best turn that begins with it …
	last   int32 // … and the last step of that, none if none was found
}

// thinker is one decision being made.
type thinker struct {
	Level
	budget  budget
	rand    rules.Rand
	seat    int
	way     way
	root    rules.State // the first state drawn
	state   rules.State // the one played in
	side    rules.State // a copy to try a single move in
	seeker  Seeker      // likewise
	thrifty Thrifty     // likewise
	options []option
	moves   []rules.Move
	chances []int32
	found   []int32 // nodes behind the moves
	tree    tree
	turns   turns
	trials  trials
	spare   []rules.State // to copy into
}

// begin draws the first state and lists the options.
func (t *thinker) begin(l Level, p *rules.Position) {
	t.Level, t.seat = l, p.Seat()
	t.seeker, _ = l.Mind.(Seeker)
	t.thrifty, _ = l.Mind.(Thrifty)
	t.budget = budget{p: p, most: l.Iterations}
	t.rand = p.Rand().Split()
	t.root = p.SampleInto(t.root, &t.rand)
	t.moves = l.Mind.Moves(t.root, t.moves[:0])
	t.options = t.options[:0]
	for _, m := range t.moves {
		t.options = append(t.options, option{move: m, last: none})
	}
	if n := t.root.Seats(); cap(t.chances) < n {
		t.chances = make([]int32, n)
	} else {
		t.chances = t.chances[:n]
	}
}

// rest gives the thinker back, without the position.
func (t *thinker) rest() {
	t.budget.p = nil
	thinkers.Put(t)
}

// judge finds the chances in a state as the seat sees them that decides.
func (t *thinker) judge(s rules.State) {
	if t.seeker != nil {
		t.seeker.JudgeFor(t.seat, s, t.chances)
		return
	}
	t.Mind.Judge(s, t.chances)
}

// sample draws a state to play in.
func (t *thinker) sample() { t.state = t.budget.p.SampleInto(t.state, &t.rand) }

// surely is in how many states a move must win at once to be taken without a search.
const surely = 4

// win looks for an option that wins at once, whatever is hidden.
func (t *thinker) win() bool {
	for i := range t.options {
		o := &t.options[i]
		n := 0
		for n < surely && t.wins(o) {
			n++
		}
		if o.wins = n == surely; o.wins {
			return true
		}
	}
	return false
}

// wins reports whether an option wins at once in a state drawn for it.
func (t *thinker) wins(o *option) bool {
	t.sample()
	play(t.state, o.move)
	if t.state.Actor() != rules.NoSeat {
		return false
	}
	t.Mind.Judge(t.state, t.chances)
	return t.chances[t.seat] == Sure
}

// look tries every option in a few states and judges what comes of it.
func (t *thinker) look() {
	samples := max(t.Samples, 1)
	t.budget.most = samples * len(t.options)
	for i := range t.options {
		o := &t.options[i]
		o.wins = true
		sum := int64(0)
		for range samples {
			if !t.budget.more() {
				return
			}
			t.sample()
			o.tried++
			if t.state.Check(o.move) != nil { // it hangs on what is hidden
				o.wins = false
				continue
			}
			play(t.state, o.move)
			t.judge(t.state)
			sum += int64(t.chances[t.seat])
			o.wins = o.wins && t.state.Actor() == rules.NoSeat && t.chances[t.seat] == Sure
		}
		o.chance = int32(sum / int64(samples))
	}
}

// choose takes an option: a win, or the best or one near it.
func (t *thinker) choose() rules.Move {
	best := &t.options[0]
	for i := range t.options {
		if o := &t.options[i]; t.better(o, best) {
			best = o
		}
	}
	if t.Tolerance == 0 || best.wins {
		return best.move
	}
	// Likelier the better; what was hardly tried is not known to be near.
	sum := 0
	for i := range t.options {
		sum += t.weight(&t.options[i], best)
	}
	n := t.rand.IntN(sum)
	for i := range t.options {
		if n -= t.weight(&t.options[i], best); n < 0 {
			return t.options[i].move
		}
	}
	return best.move
}

// better reports whether to take a rather than b. A tree prefers what it has tried more
// often; one look prefers the better chance. Of equals the first one wins.
func (t *thinker) better(a, b *option) bool {
	switch {
	case a.wins != b.wins:
		return a.wins
	case t.Iterations > 0 && t.Lines == 0 && a.tried != b.tried:
		return a.tried > b.tried
	}
	return a.chance > b.chance
}

// weight is how likely an option is chosen beside the best one.
func (t *thinker) weight(o, best *option) int {
	if o != best && (o.chance <= best.chance-t.Tolerance || o.tried*4 < best.tried) {
		return 0
	}
	return int(min(o.chance-best.chance, 0)+t.Tolerance) + 1
}

// play plays a move that must be legal.
func play(s rules.State, m rules.Move) {
	if err := s.Apply(m, nil); err != nil {
		panic(rules.Faultf("search", "thought of %+v: %v", m, err))
	}
}
