package search

import (
	"errors"
	"testing"

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
