package bot

import (
	"cmp"
	"slices"

	"schron/rules"

	game "schron/rules/wcp"
)

// sortFrom sorts moves of one decision by where they are as seen from an entrance. A search
// takes the first of equal moves. By the names of fields these would be in the north, and
// seats in the south would fare worse.
func sortFrom(entrance game.Dir, moves []rules.Move) {
	slices.SortFunc(moves, func(a, b rules.Move) int { return cmp.Compare(rank(entrance, a), rank(entrance, b)) })
}

// rank is the place of a move in the order of an entrance.
func rank(entrance game.Dir, m rules.Move) int {
	what := int(m.B)
	switch m.Verb {
	case game.VerbBoost:
		what = int(turned[entrance][max(m.B, 0)])
	case game.VerbHall:
		what = int(game.Edges(m.B).Turned(-int(entrance)))
	case game.VerbContent:
		what = what<<game.Dirs | int(game.Edges(m.C).Turned(-int(entrance)))
	}
	return (int(m.Verb)<<6|int(turned[entrance][m.A]))<<16 | what
}

// turned[d] are the fields of a board that is turned so that entrance d becomes the first.
var turned = makeTurned()

func makeTurned() (table [game.Dirs][len(game.Steps{})]game.Field) {
	for d := range table {
		for f := range game.Field(len(game.Steps{})) {
			q, r := f.Axial()
			for range d {
				q, r = q+r, -q
			}
			table[d][f] = max(game.At(q, r), 0)
		}
	}
	return table
}
