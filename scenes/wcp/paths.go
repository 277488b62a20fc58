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

// The nodes of the path of a move.
var (
	pawn   = func(f *face, _ rules.Move) string { return pawnName(f.t.Acting()) }
	slot   = func(f *face, m rules.Move) string { return strings.Join(f.slotsOf(laid(m)), "|") }
	hall   = func(_ *face, m rules.Move) string { return fieldID(game.Field(m.A)) }
	gate   = func(f *face, _ rules.Move) string { return f.gateOf(game.NoField) }
	beyond = func(f *face, m rules.Move) string { // the hall that is crossed
		if m.B == int16(game.NoField) {
			return f.gateOf(game.Field(m.A))
		}
		return fieldID(game.Field(m.B))
	}
	shown  = func(_ *face, m rules.Move) string { return strings.Replace(game.Game{}.Notation(m), " ", ":", 1) }
	line   = func(f *face, _ rules.Move) string { return "player:" + strconv.Itoa(f.t.Acting()) }
	met    = func(f *face, m rules.Move) string { return shown(f, m) + "|met:" + strconv.Itoa(int(m.A)) }
	given  = func(f *face, m rules.Move) string { id, _ := f.offering(m); return id }
	getter = func(f *face, m rules.Move) string { _, to := f.offering(m); return to }
)

type way = byhand.Way[*face]

// The pawn or what is in the hand goes to a field. Else something is pressed on the desk:
// its node has the notation of the move. What is taken can be dragged to the own line too.
var (
	lays    = []way{{From: slot, To: hall}}
	meets   = []way{{To: met}}
	presses = []way{{To: shown}}
	takes   = []way{{To: shown}, {From: shown, To: line}}
	offers  = []way{{To: given}, {From: given, To: getter}}

	ways = map[uint8][]way{
		game.VerbMove: {{From: pawn, To: hall}}, game.VerbBoost: {{From: pawn, By: hall, To: beyond}}, game.VerbLeave: {{From: pawn, To: gate}},
		game.VerbHall: lays, game.VerbBreach: lays, game.VerbContent: lays, game.VerbDestroy: {{To: hall}},
		game.VerbAttack: meets, game.VerbTrade: meets, game.VerbGive: offers, game.VerbAsk: offers,
		game.VerbVehicle: takes, game.VerbTake: takes, game.VerbCounter: presses, game.VerbPress: presses,
	}
)

// Paths lists how a move is made.
func (f *face) Paths(m rules.Move) []byhand.Path { return byhand.Paths(ways[m.Verb], f, m) }

// offering is what is put into an offer, and the side that gets it. While an offer is
// answered, this is about the next one of who is asked.
func (f *face) offering(m rules.Move) (id, to string) {
	id, seat := "give:", f.asked()
	if (m.Verb == game.VerbGive) == (f.v.Decision == game.DecideAnswer) {
		id, seat = "ask:", int(f.v.Trade.By)
	}
	return id + game.Token(m.A).String(), "side:" + strconv.Itoa(seat)
}

func fieldID(at game.Field) string { return "field:" + at.String() }

// gateOf names the entrance at which a hall lies. Without a hall it is where the pawn
// stands or waits outside.
func (f *face) gateOf(hall game.Field) string {
	if f.t.Acting() == rules.NoSeat {
		return ""
	}
	own := f.v.Players[f.t.Acting()]
	if hall == game.NoField && own.Pawn != nil {
		hall = *own.Pawn
	}
	d, ok := hall.Entrance()
	if !ok {
		d = game.Dir(own.Entrance - 1)
	}
	return gateID(d)
}

func gateID(d game.Dir) string { return "entrance:" + strconv.Itoa(int(d)+1) }

// slotsOf names the slots of the hand in which a thing lies, however turned.
func (f *face) slotsOf(x thing) (ids []string) {
	for i, t := range f.v.Players[f.me()].Halls {
		if t == x.tile {
			ids = append(ids, slotID("hall", i))
		}
	}
	for i, t := range f.v.Players[f.me()].Tokens {
		if t == x.token {
			ids = append(ids, slotID("token", i))
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
		if at := f.clicked(w); at != game.NoField {
			p.To = fieldID(at)
		} else if w.To != game.NoField { // it begins with the booster's button
			p.By = "boost"
			return []byhand.Path{p}
		}
		return []byhand.Path{p, {To: p.To}}
	}
	x := laid(m)
	if x == nothing || len(paths) == 0 {
		return paths
	}
	for id := range strings.SplitSeq(paths[0].From, "|") {
		p := byhand.Path{From: id, To: paths[0].To}
		if f.inSlot(id) != x {
			p.By = "rotate"
		}
		out = append(out, p)
	}
	return out
}

// Meant is the move that somebody means who puts what is held on a field, or the pawn on
// an entrance. With nothing held it is what a click on a field asks for.
func (f now) Meant(p byhand.Path) (rules.Move, *ui.Refusal) {
	at, err := game.ParseField(strings.TrimPrefix(p.To, "field:"))
	x := f.inSlot(p.From)
	switch {
	case p.From == pawnName(f.t.Acting()) && strings.HasPrefix(p.To, "entrance:"):
		return game.Plain(game.VerbLeave), nil
	case err != nil:
	case x != nothing:
		return x.on(at), nil
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

// takes reports whether something can be put on a field now, see byhand.Hand.
func (f *face) takes(at game.Field) bool { return f.hand.Goes(fieldID(at)) }

// Ghost paints what a move lays, turned as it is laid and as large as on the board.
func (f *face) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	x := laid(m)
	if x == nothing {
		return nil
	}
	return func(c *sprites.Canvas, r layout.Rect) {
		x.draw(c, layout.Around(r.Center(), f.places.tile), sprites.SpriteOpt{})
	}
}
