package search

import (
	"slices"

	"schron/rules"
)

// Regret is what a move gave away, as a strong player beside the table would say.
type Regret struct {
	// Lost is how much of its chance to win, in 1/10 000, the move costs the seat. It
	// compares the end of the go with that of a go that began with the level's own
	// choice. It is 0 if the move is no mistake.
	Lost int
	// Reasons are the parts of the judgment that are worse for it, the weightiest first.
	// A mistake has at least one.
	Reasons []Reason
}

const (
	regretSamples = 16   // states in which a move is looked back at,
	regretAgree   = 13   // of which so many must be worse after it,
	regretLeast   = 1200 // by so much on average
)

// Regret looks back at a move. It compares the move with the level's choice, as Advise
// compares two ways to play. Behind the move the go may go on as the level has weighed it,
// or with what else it would have played. The better of both counts. The level's own choice
// is no mistake. Nor is a move that is worse in a few of the states only, or that ends the
// game in one. Of what is worse for no reason that can be told nothing is said.
func (l Level) Regret(p *rules.Position, m rules.Move) (out Regret) {
	p.Allow(l.allowance())
	chance := *p.Rand()
	v := l.versus(p, regretSamples)
	*p.Rand() = chance
	all := l.weigh(p)
	best := all[0].line
	if best[0] == m {
		return Regret{}
	}
	rest := slices.DeleteFunc(slices.Clone(best), func(x rules.Move) bool { return x == m })
	ways := [][]rules.Move{append([]rules.Move{m}, rest...)}
	for _, w := range all {
		if w.line[0] == m && len(w.line) > 1 {
			ways = append(ways, w.line)
		}
	}
	for i, way := range ways {
		v.compare(best, way)
		lost := v.mistake()
		if lost == 0 {
			return Regret{}
		}
		if i == 0 || lost < out.Lost {
			out = Regret{lost, v.reasons(0)}
		}
	}
	if len(out.Reasons) == 0 {
		return Regret{}
	}
	return out
}

// mistake is how much worse this way is on average, 0 if it is no mistake.
func (v *versus) mistake() int {
	lost, worse := 0, 0
	for _, d := range v.lost {
		if lost += d; d > 0 {
			worse++
		}
	}
	if len(v.lost) < regretSamples || worse < regretAgree || lost < regretLeast*regretSamples {
		return 0
	}
	return lost / regretSamples
}
