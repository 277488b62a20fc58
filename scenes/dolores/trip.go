package dolores

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
)

// trip is the map on its way to where something is shown that lies out of sight, and
// back to where it was. Whoever moves the map ends it.
type trip struct {
	away  bool   // the map has left where it was,
	from  camera // … the camera there
	sight sight  // … and what it kept to,
	actor int    // … and who decided

	goes      bool // the map moves now
	back      bool // … back
	start, to camera
	age       int // ticks since it began to

	moment int // of the move for which it was looked, 0 for none, counted from 1
	rest   int // ticks since nothing is shown
}

// Times of a trip, in ticks.
const (
	tripTicks = 26
	restTicks = 30 // before the map goes back where a person is to act,
	botRest   = 70 // … and where a computer thinks: it may act far away again
)

// Come lets the map come to where a move happens.
func (f *face) Come(before, after rules.View) (waits, build bool) {
	x := &f.trip
	x.rest = 0
	if moment := f.t.Moment() + 1; x.moment != moment {
		x.moment = moment
		a, z := before.(game.View), after.(game.View)
		f.course = course{wind: blows(&a, &z)} // lit while the map is on its way, too
		to := f.cam
		if part := f.happens(before, after); !part.Empty() {
			to = f.cam.showing(part, f.places.board)
		}
		if x.goes || !same(to, f.cam) {
			f.setOut(to)
			x.back = false
			return true, true
		}
	}
	if !x.goes {
		return false, false
	}
	return true, f.travel()
}

// same reports whether two cameras show the same, but for what nobody sees.
func same(a, b camera) bool {
	return math.Abs(a.zoom-b.zoom) < 1e-3 && a.mid.Dist(b.mid) < 1e-3
}

// setOut begins to move the map; the first time it notes where it was.
func (f *face) setOut(to camera) {
	x := &f.trip
	if !x.away {
		x.away, x.from, x.sight, x.actor = true, f.cam, f.sight, int(f.v.Actor)
		f.sight = sightFree
	}
	x.goes, x.start, x.to, x.age = true, f.cam, to, 0
}

// travel moves the map by a tick and reports whether it has arrived. Until then nothing
// on it can be pointed at, and it is only drawn anew. Where movement is reduced it
// arrives at once.
func (f *face) travel() (there bool) {
	x := &f.trip
	x.age++
	if !f.t.House().Moves() {
		x.age = tripTicks
	}
	if x.age < tripTicks {
		f.cam = x.start.between(x.to, layout.EaseInOut(float64(x.age)/tripTicks))
		return false
	}
	f.cam, x.goes = x.to, false
	if x.back {
		f.sight, f.trip = x.sight, trip{}
	}
	return true
}

// caught stops the map for now on its way, because somebody has pressed on it. A click
// then means what is seen there.
func (f *face) caught() bool {
	was := f.trip.goes
	f.trip.goes, f.trip.back, f.trip.rest = false, false, 0
	return was
}

// Move lets the map go back once nothing is shown any more, and fires flicker.
func (f *face) Move() (build, draw bool) {
	build, draw = f.goBack()
	return build, draw || f.flicker()
}

// goBack moves the map back to where it was, a tick at a time. It stays if a missile
// waits over a field that would not be seen there.
func (f *face) goBack() (build, draw bool) {
	x := &f.trip
	if f.v == nil || f.t.Showing() || f.t.Animating() || f.t.Paused() {
		return false, false
	}
	x.moment = 0
	switch m := f.v.Missile; {
	case !x.away || f.grip.on:
		return false, false
	case x.goes:
		return f.travel(), true
	case m != nil && m.Target != nil && x.sight == sightFree && !x.from.sees(f.places.board).Contains(centre(*m.Target)):
		return false, false
	case f.t.Acting() != rules.NoSeat:
		x.rest = max(x.rest, botRest-restTicks)
	}
	if x.rest++; x.rest < botRest {
		return false, false
	}
	board := f.places.board
	if now := int(f.v.Actor); x.sight == sightFree && now != rules.NoSeat && now != x.actor && !f.holdings(now).Intersects(x.from.sees(board)) {
		x.sight = sightHome // as handOver does
	}
	f.setOut(f.aimed(x.sight, x.from, board))
	x.back = true
	return true, true
}

// centre is the middle of a field, in fields.
func centre(at game.Field) layout.Point {
	return layout.P(float64(at.Col())+0.5, float64(at.Row())+0.5)
}

// happens is the part of the planet, in fields, where a move is seen to happen.
func (f *face) happens(before, after rules.View) layout.Rect {
	board := f.places.board
	if board.Empty() {
		return layout.Rect{}
	}
	z := after.(game.View)
	whole := f.cam.box(board)
	field := whole.W / game.Size
	var part layout.Rect
	for _, m := range f.Motions(before, after) {
		for _, r := range [2]layout.Rect{m.From, m.To} {
			one := layout.R((r.X-whole.X)/field, (r.Y-whole.Y)/field, r.W/field, r.H/field).Inset(0.02)
			if beside(&z, m.Piece, one) {
				continue
			}
			part = part.Union(one)
		}
	}
	for _, e := range f.t.Step().Entries {
		switch x := e.Event.Text; x.Key {
		case "dolores.event.attack", "dolores.event.sabotage", "dolores.event.sabotage.fails":
			part = part.Union(layout.Around(centre(fieldOf(x, "field")), layout.S(1, 1)))
		}
	}
	return part.Intersect(layout.R(0, 0, game.Size, game.Size))
}

// beside reports whether a motion is not what the map moves for. That is anything over
// the map itself, and clouds and old fires where nobody owns anything.
func beside(z *game.View, piece string, at layout.Rect) bool {
	switch piece {
	case dicePiece, "rose", "gust", "toss":
		return true
	case "map":
		return len(z.Wind) > 0 && at.W*at.H > 25 // the wind changes it everywhere
	case skyPiece, "flare":
		mid := at.Center()
		if !mid.In(layout.R(0, 0, game.Size, game.Size)) {
			return true
		}
		return z.Owners[int(mid.Y)][int(mid.X)] == '.'
	}
	return false
}
