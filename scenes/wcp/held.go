package wcp

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/byhand"
	"schron/scenes/ui"
	"schron/sprites"
)

func slotID(kind string, i int) string { return "hand:" + kind + ":" + strconv.Itoa(i) }

// inSlot is what lies in a slot of the hand as it is turned there, by the id of its node.
// Of what is no slot it is nothing.
func (f *face) inSlot(id string) thing {
	own, x := f.v.Players[f.me()], nothing
	no := strings.LastIndexByte(id, ':') + 1
	i, _ := strconv.Atoi(id[no:])
	switch kind := id[:no]; {
	case kind == "hand:hall:" && i < len(own.Halls):
		x.tile = own.Halls[i]
	case kind == "hand:token:" && i < len(own.Tokens):
		x.token = own.Tokens[i]
	}
	all := x.turns()
	x.shows = all[(f.turns[id]%len(all)+len(all))%len(all)]
	if x.blown = x.hall() && f.breaching; x.blown {
		x.shows = x.tile.Open()
	}
	return x
}

// turnable reports whether turning what is held changes anything.
func (f *face) turnable() bool { return len(f.inSlot(f.hand.Held()).turns()) > 1 }

// turn turns what is held clockwise by sixths, and reports whether that changes anything.
func (f *face) turn(by int) bool {
	if !f.turnable() {
		return false
	}
	f.turns[f.hand.Held()] += by
	return true
}

// wheel turns what is held, by a side for each notch.
func (f *face) wheel(notches int) bool { return f.turn(-notches) }

// fit is the least turn after which what is held can lie on a field. It is 0 if none is
// needed or none helps.
func (f *face) fit(at game.Field) int {
	x, moves := f.inSlot(f.hand.Held()), f.hand.Starts(f.hand.Held())
	all := x.turns()
	i := slices.Index(all, x.shows) + len(all)
	for n := range all {
		for _, by := range []int{n, -n} {
			if x.shows = all[(i+by)%len(all)]; slices.Contains(moves, x.on(at)) {
				return by
			}
		}
	}
	return 0
}

// putDown lets go of what is held and forgets a way half chosen.
func (f *face) putDown() {
	f.hand.PutDown()
	f.boost, f.via, f.goal = false, game.NoField, game.NoField
}

// pick takes something into the hand or puts it back.
func (f *face) pick(id string) {
	if f.hand.Held() == id {
		f.putDown()
		return
	}
	f.hand.Take(id)
}

// clickField does what a click on a field means now. Some choose a part of what is put
// together: the hall that a booster crosses, or how a hall is turned.
func (f *face) clickField(at game.Field) {
	switch by := f.fit(at); {
	case f.v.Decision == game.DecidePlace && f.hand.Held() == "":
		f.t.House().Host.Toast(ui.Toast{Text: f.say("pick-first")})
	case at == f.goal, at == f.via: // only one of them is chosen
		f.goal, f.via = game.NoField, game.NoField
	case f.crossable(at):
		f.via = at
	case by != 0:
		f.turn(by)
	default:
		f.hand.Click(fieldID(at))
	}
}

// drop is a field as a place where things can be put. The pawn is not put where it
// stands.
func (f *face) drop(at game.Field) *ui.Drop {
	if me := f.t.Acting(); me != rules.NoSeat && f.v.Decision == game.DecideMove {
		if p := f.v.Players[me].Pawn; p != nil && *p == at {
			return nil
		}
	}
	d := f.hand.Drop(fieldID(at), func(on bool) { f.hover(at, on) })
	d.OnBanned = func(on bool) { f.hover(at, on); f.ban = on }
	return d
}

// drag is something that can be picked up. After a drop the hall to be crossed may still
// be asked for.
func (f *face) drag(id string, size layout.Size, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	d := f.hand.Drag(id, size, ghost)
	d.OnEnd = func(bool) {
		if f.ban = false; f.goal == game.NoField {
			f.putDown()
		}
		f.hand.PutDown()
	}
	return d
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) { byhand.Hover(&f.over, at, game.NoField, on) }
