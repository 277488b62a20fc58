package bot

import (
	"sync"

	"schron/rules"

	game "schron/rules/wcp"
)

// spare keeps positions to try a move in, so that a guess makes no garbage.
var spare = sync.Pool{New: func() any { return new(game.State) }}

// Guess takes what one look finds best for who decides, of what is likely.
func (w Mind) Guess(x rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	s := x.(*game.State)
	seat := s.Actor()
	best, most := moves[0], int32(-1)
	chance := make([]int32, game.MaxSeats)
	t := spare.Get().(*game.State)
	defer spare.Put(t)
	for _, all := range []bool{false, true} {
		for _, m := range moves {
			if !all && !likely(s, m) {
				continue
			}
			*t = *s
			if t.Apply(m, nil) != nil {
				continue
			}
			w.Judge(t, chance[:s.Seats()])
			if chance[seat] > most {
				best, most = m, chance[seat]
			}
		}
		if most >= 0 {
			break
		}
	}
	return best, true
}

// likely reports whether a move lays something where it soon counts: a guard beside another
// pawn, all else within two steps of the own one. Other decisions have likely moves only.
func likely(s *game.State, m rules.Move) bool {
	if s.Decision() != game.DecidePlace {
		return true
	}
	guard, far := m.Verb == game.VerbContent && m.C != 0, 2
	if guard {
		far = 1
	}
	for seat := range s.Seats() {
		p := s.Pawn(seat)
		at := p.Hall()
		if !p.InBase() {
			at = game.Corner(p.Entrance())
		}
		if p.Playing() && guard != (seat == s.Active()) && distance(game.Field(m.A), at) <= far {
			return true
		}
	}
	return false
}

// Quiet is when the go is over, or what a seat decides in that of another one.
func (Mind) Quiet(root, s rules.State) bool {
	a, b := root.Status(), s.Status()
	return a.Seat != b.Seat || a.Turn != b.Turn || root.Actor() != a.Seat
}
