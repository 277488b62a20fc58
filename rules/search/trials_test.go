package search

import (
	"testing"

	"schron/rules"
)

// tried is whole with options tried in the same states.
func tried(doubt int) Level {
	l := whole
	l.Samples, l.Margin = 4, doubt
	return l
}

// TestATurnIsChosenThatIsBetterForSure, by what the others answer, and where nothing is
// sure enough that which Judge likes best.
func TestATurnIsChosenThatIsBetterForSure(t *testing.T) {
	for board, want := range map[string]int16{"0...1.1..": 2, "..1..10..": 8} {
		x := position{Board: board}
		if got := tried(10).Choose(ask(t, x)); got.A != want {
			t.Errorf("plays %d in %s, which loses but for %d", got.A, board, want)
		}
		blind := whole
		blind.Playout = 0
		if got, judged := tried(1000).Choose(ask(t, x)), blind.Choose(ask(t, x)); got != judged {
			t.Errorf("%s: plays %d, Judge likes %d", board, got.A, judged.A)
		}
	}
}

// TestALeadIsSureByItsStandardError: the same lead is surer the less it differs from
// state to state.
func TestALeadIsSureByItsStandardError(t *testing.T) {
	for _, c := range []struct {
		leads []int64
		doubt int
		sure  bool
	}{
		{[]int64{3, 3, 3, 3}, 19, true},
		{[]int64{3, 3, 3, 3}, 20, false},
		{[]int64{40, -28, 0, 0}, 3, false},
		{[]int64{40, -28, 0, 0}, 2, true},
		{[]int64{-3, -3, -3, -3}, 1, false},
	} {
		a := trial{first: 1}
		for _, n := range c.leads {
			a.lead += n
			a.squares += n * n
		}
		x := thinker{Level: Level{Margin: c.doubt}, trials: trials{list: []trial{{}, a}}}
		if got := x.surest().first == 1; got != c.sure {
			t.Errorf("leads %v, doubt %d: sure is %v", c.leads, c.doubt, got)
		}
	}
}

// TestWithAFifthOfTheBudgetFewerTurnsAreTried in fewer states, though some; a level that
// compares none has fewer iterations only.
func TestWithAFifthOfTheBudgetFewerTurnsAreTried(t *testing.T) {
	l := Level{Iterations: 6000, Samples: 40, Finalists: 30, Margin: 10}
	if got := l.Cheaper(1200); got.Iterations != 1200 || got.Samples != 8 || got.Finalists != 6 {
		t.Errorf("%+v", got)
	}
	if got := l.Cheaper(1); got.Samples != halvings+1 || got.Finalists != 4 {
		t.Errorf("%+v", got)
	}
	if got := l.Cheaper(6000); got.Samples != 40 || got.Finalists != 30 {
		t.Errorf("%+v", got)
	}
	l.Margin = 0
	if got := l.Cheaper(1200); got.Iterations != 1200 || got.Samples != 40 || got.Finalists != 30 {
		t.Errorf("%+v", got)
	}
}

// TestTrialsKeepTheirBudget, make the same decision again and leave no trace.
func TestTrialsKeepTheirBudget(t *testing.T) {
	x := position{Board: "0........", Go: 1}
	first := tried(10).Choose(ask(t, x))
	for _, n := range []int{1, 3, 7, 100} {
		l := tried(10)
		l.Iterations = n
		if _, used := l.Measure(ask(t, x)); used > n+l.Samples*l.Finalists || used < min(n, 8) {
			t.Errorf("%d iterations of %d", used, n)
		}
	}
	p := ask(t, x)
	p.Stop()
	if _, used := tried(10).Measure(p); used != 0 {
		t.Errorf("%d iterations for nobody", used)
	}
	if got := tried(10).Choose(ask(t, x)); got != first {
		t.Errorf("plays %+v, then %+v", first, got)
	}
}

// TestAllTrialsHaveTheSameLuck: turns that do the same lead by nothing, whatever the dice.
func TestAllTrialsHaveTheSameLuck(t *testing.T) {
	l := Level{Mind: lucky{}, Iterations: 40, Samples: 8, Lines: 8, Finalists: 9, Playout: 3, Margin: 1}
	var x thinker
	x.begin(l, ask(t, position{Board: "........."}))
	x.decide()
	for _, a := range x.trials.list {
		if a.lead != 0 || a.squares != 0 {
			t.Errorf("%+v", a)
		}
	}
	if len(x.trials.list) < 2 {
		t.Error("nothing was tried")
	}
}

// lucky is a mind that judges by dice.
type lucky struct{ foresight }

func (lucky) Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	x := s.(*table)
	x.Coin += r.IntN(100)
	return moves[0], true
}

func (lucky) Judge(s rules.State, chance []int32) {
	clear(chance)
	chance[0] = int32(s.(*table).Coin)
}

// TestOptionsAreTriedByOneTurnEach, be they many.
func TestOptionsAreTriedByOneTurnEach(t *testing.T) {
	l := tried(10)
	l.Mind, l.Lines, l.Finalists = choosy{}, 8, 5
	var x thinker
	x.begin(l, ask(t, position{Board: ".........", Each: 2}))
	x.sample()
	x.grow(200)
	seen := map[int]bool{}
	for _, e := range x.turns.ended {
		if seen[e.first] {
			t.Errorf("two turns begin with option %d", e.first)
		}
		seen[e.first] = true
	}
	if len(seen) < 4 || len(seen) > l.Finalists {
		t.Errorf("%d options of which %d may be tried", len(seen), l.Finalists)
	}
}

// choosy is a mind that likes every field more than the one before it.
type choosy struct{ foresight }

func (choosy) Judge(s rules.State, chance []int32) {
	clear(chance)
	for f, seat := range s.(*table).set().fields {
		if seat != rules.NoSeat {
			chance[seat] += 1 << f
		}
	}
}
