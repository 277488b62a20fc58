package wradislavia

import (
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"

	"schron/layout"
)

// held is the thing that was picked up in the draft or the deployment, by a click or a
// drag. It is a card or a manoeuvre token, from the hand, the tray or a slot.
type held struct {
	card  game.Character
	token game.Manoeuvre
	slot  int // it comes from, none if from the hand or the tray
}

func (h held) on() bool { return h.card != game.Nobody || h.token != game.NoManoeuvre }

func heldCard(c game.Character, slot int) held { return held{card: c, slot: slot} }

func heldToken(m game.Manoeuvre, slot int) held { return held{token: m, slot: slot} }

// dragCard lets a card be picked up.
func (f *face) dragCard(c game.Character, slot int, size layout.Size) *ui.Drag {
	card, h := f.cards[c], heldCard(c, slot)
	return &ui.Drag{
		Payload: h,
		Size:    size,
		Ghost: func(cv *sprites.Canvas, r layout.Rect) {
			pieces.FighterCard(cv, r, card, sprites.SpriteOpt{Halo: sprites.Amber, Reach: 10})
		},
		OnStart: func() { f.held = h },
		OnEnd:   func(bool) { f.held = held{} },
	}
}

// dragToken lets a manoeuvre token be picked up.
func (f *face) dragToken(m game.Manoeuvre, slot int, side float64) *ui.Drag {
	id, h := m.String(), heldToken(m, slot)
	return &ui.Drag{
		Payload: h,
		Size:    layout.S(side, side),
		Ghost: func(c *sprites.Canvas, r layout.Rect) {
			pieces.ManoeuvreToken(c, r, id, sprites.SpriteOpt{Halo: sprites.Amber, Reach: 8})
		},
		OnStart: func() { f.held = h },
		OnEnd:   func(bool) { f.held = held{} },
	}
}

// own are the slots of the seat in front.
func (f *face) own() [game.Slots]game.Post {
	if p := f.v.Players[f.front].Clash; p != nil {
		return *p
	}
	return [game.Slots]game.Post{}
}

// arrange plays what turns the deployment into another one, which is shown at
// once: the steps between do not matter.
func (f *face) arrange(want [game.Slots]game.Post) {
	f.play(f.v.Arrange(f.front, want)...)
	f.t.Session.Skip()
}

// put lets a card take a slot. One that stands there goes to the slot that the
// card comes from, or back to the hand; tokens stay where they lie.
func (f *face) put(h held, slot int) {
	want := f.own()
	was := want[slot].Character
	if h.slot != none {
		want[h.slot].Character = was
		if was == game.Nobody {
			want[slot].Manoeuvre, want[h.slot].Manoeuvre = want[h.slot].Manoeuvre, game.NoManoeuvre
		}
	}
	want[slot].Character = h.card
	f.arrange(want)
}

// lay puts a token under the card of a slot. One that lies there goes to the
// slot that the token comes from, or back to the tray.
func (f *face) lay(h held, slot int) {
	want := f.own()
	if want[slot].Character == game.Nobody {
		f.refuse(game.Assign(h.token, slot))
		return
	}
	if h.slot != none {
		want[h.slot].Manoeuvre = want[slot].Manoeuvre
	}
	want[slot].Manoeuvre = h.token
	f.arrange(want)
}

// takeBack returns what was picked up from a slot to the hand or the tray.
func (f *face) takeBack(h held) {
	want := f.own()
	switch {
	case h.slot == none:
		f.putDown()
		return
	case h.card != game.Nobody:
		want[h.slot] = game.Post{}
	default:
		want[h.slot].Manoeuvre = game.NoManoeuvre
	}
	f.arrange(want)
}

// place puts what is held on a slot.
func (f *face) place(h held, slot int) {
	if h.slot == slot {
		f.putDown()
		return
	}
	if h.card != game.Nobody {
		f.put(h, slot)
		return
	}
	f.lay(h, slot)
}

// free is the first slot without a character, none if all are taken.
func (f *face) free() int {
	for slot, p := range f.own() {
		if p.Character == game.Nobody {
			return slot
		}
	}
	return none
}

// bare is the first slot whose character has no token, none if there is none.
func (f *face) bare() int {
	for slot, p := range f.own() {
		if p.Character != game.Nobody && p.Manoeuvre == game.NoManoeuvre {
			return slot
		}
	}
	return none
}

// dropSlot takes cards and tokens.
func (f *face) dropSlot(slot int) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			h, ok := payload.(held)
			if !ok || h.slot == slot {
				return false, nil
			}
			if h.token != game.NoManoeuvre && f.own()[slot].Character == game.Nobody {
				return false, f.t.Hindrance(game.Assign(h.token, slot))
			}
			return true, nil
		},
		OnDrop: func(payload any) { f.place(payload.(held), slot) },
	}
}

// dropBack takes back what comes from a slot, even in the place of the other kind. So a
// token dropped on the hand goes to the tray. Things from here stay.
func (f *face) dropBack(token bool) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			h, ok := payload.(held)
			switch {
			case !ok:
				return false, nil
			case h.slot != none:
				return true, nil
			case token && h.card != game.Nobody:
				return false, f.no("WR-7", "card")
			case !token && h.token != game.NoManoeuvre:
				return false, f.no("WR-7", "token")
			}
			return false, nil
		},
		OnDrop: func(payload any) { f.takeBack(payload.(held)) },
	}
}
