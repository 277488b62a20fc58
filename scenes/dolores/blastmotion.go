package dolores

import (
	"math"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// blast is an explosion on a field, or in the air.
type blast struct {
	at    layout.Point
	side  float64 // of a field
	size  float64 // of the usual explosion
	from  float64 // when it begins and for how long it is seen, in usual moves
	time  float64
	cloud bool // the mushroom of a super-missile
	seed  int
	puffs []motion.Puff
}

// Times of explosions, in usual moves.
const (
	blastTime    = 2.6
	mushroomTime = 5.0
	flakTime     = 1.6
)

// puffSide is the side of a picture of smoke in an explosion, in those of a field.
const puffSide = 1.2

// explosion is one on a field.
func explosion(at layout.Rect, from float64, f game.Field) blast {
	b := blast{at: at.Center(), side: at.W, size: 1, from: from, time: blastTime, seed: int(f)}
	for i := range 11 {
		way := layout.P(1, 0).Rotate(2 * math.Pi * layout.Scatter(b.seed, i))
		b.puffs = append(b.puffs, motion.Puff{
			From: scattered(b.seed, 20+i, 0.02, 0.2), To: scattered(b.seed, 40+i, 0.75, 1),
			At: b.at.Add(way.Mul(at.W * 0.18)), By: way.Mul(at.W * scattered(b.seed, 60+i, 0.1, 0.4)).Add(layout.P(0, -at.H*scattered(b.seed, 80+i, 0.2, 0.7))),
			Side: at.W * puffSide, Size: scattered(b.seed, 100+i, 0.6, 1.1), Thick: 0.95, Turn: scattered(b.seed, 120+i, -1, 1), Fire: 0.4,
		})
	}
	return b
}

// flak is one in the air.
func flak(at layout.Point, side, from float64, seed int) blast {
	b := blast{at: at, side: side, size: 0.8, from: from, time: flakTime, seed: seed}
	for i := range 7 {
		way := layout.P(1, 0).Rotate(2 * math.Pi * (float64(i) + layout.Scatter(seed, i)) / 7)
		b.puffs = append(b.puffs, motion.Puff{
			From: 0.05, To: scattered(seed, 40+i, 0.7, 1), At: at,
			By:   way.Mul(side * scattered(seed, 60+i, 0.3, 0.7)).Add(layout.P(0, side*0.2)),
			Side: side * puffSide, Size: scattered(seed, 100+i, 0.4, 0.8), Thick: 0.7, Turn: scattered(seed, 120+i, -1, 1), Fire: 0.3,
		})
	}
	return b
}

// mushroom is the cloud of a super-missile over its target: a skirt of dust, a stem,
// and a cap that rises and rolls.
func mushroom(at layout.Rect, from float64, f game.Field) blast {
	b := blast{at: at.Center(), side: at.W, size: 2.4, from: from, time: mushroomTime, cloud: true, seed: int(f)}
	add := func(i int, late, to float64, start, by layout.Point, size, fire float64) {
		b.puffs = append(b.puffs, motion.Puff{
			From: late, To: to, At: b.at.Add(start), By: by, Side: at.W * puffSide, Size: size, Thick: 1,
			Turn: scattered(b.seed, 300+i, -0.9, 0.9), Fire: fire,
		})
	}
	w := at.W
	for i := range 14 { // the skirt
		way := layout.P(1, 0).Rotate(2 * math.Pi * (float64(i) + layout.Scatter(b.seed, i)) / 14)
		way.Y *= 0.45
		add(i, 0.03, scattered(b.seed, 20+i, 0.6, 0.8), way.Mul(w*0.3), way.Mul(w*scattered(b.seed, 40+i, 1, 1.5)), 0.9, 0.15)
	}
	for i := range 9 { // the stem
		high := float64(i) / 8
		add(50+i, 0.04+0.12*high, 0.97, layout.P(w*scattered(b.seed, 60+i, -0.12, 0.12), 0), layout.P(w*scattered(b.seed, 80+i, -0.1, 0.1), -w*1.5*high), 0.75, 0.5)
	}
	for i := range 15 { // the cap
		way := layout.P(1, 0).Rotate(2 * math.Pi * (float64(i) + layout.Scatter(b.seed, 120+i)) / 15)
		way.Y *= 0.42
		add(100+i, 0.06+0.06*layout.Scatter(b.seed, 140+i), scattered(b.seed, 160+i, 0.92, 1),
			way.Mul(w*0.2).Add(layout.P(0, -w*0.2)), way.Mul(w*scattered(b.seed, 180+i, 0.55, 0.85)).Add(layout.P(0, -w*1.75)), scattered(b.seed, 200+i, 1.1, 1.5), 0.45)
	}
	return b
}

// ends is when it is over, in usual moves.
func (b *blast) ends() float64 { return b.from + b.time }

// draw paints the explosion when so many usual moves have passed.
func (b *blast) draw(c *sprites.Canvas, time float64) {
	t := (time - b.from) / b.time
	if t <= 0 || t >= 1 {
		return
	}
	box := layout.Around(b.at, layout.S(b.side*1.5, b.side*1.5))
	if ring := t / 0.4; ring < 1 {
		c.Sprite("dolores/shock", box, sprites.SpriteOpt{Zoom: b.size * (0.3 + 1.5*layout.EaseOut(ring)), Alpha: sprites.Faint(0.8 * (1 - ring))})
	}
	if burst := t / 0.5; burst < 1 && !b.cloud {
		c.Sprite("dolores/explosion", box, sprites.SpriteOpt{
			Zoom: b.size * (0.3 + 0.6*layout.EaseOut(burst)), Alpha: sprites.Faint(layout.Within(2.5 * (1 - burst))), Angle: scattered(b.seed, 7, -0.6, 0.6),
		})
	}
	motion.DrawPuffs(c, b.puffs, puffArt, t)
	if flash := t / 0.22; flash < 1 {
		c.Sprite("dolores/glow", box, sprites.SpriteOpt{Zoom: b.size * (0.7 + 0.9*flash), Alpha: sprites.Faint(1 - flash*flash)})
	}
}
