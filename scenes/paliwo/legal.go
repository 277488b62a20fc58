package paliwo

import (
	"slices"

	"schron/rules"
	game "schron/rules/paliwo"
)

// legal sorts the legal moves by what the player points at.
type legal struct {
	moves []rules.Move
	verbs [64]bool
}

// read takes the legal moves of a build.
func (l *legal) read(moves []rules.Move) {
	*l = legal{moves: moves}
	for _, m := range moves {
		l.verbs[m.Verb] = true
	}
}

func (l *legal) has(m rules.Move) bool { return slices.Contains(l.moves, m) }

// of lists the moves with a verb.
func (l *legal) of(verb uint8) []rules.Move {
	var out []rules.Move
	for _, m := range l.moves {
		if m.Verb == verb {
			out = append(out, m)
		}
	}
	return out
}

// facings lists the directions in which a move of a verb about a field or a
// human may turn it.
func (l *legal) facings(verb uint8, about int16) []game.Facing {
	var out []game.Facing
	for _, m := range l.moves {
		if m.Verb == verb && m.A == about {
			out = append(out, game.Facing(m.B))
		}
	}
	return out
}
