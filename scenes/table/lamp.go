package table

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// lampTicks is how long the table's light takes from one seat to the next.
const lampTicks = 20

// lampAlpha is how strong the light is where it is strongest: it lies on the bare table,
// under all that stands on it.
const lampAlpha = 0.3

// lamp is the light of the table, which leans to the side of whoever acts.
type lamp struct {
	lit    bool // there has been a build
	seat   int  // that it leans to, rules.NoSeat for none
	before int  // … before
	since  int64
}

// lampSeat is the seat that the light leans to now. While a move is shown that does not
// change, and in the past, where everybody looks on, there is none.
func (t *Table) lampSeat() int {
	switch {
	case t.Looking() || t.Match().Result().Over && !t.Showing():
		return rules.NoSeat
	case t.Showing() && t.lamp.lit:
		return t.lamp.seat
	case t.Showing():
		return t.Match().LastSeat()
	}
	return t.Match().Actor()
}

// followLamp notes when the light is to lean to another side.
func (t *Table) followLamp() {
	seat := t.lampSeat()
	switch {
	case !t.lamp.lit:
		t.lamp = lamp{lit: true, seat: seat, before: seat, since: t.Root.Now() - lampTicks}
	case seat != t.lamp.seat:
		t.lamp.before, t.lamp.seat, t.lamp.since = t.lamp.seat, seat, t.Root.Now()
	}
}

// lampShare is how far the light has come from the seat before, 0..1.
func (t *Table) lampShare() float64 {
	if t.passing != nil {
		return layout.EaseInOut(*t.passing)
	}
	ticks := min(lampTicks, t.h.MotionTicks())
	if ticks == 0 {
		return 1
	}
	return layout.EaseInOut(min(1, float64(t.Root.Now()-t.lamp.since)/float64(ticks)))
}

// lampGoes reports whether the light is on its way.
func (t *Table) lampGoes() bool {
	return t.Root != nil && t.lamp.lit && t.h.MotionTicks() > 0 && t.Root.Now()-t.lamp.since <= lampTicks && t.lamp.seat != t.lamp.before
}

// buildLamp lays the light on the bare table.
func (t *Table) buildLamp(b *ui.Builder) {
	t.followLamp()
	area := b.Area
	seats := [2]seatLight{t.lightOf(t.lamp.before), t.lightOf(t.lamp.seat)}
	b.Draw(area, func(c *sprites.Canvas, _ ui.State) { t.drawLamp(c, area, &seats) })
}

// seatLight is what the light of a seat is.
type seatLight struct {
	seat   int
	player string // the id of the node that tells where it is at home
	colour color.NRGBA
}

func (t *Table) lightOf(seat int) seatLight {
	if seat == rules.NoSeat {
		return seatLight{seat: seat}
	}
	return seatLight{seat, "player:" + strconv.Itoa(seat), t.LookOf(seat).Colour}
}

// drawLamp paints the light: on its way from seat to seat where things may move, else
// fading here and there.
func (t *Table) drawLamp(c *sprites.Canvas, area layout.Rect, seats *[2]seatLight) {
	from, to, x := &seats[0], &seats[1], t.lampShare()
	if t.h.Moves() && x < 1 && from.seat != rules.NoSeat && to.seat != rules.NoSeat {
		at := t.lampAt(area, from).Lerp(t.lampAt(area, to), x)
		shine(c, area, at, sprites.Mix(from.colour, to.colour, x), 1)
		return
	}
	if x < 1 && from.seat != rules.NoSeat {
		shine(c, area, t.lampAt(area, from), from.colour, 1-x)
	}
	if to.seat != rules.NoSeat {
		shine(c, area, t.lampAt(area, to), to.colour, x)
	}
}

// shine paints light at a place, as far as share lets it be seen.
func shine(c *sprites.Canvas, area layout.Rect, at layout.Point, col color.NRGBA, share float64) {
	c.Glow(at, 0.62*math.Max(area.W, area.H), sprites.WithAlpha(col, lampAlpha*share))
}

// lampAt is where the light of a seat stands: at the edge of the window beside what belongs
// to the seat.
func (t *Table) lampAt(area layout.Rect, s *seatLight) layout.Point {
	box := layout.Rect{}
	if n := t.Root.Node(s.player); n != nil {
		box = n.Rect
	}
	if box.Empty() { // seats sit around the table
		turn := 2 * math.Pi * float64(s.seat) / float64(t.Match().Seats())
		return layout.P(area.Center().X-math.Cos(turn)*area.W/2, area.Center().Y-math.Sin(turn)*area.H/2)
	}
	return toEdge(area, box.Center())
}

// toEdge moves p, in a box, to that side of it which is the nearest by its share of width
// or height.
func toEdge(r layout.Rect, p layout.Point) layout.Point {
	left, right := (p.X-r.X)/r.W, (r.Right()-p.X)/r.W
	top, bottom := (p.Y-r.Y)/r.H, (r.Bottom()-p.Y)/r.H
	switch least := math.Min(math.Min(left, right), math.Min(top, bottom)); least {
	case left:
		p.X = r.X
	case right:
		p.X = r.Right()
	case top:
		p.Y = r.Y
	default:
		p.Y = r.Bottom()
	}
	return p
}
