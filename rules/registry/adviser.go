package registry

import (
	"schron/rules"
	"schron/rules/search"
)

// adviser is the level that gives advice: the strongest.
const adviser = "hard"

// Adviser gives what the strongest level would do for a seat in a game, with its
// reasons; nil where no level knows the game.
func Adviser(g rules.Game) func(p *rules.Position) search.Advice { return adviserOf(g, adviser) }

// adviserOf is Adviser by a level of choice.
func adviserOf(g rules.Game, id string) func(p *rules.Position) search.Advice {
	for _, l := range levels {
		if x, ok := l.games[g.ID()]; ok && l.id == id {
			return x.Advise
		}
	}
	return nil
}
