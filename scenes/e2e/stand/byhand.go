package stand

import (
	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/scenetest/newcomer"
)

// Make makes the next move of a match at the table, by the n-th of the ways along its
// paths. It reports how, by click or by drag, and fails if another move was played.
func (w *Window) Make(m *rules.Match, move rules.Move, n int, paths func(rules.Move) []byhand.Path) (how string) {
	w.T.Helper()
	x := newcomer.Maker{Hand: &player{mouse{Window: w}}, Notation: m.Game().Notation, Paths: paths, Legal: m.Legal(m.Actor(), nil)}
	how = x.Make(move, n)
	got, text := w.played(), x.Notation(move)
	if how == "" || len(got) != m.Len()+1 || got[m.Len()] != text {
		w.T.Fatalf("move %d: want %q, got %q by %q; %s", m.Len()+1, text, got[min(m.Len(), len(got)):], how, w.There())
	}
	return how
}

// player is the mouse of somebody who plays a game that is kept on the disk.
type player struct{ mouse }

// Moves is how many moves have been played.
func (p *player) Moves() int { return len(p.played()) }

// played are the moves of the only game, which may have come to its end.
func (w *Window) played() []string {
	w.T.Helper()
	if w.Has("result") {
		return w.Kept("replays").Moves
	}
	return w.Record().Moves
}
