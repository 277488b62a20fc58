package wradislavia

import (
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
)

// no is a reason of the table's own why something cannot be done, with its rule.
func (f *face) no(rule, key string, args ...rules.Arg) *ui.Refusal {
	return &ui.Refusal{Text: f.say("no."+key, args...), Rule: rule}
}

// barred is a handle that says why it cannot be picked up.
func barred(why func() *ui.Refusal) *ui.Drag { return &ui.Drag{Barred: why} }

// aimRule is the rule that says who aims at whom now.
func (f *face) aimRule() string {
	if f.v.Phase == game.PhaseHandToHand {
		return "WR-24"
	}
	return "WR-12"
}

// idle is why an own character has nothing to do now, nil if it has.
func (f *face) idle(slot int) *ui.Refusal {
	if f.v.Phase == game.PhaseHandToHand {
		return f.t.Hindrance(game.Strike(slot, 0))
	}
	post := f.v.Players[f.seat].Clash[slot]
	s := game.Shot{Shooter: slot, Mode: post.Character.Weapon().Modes()[0], Extra: post.Shots > 0}
	return f.t.Hindrance(s.Move())
}

// noToken is why a token of the tray cannot be laid anywhere, nil if it can.
func (f *face) noToken(m game.Manoeuvre) *ui.Refusal {
	switch {
	case f.own() == [game.Slots]game.Post{}:
		return f.no("WR-7", "nobody")
	case f.v.TokensLeft(f.front, m) == 0:
		return f.no("WR-3", "tokens", rules.Literal("manoeuvre", f.t.Words(m.Name())))
	}
	return nil
}
