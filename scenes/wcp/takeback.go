package wcp

import (
	game "schron/rules/wcp"
	"schron/scenes/session"
)

// takeBack takes all things of a kind out of the offer that is being put together. It
// undoes all of the offer and puts the rest in again.
func (f *face) takeBack(verb uint8, t game.Token) {
	all := putTogether(f.v.Trade.Give, f.v.Trade.Ask)
	for range all {
		if err := f.t.Undo(); err != nil && !session.IsSaveError(err) {
			return
		}
	}
	f.t.PlayAll(without(all, game.OfThing(verb, t))...)
}
