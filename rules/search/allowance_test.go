package search

import (
	"errors"
	"testing"
	"time"

	"schron/rules"
)

// endless is a mind that never comes to the end of its plan, by one step or another.
type endless struct {
	mind
	draws bool
	steps *int
}

func (m endless) Plan(p *rules.Position) []rules.Move {
	for r := *p.Rand(); !p.Stopped(); *m.steps++ {
		if m.draws {
			p.Sample(&r)
		}
	}
	return nil
}

// asks is a bot of one level.
type asks struct{ Level }

func (asks) ID() string { return "asks" }

// TestABudgetExceededTenfoldIsAFault, after the same number of steps each time.
func TestABudgetExceededTenfoldIsAFault(t *testing.T) {
	for _, draws := range []bool{false, true} {
		var took []int
		for range 2 {
			steps := 0
			_, err := ask(t, position{Board: "........."}).Ask(asks{Level{Mind: endless{draws: draws, steps: &steps}, Iterations: 7}})
			var fault *rules.Fault
			if !errors.Is(err, rules.ErrOverspent) || !errors.As(err, &fault) {
				t.Fatalf("draws %v: error %v", draws, err)
			}
			took = append(took, steps)
		}
		if want := 10 * (7 + anyBudget); took[0] != took[1] || took[0] > want || took[0] < want/2-1 {
			t.Errorf("draws %v: %v steps of %d", draws, took, want)
		}
	}
}

// TestAdviceHasTheSameAllowance as a choice, so that nobody waits for one without end.
func TestAdviceHasTheSameAllowance(t *testing.T) {
	steps := 0
	p := ask(t, position{Board: "........."})
	// Without an allowance it ends when nobody waits for it any more.
	defer time.AfterFunc(5*time.Second, p.Stop).Stop()
	err := rules.Guard("advice", func() error {
		Level{Mind: endless{draws: true, steps: &steps}, Iterations: 7}.Advise(p)
		return nil
	})
	if !errors.Is(err, rules.ErrOverspent) {
		t.Errorf("after %d steps: error %v", steps, err)
	}
}

// TestNoLevelComesNearItsAllowance is for the levels of the tests; those of the games
// are tested where they are listed.
func TestNoLevelComesNearItsAllowance(t *testing.T) {
	for name, l := range levels {
		p := ask(t, position{Board: "........."})
		if _, err := p.Ask(asks{l}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
