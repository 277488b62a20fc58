package dolores

import (
	"math"

	"schron/layout"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// path is the way of a missile over the map: up from its launcher, over, and down
// along its heading at the end.
type path struct{ a, b, c, z layout.Point }

// missileSide is the side of a missile's picture, in those of a field.
const missileSide = 1.15

// hangsOff is how far from its target a missile that waits is seen, in sides of its
// picture.
var hangsOff = layout.P(-0.55, -0.75)

// hangs is where a missile that waits for answers is seen over its target.
func hangs(target layout.Rect) layout.Point {
	return target.Center().Add(hangsOff.Mul(target.W * missileSide))
}

// hangTurn is how far a missile that waits is turned from straight up, radians
// clockwise: it points at its target.
var hangTurn = math.Atan2(-hangsOff.X, hangsOff.Y)

// pathTo leads from a launcher to a point over a target that is then headed for.
func pathTo(from, over, target layout.Point, side float64) path {
	far := from.Dist(over)
	rise := max(1.2*side, 0.55*far)
	down := target.Sub(over)
	return path{from, from.Add(layout.P(0, -rise)), over.Sub(down.Mul(max(side, 0.4*far) / max(down.Len(), 1))), over}
}

// at is the point of the way at a part of it.
func (p *path) at(u float64) layout.Point {
	v := 1 - u
	return p.a.Mul(v * v * v).Add(p.b.Mul(3 * v * v * u)).Add(p.c.Mul(3 * v * u * u)).Add(p.z.Mul(u * u * u))
}

// turn is how far a missile on its way is turned from straight up, radians clockwise.
func (p *path) turn(u float64) float64 {
	v := 1 - u
	d := p.b.Sub(p.a).Mul(v * v).Add(p.c.Sub(p.b).Mul(2 * u * v)).Add(p.z.Sub(p.c).Mul(u * u))
	return math.Atan2(d.X, -d.Y)
}

// flight is a missile, or what rises to meet one, on its way.
type flight struct {
	path
	ground   [2]layout.Point // where its shadow begins and ends
	art      string
	look     sprites.SpriteOpt
	side     float64
	from     float64 // when it starts and how long it takes, in usual moves
	time     float64
	pace     pace
	sizes    [2]float64 // how large it is seen at both ends, of its side
	vanishes bool       // it flies out of sight at the end
	trail    []motion.Puff
}

// pace is how a missile keeps to its time.
type pace uint8

const (
	slows  pace = iota // it starts and ends slowly
	speeds             // it ends fast
	steady
)

// The smoke of a missile.
const (
	trailLasts = 2.2  // how long it hangs in the air, in usual moves
	trailSide  = 0.95 // the side of its picture, in those of the missile's
)

// part is how much of its way is behind it when so many usual moves have passed.
func (f *flight) part(time float64) float64 {
	t := layout.Within((time - f.from) / f.time)
	switch f.pace {
	case speeds:
		return t * t * (1.35 - 0.35*t)
	case steady:
		return t
	case slows:
	}
	return layout.EaseInOut(t)
}

// smoke lays the trail along the way.
func (f *flight) smoke(seed int) {
	f.trail = nil
	n := int(max(8, min(26, f.a.Dist(f.z)/(f.side*0.35))))
	last := -1.0
	for step := range 400 {
		time := f.time * float64(step) / 400
		u := f.part(f.from + time)
		if u-last < 1/float64(n) {
			continue
		}
		last = u
		i := len(f.trail)
		f.trail = append(f.trail, motion.Puff{
			From: time, To: time + scattered(seed, i, 0.7, 1)*trailLasts, At: f.at(u),
			By:   layout.P(scattered(seed, 40+i, -0.12, 0.12), scattered(seed, 80+i, -0.16, 0.02)).Mul(f.side),
			Side: f.side * trailSide, Size: scattered(seed, 120+i, 0.7, 1.1), Thick: 1, Turn: scattered(seed, 160+i, -0.8, 0.8), Fire: 0.18,
		})
	}
}

// draw paints the missile with its shadow on the ground and its trail when so many
// usual moves have passed.
func (f *flight) draw(c *sprites.Canvas, time float64) {
	motion.DrawPuffs(c, f.trail, puffArt, time-f.from)
	t := (time - f.from) / f.time
	if t < 0 || t >= 1 {
		return
	}
	u := f.part(time)
	at := f.at(u)
	low := f.ground[0].Lerp(f.ground[1], u)
	if high := low.Y - at.Y; high > 1 {
		c.PushAlpha(layout.Within(high/f.side) * layout.Within(8*(1-t)))
		c.Disc(low, f.side*0.14, shadowInk)
		c.PopAlpha()
	}
	opt := f.look
	opt.Angle = f.turn(u)
	opt.Zoom = f.sizes[0] + (f.sizes[1]-f.sizes[0])*u
	if f.b != f.a.Lerp(f.z, 1.0/3) {
		opt.Zoom += 1.1 * u * (1 - u) // high above the ground
	}
	if f.vanishes {
		opt.Alpha = sprites.Faint(layout.Within(3 * (1 - t)))
	}
	c.Sprite(f.art, layout.Around(at, layout.S(f.side, f.side)), opt)
}

var shadowInk = sprites.WithAlpha(sprites.Hex(0x050505), 0.3)
