package bot

import (
	"schron/rules"

	game "schron/rules/paliwo"
)

// How far from the humans a bot looks for fields to put something on.
const (
	nearFind  = 4
	nearToken = 3
	nearTurn  = 8
)

// Moves are forward only: an activation that is begun is gone on with or finished.
// A new zombie looks where it sees somebody, and finds, tokens and turns are thought
// of near the humans, where there is such a field.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d := s.(*game.State)
	n := len(buf)
	buf = d.Legal(buf)
	all := buf[n:]
	keep := n
	for _, m := range all {
		if worthThought(d, m) {
			buf[keep] = m
			keep++
		}
	}
	switch {
	case keep > n:
		return buf[:keep]
	case d.Active() != game.NoHuman:
		return append(buf[:n], game.Plain(game.VerbFinish))
	}
	return buf[:n+1] // nothing is near: any will do
}

// worthThought reports whether to think of a legal move.
func worthThought(s *game.State, m rules.Move) bool {
	f := game.Field(m.A)
	switch m.Verb {
	case game.VerbZombie, game.VerbNew:
		return game.Facing(m.B) == bestFacing(s, f)
	case game.VerbWreck:
		return nearest(s, f) <= nearToken && game.Facing(m.B) == bestFacing(s, f)
	case game.VerbTurned:
		return game.Facing(m.B) == bestFacing(s, s.Stands(game.Human(m.A)))
	case game.VerbRotate:
		return !Blind(f, game.Facing(m.B))
	case game.VerbPlace:
		if s.Drawn() == game.Fuel {
			return farthest(s) == f
		}
		return nearest(s, f) <= nearFind
	case game.VerbToken:
		return nearest(s, f) <= nearToken
	case game.VerbTurn:
		return nearest(s, f) <= nearTurn
	case game.VerbEnd, game.VerbSilence, game.VerbFlare:
		return s.Active() == game.NoHuman
	case game.VerbDone:
		return !s.TurnsNobody(m)
	case game.VerbFinish:
		return !standsIdly(s, s.Active()) || s.Points(s.Active()) == 0
	case game.VerbLeave:
		return true
	}
	if s.Stage() == game.StageTurn {
		h := game.Actor(m)
		return (s.Active() == game.NoHuman || h == s.Active()) && (h == game.NoHuman || !idle(s, h, m))
	}
	return true
}

// Blind reports whether a zombie on a field that looks there has an obstacle or the edge of
// the board before it. It can neither see nor go anywhere.
func Blind(f game.Field, d game.Facing) bool {
	to := f.Next(d)
	return to == game.NoField || game.Obstacle(to)
}

// farthest is the first empty field that is farthest from all humans, where they
// will hardly find fuel.
func farthest(s *game.State) game.Field {
	best, most := game.NoField, -1
	for f := game.Field(0); f < game.Fields; f++ {
		if n := nearest(s, f); n > most && s.Empty(f) {
			best, most = f, n
		}
	}
	return best
}

// bestFacing is where a zombie on a field would look. It looks at the nearest human
// that it sees, else toward the nearest one, along the longer way.
func bestFacing(s *game.State, f game.Field) game.Facing {
	best, least := game.South, game.Rows+game.Cols
	for _, d := range game.Facings() {
		if h, n := s.Sees(f, d); h != game.NoHuman && n < least {
			best, least = d, n
		}
	}
	if least < game.Rows+game.Cols || !s.PeopleStand() {
		return best
	}
	for _, h := range game.Humans() {
		p := s.Stands(h)
		if p == game.NoField || p == f || apart(f, p) >= least {
			continue
		}
		least = apart(f, p)
		cols, rows := p.Col()-f.Col(), p.Row()-f.Row()
		switch {
		case max(cols, -cols) > max(rows, -rows) && cols > 0:
			best = game.East
		case max(cols, -cols) > max(rows, -rows):
			best = game.West
		case rows > 0:
			best = game.North
		default:
			best = game.South
		}
	}
	return best
}
