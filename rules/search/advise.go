package search

import (
	"reflect"
	"slices"

	"schron/rules"
)

// Advice is what a level would do for a seat, and why.
type Advice struct {
	// Move is the choice.
	Move rules.Move
	// Line is how the seat is expected to go on. It holds the seat's own moves, Move
	// first, as far as the level has thought and the go lasts.
	Line []rules.Move
	// Says is what the log will say of the move, as far as that is certain: dice and
	// what is hidden are left out.
	Says []rules.Text
	// Reasons are the parts of the judgment that the line changes most. What speaks for
	// the line comes first, the weightiest first, then what it costs. There are none if
	// the Mind is no Reasoner or nothing speaks for the line yet.
	Reasons []Reason
}

// Reason is how a part of what a position is worth changes from now to the end of the
// line.
type Reason struct {
	ID string // of the rules.Part
	// Was and Now are its amounts, Worth what the change adds to the seat's lead, in
	// thousandths of a logit.
	Was, Now, Worth int
}

// Difference is by how much the amount grows.
func (r Reason) Difference() int { return r.Now - r.Was }

const (
	adviseSamples = 8  // states in which the line is played to find reasons
	mostReasons   = 3  // that an advice gives
	lesserReason  = 8  // what weighs less than this part of the weightiest, one of so many, is no reason
	longestLine   = 60 // moves that are played at most to the end of a line
)

// Advise is Choose with its reasons. It learns no more of the position than Choose
// does. So it never says what the seat does not know, nor, after
// rules.Position.Publicly, what is not public. It fails as Choose does when its budget
// is exceeded tenfold. If nobody waits for it any more, it returns any move at once.
func (l Level) Advise(p *rules.Position) Advice {
	p.Allow(l.allowance())
	line := l.line(p)
	a := advised{p: p, mind: l.Mind, seat: p.Seat(), line: line, rand: p.Rand().Split()}
	a.agree.public = p.Sees() != p.Seat()
	a.reasoner, _ = l.Mind.(Reasoner)
	for i := range adviseSamples {
		if p.Stopped() {
			break
		}
		a.sample(i == 0)
	}
	return Advice{Move: line[0], Line: line[:max(a.reached, 1)], Says: a.says, Reasons: a.reasons()}
}

// advised is a line being looked at.
type advised struct {
	p        *rules.Position
	mind     Mind
	reasoner Reasoner // nil where nothing can be said
	seat     int
	line     []rules.Move
	rand     rules.Rand

	reached  int          // how far the line could be followed in some state
	says     []rules.Text // what is said of the first move in all states
	judged   int          // samples in which the game goes on after the line,
	was, now []rules.Part // and the sums of their parts, before it and after it
	agree    agreement
	state    rules.State
	moves    []rules.Move
	parts    []rules.Part // of one sample, before the line and then after it
}

// sample plays the line in a state drawn for it. Where that ends the game there is
// nothing to weigh after it, so that only the other samples are compared.
func (a *advised) sample(first bool) {
	a.state = a.p.SampleInto(a.state, &a.rand)
	a.parts = a.weigh(a.parts[:0])
	before := len(a.parts)
	var j rules.Journal
	if err := a.state.Apply(a.line[0], &j); err != nil {
		panic(rules.Faultf("search", "advised %+v: %v", a.line[0], err))
	}
	a.hear(j.Events, first)
	a.follow()
	if a.state.Actor() == rules.NoSeat {
		return
	}
	a.parts = a.weigh(a.parts)
	a.was = add(a.was, a.parts[:before])
	a.now = add(a.now, a.parts[before:])
	a.agree.note(a.parts[:before], a.parts[before:])
	a.judged++
}

// weigh appends the parts of the state.
func (a *advised) weigh(buf []rules.Part) []rules.Part {
	if a.reasoner == nil {
		return buf
	}
	return a.reasoner.Parts(a.state, a.seat, buf)
}

// add adds parts to their sums, which are empty at first.
func add(sums, parts []rules.Part) []rules.Part {
	if len(sums) == 0 {
		return append(sums, parts...)
	}
	for i, x := range parts {
		sums[i].Worth += x.Worth
		sums[i].Amount += x.Amount
	}
	return sums
}

// hear keeps what is said of the first move alike in every state.
func (a *advised) hear(events []rules.Event, first bool) {
	n := 0
	for _, e := range events {
		if !e.VisibleTo(a.p.Sees()) {
			continue
		}
		if first {
			a.says = append(a.says, e.Text)
		} else if n >= len(a.says) || !reflect.DeepEqual(a.says[n], e.Text) {
			break
		}
		n++
	}
	a.says = a.says[:n]
}

// follow plays the rest of the line. Others answer as the Mind guesses. It ends with
// the seat's go, or when the line is over and the seat decides again.
func (a *advised) follow() {
	next := 1
	a.reached = max(a.reached, next)
	for range longestLine {
		actor := a.state.Actor()
		if actor == rules.NoSeat || a.state.Status().Seat != a.seat && actor != a.seat {
			return
		}
		if actor == a.seat {
			if next == len(a.line) || a.state.Check(a.line[next]) != nil {
				return
			}
			play(a.state, a.line[next])
			next++
			a.reached = max(a.reached, next)
			continue
		}
		a.moves = a.mind.Moves(a.state, a.moves[:0])
		m, ok := a.mind.Guess(a.state, a.moves, &a.rand)
		if !ok {
			m = a.moves[a.rand.IntN(len(a.moves))]
		}
		play(a.state, m)
	}
}

// reasons are the parts that changed most, the gains first.
func (a *advised) reasons() []Reason {
	out := weightiest(a.agree.keep(changes(a.was, a.now, a.judged)))
	slices.SortStableFunc(out, func(x, y Reason) int { return max(y.Worth, 0) - max(x.Worth, 0) })
	if len(out) == 0 || out[0].Worth < 0 {
		return nil // what a move costs is no reason for it
	}
	return out
}

// changes are the parts that differ between two positions, from the sums of n samples.
func changes(was, now []rules.Part, n int) []Reason {
	var out []Reason
	for i, w := range was {
		r := Reason{ID: w.ID, Was: mean(w.Amount, n), Now: mean(now[i].Amount, n), Worth: mean(now[i].Worth-w.Worth, n)}
		if r.Difference() != 0 && r.Worth != 0 {
			out = append(out, r)
		}
	}
	return out
}

// agreement is in how many samples each part grew, less those in which it shrank.
type agreement struct {
	public  bool // what the seat alone knows is hidden
	samples int
	grew    map[string]int
}

// note compares the parts of one sample.
func (g *agreement) note(was, now []rules.Part) {
	if g.grew == nil {
		g.grew = map[string]int{}
	}
	g.samples++
	for i, w := range was {
		switch d := now[i].Amount - w.Amount; {
		case d > 0:
			g.grew[w.ID]++
		case d < 0:
			g.grew[w.ID]--
		}
	}
}

// keep leaves, of what is said in public, only the reasons that hold in every sample:
// what hangs on a secret holds in some.
func (g *agreement) keep(all []Reason) []Reason {
	if !g.public {
		return all
	}
	return slices.DeleteFunc(all, func(r Reason) bool { return size(g.grew[r.ID]) < g.samples })
}

// weightiest leaves the few reasons that weigh most, the weightiest first.
func weightiest(out []Reason) []Reason {
	slices.SortStableFunc(out, func(x, y Reason) int { return size(y.Worth) - size(x.Worth) })
	for i, r := range out {
		if i == mostReasons || size(r.Worth)*lesserReason < size(out[0].Worth) {
			return out[:i]
		}
	}
	return out
}

// mean is a sum shared among n, to the nearest whole number.
func mean(sum, n int) int {
	if sum < 0 {
		return -mean(-sum, n)
	}
	return (sum + n/2) / n
}

func size(n int) int { return max(n, -n) }
