package wcp

import (
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/session"
)

// takeBack takes all things of a kind out of the offer that is being put
// together: what went into it is undone, and the rest of it is put in again.
func (f *face) takeBack(verb uint8, t game.Token) {
	give, ask := f.v.Trade.Give, f.v.Trade.Ask
	var rest []rules.Move
	for _, s := range []struct {
		verb uint8
		list []game.Token
	}{{game.VerbGive, give}, {game.VerbAsk, ask}} {
		for _, u := range s.list {
			if s.verb != verb || u != t {
				rest = append(rest, game.OfThing(s.verb, u))
			}
		}
	}
	for range len(give) + len(ask) {
		if err := f.t.Undo(); err != nil && !session.IsSaveError(err) {
			return
		}
	}
	f.t.PlayAll(rest...)
}
