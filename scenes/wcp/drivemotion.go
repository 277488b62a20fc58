package wcp

import (
	"math"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// drive is a pawn on its way: it turns its nose to where it goes, and straight again
// where it comes to stand.
type drive struct {
	art   string
	owner sprites.Owner
	way   [3]layout.Point // through the middle one
	from  layout.Size
	to    layout.Rect // its size where it arrives
	boost bool        // a flame drives it
	away  bool        // it leaves the base
	dust  []motion.Puff
}

// Times of a pawn's ways, in usual moves.
const (
	driveTime = 1.5
	boostTime = 2.4
	leaveTime = 2.6
	wreckTime = 2.6 // it blows up
)

// pawnMotion moves a pawn from where it stood to where it stands. A pawn that leaves
// the base drives out through its gate; one that is lost breaks up.
func (f *face) pawnMotion(out []motion.Motion, a, z *game.View, seat int) []motion.Motion {
	from, was := f.pawnBox(a, seat)
	to, is := f.pawnBox(z, seat)
	switch {
	case !was || is && from.Center().Dist(to.Center()) < 1:
		return out
	case !is && z.Players[seat].Fate != game.Left:
		return append(out, f.wreckMotion(from, seat))
	}
	d := &drive{art: f.pawnOf(seat), owner: f.t.PlayerLook(seat).Owner(), from: from.Size(), to: to, away: !is}
	via := f.viaOf(seat)
	d.boost = via != game.NoField
	at := from.Center()
	end := to.Center()
	time := driveTime
	if d.away {
		end, d.to, time = f.outside(a, seat, via), from, leaveTime
	}
	d.way = [3]layout.Point{at, at.Lerp(end, 0.5), end}
	if d.boost {
		d.way[1], time = f.places.mid(via), max(time, boostTime)
	}
	lands := 0.8 // nearly
	if d.away || d.boost {
		lands = 0 // the gate and the flame are seen
	}
	d.trail(seat)
	m := motion.Move(pawnName(seat), from, layout.Around(end, d.to.Size()), time, d.draw).Calm(d.fade)
	m.Lands = lands
	return append(out, m)
}

// viaOf is the hall that a seat crosses with a booster in the move being shown,
// game.NoField if it spends none.
func (f *face) viaOf(seat int) game.Field {
	if !f.t.Showing() && !f.t.Looking() {
		return game.NoField
	}
	for _, e := range f.t.Step().Entries {
		switch x := e.Event.Text; x.Key {
		case "wcp.event.boost", "wcp.event.boost-out":
			if via, ok := x.Arg("via"); ok && e.Event.Seat == seat {
				if at, err := game.ParseField(via.S); err == nil {
					return at
				}
			}
		}
	}
	return game.NoField
}

// outside is where a pawn goes out of sight that leaves the base: through the
// entrance at the last hall that it crosses.
func (f *face) outside(v *game.View, seat int, via game.Field) layout.Point {
	if at := v.Players[seat].Pawn; via == game.NoField && at != nil {
		via = *at
	}
	for d := range game.Dir(game.Dirs) {
		if game.Corner(d) == via {
			gate := f.places.gate(d).Center()
			away := gate.Sub(f.places.mid(via))
			return gate.Add(away.Mul(f.places.grid.Size * 1.1 / away.Len()))
		}
	}
	box, _ := f.pawnBox(v, seat)
	away := box.Center().Sub(f.places.grid.Origin)
	return box.Center().Add(away.Mul(f.places.grid.Size * 1.4 / max(away.Len(), 1)))
}

// trail puts dust, or the smoke of a booster, behind the pawn.
func (d *drive) trail(seed int) {
	n, thick := 6, 0.3
	if d.boost || d.away {
		n, thick = 12, 0.55
	}
	side := d.from.H * 0.5
	for i := range n {
		x := 0.14 + 0.62*float64(i)/float64(n)
		back := layout.P(-d.from.H*0.3, 0).Rotate(d.heading(x))
		d.dust = append(d.dust, motion.Puff{
			From: x, To: min(1, x+0.3), At: d.at(x).Add(back), By: back.Mul(0.5).Add(layout.P(0, -side*0.2)),
			Side: side, Size: 0.6 + 0.5*layout.Scatter(seed, i), Turn: layout.Scatter(seed, 30+i) - 0.5, Thick: thick,
		})
	}
}

// at is where the pawn is when a part of the time has passed.
func (d *drive) at(x float64) layout.Point {
	first, second := d.way[0].Dist(d.way[1]), d.way[1].Dist(d.way[2])
	t := layout.EaseInOut((x - 0.06) / 0.88)
	if d.away {
		t = layout.Within((x - 0.06) / 0.94)
		t *= t
	}
	gone := t * (first + second)
	if gone < first {
		return d.way[0].Lerp(d.way[1], gone/max(first, 1))
	}
	return d.way[1].Lerp(d.way[2], (gone-first)/max(second, 1))
}

// heading is the way in which it goes, radians from the right, clockwise.
func (d *drive) heading(x float64) float64 {
	by := d.at(x + 0.05).Sub(d.at(x - 0.05))
	return math.Atan2(by.Y, by.X)
}

// angle is how far its nose is turned from straight up.
func (d *drive) angle(x float64) float64 {
	turned := layout.EaseInOut(x / 0.2)
	if !d.away {
		turned = min(turned, layout.EaseInOut((1-x)/0.2))
	}
	return math.Remainder(d.heading(x)+math.Pi/2, 2*math.Pi) * turned
}

// draw paints the pawn when a part of the time has passed.
func (d *drive) draw(c *sprites.Canvas, _ layout.Rect, x float64) {
	drawDust(c, d.dust, x)
	at, angle := d.at(x), d.angle(x)
	opt := sprites.SpriteOpt{Angle: angle, Zoom: d.from.H/d.to.H + (1-d.from.H/d.to.H)*layout.EaseInOut(x)}
	if d.away && x > 0.7 {
		opt.Alpha = sprites.Faint((1 - x) / 0.3)
	}
	if burns := layout.Within(x/0.15) * layout.Within((0.9-x)/0.2); d.boost && burns > 0 {
		tail := at.Add(layout.P(0, d.from.H*0.62).Rotate(angle))
		side := d.from.H * 0.6
		flicker := 0.85 + 0.15*math.Sin(x*140)
		c.Sprite("wcp/flame", layout.Around(tail, layout.S(side, side)), sprites.SpriteOpt{Angle: angle, Zoom: burns * flicker, Alpha: burns})
	}
	pieces.Pawn(c, layout.Around(at, d.to.Size()), d.art, d.owner, opt)
}

// fade lets the pawn go where it stood and come where it stands.
func (d *drive) fade(c *sprites.Canvas, _ layout.Rect, x float64) {
	if x < 0.5 {
		pieces.Pawn(c, layout.Around(d.way[0], d.from), d.art, d.owner, sprites.SpriteOpt{Alpha: sprites.Faint(1 - 2*x)})
	} else if !d.away {
		pieces.Pawn(c, layout.Around(d.way[2], d.to.Size()), d.art, d.owner, sprites.SpriteOpt{Alpha: sprites.Faint(2*x - 1)})
	}
}

// wreckMotion lets a pawn that is lost blow up where it stands.
func (f *face) wreckMotion(box layout.Rect, seat int) motion.Motion {
	art, o := f.pawnOf(seat), f.t.PlayerLook(seat).Owner()
	blast := layout.Around(box.Center(), layout.S(box.H*1.2, box.H*1.2))
	smoke := deepDust(blast, 8, 0.2, 1, 0.8, seat)
	return motion.Here(pawnName(seat), box, wreckTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		if x < 0.3 {
			pieces.Pawn(c, box, art, o, sprites.SpriteOpt{Alpha: sprites.Faint((0.3 - x) / 0.2)})
		}
		drawDust(c, smoke, x)
		drawBlast(c, blast, x/0.6)
	}).Goes(func(c *sprites.Canvas, r layout.Rect) { pieces.Pawn(c, r, art, o, sprites.SpriteOpt{}) })
}

// drawBlast paints an explosion when a part of its time (0..1) has passed.
func drawBlast(c *sprites.Canvas, box layout.Rect, t float64) {
	if t > 0 && t < 1 {
		c.Sprite("wcp/blast", box, sprites.SpriteOpt{Zoom: 0.3 + 0.9*layout.EaseOut(t), Alpha: layout.Within((1 - t) * 2.2), Angle: 0.2 * t})
	}
}
