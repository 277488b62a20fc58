package search

import (
	"slices"

	"schron/rules"
)

// Regret is what a move gave away, as a strong player beside the table would say.
type Regret struct {
	// Lost is how much of its chance to win, in 1/10 000, the move costs the seat. It
	// compares the end of the go with that of a go that went on without the move and
	// without thinking. It is 0 if the move is no mistake.
	Lost int
	// Reasons are the parts of the judgment that are worse for it, the weightiest first.
	Reasons []Reason
}

const (
	regretSamples = 16   // states in which a move is looked back at,
	regretAgree   = 13   // of which so many must be worse after it,
	regretLeast   = 1200 // by so much on average
)

// Regret looks back at a move. It compares how the seat stands at the end of its go
// with the move and without it. Guess plays the rest of the go. The level's own choice is
// no mistake. Nor is a move that is worse in a few of the states only, or that ends the
// game in one.
func (l Level) Regret(p *rules.Position, m rules.Move) Regret {
	p.Allow(l.allowance())
	chance := *p.Rand()
	v := l.versus(p, regretSamples)
	v.compare(nil, []rules.Move{m})
	lost, worse := 0, 0
	for _, d := range v.lost {
		if lost += d; d > 0 {
			worse++
		}
	}
	if len(v.lost) < regretSamples || worse < regretAgree || lost < regretLeast*regretSamples {
		return Regret{}
	}
	if *p.Rand() = chance; l.Choose(p) == m {
		return Regret{}
	}
	return Regret{lost / regretSamples, slices.DeleteFunc(v.reasons(), func(x Reason) bool { return x.Worth > 0 })}
}
