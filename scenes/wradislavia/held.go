package wradislavia

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// beside stands for the slot of what lies in the hand or in the tray.
const beside = game.Slots

// thing is a card or a manoeuvre token, and the slot where it is.
type thing struct {
	card  game.Character
	token game.Manoeuvre
	slot  int
}

// thing reads the id of what can be picked up or of where it can be put.
func (f *face) thing(id string) thing {
	out := thing{slot: beside}
	kind, name, _ := strings.Cut(id, ":")
	if n, err := strconv.Atoi(name); err == nil {
		out.slot = n - 1
	}
	switch kind {
	case "hand", "away":
		out.card, _ = game.ParseCharacter(name)
	case "token":
		out.token, _ = game.ParseManoeuvre(name)
	case "slot":
		out.card = f.own()[out.slot].Character
	case "laid":
		out.token = f.own()[out.slot].Manoeuvre
	}
	return out
}

// held is what was picked up in the deployment.
func (f *face) held() thing { return f.thing(f.hand.Held()) }

// dragCard lets a card be picked up.
func (f *face) dragCard(id string, c game.Character, size layout.Size) *ui.Drag {
	card := f.cards[c]
	return f.hand.Drag(id, size, func(cv *sprites.Canvas, r layout.Rect) {
		pieces.FighterCard(cv, r, card, sprites.SpriteOpt{Halo: sprites.Amber, Reach: 10})
	})
}

// dragToken lets a manoeuvre token be picked up.
func (f *face) dragToken(id string, m game.Manoeuvre, side float64) *ui.Drag {
	return f.hand.Drag(id, layout.S(side, side), func(c *sprites.Canvas, r layout.Rect) {
		pieces.ManoeuvreToken(c, r, m.String(), sprites.SpriteOpt{Halo: sprites.Amber, Reach: 8})
	})
}

// own are the slots of the seat in front.
func (f *face) own() [game.Slots]game.Post {
	if p := f.v.Players[f.front].Clash; p != nil {
		return *p
	}
	return [game.Slots]game.Post{}
}

// free is the first slot without a character, none if all are taken.
func (f *face) free() int {
	own := f.own()
	return slices.IndexFunc(own[:], func(p game.Post) bool { return p.Character == game.Nobody })
}

// bare is the first slot whose character has no token, none if there is none.
func (f *face) bare() int {
	own := f.own()
	return slices.IndexFunc(own[:], func(p game.Post) bool { return p.Character != game.Nobody && p.Manoeuvre == game.NoManoeuvre })
}

// deployed is what a thing means that is put in a slot or back. In the hand and the tray
// each kind has its place, but what comes from a slot goes back by both.
func (f *face) deployed(from, to string) (rules.Move, *ui.Refusal) {
	h, slot := f.thing(from), f.thing(to).slot
	switch {
	case to == "tray" && h.slot == beside && h.card != game.Nobody:
		return rules.Move{}, f.no("WR-7", "card")
	case to == "hand" && h.slot == beside && h.token != game.NoManoeuvre:
		return rules.Move{}, f.no("WR-7", "token")
	case h.slot == slot:
	case h.card != game.Nobody:
		return game.Send(h.card, slot), nil
	case h.token != game.NoManoeuvre:
		return game.Assign(h.token, slot), nil
	}
	return rules.Move{}, nil
}

// arranged is the own deployment with what is held in the slot of a move. Cards and tokens
// change places. The token of a card goes along to an empty slot, else it stays. A token
// needs somebody to lie under. The move may be legal only as several in a row: see
// View.Arrange.
func (f *face) arranged(m rules.Move) (want [game.Slots]game.Post, ok bool) {
	if f.v.Phase != game.PhaseDeployment || m.B == 0 {
		return want, false
	}
	own := f.own()
	posts := append(own[:], game.Post{})
	from, to := &posts[f.held().slot], &posts[m.B-1]
	if ok = true; m.Verb == game.VerbToken {
		from.Manoeuvre, to.Manoeuvre = to.Manoeuvre, game.Manoeuvre(m.A)
		ok = m.B > beside || to.Character != game.Nobody
	} else if from.Character, to.Character = to.Character, game.Character(m.A); from.Character == game.Nobody {
		from.Manoeuvre, to.Manoeuvre = game.NoManoeuvre, from.Manoeuvre
	}
	return [game.Slots]game.Post(posts[:game.Slots]), ok
}

// put puts what is held somewhere. Where it comes from it is put down.
func (f *face) put(to string) {
	if f.held().slot == f.thing(to).slot {
		f.hand.PutDown()
		return
	}
	f.hand.Click(to)
}

// send puts a thing somewhere, whatever is held.
func (f *face) send(id, to string) {
	f.hand.Take(id)
	f.put(to)
	f.hand.PutDown()
}

// clickSlot puts what is held in the slot of a thing, or picks it up.
func (f *face) clickSlot(id string) {
	if f.hand.Held() == "" {
		f.hand.Take(id)
		return
	}
	f.put(slotID(f.thing(id).slot))
}

// clickLoose sends a card or a token to the next slot that wants one. Where none does it
// is picked up or put down.
func (f *face) clickLoose(id string, next int) {
	switch {
	case f.hand.Held() == id:
		f.hand.PutDown()
	case next != none:
		f.send(id, slotID(next))
	default:
		f.hand.Take(id)
	}
}
