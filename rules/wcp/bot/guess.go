package bot

import (
	"sync"

	"schron/rules"

	game "schron/rules/wcp"
)

// spare keeps positions to try a move in, so that a guess makes no garbage.
var spare = sync.Pool{New: func() any { return new(game.State) }}

// Guess takes what one look finds best for who decides.
func (w Mind) Guess(x rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	s := x.(*game.State)
	seat := s.Actor()
	best, most := moves[0], int32(-1)
	chance := make([]int32, game.MaxSeats)
	t := spare.Get().(*game.State)
	defer spare.Put(t)
	for _, m := range moves {
		*t = *s
		if t.Apply(m, nil) != nil {
			continue
		}
		w.Judge(t, chance[:s.Seats()])
		if chance[seat] > most {
			best, most = m, chance[seat]
		}
	}
	return best, true
}

// Quiet is when the go is over, or what a seat decides in that of another one.
func (Mind) Quiet(root, s rules.State) bool {
	a, b := root.Status(), s.Status()
	return a.Seat != b.Seat || a.Turn != b.Turn || root.Actor() != a.Seat
}
