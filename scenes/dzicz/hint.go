package dzicz

import (
	"strings"

	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"

	game "schron/rules/dzicz"
)

var hintText = sprites.Small.Fitted().Aligned(sprites.Middle, sprites.Middle)

// buildHint lays out a line below the board: what the mouse can do now, or what the
// board shows. While the question about an own manoeuvre is asked, the choice "never"
// stands in its place. It also stands there later when a player acts who chose it.
func (f *face) buildHint(b *ui.Builder) {
	if f.t.TakesOrders() && (f.asksOwn() || f.t.Acting() != rules.NoSeat && f.t.Match().Ordered(f.t.Acting()) && f.hand.Held() == "") {
		f.buildNever(b, f.t.Acting())
		return
	}
	key := "hint.outposts"
	switch {
	case f.t.Acting() == rules.NoSeat:
	case strings.HasPrefix(f.hand.Held(), "field:"):
		key = "hint.held.soldier"
	case f.hand.Held() != "":
		key = "hint.held.piece"
	case f.v.Decision == game.DecideHome:
		key = "hint.home"
	case f.v.Decision == game.DecideAction || f.v.Decision == game.DecideExtra:
		key = "hint.action"
	case f.mayAct() && f.targets() != 0 && f.movers() != 0:
		key = "hint.move"
	case f.mayAct() && f.targets() != 0:
		key = "hint.action"
	case f.movers() != 0:
		key = "hint.soldiers"
	}
	st := hintText
	b.Info("hint", f.places.hint, f.say(key), st)
}
