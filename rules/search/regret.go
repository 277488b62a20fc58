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
// with the move and without it, in states that fit what it knows. Guess plays the rest
// of the go, both times with the same dice. The level's own choice is no mistake. Nor
// is a move that is worse in a few of the states only, or that ends the game in one.
func (l Level) Regret(p *rules.Position, m rules.Move) Regret {
	p.Allow(l.allowance())
	chance := *p.Rand()
	r := regret{Mind: l.Mind, seat: p.Seat(), rand: p.Rand().Split()}
	r.agree.public = p.Sees() != p.Seat()
	r.reasoner, _ = l.Mind.(Reasoner)
	for range regretSamples {
		if p.Stopped() || !r.sample(p, m) {
			return Regret{}
		}
	}
	if r.worse < regretAgree || r.lost < regretLeast*regretSamples {
		return Regret{}
	}
	if *p.Rand() = chance; l.Choose(p) == m {
		return Regret{}
	}
	lesser := slices.DeleteFunc(r.agree.keep(changes(r.was, r.now, regretSamples)), func(x Reason) bool { return x.Worth > 0 })
	return Regret{Lost: r.lost / regretSamples, Reasons: weightiest(lesser)}
}

// regret is a move being looked back at.
type regret struct {
	Mind
	reasoner Reasoner // nil where nothing can be said
	seat     int
	rand     rules.Rand

	with, without rules.State
	moves         []rules.Move
	chances       []int32
	worse, lost   int
	was, now      []rules.Part // their sums
	agree         agreement
}

// sample looks at one state, and reports whether the game goes on after it.
func (r *regret) sample(p *rules.Position, m rules.Move) bool {
	r.without = p.SampleInto(r.without, &r.rand)
	r.with = r.without.Clone()
	whose := r.without.Status().Seat
	a := r.rand.Split()
	b := a
	play(r.with, m)
	r.goOn(r.with, whose, &a)
	r.goOn(r.without, whose, &b)
	if r.with.Actor() == rules.NoSeat || r.without.Actor() == rules.NoSeat {
		return false
	}
	d := r.chance(r.without) - r.chance(r.with)
	if r.lost += d; d > 0 {
		r.worse++
	}
	if r.reasoner != nil {
		was, now := r.reasoner.Parts(r.without, r.seat, nil), r.reasoner.Parts(r.with, r.seat, nil)
		r.was, r.now = add(r.was, was), add(r.now, now)
		r.agree.note(was, now)
	}
	return true
}

// goOn plays the rest of a seat's go without thinking, nothing where that is over.
func (r *regret) goOn(s rules.State, whose int, rand *rules.Rand) {
	for range longestLine {
		if s.Actor() == rules.NoSeat || s.Status().Seat != whose {
			return
		}
		r.moves = r.Moves(s, r.moves[:0])
		m, ok := r.Guess(s, r.moves, rand)
		if !ok {
			m = r.moves[rand.IntN(len(r.moves))]
		}
		play(s, m)
	}
}

// chance is the seat's chance to win.
func (r *regret) chance(s rules.State) int {
	r.chances = slices.Grow(r.chances[:0], s.Seats())[:s.Seats()]
	r.Judge(s, r.chances)
	return int(r.chances[r.seat])
}
