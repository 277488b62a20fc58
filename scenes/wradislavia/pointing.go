package wradislavia

import (
	game "schron/rules/wradislavia"
	"schron/scenes/byhand"
)

// hover notes the card that is pointed at.
func (f *face) hover(at spot, on bool) { byhand.Hover(&f.over, at, nowhere, on) }

// chosen reports whether a card is the one that shoots or strikes.
func (f *face) chosen(seat, slot int) bool { return f.mine() && seat == f.seat && slot == f.attacker() }

// targeted reports whether a card is aimed at.
func (f *face) targeted(seat, slot int) bool {
	from := f.attacker()
	switch {
	case !f.mine() || seat == f.seat:
		return false
	case f.v.Phase == game.PhaseFire:
		return f.aim.target == slot || from != none && f.aim.mode == game.LongBurst
	}
	return from != none && f.v.Players[f.seat].Clash[from].Strikes == slot+1
}

// usable reports whether the player in front can do something with a card now.
func (f *face) usable(seat, slot int) bool { return len(f.hand.Starts(postID(seat, slot))) > 0 }

// clickPost does what a click on a card of the battlefield means now. A shot is put
// together of more than a path has: the hand holds nothing meanwhile.
func (f *face) clickPost(seat, slot int) {
	fire, id := f.v.Phase == game.PhaseFire, postID(seat, slot)
	switch {
	case seat == f.seat && !f.usable(seat, slot):
		if why := f.idle(slot); why != nil {
			f.root.Refuse(*why)
		}
	case fire && seat == f.seat:
		f.takeAim(slot)
	case fire:
		f.aimAt(slot)
	case seat == f.seat:
		f.hand.Take(id)
	case f.attacker() == none && len(f.v.Strikers(f.seat)) > 1:
		f.root.Refuse(*f.no("WR-24", "fighter"))
	default:
		f.hand.Click(id)
	}
}
