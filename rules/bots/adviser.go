package bots

import (
	"schron/rules"
	"schron/rules/curve"
	"schron/rules/search"
)

// Adviser gives what the strongest level would do for a seat in a game, with its
// reasons; nil where it does not know the game.
func Adviser(g rules.Game) func(p *rules.Position) search.Advice {
	if l, ok := LevelOf(strongest, g); ok {
		return l.Advise
	}
	return nil
}

// Judge gives what the strongest level knows of a game, to judge positions with;
// false where it knows nothing.
func Judge(g rules.Game) (curve.Judge, bool) {
	l, ok := LevelOf(strongest, g)
	return l.Mind, ok
}

// Regret gives what looks back at a seat's move with all that the strongest level
// knows, see search.Level.Regret; nil where it does not know the game.
func Regret(g rules.Game) func(p *rules.Position, m rules.Move) search.Regret {
	if l, ok := LevelOf(strongest, g); ok {
		return l.Regret
	}
	return nil
}
