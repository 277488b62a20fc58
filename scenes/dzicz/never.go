package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// asksOwn reports whether who acts is asked about a manoeuvre before an own action
// (DZ-35).
func (f *face) asksOwn() bool { return ownQuestion(f.v, f.t.Acting()) }

func ownQuestion(v *game.View, seat int) bool {
	return seat != rules.NoSeat && v.Decision == game.DecideManoeuvre && v.Go == rules.Holder(seat) && v.Declaration != nil && v.Declaration.Asked == seat
}

// buildNever lays out the choice that a seat is never asked so again in this game. Another
// click takes it back.
func (f *face) buildNever(b *ui.Builder, seat int) {
	words := f.say("never")
	b.Toggle(f.t.OrderToggle(seat, ui.Toggle{
		ID: "never:manoeuvre", Rect: f.places.hint, Text: words,
		Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{f.say("never.help")}} },
	}))
}

// Answer declines an own manoeuvre for who never wants to be asked about it.
func (f *face) Answer() (rules.Move, bool) {
	v := f.t.View().(game.View)
	return game.Plain(game.VerbNo), ownQuestion(&v, f.t.Acting())
}
