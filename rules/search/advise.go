package search

import (
	"slices"

	"schron/rules"
)

// Advice is what a level would do for a seat, and why.
type Advice struct {
	// Move is the choice.
	Move rules.Move
	// Line is how the seat is expected to go on. It holds the seat's own moves, Move
	// first, as far as the level has thought, the go lasts and they are certain.
	Line []Step
	// Chance is the seat's chance to win at the end of its go, in 1/10 000, as the level
	// judges it on average.
	Chance int
	// Only says that there is no other move.
	Only bool
	// Ready says that other moves only take back what is prepared, see Retaker.
	Ready bool
	// Wins says that the line wins the game, Loses that the other move loses it.
	Wins, Loses bool
	// Alike is the best move of another kind if it is about as good, else nil.
	Alike *Step
	// Other is the best move of another kind that is not, which Move is compared with. It is
	// Alike where all are, nil where there is none.
	Other *Step
	// Reasons are the parts of the judgment by which the ends of the go differ most
	// after Line and after Other. What Line gains comes first, then what it costs. There
	// are none if the Mind is no Reasoner or Line gains nothing that can be seen yet.
	Reasons []Reason
	// Ends are the positions from which the reasons follow.
	Ends []Ends
}

const (
	adviseSamples = 12 // states in which the ways to play are compared
	clearly       = 2  // what a level finds worse by so many times what counts is clearly worse
	dearest       = 4  // what costs more times what it gains is not explained
)

// Advise is Choose with its reasons. It learns no more of the position than Choose
// does. So it never says what the seat does not know, nor, after
// rules.Position.Publicly, what is not public. It fails as Choose does when its budget
// is exceeded tenfold. If nobody waits for it any more, it returns any move at once.
func (l Level) Advise(p *rules.Position) Advice {
	p.Allow(l.allowance())
	chance := *p.Rand()
	if v := l.versus(p, adviseSamples); v.only() {
		only := v.states[0].Legal(nil)
		v.compare(nil, only)
		return Advice{Move: only[0], Line: v.now.sure(only[0]), Chance: v.chance(), Only: true}
	}
	*p.Rand() = chance
	all := l.weigh(p)
	best := all[0]
	v := l.versus(p, adviseSamples)
	if !v.may(best.line[0]) {
		panic(rules.Faultf("search", "advised %+v, which hangs on what is hidden", best.line[0]))
	}
	retaker, _ := l.Mind.(Retaker)
	retakes := func(w weighed) bool { return retaker != nil && retaker.Retakes(w.line[0]) }
	others := slices.DeleteFunc(all[1:], func(w weighed) bool { return !v.may(w.line[0]) })
	ready := len(others) > 0
	others = slices.DeleteFunc(others, retakes)
	ready = ready && len(others) == 0
	other, ok := another(l.Mind, best, others)
	v.compare(other.line, best.line)
	a := Advice{Move: best.line[0], Line: v.now.sure(best.line[0]), Chance: v.chance(), Wins: v.now.wins > 0 && v.now.wins == len(v.states)}
	if a.Ready = ready && !a.Wins; !ok || a.Wins {
		return a
	}
	_, sorts := l.Mind.(Sorter)
	_, plans := l.Mind.(Planner)
	a.Other = &v.was.sure(other.line[0])[0]
	little := clearly * v.least()
	if v.even() && size(int(best.chance-other.chance)) < little && !(sorts && plans && best.line[0].Verb != other.line[0].Verb) {
		a.Alike = a.Other
		others = slices.DeleteFunc(others, func(w weighed) bool { return int(best.chance-w.chance) < little })
		if other, ok = another(l.Mind, best, others); !ok {
			return a
		}
		if v.compare(other.line, best.line); v.even() {
			return a
		}
		a.Other = &v.was.sure(other.line[0])[0]
	}
	a.Loses = v.was.losses == len(v.states) && v.now.losses < len(v.states)
	a.Ends = v.ends
	gain, price := 0, 0
	for _, r := range v.reasons(mostGains) {
		a.Reasons, gain, price = append(a.Reasons, r), gain+max(r.Worth, 0), price-min(r.Worth, 0)
	}
	if gain*dearest < price {
		a.Reasons = nil // what costs so much more than it gains is no reason
	}
	return a
}

// chance is what the second way comes to on average.
func (v *versus) chance() int { return v.now.total / max(len(v.states), 1) }

// another is the best of some ways to play that begins with a move of another kind than
// the choice. That is as a Sorter says, else another verb, else another thing, else any.
// It is false where there is none.
func another(m Mind, best weighed, others []weighed) (weighed, bool) {
	differ := func(a, b rules.Move) bool { return a.Verb != b.Verb }
	if s, ok := m.(Sorter); ok {
		differ = s.Differ
	}
	for _, kind := range [...]func(a, b rules.Move) bool{
		differ,
		func(a, b rules.Move) bool { return a.A != b.A },
		func(a, b rules.Move) bool { return true },
	} {
		for _, w := range others {
			if kind(w.line[0], best.line[0]) {
				return w, true
			}
		}
	}
	return weighed{}, false
}

// sure are the steps of a way that are certain, the first one at least.
func (w *course) sure(m rules.Move) []Step {
	if len(w.steps) == 0 {
		return []Step{{Move: m}}
	}
	return w.steps
}
