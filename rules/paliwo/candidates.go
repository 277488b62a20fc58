package paliwo

import "schron/rules"

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
	d := s.(*State)
	n := len(buf)
	buf = d.Legal(buf)
	all := buf[n:]
	keep := n
	for _, m := range all {
		if d.worthThought(m) {
			buf[keep] = m
			keep++
		}
	}
	if keep == n {
		return buf[:n+1] // nothing is near: any will do
	}
	return buf[:keep]
}

// worthThought reports whether to think of a legal move.
func (s *State) worthThought(m rules.Move) bool {
	f := Field(m.A)
	switch m.Verb {
	case VerbZombie, VerbNew:
		return Facing(m.B) == s.bestFacing(f)
	case VerbWreck:
		return s.nearest(f) <= nearToken && Facing(m.B) == s.bestFacing(f)
	case VerbTurned:
		return Facing(m.B) == s.bestFacing(s.people[m.A].field)
	case VerbPlace:
		if s.drawn == Fuel {
			return s.farthest() == f
		}
		return s.nearest(f) <= nearFind
	case VerbToken:
		return s.nearest(f) <= nearToken
	case VerbTurn:
		return s.nearest(f) <= nearTurn
	case VerbEnd, VerbSilence, VerbFlare:
		return s.active == NoHuman
	case VerbFinish, VerbLeave:
		return true
	}
	if s.stage == StageTurn && s.active != NoHuman {
		return Actor(m) == s.active
	}
	return true
}

// farthest is the first empty field that is farthest from all humans, where they
// will hardly find fuel.
func (s *State) farthest() Field {
	best, most := NoField, -1
	for f := Field(0); f < Fields; f++ {
		if n := s.nearest(f); n > most && s.empty(f) {
			best, most = f, n
		}
	}
	return best
}

// bestFacing is where a zombie on a field would look. It looks at the nearest human
// that it sees, else toward the nearest one, along the longer way.
func (s *State) bestFacing(f Field) Facing {
	best, least := South, Rows+Cols
	for d := range facings {
		if g, n := s.first(f, d); g != NoField && n < least && s.figures[g].human() != NoHuman {
			best, least = d, n
		}
	}
	if least < Rows+Cols || !s.peopleStand() {
		return best
	}
	for h := range s.people {
		p := s.people[h].field
		if p == NoField || p == f || apart(f, p) >= least {
			continue
		}
		least = apart(f, p)
		cols, rows := p.Col()-f.Col(), p.Row()-f.Row()
		switch {
		case max(cols, -cols) > max(rows, -rows) && cols > 0:
			best = East
		case max(cols, -cols) > max(rows, -rows):
			best = West
		case rows > 0:
			best = North
		default:
			best = South
		}
	}
	return best
}
