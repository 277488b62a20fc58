package search

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"schron/rules"
)

// Step is a move of a seat.
type Step struct {
	Move rules.Move
	// Says is what the log will say of it, as far as that is certain. Dice and what is
	// hidden are left out.
	Says []rules.Text
}

// Reason is how a part of what a position is worth differs between two ways to play.
type Reason struct {
	ID   string    // of the rules.Part
	Whom rules.Arg // likewise
	// Was and Now are its amounts after the other way and after this one, on average. Worth
	// is what the difference adds to the seat's lead, in thousandths of a logit.
	Was, Now, Worth int
	Average         bool // the difference hangs much on the state

	unless string // of the rules.Part
}

// Ends are the ends of a go after the other way and after this one.
type Ends struct{ Was, Now rules.State }

// Difference is by how much the amount is larger.
func (r Reason) Difference() int { return r.Now - r.Was }

const (
	mostReasons  = 3   // that are given,
	mostGains    = 2   // of which so many speak for the way
	lesserReason = 8   // what weighs less than this part of the weightiest, one of so many, is no reason
	longestLine  = 60  // moves that are played at most to the end of a go
	varies       = 9   // times the variance of an amount is more than its square if it is an average
	alike        = 100 // what differs by less, in 1/10 000, is as good,
	ofChance     = 4   // if it is less than this part of the chance, one of so many
)

// versus compares two ways to play on: how a seat stands at the end of the go after the
// one and after the other. Both are played in the same states that fit what the seat
// knows, with the same dice. Where a way has no more moves, the Mind guesses.
type versus struct {
	Mind
	reasoner Reasoner // nil where nothing can be said
	seat     int
	whose    int           // go it is
	public   bool          // what the seat alone knows is hidden
	states   []rules.State // drawn for it
	rand     rules.Rand
	was, now course

	lost    []int  // how much worse this way is in each state where both go on,
	ends    []Ends // and how those end
	grew    []int  // by part: in how many states it grew, less those in which it shrank,
	squares []int  // and the squares of its differences
	moves   []rules.Move
	chances []int32
}

// course is one of the two ways.
type course struct {
	line   []rules.Move
	steps  []Step // those of the line that are played in every state
	wins   int    // in how many states it has won,
	losses int    // or lost
	state  rules.State
	parts  []rules.Part // of the state
	sums   []rules.Part // of all states where both ways go on
	rand   rules.Rand
	chance int
	total  int // of the chances in all states
}

// versus draws so many states to compare in.
func (l Level) versus(p *rules.Position, samples int) *versus {
	v := &versus{Mind: l.Mind, seat: p.Seat(), whose: p.Status().Seat, public: p.Sees() != p.Seat(), rand: p.Rand().Split()}
	v.reasoner, _ = l.Mind.(Reasoner)
	for range samples {
		if p.Stopped() {
			break
		}
		v.states = append(v.states, p.Sample(&v.rand))
	}
	return v
}

// may reports whether a move is legal in every state, so that nothing hidden is told by
// naming it.
func (v *versus) may(m rules.Move) bool {
	return !slices.ContainsFunc(v.states, func(s rules.State) bool { return s.Check(m) != nil })
}

// only reports whether there is one legal move, the same in every state. What the seat
// could really play may hang on what is hidden.
func (v *versus) only() bool {
	for _, s := range v.states {
		legal := s.Legal(nil)
		if len(legal) != 1 || len(s.Ranges(nil)) > 0 || !v.may(legal[0]) {
			return false
		}
	}
	return len(v.states) > 0
}

// compare plays both ways in every state. Parts are compared where both ways go on.
func (v *versus) compare(was, now []rules.Move) {
	v.was, v.now = course{line: was}, course{line: now}
	v.lost, v.ends, v.grew = nil, nil, nil
	for i, s := range v.states {
		v.was.rand = v.rand.Split()
		v.now.rand = v.was.rand
		v.goOn(&v.was, s, i == 0)
		v.goOn(&v.now, s, i == 0)
		if v.was.state.Actor() == rules.NoSeat || v.now.state.Actor() == rules.NoSeat {
			continue
		}
		v.lost = append(v.lost, v.was.chance-v.now.chance)
		v.ends = append(v.ends, Ends{v.was.state, v.now.state})
		if v.grew == nil {
			v.grew, v.squares = make([]int, len(v.was.parts)), make([]int, len(v.was.parts))
		}
		for i, w := range v.was.parts {
			d := v.now.parts[i].Amount - w.Amount
			v.grew[i] += cmp.Compare(d, 0)
			v.squares[i] += d * d
		}
		v.was.sums, v.now.sums = add(v.was.sums, v.was.parts), add(v.now.sums, v.now.parts)
	}
}

// goOn plays a way in a state to the end of the go, and looks at where that leads. Of
// its line it plays what it can.
func (v *versus) goOn(w *course, from rules.State, first bool) {
	w.state = from.Clone()
	rest, n, certain := w.line, 0, true
	for range longestLine {
		actor := w.state.Actor()
		if actor == rules.NoSeat || w.state.Status().Seat != v.whose {
			break
		}
		if actor != v.seat || len(rest) == 0 {
			play(w.state, v.guess(w))
			continue
		}
		m := rest[0]
		rest = rest[1:]
		if w.state.Check(m) != nil {
			certain = false
			continue
		}
		var j rules.Journal
		if err := w.state.Apply(m, &j); err != nil {
			panic(rules.Faultf("search", "thought of %+v: %v", m, err))
		}
		if certain {
			v.hear(w, n, m, j.Events, first)
			n++
		}
	}
	w.steps = w.steps[:min(n, len(w.steps))]
	w.chance = v.judge(w.state)
	w.total += w.chance
	if w.state.Actor() == rules.NoSeat {
		if w.chance == Sure {
			w.wins++
		}
		if v.Judge(w.state, v.chances); v.chances[v.seat] == 0 {
			w.losses++
		}
	}
	if w.parts = w.parts[:0]; v.reasoner != nil && w.state.Actor() != rules.NoSeat {
		w.parts = v.reasoner.Parts(w.state, v.seat, w.parts)
	}
}

// guess is what is played without thinking.
func (v *versus) guess(w *course) rules.Move {
	v.moves = likely(v.Mind, w.state, v.moves[:0])
	if m, ok := v.Guess(w.state, v.moves, &w.rand); ok {
		return m
	}
	return v.moves[w.rand.IntN(len(v.moves))]
}

// judge is the seat's chance to win.
func (v *versus) judge(s rules.State) int {
	v.chances = slices.Grow(v.chances[:0], s.Seats())[:s.Seats()]
	if m, ok := v.Mind.(Seeker); ok {
		m.JudgeFor(v.seat, s, v.chances)
	} else {
		v.Judge(s, v.chances)
	}
	return int(v.chances[v.seat])
}

// hear keeps what is said of the n-th step alike in every state.
func (v *versus) hear(w *course, n int, m rules.Move, events []rules.Event, first bool) {
	knows := v.seat
	if v.public {
		knows = rules.NoSeat
	}
	var says []rules.Text
	for _, e := range events {
		if e.VisibleTo(knows) {
			says = append(says, e.Text)
		}
	}
	if first {
		w.steps = append(w.steps, Step{m, says})
		return
	}
	if n >= len(w.steps) {
		return
	}
	x := &w.steps[n]
	same := 0
	for same < min(len(x.Says), len(says)) && reflect.DeepEqual(x.Says[same], says[same]) {
		same++
	}
	x.Says = x.Says[:same]
}

// add adds parts to their sums, which are empty at first.
func add(sums, parts []rules.Part) []rules.Part {
	if len(sums) == 0 {
		return append(sums, parts...)
	}
	for i, x := range parts {
		sums[i].Worth += x.Worth
		if s := &sums[i]; x.Amount == rules.NotCounted {
			s.Amount = rules.NotCounted
		} else if s.Amount != rules.NotCounted {
			s.Amount += x.Amount
		}
	}
	return sums
}

// least is the difference, in 1/10 000, that counts. Where little hope is left, that is less.
func (v *versus) least() int { return min(alike, 1+v.chance()/ofChance) }

// even reports whether the ways differ by no more than the states do, or end alike in all.
func (v *versus) even() bool {
	sum, squares, n := 0, 0, len(v.lost)
	if n == 0 {
		return size(v.now.total-v.was.total) < v.least()*len(v.states)
	}
	for _, d := range v.lost {
		sum, squares = sum+d, squares+d*d
	}
	return size(sum) < v.least()*n || sum*sum <= 4*(squares-sum*sum/n)
}

// reasons are the parts that differ most: so many gains, the weightiest first, then what they
// cost, if it is worth telling beside them. In public only those are told that hold in
// every state: what hangs on a secret holds in some. A price must hold in most: the rest of
// a go is guessed, and nobody need be so careless. What a move names itself is no reason.
func (v *versus) reasons(gains int) []Reason {
	var all, told []Reason
	n := len(v.lost)
	for i, w := range v.was.sums {
		now := v.now.sums[i]
		if w.Amount == rules.NotCounted || now.Amount == rules.NotCounted {
			continue
		}
		r := Reason{ID: w.ID, Whom: w.Whom, Was: mean(w.Amount, n), Now: mean(now.Amount, n), Worth: mean(now.Worth-w.Worth, n), unless: w.Unless}
		if r.Difference()*r.Worth*w.Good < 0 {
			continue // something else makes the worth
		}
		sum := now.Amount - w.Amount
		r.Average = !w.Vague && varies*(n*v.squares[i]-sum*sum) > sum*sum
		holds := (r.Worth > 0 || 2*size(v.grew[i]) >= n) && (!v.public || size(v.grew[i]) == n)
		if r.Difference() != 0 && r.Worth != 0 && holds && !v.told(r.ID) {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(x, y Reason) int {
		return cmp.Or(cmp.Compare(max(y.Worth, 0), max(x.Worth, 0)), cmp.Compare(x.Worth, y.Worth))
	})
	weightiest := 0
	for _, r := range all {
		if r.Worth > 0 && gains == 0 {
			continue
		}
		weightiest = cmp.Or(weightiest, size(r.Worth))
		if len(told) == mostReasons || size(r.Worth)*lesserReason < weightiest || r.explained(all) {
			continue
		}
		if told = append(told, r); r.Worth > 0 {
			gains--
		}
	}
	return told
}

// told reports whether a move of either way names a part itself.
func (v *versus) told(part string) bool {
	teller, ok := v.Mind.(Teller)
	tells := func(m rules.Move) bool { return teller.Tells(m, part) }
	return ok && (slices.ContainsFunc(v.was.line, tells) || slices.ContainsFunc(v.now.line, tells))
}

// explained reports whether another reason is the cause of one, see rules.Part.Unless.
func (r Reason) explained(all []Reason) bool {
	return slices.ContainsFunc(all, func(x Reason) bool {
		id := x.ID
		if (x.Difference() > 0) == (r.Difference() > 0) {
			id = "+" + id
		}
		return slices.Contains(strings.Fields(r.unless), id)
	})
}

// mean is a sum shared among n, to the nearest whole number.
func mean(sum, n int) int {
	if sum < 0 {
		return -mean(-sum, n)
	}
	return (sum + n/2) / n
}

func size(n int) int { return max(n, -n) }
