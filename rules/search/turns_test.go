package search

import (
	"testing"

	"schron/rules"
)

// foresight is a mind with turns of one move that answers by a win where there is one.
type foresight struct{ mind }

func (foresight) Quiet(root, s rules.State) bool { return root.(*table).Go != s.(*table).Go }

func (foresight) Guess(s rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	for _, m := range moves {
		c := s.Clone()
		play(c, m)
		if c.(*table).won == int8(s.Actor()) {
			return m, true
		}
	}
	return moves[0], true
}

var whole = Level{Mind: foresight{}, Iterations: 40, Samples: 2, Lines: 3, Finalists: 9, Playout: 3}

// TestATurnIsJudgedAfterTheAnswer: what loses to the others' answer is seen, where
// the answer is played.
func TestATurnIsJudgedAfterTheAnswer(t *testing.T) {
	for board, want := range map[string]int16{"0...1.1..": 2, "..1..10..": 8} {
		p := position{Board: board}
		if got := whole.Choose(ask(t, p)); got.A != want {
			t.Errorf("plays %d in %s, which loses but for %d", got.A, board, want)
		}
		blind := whole
		blind.Playout = 0
		if got := blind.Choose(ask(t, p)); got.A == want {
			t.Errorf("%s: plays %d without a look at the answer", board, got.A)
		}
	}
}

// faulty is a mind that panics when it has judged as often as it may.
type faulty struct {
	foresight
	left *int
}

func (m faulty) Judge(s rules.State, chance []int32) {
	if *m.left--; *m.left < 0 {
		panic("no idea")
	}
	m.foresight.Judge(s, chance)
}

// TestAFaultLeavesNothingToTheNextDecision that is thought out in the same memory.
func TestAFaultLeavesNothingToTheNextDecision(t *testing.T) {
	x, lost := position{Board: "0...1.1.."}, position{Board: "00......."}
	want := whole.Choose(ask(t, x))
	for after := range 60 {
		var again thinker
		left := after
		_ = rules.Guard("test", func() error {
			l := whole
			l.Mind = faulty{left: &left}
			again.begin(l, ask(t, lost))
			again.planTurns()
			return nil
		})
		again.begin(whole, ask(t, x))
		if got := again.decide(); got != want {
			t.Errorf("after a fault at judgment %d it plays %+v, not %+v", after, got, want)
		}
	}
}

// TestTurnsKeepTheirBudget in every state drawn, leave no trace and make the same
// decision again.
func TestTurnsKeepTheirBudget(t *testing.T) {
	x := position{Board: "0........"}
	x.Go = 1
	first := whole.Choose(ask(t, x))
	for _, n := range []int{1, 3, 7, 100} {
		l := whole
		l.Iterations = n
		if _, used := l.Measure(ask(t, x)); used > n*l.Samples || used < min(n, 8)*l.Samples {
			t.Errorf("%d iterations of %d in each of %d states", used, n, l.Samples)
		}
	}
	p := ask(t, x)
	p.Stop()
	if _, used := whole.Measure(p); used != 0 {
		t.Errorf("%d iterations for nobody", used)
	}
	if got := whole.Choose(ask(t, x)); got != first {
		t.Errorf("plays %+v, then %+v", first, got)
	}
}

// TestLinesThatLookAlikeAreFollowedOnce, so that the order of moves does not fill
// the search.
func TestLinesThatLookAlikeAreFollowedOnce(t *testing.T) {
	x := []tail{{move: rules.Move{Verb: put}, chance: 9}, {move: rules.Move{Verb: put, A: 1}, chance: 9}, {move: rules.Move{Verb: wait}, chance: 9}, {move: rules.Move{Verb: put}, chance: 8}}
	for i, want := range []bool{false, true, false, false} {
		if got := twin(x[:i], x[i]); got != want {
			t.Errorf("tail %d: %t", i, got)
		}
	}
}

// TestAheadPlaysOnTurnByTurn: what the seat itself will do after the answer counts too.
func TestAheadPlaysOnTurnByTurn(t *testing.T) {
	p := position{Board: "0...1...0"}
	for ahead, want := range []int16{1, 1, 2} {
		l := whole
		l.TurnsAhead = ahead
		if got := l.Choose(ask(t, p)); got.A != want {
			t.Errorf("%d turns ahead: plays %d, want %d", ahead, got.A, want)
		}
	}
}

// central is a mind that likes the middle.
type central struct{ foresight }

func (central) Judge(s rules.State, chance []int32) {
	mind{}.Judge(s, chance)
	if f := s.(*table).fields[4]; f != rules.NoSeat {
		chance[f] += 100
	}
}

// TestWhatNoTurnKeptBeginsWithIsNotChosen, be all kept ones worth the same.
func TestWhatNoTurnKeptBeginsWithIsNotChosen(t *testing.T) {
	l := Level{Mind: central{}, Iterations: 40, Lines: 1, Finalists: 1}
	if got := l.Choose(ask(t, position{Board: "........."})); got.A != 4 {
		t.Errorf("plays %d, but has thought of 4 only", got.A)
	}
}
