package wcp

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// inSlot is the hall or the token in a slot of the hand, by the id of its node. Of what
// is no slot it is neither.
func (f *face) inSlot(id string) (game.Tile, game.Token) {
	own := f.v.Players[f.me()]
	kind, n, _ := strings.Cut(strings.TrimPrefix(id, "hand:"), ":")
	i, err := strconv.Atoi(n)
	switch {
	case err != nil:
	case kind == "hall" && i < len(own.Halls):
		return own.Halls[i], game.NoToken
	case kind == "token" && i < len(own.Tokens):
		return game.NoTile, own.Tokens[i]
	}
	return game.NoTile, game.NoToken
}

// turnsOf lists the edges that what lies in a slot shows, turn by turn. These are the
// passages of a hall or the edges that a guard covers.
func (f *face) turnsOf(id string) []game.Edges {
	switch tile, token := f.inSlot(id); {
	case tile != game.NoTile:
		return tile.Rotations()
	case token != game.NoToken:
		return token.Rotations()
	}
	return []game.Edges{game.NoEdges}
}

// shown returns the edges that what lies in a slot shows as it is turned now.
func (f *face) shown(id string) game.Edges {
	all := f.turnsOf(id)
	n := f.turns[id] % len(all)
	return all[(n+len(all))%len(all)]
}

// turnable reports whether turning what is held changes anything.
func (f *face) turnable() bool {
	tile, _ := f.inSlot(f.hand.Held())
	return len(f.turnsOf(f.hand.Held())) > 1 && (tile == game.NoTile || !f.breaching())
}

// turn turns what is held clockwise by sixths.
func (f *face) turn(by int) {
	if f.turnable() {
		f.turns[f.hand.Held()] += by
	}
}

// wheel turns what is held, by a side for each notch.
func (f *face) wheel(notches int) bool {
	f.turn(-notches)
	return f.turnable()
}

// breaching reports whether the halls of the hand must be laid breached.
func (f *face) breaching() bool { return f.may(game.VerbBreach) }

// fitting lists what the held hall may show to lie on a field where it does not fit as
// it is turned now.
func (f *face) fitting(at game.Field) (out []game.Edges) {
	if f.takes(at) {
		return nil
	}
	for _, m := range f.hand.Starts(f.hand.Held()) {
		if m.A == int16(at) {
			out = append(out, game.Edges(m.B))
		}
	}
	return out
}

// fit turns the held hall to show one of some edges, by as little as possible.
func (f *face) fit(edges []game.Edges) {
	id := f.hand.Held()
	all := f.turnsOf(id)
	at := slices.Index(all, f.shown(id))
	for n := range all {
		for _, by := range []int{n, -n} {
			if slices.Contains(edges, all[(at+by+len(all))%len(all)]) {
				f.turns[id] += by
				return
			}
		}
	}
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
	fit := f.fitting(at)
	switch {
	case f.v.Decision == game.DecidePlace && f.hand.Held() == "":
		f.t.House().Host.Toast(ui.Toast{Text: f.say("pick-first")})
	case at == f.goal:
		f.goal = game.NoField
	case at == f.via:
		f.via = game.NoField
	case f.crossable(at):
		f.via = at
	case len(fit) > 0:
		f.fit(fit)
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
func (f *face) drag(id string, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	d := f.hand.Drag(id, ghost)
	d.OnEnd = func(bool) {
		if f.ban = false; f.goal == game.NoField {
			f.putDown()
		}
		f.hand.PutDown()
	}
	return d
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) {
	if on {
		f.over = at
	} else if f.over == at {
		f.over = game.NoField
	}
}
