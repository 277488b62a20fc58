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

// Paths lists how a move is made. That is the pawn or what is in the hand, and the field
// where it goes. Else it is what is pressed on the desk. What is taken can be dragged to
// the own line too.
func (f *face) Paths(m rules.Move) []byhand.Path {
	at, seat, me := fieldID(game.Field(m.A)), strconv.Itoa(int(m.A)), strconv.Itoa(f.t.Acting())
	switch m.Verb {
	case game.VerbVehicle:
		return taken("vehicle:"+game.Vehicle(m.A).String(), me)
	case game.VerbMove:
		return []byhand.Path{{From: "pawn:" + me, To: at}}
	case game.VerbBoost:
		if m.B != int16(game.NoField) {
			return []byhand.Path{{From: "pawn:" + me, By: at, To: fieldID(game.Field(m.B))}}
		}
		return []byhand.Path{{From: "pawn:" + me, By: at, To: f.gateOf(m)}}
	case game.VerbLeave:
		return []byhand.Path{{From: "pawn:" + me, To: f.gateOf(m)}}
	case game.VerbHall, game.VerbBreach, game.VerbContent:
		if ids := f.slotsOf(m); ids != nil {
			return []byhand.Path{{From: strings.Join(ids, "|"), To: at}}
		}
	case game.VerbDestroy:
		return []byhand.Path{{To: at}}
	case game.VerbAttack:
		return []byhand.Path{{To: "attack:" + seat + "|met:" + seat}}
	case game.VerbTrade:
		return []byhand.Path{{To: "trade:" + seat + "|met:" + seat}}
	case game.VerbTake:
		return taken("take:"+game.Token(m.A).String(), me)
	case game.VerbGive, game.VerbAsk:
		return f.offering(m)
	case game.VerbCounter:
		return []byhand.Path{{To: "counter"}}
	case game.VerbPress:
		return []byhand.Path{{To: "press"}}
	}
	return nil
}

// taken are the paths of what a click takes, or a drag to the line of who takes it.
func taken(id, seat string) []byhand.Path {
	return []byhand.Path{{To: id}, {From: id, To: "player:" + seat}}
}

// offering are the paths of what is put into an offer: a click, or a drag to the side
// that gets it. While an offer is answered, this is about the next one of who is asked.
func (f *face) offering(m rules.Move) []byhand.Path {
	t := f.v.Trade
	if t == nil {
		return nil
	}
	to, id := f.asked(), "give:"
	if (m.Verb == game.VerbGive) == (f.v.Decision == game.DecideAnswer) {
		to, id = int(t.By), "ask:"
	}
	id += game.Token(m.A).String()
	return []byhand.Path{{To: id}, {From: id, To: "side:" + strconv.Itoa(to)}}
}

func fieldID(at game.Field) string { return "field:" + at.String() }

// gateOf names the entrance through which a move leads out. It is that of the hall which
// a booster crosses, of the hall in which the pawn stands, or where it waits outside.
func (f *face) gateOf(m rules.Move) string {
	if f.t.Acting() == rules.NoSeat {
		return ""
	}
	own := f.v.Players[f.t.Acting()]
	d := game.Dir(own.Entrance - 1)
	switch {
	case m.Verb == game.VerbBoost:
		d, _ = game.Field(m.A).Entrance()
	case own.Pawn != nil:
		d, _ = own.Pawn.Entrance()
	}
	return gateID(d)
}

func gateID(d game.Dir) string { return "entrance:" + strconv.Itoa(int(d)+1) }

// slotsOf names the slots of the hand with what a move lays.
func (f *face) slotsOf(m rules.Move) (ids []string) {
	own := f.v.Players[f.me()]
	for i, t := range own.Halls {
		if m.Verb == game.VerbHall && slices.Contains(t.Rotations(), game.Edges(m.B)) || m.Verb == game.VerbBreach && t == game.Tile(m.B) {
			ids = append(ids, "hand:hall:"+strconv.Itoa(i))
		}
	}
	for i, t := range own.Tokens {
		if m.Verb == game.VerbContent && t == game.Token(m.B) {
			ids = append(ids, "hand:token:"+strconv.Itoa(i))
		}
	}
	return ids
}

// now is the face as its hand knows it. A way by several steps has the paths of the step
// that comes next. What lies in the hand goes as it is turned, or else is to be turned
// first. A way of the pawn ends where it is clicked now, see clicked.
type now struct{ *face }

func (f now) Paths(m rules.Move) (out []byhand.Path) {
	paths := f.face.Paths(m)
	if w := f.wayBy(m); w != nil {
		p := byhand.Path{From: paths[0].From, To: paths[0].To}
		switch at := f.clicked(w); {
		case w.To == game.NoField:
		case at == game.NoField: // it begins with the booster's button
			return []byhand.Path{{From: p.From, By: "boost", To: p.To}}
		default:
			p.To = fieldID(at)
		}
		return []byhand.Path{p, {To: p.To}}
	}
	for _, id := range f.slotsOf(m) {
		p := byhand.Path{From: id, To: paths[0].To}
		if f.lay(id, game.Field(m.A)) != m {
			p.By = "rotate"
		}
		out = append(out, p)
	}
	if out != nil {
		return out
	}
	return paths
}

// Meant is the move that somebody means who puts what is held on a field, or the pawn on
// an entrance. With nothing held it is what a click on a field asks for.
func (f now) Meant(p byhand.Path) (rules.Move, *ui.Refusal) {
	at := game.NoField
	for _, x := range boardFields {
		if p.To == fieldID(x) {
			at = x
		}
	}
	tile, token := f.inSlot(p.From)
	switch {
	case p.From == pawnName(f.t.Acting()) && strings.HasPrefix(p.To, "entrance:"):
		return game.Plain(game.VerbLeave), nil
	case at == game.NoField:
	case tile != game.NoTile || token != game.NoToken:
		return f.lay(p.From, at), nil
	case f.v.Decision == game.DecideDestroy:
		return game.OnField(game.VerbDestroy, at), nil
	case f.v.Decision != game.DecideMove:
	case len(f.waysTo(at)) > 0:
		return f.waysTo(at)[0].Move, nil
	case f.via != game.NoField:
		return game.Boost(f.via, at), nil
	default:
		return game.OnField(game.VerbMove, at), nil
	}
	return rules.Move{}, nil
}

// Hindrance says why a move may not be played now, nil if it may. A counter-offer may
// begin with some.
func (f now) Hindrance(m rules.Move) *ui.Refusal {
	if slices.Contains(f.counters(), m) {
		return nil
	}
	return f.t.Hindrance(m)
}

// Play plays a move, and puts down what was held if it succeeds. Where several ways with
// a booster lead to a hall, it asks for the one to be crossed. What a counter-offer begins
// with comes after the refusal.
func (f now) Play(m rules.Move) bool {
	if slices.Contains(f.counters(), m) {
		return f.counter(append(f.mirrored(), m))
	}
	if w := f.wayBy(m); w != nil && w.To != game.NoField && len(f.waysTo(w.To)) > 1 {
		f.boost, f.goal = true, w.To
		return false
	}
	ok := f.t.Play(m)
	if ok {
		f.putDown()
	}
	return ok
}

// lay is the move that lays what lies in a slot on a field as it is turned, legal or not.
func (f *face) lay(id string, at game.Field) rules.Move {
	tile, token := f.inSlot(id)
	switch {
	case token != game.NoToken:
		return game.PutContent(at, token, f.shown(id))
	case f.breaching():
		return game.LayBreached(at, tile)
	}
	return game.LayHall(at, f.shown(id))
}

// takes reports whether something can be put on a field now, see byhand.Hand.
func (f *face) takes(at game.Field) bool { return f.hand.Goes(fieldID(at)) }

// may reports whether any legal move has a verb.
func (f *face) may(verb uint8) bool {
	return slices.ContainsFunc(f.t.Moves(), func(m rules.Move) bool { return m.Verb == verb })
}

// Ghost paints what a move lays, turned as it is laid.
func (f *face) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	draw := drawing(m, sprites.SpriteOpt{})
	if draw == nil {
		return nil
	}
	return func(c *sprites.Canvas, r layout.Rect) { draw(c, layout.Around(r.Center(), f.places.tile)) }
}

// drawing paints what a move lays in the box of a field's hall, nil if it lays nothing.
func drawing(m rules.Move, opt sprites.SpriteOpt) func(c *sprites.Canvas, hall layout.Rect) {
	switch m.Verb {
	case game.VerbHall:
		return func(c *sprites.Canvas, hall layout.Rect) { drawHall(c, hall, game.Edges(m.B), false, opt) }
	case game.VerbBreach:
		return func(c *sprites.Canvas, hall layout.Rect) { drawHall(c, hall, game.Tile(m.B).Open(), true, opt) }
	case game.VerbContent:
		return func(c *sprites.Canvas, hall layout.Rect) {
			drawToken(c, contentBox(hall), game.Token(m.B), game.Edges(m.C), opt)
		}
	}
	return nil
}
