package wcp

import (
	"math"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
	"schron/sprites/space"
)

// The course of a fall, in parts of its time. The hall trembles, gives way, and is gone
// in the dark. Then the dust settles on the rest.
const (
	fallTime  = 4.0 // in usual moves
	givesWay  = 0.18
	fallGone  = 0.72
	darkUntil = 0.62
	rubbleAt  = 0.94
)

// fall is a hall on its way down.
type fall struct {
	box  layout.Rect
	seed int
	hall pieces.Edges

	token   *game.Token // that goes down with it, nil for none
	lay     layout.Rect // where it lay
	guarded game.Edges
	slides  layout.Point // the way in which it slides off

	dust   []motion.Puff
	shards []shard
}

// shard is a piece that breaks off a wall.
type shard struct {
	from  float64 // the part of the time at which it breaks off
	at    layout.Point
	by    layout.Point
	size  float64
	turns float64 // radians
}

// fallMotion lets a hall tremble, tip away into the dark with what lies in it, and
// dust billow up and settle on the ruin.
func (f *face) fallMotion(at game.Field, hall game.Hall) motion.Motion {
	box := f.places.hall(at)
	x := &fall{box: box, seed: int(at), hall: edgesOf(passages(&hall), hall.Breached)}
	if hall.Content != nil {
		t := *hall.Content
		x.token, x.lay, x.guarded = &t, contentBox(box), hall.Guarded
	}
	x.dust = rimDust(box, 7, 0.02, 0.34, 0.3, x.seed+1) // trickles while it trembles
	x.dust = append(x.dust, rimDust(box, 13, givesWay+0.14, 0.92, 0.6, x.seed+2)...)
	x.dust = append(x.dust, deepDust(box, 9, 0.56, 1, 0.85, x.seed+3)...)
	x.slides = layout.P(0, -1).Rotate(x.axis())
	for i := range 9 {
		way := layout.P(1, 0).Rotate(2 * math.Pi * (float64(i) + layout.Scatter(x.seed, i)) / 9)
		x.shards = append(x.shards, shard{
			from: givesWay + 0.22*layout.Scatter(x.seed, 20+i) - 0.06, at: box.Center().Add(way.Mul(box.W * 0.4)),
			by: way.Mul(-box.W * (0.16 + 0.14*layout.Scatter(x.seed, 40+i))), size: 0.6 + 0.6*layout.Scatter(x.seed, 60+i),
			turns: 9 * (layout.Scatter(x.seed, 80+i) - 0.5),
		})
	}
	return motion.Here("hall:"+at.String(), box, fallTime, x.draw).Turns(hallDrawing(&hall), func(c *sprites.Canvas, r layout.Rect) {
		c.Sprite("wcp/hall-destroyed", r, sprites.SpriteOpt{})
	})
}

// axis is the way of the axis about which the hall tips: its far side goes first.
func (x *fall) axis() float64 { return 0.9 * (layout.Scatter(x.seed, 7) - 0.5) }

// tilt is how the floor lies when a part of its fall (0..1) is behind it. At first
// it hangs by its near edge, then it drops.
func (x *fall) tilt(t float64) space.Tilt {
	hangs := layout.Within(t / 0.75)
	lean := 1.15 * hangs * hangs * (1.6 - 0.6*hangs)
	drops := max(0, t-0.34) / 0.66
	return space.Tilt{
		At: x.box.Center(), Axis: x.axis(), Lean: lean, Turn: 0.5 * (layout.Scatter(x.seed, 8) - 0.5) * t * t,
		Depth: x.box.H*0.5*math.Sin(lean) + x.box.H*5*drops*drops, Eye: x.box.H * 2.6, Light: 1 - 0.35*t,
	}
}

// draw paints the fall when a part of its time has passed.
func (x *fall) draw(c *sprites.Canvas, _ layout.Rect, time float64) {
	c.Sprite("wcp/hall-destroyed", x.box, sprites.SpriteOpt{})
	if dark := 1 - (time-darkUntil)/(rubbleAt-darkUntil); dark > 0 {
		c.PushAlpha(min(1, dark))
		c.Baked("wcp dark", x.box, paintDark)
		c.PopAlpha()
	}
	t := (time - givesWay) / (fallGone - givesWay)
	switch {
	case t <= 0:
		x.tremble(c, time/givesWay)
	case t < 1:
		x.sink(c, t)
	}
	for i := range x.shards {
		x.drawShard(c, &x.shards[i], time)
	}
	drawDust(c, x.dust, time)
}

// tremble paints the hall before it gives way.
func (x *fall) tremble(c *sprites.Canvas, t float64) {
	by := x.box.W * 0.022 * t
	dx, dy := by*math.Sin(t*37), by*math.Cos(t*29)
	r := x.box.Translate(dx, dy)
	pieces.Hall(c, r, x.hall, sprites.SpriteOpt{})
	if x.token != nil {
		drawToken(c, x.lay.Translate(dx*1.6, dy*1.6), *x.token, x.guarded, sprites.SpriteOpt{})
	}
}

// sink paints the hall after a part of its way down. The walls break away one by one,
// ahead of the floor.
func (x *fall) sink(c *sprites.Canvas, t float64) {
	opt := sprites.SpriteOpt{Alpha: layout.Within((1 - t) / 0.25)}
	floor := x.tilt(t)
	var edges [6]space.Tilt
	for d := range edges {
		edges[d] = floor
		loose := max(0, t-0.12-0.3*layout.Scatter(x.seed, 10+d))
		edges[d].Depth += x.box.H * 2.4 * loose * loose
		edges[d].Turn += 1.1 * loose * (layout.Scatter(x.seed, 16+d) - 0.5)
		edges[d].Lean += 0.8 * loose * (layout.Scatter(x.seed, 22+d) - 0.3)
	}
	pieces.TiltedHall(c, x.box, x.hall, floor, &edges, opt)
	if x.token == nil {
		return
	}
	// What lies in it slides down the floor.
	lay := x.lay.Translate(x.slides.X*x.box.H*0.4*t*t, x.slides.Y*x.box.H*0.4*t*t)
	space.Tilted(c, tokenLooks[*x.token].art, lay, floor, opt)
	if whole := 1 - 5*t; whole > 0 { // its numbers and arrows fade
		at, size := floor.Point(lay.Center())
		drawToken(c, layout.Around(at, lay.Size()), *x.token, x.guarded, sprites.SpriteOpt{Zoom: size, Alpha: whole})
	}
}

// drawShard paints a piece that broke off when a part of the time has passed.
func (x *fall) drawShard(c *sprites.Canvas, s *shard, time float64) {
	t := (time - s.from) / 0.32
	if t <= 0 || t >= 1 {
		return
	}
	side := x.box.W * 0.13
	at := s.at.Add(s.by.Mul(t)).Add(layout.P(0, -x.box.H*0.2*t*(0.6-t)))
	c.Sprite("wcp/shard", layout.Around(at, layout.S(side, side)), sprites.SpriteOpt{
		Zoom: s.size * (1 - 0.75*t), Angle: s.turns * t, Alpha: layout.Within((1 - t) * 3),
	})
}

// paintDark fills the hole of a hall with the dark below it, softly at its rim.
func paintDark(p *sprites.Painter) {
	for i, alpha := range [...]float64{0.4, 0.7, 1} {
		var corners [6]layout.Point
		for d := range corners {
			corners[d] = layout.P(p.W/2, p.H/2).Add(layout.P(0, -1).Rotate(float64(d) * math.Pi / 3).Mul(p.H * (0.38 - 0.015*float64(i))))
		}
		p.Polygon(corners[:]...)
		p.Fill(sprites.WithAlpha(sprites.Hex(0x070505), alpha))
	}
}
