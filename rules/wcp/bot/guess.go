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
	seat, entrance := s.Actor(), s.Pawn(s.Active()).Entrance()
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
		if n := chance[seat]; n > most || n == most && rank(entrance, m) < rank(entrance, best) {
			best, most = m, n
		}
	}
	return best, true
}

// Likely appends the moves that are worth a guess. Of what is laid these are guards that bar
// a next step of an opponent, and all else within two steps of the own pawn.
func (w Mind) Likely(x rules.State, buf []rules.Move) []rules.Move {
	s, n := x.(*game.State), len(buf)
	if buf = w.list(s, buf); s.Decision() != game.DecidePlace {
		return buf
	}
	pass := s.Corridors()
	var ways [game.Dirs]game.FieldSet
	for seat := range s.Seats() {
		if p := s.Pawn(seat); p.Playing() && !s.Allied(seat, s.Active()) {
			addSteps(s, &pass, p, &ways)
		}
	}
	at := s.Pawn(s.Active()).Hall()
	if at == game.NoField {
		at = game.Corner(s.Pawn(s.Active()).Entrance())
	}
	return without(buf, n, func(m rules.Move) bool {
		if m.Verb == game.VerbContent && m.C != 0 {
			return !bars(&ways, m)
		}
		return distance(game.Field(m.A), at) > 2
	})
}

// addSteps adds the halls that a pawn enters by a plain move, by the direction of the step.
func addSteps(s *game.State, pass *[game.Dirs]game.FieldSet, p *game.Pawn, way *[game.Dirs]game.FieldSet) {
	if !p.InBase() {
		way[p.Entrance().Opposite()] |= s.Entry(p.Entrance())
		return
	}
	for d := range game.Dir(game.Dirs) {
		way[d] |= (game.Set(p.Hall()) & pass[d]).Shift(d)
	}
}

// Quiet is when the go is over, or what a seat decides in that of another one.
func (Mind) Quiet(root, s rules.State) bool {
	a, b := root.Status(), s.Status()
	return a.Seat != b.Seat || a.Turn != b.Turn || root.Actor() != a.Seat
}
