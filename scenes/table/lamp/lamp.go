// Package lamp is the light of a table, which leans to the side of whoever acts. It lies
// under all that stands on the table, and takes no clicks.
package lamp

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	ticks = 20  // how long the light takes from one seat to the next
	alpha = 0.3 // how strong it is where it is strongest
)

// Lamp is the light of a table.
type Lamp struct {
	desk.None
	d      *desk.Desk
	lit    bool // there has been a build
	seat   int  // that it leans to, rules.NoSeat for none
	before int  // … before
	since  int64
	still  *float64 // the part of its way at which it stands still, nil if it goes on
}

// New makes the light of a desk.
func New(d *desk.Desk) *Lamp { return &Lamp{d: d} }

// Freeze has the light stand still on its way to the actor, after a part of it (0..1).
func (l *Lamp) Freeze(part float64) {
	m := l.d.Match()
	l.lit, l.seat, l.before, l.still = true, m.Actor(), m.LastSeat(), &part
}

// Frozen returns the part of its way at which the light stands still. It returns false if
// the light goes on.
func (l *Lamp) Frozen() (part float64, frozen bool) {
	if l.still == nil {
		return 0, false
	}
	return *l.still, true
}

// leans returns the seat that the light leans to now. While a move is shown that does not
// change, and in the past, where everybody looks on, there is none.
func (l *Lamp) leans() int {
	d := l.d
	switch {
	case d.Looking() || d.Match().Result().Over && !d.Showing():
		return rules.NoSeat
	case d.Showing() && l.lit:
		return l.seat
	case d.Showing():
		return d.Match().LastSeat()
	}
	return d.Match().Actor()
}

// follow notes when the light is to lean to another side.
func (l *Lamp) follow() {
	switch seat := l.leans(); {
	case !l.lit:
		l.lit, l.seat, l.before, l.since = true, seat, seat, l.d.Root.Now()-ticks
	case seat != l.seat:
		l.before, l.seat, l.since = l.seat, seat, l.d.Root.Now()
	}
}

// share is how far the light has come from the seat before, 0..1.
func (l *Lamp) share() float64 {
	if l.still != nil {
		return layout.EaseInOut(*l.still)
	}
	most := min(ticks, l.d.House().MotionTicks())
	if most == 0 {
		return 1
	}
	return layout.EaseInOut(min(1, float64(l.d.Root.Now()-l.since)/float64(most)))
}

// Tick draws the light while it is on its way.
func (l *Lamp) Tick() bool {
	if l.lit && l.d.Root != nil && l.d.House().MotionTicks() > 0 && l.d.Root.Now()-l.since <= ticks && l.seat != l.before {
		l.d.Root.Redraw()
	}
	return false
}

// Build lays the light on the bare table.
func (l *Lamp) Build(b *ui.Builder, _ layout.Rect) {
	l.follow()
	area := b.Area
	seats := [2]seatLight{l.of(l.before), l.of(l.seat)}
	b.Draw(area, func(c *sprites.Canvas, _ ui.State) { l.draw(c, area, &seats) })
}

// seatLight is what the light of a seat is.
type seatLight struct {
	seat   int
	player string // the id of the node that tells where it is at home
	colour color.NRGBA
}

func (l *Lamp) of(seat int) seatLight {
	if seat == rules.NoSeat {
		return seatLight{seat: seat}
	}
	return seatLight{seat, "player:" + strconv.Itoa(seat), l.d.LookOf(seat).Colour}
}

// draw paints the light: on its way from seat to seat where things may move, else
// fading here and there.
func (l *Lamp) draw(c *sprites.Canvas, area layout.Rect, seats *[2]seatLight) {
	from, to, x := &seats[0], &seats[1], l.share()
	if l.d.House().Moves() && x < 1 && from.seat != rules.NoSeat && to.seat != rules.NoSeat {
		at := l.at(area, from).Lerp(l.at(area, to), x)
		shine(c, area, at, sprites.Mix(from.colour, to.colour, x), 1)
		return
	}
	if x < 1 && from.seat != rules.NoSeat {
		shine(c, area, l.at(area, from), from.colour, 1-x)
	}
	if to.seat != rules.NoSeat {
		shine(c, area, l.at(area, to), to.colour, x)
	}
}

// shine paints light at a place, as far as share lets it be seen.
func shine(c *sprites.Canvas, area layout.Rect, at layout.Point, col color.NRGBA, share float64) {
	c.Glow(at, 0.62*math.Max(area.W, area.H), sprites.WithAlpha(col, alpha*share))
}

// at is where the light of a seat stands: at the edge of the window beside what belongs
// to the seat.
func (l *Lamp) at(area layout.Rect, s *seatLight) layout.Point {
	box := layout.Rect{}
	if n := l.d.Root.Node(s.player); n != nil {
		box = n.Rect
	}
	if box.Empty() { // seats sit around the table
		turn := 2 * math.Pi * float64(s.seat) / float64(l.d.Match().Seats())
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
