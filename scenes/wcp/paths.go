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
// where it goes. Else it is what is pressed on the desk: its node has the notation of the
// move. What is taken can be dragged to the own line too.
func (f *face) Paths(m rules.Move) []byhand.Path {
	me, seat := strconv.Itoa(f.t.Acting()), strconv.Itoa(int(m.A))
	switch at := fieldID(game.Field(m.A)); m.Verb {
	case game.VerbMove:
		return []byhand.Path{{From: "pawn:" + me, To: at}}
	case game.VerbBoost:
		if m.B != int16(game.NoField) {
			return []byhand.Path{{From: "pawn:" + me, By: at, To: fieldID(game.Field(m.B))}}
		}
		return []byhand.Path{{From: "pawn:" + me, By: at, To: f.gateOf(game.Field(m.A))}}
	case game.VerbLeave:
		return []byhand.Path{{From: "pawn:" + me, To: f.gateOf(game.NoField)}}
	case game.VerbHall, game.VerbBreach, game.VerbContent:
		if ids := f.slotsOf(laid(m)); ids != nil {
			return []byhand.Path{{From: strings.Join(ids, "|"), To: at}}
		}
	case game.VerbDestroy:
		return []byhand.Path{{To: at}}
	case game.VerbAttack, game.VerbTrade:
		return []byhand.Path{{To: deskID(m) + "|met:" + seat}}
	case game.VerbGive, game.VerbAsk:
		return f.offering(m)
	case game.VerbVehicle, game.VerbTake:
		return []byhand.Path{{To: deskID(m)}, {From: deskID(m), To: "player:" + me}}
	case game.VerbCounter, game.VerbPress:
		return []byhand.Path{{To: deskID(m)}}
	}
	return nil
}

func deskID(m rules.Move) string { return strings.Replace(game.Game{}.Notation(m), " ", ":", 1) }

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
			ids = append(ids, "hand:hall:"+strconv.Itoa(i))
		}
	}
	for i, t := range f.v.Players[f.me()].Tokens {
		if t == x.token {
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

// may reports whether any legal move has a verb.
func (f *face) may(verb uint8) bool {
	return slices.ContainsFunc(f.t.Moves(), func(m rules.Move) bool { return m.Verb == verb })
}

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
