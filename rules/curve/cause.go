package curve

import (
	"slices"

	"schron/rules"
)

// Cause is what a turning point came from.
type Cause uint8

// The causes.
const (
	Decision Cause = iota // the player had a choice, and another one would have done otherwise
	Dice                  // other dice would have done otherwise
	Draw                  // so would another draw
	Forced                // there was one move only
	Alike                 // all moves came to the same
)

var causeIDs = rules.ListIDs("cause", Decision, "decision", "dice", "draw", "forced", "alike")

// String is the id of the cause.
func (c Cause) String() string { return causeIDs.Of(c) }

const (
	drawnAnew  = 12 // how often dice and draws of a turning point are made anew
	mostTried  = 60 // how many other moves are tried
	mostPlayed = 60 // after how many moves a go is taken to end
	leastOther = 4  // another move differs by at least this part of the change
)

// explain finds for every swing the move of its go that turned the game. That is the
// decision of which the alternatives differ most. It must have done at least half as much
// as any other move, else it is that move. What ended the game whatever was played is none:
// it was only counted.
func (r *reckoning) explain(c *rules.Course, swings []Swing) ([]Swing, error) {
	c.Rewind()
	chance := rules.NewRand(uint64(c.Len()))
	best := make([]*claim, len(swings))
	for n := 1; n < len(r.all); n++ {
		before := c.State()
		if slices.ContainsFunc(swings, func(s Swing) bool { return r.candidate(s, n) }) {
			before = before.Clone()
		}
		var j rules.Journal
		if _, err := c.Play(&j); err != nil {
			return nil, err
		}
		for i := range swings {
			s := &swings[i]
			if !r.candidate(*s, n) {
				continue
			}
			x := moment{before: before, after: c.State(), rest: c.Moves()[n-1 : r.points[s.Point].Move], player: s.Player, end: r.points[s.Point].Share}
			now := r.cause(&x, j.Chance, &chance)
			if now.by = r.did(*s, n); best[i] == nil || now.beats(best[i]) {
				s.Move, s.Cause, best[i] = n, now.cause, &now
			}
		}
	}
	return slices.DeleteFunc(swings, func(s Swing) bool {
		return s.Cause == Alike && r.points[s.Point].Move == len(r.all)-1
	}), nil
}

// claim is what speaks for a move as the one that turned a game.
type claim struct {
	cause Cause
	apart int32 // by how much the end of the go differs at most after another choice
	by    int32 // what the move changed
}

// beats reports whether a move is rather named than another of the same go.
func (c *claim) beats(o *claim) bool {
	switch decides := c.cause == Decision; {
	case decides != (o.cause == Decision):
		return decides
	case decides && c.apart != o.apart:
		return c.apart > o.apart
	}
	return c.by > o.by
}

// moment is a move of a go.
type moment struct {
	before, after rules.State
	rest          []rules.Move // the move and those of its go after it
	player        int          // whose share counts
	end           []int32      // the shares at the end of the go
}

// candidate reports whether a move belongs to the go of a swing and did much of it. That
// is half as much as any other move of it, or more.
func (r *reckoning) candidate(s Swing, n int) bool {
	from, to := r.points[s.Point-1].Move, r.points[s.Point].Move
	if n <= from || n > to {
		return false
	}
	most := int32(0)
	for k := from + 1; k <= to; k++ {
		most = max(most, r.did(s, k))
	}
	return 2*r.did(s, n) >= most
}

// did is by how much a move changed a swing's player in the direction of the swing.
func (r *reckoning) did(s Swing, n int) int32 {
	by := r.all[n][s.Player] - r.all[n-1][s.Player]
	if s.By < 0 {
		return -by
	}
	return by
}

// cause is why a move changed a player's share.
func (r *reckoning) cause(x *moment, chance rules.Chance, rand *rules.Rand) claim {
	was, now := r.shares(x.before)[x.player], r.shares(x.after)[x.player]
	if chance != rules.NoChance && r.lucky(x, now-was, rand) {
		if chance == rules.Rolled {
			return claim{cause: Dice}
		}
		return claim{cause: Draw}
	}
	others := choices(x.before, x.rest[0])
	if len(others) == 0 {
		return claim{cause: Forced}
	}
	apart := int32(0)
	for i := 0; i < len(others); i += max(1, len(others)/mostTried) {
		t := x.before.Clone()
		if t.Apply(others[i], nil) != nil {
			continue
		}
		finish(t, x.before.Status(), x.rest[1:])
		by := r.shares(t)[x.player] - x.end[x.player]
		apart = max(apart, by, -by)
	}
	if apart > 0 && leastOther*apart >= max(now-was, was-now) {
		return claim{cause: Decision, apart: apart}
	}
	return claim{cause: Alike}
}

// finish plays a go to its end, by the moves that were played after another choice as far
// as they are legal. Else it goes on without more.
func finish(s rules.State, began rules.Status, rest []rules.Move) {
	for range mostPlayed {
		now := s.Status()
		if s.Actor() == rules.NoSeat || now.Turn != began.Turn || now.Seat != began.Seat {
			return
		}
		next := slices.IndexFunc(rest, func(m rules.Move) bool { return s.Check(m) == nil })
		switch pass := s.Prompt().Pass; {
		case next >= 0:
			if s.Apply(rest[next], nil) != nil {
				return
			}
			rest = rest[next+1:]
		case pass != nil && s.Apply(pass.Move, nil) == nil:
		default:
			if legal := s.Legal(nil); len(legal) == 0 || s.Apply(legal[0], nil) != nil {
				return
			}
		}
	}
}

// lucky reports whether at least half of what a move changed came from chance. That is
// what it changed beyond the average with other dice and draws.
func (r *reckoning) lucky(x *moment, by int32, rand *rules.Rand) bool {
	s, ok := x.before.(rules.Redrawer)
	if !ok {
		return false
	}
	sum, n := int32(0), int32(0)
	for range drawnAnew {
		t := s.Redraw(nil, s.Actor(), rand)
		was := r.shares(t)[x.player]
		if t.Apply(x.rest[0], nil) != nil {
			continue
		}
		sum, n = sum+r.shares(t)[x.player]-was, n+1
	}
	if n == 0 {
		return false
	}
	luck := by - sum/n
	return 2*max(luck, -luck) >= max(by, -by)
}

// choices are the moves that whoever decided could have played in place of m: of an
// amount the least, the middle and the most.
func choices(s rules.State, m rules.Move) (out []rules.Move) {
	by := func(rules.Move) int { return s.Actor() }
	if b, ok := s.(rules.Bystander); ok {
		by = b.By
	}
	for _, o := range s.Legal(nil) {
		if o != m && by(o) == by(m) {
			out = append(out, o)
		}
	}
	for _, g := range s.Ranges(nil) {
		for _, n := range []int{g.Min, (g.Min + g.Max) / 2, g.Max} {
			if o := g.With(n); o != m {
				out = append(out, o)
			}
		}
	}
	return out
}
