package curve

import "slices"

// Swing is a go that changed somebody's chances for longer than itself.
type Swing struct {
	Point  int   // in Curve.Points: how it stood after the go
	Move   int   // the move of the go that turned the game, from 1
	Player int   // whose chances changed most; who gained, of equals
	By     int32 // by how much, in 1/10 000
	Cause  Cause // what the move came from
}

const (
	mostSwings  = 4
	leastSwing  = 600 // what is less is no turning point
	lastingFor  = 3   // points after a swing, and before it, between which it must show
	betweenThem = 20  // swings are at least a part of the game apart: one of so many
)

// swings are the largest lasting changes, in the order of the game. What comes before
// the first turn, such as pieces being set up, is none.
func (r *reckoning) swings() []Swing {
	var found []Swing
	for i := 1; i < len(r.points); i++ {
		if r.points[i].Turn == 0 && r.points[len(r.points)-1].Turn > 0 {
			continue
		}
		if s := r.swing(i); s.size() >= leastSwing {
			found = append(found, s)
		}
	}
	slices.SortStableFunc(found, func(a, b Swing) int { return int(b.size() - a.size()) })
	apart := max(2, len(r.points)/betweenThem)
	var out []Swing
	for _, s := range found {
		near := func(o Swing) bool { return s.Point-o.Point < apart && o.Point-s.Point < apart }
		if len(out) < mostSwings && !slices.ContainsFunc(out, near) {
			out = append(out, s)
		}
	}
	slices.SortFunc(out, func(a, b Swing) int { return a.Point - b.Point })
	return out
}

func (s Swing) size() int32 { return max(s.By, -s.By) }

// swing is the largest change of the go before point i that lasted.
func (r *reckoning) swing(i int) Swing {
	best := Swing{Point: i, Move: r.points[i].Move}
	for p := range r.players {
		by := r.lasting(i, p)
		if now := (Swing{By: by}); now.size() > best.size() || now.size() == best.size() && by > best.By {
			best.Player, best.By = p, by
		}
	}
	return best
}

// lasting is by how much a player stands better or worse from point i on than before
// it. It is the least difference of a few points before and after, 0 where they cross.
func (r *reckoning) lasting(i, player int) int32 {
	by := r.points[i].Share[player] - r.points[i-1].Share[player]
	for _, before := range r.points[max(i-lastingFor, 0):i] {
		for _, later := range r.points[i:min(i+lastingFor, len(r.points))] {
			now := later.Share[player] - before.Share[player]
			if now > 0 != (by > 0) {
				return 0
			}
			if max(now, -now) < max(by, -by) {
				by = now
			}
		}
	}
	return by
}
