package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// mayAct reports whether an action may be declared while soldiers may still move. That
// ends their movement (DZ-15).
func (f *face) mayAct() bool { return f.v.Decision == game.DecideMove && f.t.Acting() != rules.NoSeat }

// actions are those that may be declared so.
func (f *face) actions() []rules.Move {
	if !f.mayAct() {
		return nil
	}
	return f.v.Actions(f.t.Acting())
}

// ahead reports whether a move is such an action.
func (f *face) ahead(m rules.Move) bool {
	return f.mayAct() && (m.Verb == game.VerbToken || m.Verb == game.VerbOutpost || m.Verb == game.VerbSoldier)
}

// Play plays a move. An action while soldiers may still move ends their movement first.
func (f *face) Play(m rules.Move) bool {
	if !f.ahead(m) {
		return f.t.Play(m)
	}
	if r := f.v.ActionBan(f.t.Acting(), m); r != nil {
		f.t.Refuse(r)
		return false
	}
	return f.t.PlayAll(game.Plain(game.VerbDone), m) > 0
}

// Hindrance says why a move may not be played now, nil if it may; an action may be
// while soldiers still move.
func (f *face) Hindrance(m rules.Move) *ui.Refusal {
	if !f.ahead(m) {
		return f.t.Hindrance(m)
	}
	return f.t.Why(f.v.ActionBan(f.t.Acting(), m))
}
