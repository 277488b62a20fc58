package wradislavia

import (
	"slices"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// hover notes the card that is pointed at.
func (f *face) hover(at spot, on bool) {
	if on {
		f.over = at
	} else if f.over == at {
		f.over = nowhere
	}
}

// chosen reports whether a card is the one that shoots or strikes.
func (f *face) chosen(seat, slot int) bool {
	if !f.mine() || seat != f.seat {
		return false
	}
	return f.v.Phase == game.PhaseFire && f.aim.shooter == slot || f.v.Phase == game.PhaseHandToHand && f.striking() == slot
}

// targeted reports whether a card is aimed at.
func (f *face) targeted(seat, slot int) bool {
	if !f.mine() || seat == f.seat {
		return false
	}
	switch f.v.Phase {
	case game.PhaseFire:
		return f.aim.target == slot || f.bursts()
	case game.PhaseHandToHand:
		s := f.striking()
		return s != none && f.v.Players[f.seat].Clash[s].Strikes == slot+1
	}
	return false
}

// bursts reports whether the shot that is put together has no chosen target.
func (f *face) bursts() bool { return f.aim.shooter != none && f.aim.mode == game.LongBurst }

// usable reports whether the player in front can do something with a card now.
func (f *face) usable(seat, slot int) bool {
	if !f.mine() || seat != f.seat {
		return false
	}
	switch f.v.Phase {
	case game.PhaseFire:
		return slices.Contains(f.v.Silent(seat), slot) || f.mayExtra(slot)
	case game.PhaseHandToHand:
		return slices.Contains(f.v.Strikers(seat), slot)
	}
	return false
}

// mayExtra reports whether a character could take an extra shot that its player
// can pay.
func (f *face) mayExtra(slot int) bool {
	return f.v.Players[f.seat].Peruns > 0 && slices.Contains(f.v.Extra(f.seat), slot)
}

// clickPost does what a click on a card of the battlefield means now.
func (f *face) clickPost(seat, slot int) {
	switch {
	case f.v.Phase == game.PhaseFire && seat == f.seat:
		f.takeAim(slot)
	case f.v.Phase == game.PhaseFire:
		f.aimAt(slot)
	case seat == f.seat:
		f.takeFighter(slot)
	default:
		f.strikeAt(slot)
	}
}

// refuse says why a move is not possible now.
func (f *face) refuse(m rules.Move) {
	if r := rules.AsRefusal(f.t.Check(m)); r != nil {
		f.t.Refuse(r)
	}
}
