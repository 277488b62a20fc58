package search

import (
	"math"
	"testing"

	"schron/rules"
)

var (
	look   = Level{Mind: mind{}, Tolerance: 2000}
	deep   = Level{Mind: mind{}, Iterations: 600, Explore: 7000, Playout: 9}
	levels = map[string]Level{"look": look, "tree": deep}
)

func TestAWinInOneIsTaken(t *testing.T) {
	for name, l := range levels {
		for _, c := range []struct {
			board string
			want  int16
		}{{"00.11....", 2}, {"0.1.0.1..", 8}, {"1.0.1...0", 5}, {".0..1.10.", 3}} {
			x := position{Board: c.board}
			if c.board == ".0..1.10." {
				x.Go, c.want = 1, 2
			}
			if got := l.Choose(ask(t, x)); got.A != c.want {
				t.Errorf("%s plays %d in %s, which wins at %d", name, got.A, c.board, c.want)
			}
		}
	}
}

func TestALossInOneIsPrevented(t *testing.T) {
	for board, want := range map[string]int16{"11..0....": 2, "0...1.1..": 2, "..1..10..": 8} {
		if got := deep.Choose(ask(t, position{Board: board})); got.A != want {
			t.Errorf("plays %d in %s, which loses but for %d", got.A, board, want)
		}
	}
}

func TestWhoGuessesDoesNotSearch(t *testing.T) {
	got, used := Level{Mind: mind{}, Guess: true}.Measure(ask(t, position{Board: "........."}))
	if used != 0 || got.Verb != put {
		t.Errorf("%+v after %d iterations", got, used)
	}
}

func TestTheSameDecisionIsAlwaysMadeAlike(t *testing.T) {
	for name, l := range levels {
		x, other := position{Board: "........."}, position{Board: "0...1...."}
		first := l.Choose(ask(t, x))
		for range 5 {
			l.Choose(ask(t, other)) // what it leaves behind must not matter
			if got := l.Choose(ask(t, x)); got != first {
				t.Errorf("%s plays %+v, then %+v", name, first, got)
			}
		}
	}
}

func TestABudgetIsKept(t *testing.T) {
	for _, n := range []int{1, 63, 64, 1000} {
		l := deep
		l.Iterations = n
		if _, used := l.Measure(ask(t, position{Board: "........."})); used != n {
			t.Errorf("%d iterations of %d", used, n)
		}
	}
	if _, used := deep.Measure(ask(t, position{Board: "0101010.1"})); used != 0 {
		t.Errorf("%d iterations to play the only move", used)
	}
}

func TestWhoIsStoppedAnswersAtOnceAndLeavesNoTrace(t *testing.T) {
	for name, l := range levels {
		x := position{Board: "........."}
		want := l.Choose(ask(t, x))
		p := ask(t, x)
		p.Stop()
		got, used := l.Measure(p)
		if used != 0 || got.Verb != put {
			t.Errorf("%s: %+v after %d iterations", name, got, used)
		}
		if got := l.Choose(ask(t, x)); got != want {
			t.Errorf("%s plays %+v after a stop, else %+v", name, got, want)
		}
	}
}

// TestNoSecretIsUsed: wherever the coin is, the choice is the same, and a guess is
// half a win to whoever looks.
func TestNoSecretIsUsed(t *testing.T) {
	for name, l := range levels {
		if a, b := l.Choose(ask(t, position{Coin: 0})), l.Choose(ask(t, position{Coin: 1})); a != b {
			t.Errorf("%s plays %+v and %+v", name, a, b)
		}
	}
	th := new(thinker)
	l := deep
	l.Iterations = 3000
	th.begin(l, ask(t, position{Coin: 1}))
	th.search()
	for _, o := range th.options[:2] {
		if o.chance < 4300 || o.chance > 5700 {
			t.Errorf("%+v is thought to win in %d of 10000", o.move, o.chance)
		}
	}
}

func TestOnlyMovesNearTheBestAreChosenTheBetterTheLikelier(t *testing.T) {
	th := &thinker{Level: Level{Tolerance: 500}, rand: rules.NewRand(1)}
	count := map[int16]int{}
	for range 4000 {
		th.options = th.options[:0]
		for i, chance := range []int32{5000, 4900, 4600, 4500, 100} {
			th.options = append(th.options, option{move: rules.Move{A: int16(i)}, chance: chance, tried: 1})
		}
		count[th.choose().A]++
	}
	if count[3]+count[4] > 0 || count[2] == 0 || count[2] >= count[1] || count[1] >= count[0] {
		t.Errorf("chosen %v", count)
	}
	th.Iterations = 100
	th.options = append(th.options, option{move: rules.Move{A: 9}, chance: 4990, tried: 0})
	for range 1000 {
		if th.choose().A == 9 {
			t.Fatal("what was never tried is chosen")
		}
	}
}

// TestThinkingLongerAllocatesNoMore: an iteration costs nothing but time.
func TestThinkingLongerAllocatesNoMore(t *testing.T) {
	cost := func(iterations int) float64 {
		l := deep
		l.Iterations = iterations
		p := ask(t, position{Board: "........."})
		th := new(thinker)
		think := func() { th.begin(l, p); th.search() }
		th.begin(Level{Mind: mind{}, Iterations: 4000}, p)
		th.search()
		return testing.AllocsPerRun(5, think)
	}
	if short, long := cost(200), cost(3000); long > short || short > 4 {
		t.Errorf("%.0f allocations for 200 iterations, %.0f for 3000", short, long)
	}
}

// TestTheTreeHoldsWhatItMay: a slab that is full ends lines sooner, nothing else.
func TestTheTreeHoldsWhatItMay(t *testing.T) {
	l := deep
	l.Iterations = 3000
	th := new(thinker)
	th.begin(l, ask(t, position{Board: "........."}))
	th.search()
	if n := len(th.tree.nodes); n > th.tree.most {
		t.Errorf("%d nodes of %d", n, th.tree.most)
	}
	sum := int32(0)
	for _, o := range th.options {
		sum += o.tried
	}
	if sum != 3000 {
		t.Errorf("%d of 3000 iterations began with an option", sum)
	}
}

func TestTheTablesAreRootsAndLogarithms(t *testing.T) {
	for n := int32(1); n < 1<<30; n += 1 + n/7 {
		wantLog, wantInv := math.Sqrt(math.Log(float64(n)))*unit, unit*unit/math.Sqrt(float64(n))
		if got := float64(rootLog[place(n)]); math.Abs(got-wantLog) > 2+wantLog/256 {
			t.Errorf("√ln %d is %.0f, not %.1f", n, got, wantLog)
		}
		if got := float64(invRoot[place(n)]); math.Abs(got-wantInv) > 2+wantInv/256 {
			t.Errorf("1/√%d is %.0f, not %.1f", n, got, wantInv)
		}
	}
	if at := place(math.MaxInt32); at >= places {
		t.Errorf("the greatest number lies at %d of %d", at, places)
	}
}

// planned is a mind with a plan.
type planned struct{ mind }

func (planned) Plan(p *rules.Position) []rules.Move { return p.Legal()[5:7] }

func TestAPlanIsFollowed(t *testing.T) {
	got, used := Level{Mind: planned{}, Iterations: 100}.Measure(ask(t, position{Board: "........."}))
	if got.A != 5 || used != 0 {
		t.Errorf("%+v after %d iterations", got, used)
	}
}

// BenchmarkSearch is iterations a second of the smallest game.
func BenchmarkSearch(b *testing.B) {
	l := deep
	l.Iterations = 10_000
	p := ask(b, position{Board: "........."})
	th := new(thinker)
	for b.Loop() {
		th.begin(l, p)
		th.search()
	}
	b.ReportMetric(float64(b.N)*float64(l.Iterations)/b.Elapsed().Seconds(), "it/s")
}
