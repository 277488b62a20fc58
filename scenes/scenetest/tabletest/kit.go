package tabletest

import (
	"testing"

	"schron/rules"
	"schron/scenes/table"
)

// seed is that of a match whose test does not care.
const seed = 3

// Kit is what the tests of a game's face are made with. F is the type of the face;
// P has the fields of the game's state as JSON, for positions that a test changes.
// Its methods are meant to be taken as the package's own:
//
//	var (
//		kit   = tabletest.Kit[*face, position]{Rules: game.Game{}, Game: Game()}
//		match = kit.Match
//		lay   = kit.Lay
//	)
type Kit[F table.Face, P any] struct {
	Rules rules.Game
	Game  table.Game
}

// Match starts a match of n people and plays moves, given in notation.
func (k Kit[F, P]) Match(t testing.TB, n int, moves ...string) *rules.Match {
	t.Helper()
	return Match(t, k.Rules, rules.Setup{Players: n, Seed: seed}, moves...)
}

// MatchAt starts a match of n people from a position made of a new one.
func (k Kit[F, P]) MatchAt(t testing.TB, n int, edit func(p *P)) *rules.Match {
	t.Helper()
	return k.Changed(t, k.Match(t, n), edit)
}

// Changed is a match that begins with what another one has come to, changed.
func (k Kit[F, P]) Changed(t testing.TB, m *rules.Match, edit func(p *P)) *rules.Match {
	t.Helper()
	return MatchAt(t, k.Rules, len(m.Players()), Edited(t, m, edit))
}

// Lay puts a match on a table in a window of w × h units, in a language.
func (k Kit[F, P]) Lay(t testing.TB, m *rules.Match, w, h float64, lang string) *Desk[F] {
	t.Helper()
	return LayIn[F](t, House(t, k.Rules, lang), m, k.Game, table.Options{}, w, h)
}

// LayWith is Lay in the usual window, in Polish, for a table with options, such as
// a replay.
func (k Kit[F, P]) LayWith(t testing.TB, m *rules.Match, o table.Options) *Desk[F] {
	t.Helper()
	return LayIn[F](t, House(t, k.Rules, "pl"), m, k.Game, o, 1280, 800)
}
