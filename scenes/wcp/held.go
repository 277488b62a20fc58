package wcp

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// What can be picked up.
type heldKind uint8

const (
	nothing heldKind = iota
	heldHall
	heldToken
	heldPawn
)

// held is what the player has picked up: a hall or a token of the hand, by its
// slot, or the own pawn.
type held struct {
	kind heldKind
	slot int
}

func (h held) on() bool { return h.kind != nothing }

// key tells the slots of halls and tokens apart in face.turns.
func (h held) key() int {
	if h.kind == heldToken {
		return 1000 + h.slot
	}
	return h.slot
}

// tile is the hall in a slot of the hand, false if there is none.
func (f *face) tile(slot int) (game.Tile, bool) {
	hand := f.v.Players[f.me()].Halls
	if slot < 0 || slot >= len(hand) {
		return game.NoTile, false
	}
	return hand[slot], true
}

// token is the content token in a slot of the hand.
func (f *face) token(slot int) (game.Token, bool) {
	hand := f.v.Players[f.me()].Tokens
	if slot < 0 || slot >= len(hand) {
		return game.NoToken, false
	}
	return hand[slot], true
}

// shown returns the edges that the thing in a slot shows as it is turned. These are the
// passages of a hall or the edges that a guard covers.
func (f *face) shown(h held) game.Edges {
	var all []game.Edges
	if t, ok := f.tile(h.slot); ok && h.kind == heldHall {
		all = t.Rotations()
	} else if t, ok := f.token(h.slot); ok && h.kind == heldToken {
		all = t.Rotations()
	}
	if len(all) == 0 {
		return game.NoEdges
	}
	n := f.turns[h.key()] % len(all)
	return all[(n+len(all))%len(all)]
}

// turnable reports whether turning what is held changes anything.
func (h held) turnable(f *face) bool {
	if f.t.Acting() == rules.NoSeat {
		return false
	}
	switch h.kind {
	case heldHall:
		t, ok := f.tile(h.slot)
		return ok && !f.breaching() && len(t.Rotations()) > 1
	case heldToken:
		t, ok := f.token(h.slot)
		return ok && len(t.Rotations()) > 1
	}
	return false
}

// turn turns what is held clockwise by sixths.
func (f *face) turn(by int) {
	if f.held.turnable(f) {
		f.turns[f.held.key()] += by
	}
}

// breaching reports whether the halls of the hand must be laid breached.
func (f *face) breaching() bool { return f.legal.breach != 0 }

// lay is the move that lays what is held on a field, legal or not.
func (f *face) lay(h held, at game.Field) rules.Move {
	if t, ok := f.token(h.slot); ok && h.kind == heldToken {
		return game.PutContent(at, t, f.shown(h))
	}
	t, _ := f.tile(h.slot)
	if f.breaching() {
		return game.LayBreached(at, t)
	}
	return game.LayHall(at, f.shown(h))
}

// targets are the fields where what is held may be put as it is turned now.
func (f *face) targets() game.FieldSet {
	switch {
	case f.t.Acting() == rules.NoSeat:
		return 0
	case f.held.kind == heldHall && f.breaching():
		return f.legal.breach
	case f.held.kind == heldHall:
		return f.legal.halls[f.shown(f.held)]
	case f.held.kind == heldToken:
		return f.legal.content
	}
	return f.legal.destroy
}

// turned are the fields where the held hall could lie if it were turned.
func (f *face) turned() game.FieldSet {
	t, ok := f.tile(f.held.slot)
	if f.held.kind != heldHall || f.t.Acting() == rules.NoSeat || f.breaching() || !ok {
		return 0
	}
	var set game.FieldSet
	for _, open := range t.Rotations() {
		set |= f.legal.halls[open]
	}
	return set &^ f.targets()
}

// fit turns the held hall so that it may lie on a field, by as little as
// possible.
func (f *face) fit(at game.Field) {
	t, _ := f.tile(f.held.slot)
	all := t.Rotations()
	for n := range all {
		for _, by := range []int{n, -n} {
			i := slices.Index(all, f.shown(f.held)) + by
			if f.legal.halls[all[(i+len(all))%len(all)]].Has(at) {
				f.turns[f.held.key()] += by
				return
			}
		}
	}
}

// putDown lets go of what is held and forgets a way half chosen.
func (f *face) putDown() {
	f.held = held{}
	f.boost, f.via, f.goal = false, game.NoField, game.NoField
}

// pick takes something into the hand or puts it back.
func (f *face) pick(h held) {
	if f.held == h {
		f.putDown()
		return
	}
	f.held = h
}

// clickField does what a click on a field means now.
func (f *face) clickField(at game.Field) {
	switch {
	case f.t.Acting() == rules.NoSeat:
	case f.v.Decision == game.DecideMove:
		f.clickWay(at)
	case f.v.Decision == game.DecideDestroy:
		f.play(game.OnField(game.VerbDestroy, at))
	case f.v.Decision != game.DecidePlace:
	case !f.held.on():
		f.t.House().Host.Toast(ui.Toast{Text: f.say("pick-first")})
	case f.turned().Has(at):
		f.fit(at)
	default:
		f.play(f.lay(f.held, at)) // says why not
	}
}

// drop is a field as a place where things can be put.
func (f *face) drop(at game.Field) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			h, ok := payload.(held)
			if !ok {
				return false, nil
			}
			if h.kind == heldPawn {
				return f.acceptPawn(at)
			}
			why := f.t.Hindrance(f.lay(h, at))
			return why == nil, why
		},
		OnDrop: func(payload any) {
			if h := payload.(held); h.kind == heldPawn {
				f.dropPawn(at)
			} else {
				f.play(f.lay(h, at))
			}
		},
		OnOver:   func(on bool) { f.hover(at, on) },
		OnBanned: func(on bool) { f.hover(at, on); f.ban = on },
	}
}

// drag is something that can be picked up.
func (f *face) drag(h held, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	return &ui.Drag{
		Payload: h, Ghost: ghost,
		OnStart: func() { f.held = h },
		OnEnd: func(bool) {
			if f.goal == game.NoField { // else the hall to be crossed is still asked for
				f.putDown()
			}
			f.held, f.ban = held{}, false
		},
	}
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) {
	if on {
		f.over = at
	} else if f.over == at {
		f.over = game.NoField
	}
}

// wheel turns what is held, by a side for each notch.
func (f *face) wheel(notches int) bool {
	if !f.held.turnable(f) {
		return false
	}
	f.turn(-notches)
	return true
}
