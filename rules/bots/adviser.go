package bots

import (
	"schron/rules"
	"schron/rules/curve"
	"schron/rules/search"
)

// Adviser returns a function that advises a seat of a game by the strongest level, with
// reasons. It is nil if that level does not know the game.
func Adviser(g rules.Game) func(p *rules.Position) search.Advice {
	if l, ok := LevelOf(strongest, g); ok {
		return l.Advise
	}
	return nil
}

// Judge returns what the strongest level knows of a game, to judge positions with;
// false where it knows nothing.
func Judge(g rules.Game) (curve.Judge, bool) {
	l, ok := LevelOf(strongest, g)
	return l.Mind, ok
}

// Regret returns a function that looks back at a seat's move by the strongest level,
// see search.Level.Regret. It is nil if that level does not know the game.
func Regret(g rules.Game) func(p *rules.Position, m rules.Move) search.Regret {
	if l, ok := LevelOf(strongest, g); ok {
		return l.Regret
	}
	return nil
}
