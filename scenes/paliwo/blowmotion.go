package paliwo

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// blow is what somebody does to somebody, in the move that is shown.
type blow struct {
	verb     uint8
	from, to game.Field
}

// noBlow is none.
var noBlow = blow{from: game.NoField, to: game.NoField}

const (
	blowTime = 1.7  // of a deed in usual times
	blowHit  = 0.38 // the part of it after which it lands
)

// blowOf is the deed of the move that is shown; a is the view before it.
func (f *face) blowOf(a *game.View) blow {
	if m, ok := f.t.Played(); ok {
		return blowIn(a, m)
	}
	return noBlow
}

// blowIn is the deed of a move, noBlow if nothing is done to anybody.
func blowIn(a *game.View, m rules.Move) blow {
	switch {
	case is(m.Verb, strikes):
		who, to := game.Actor(m), game.Target(m)
		if who == game.NoHuman || to == game.NoField || fieldOf(&a.Humans[who]) == game.NoField {
			return noBlow
		}
		return blow{m.Verb, fieldOf(&a.Humans[who]), to}
	case m.Verb == game.VerbBite:
		return blow{m.Verb, game.Field(m.A), game.Field(m.B)}
	}
	return noBlow
}

// near reports whether something is done to somebody by hand or teeth, not from afar.
func (d blow) near() bool { return d.from != game.NoField && d.verb != game.VerbShot }

// lunge is how far somebody has gone towards the one that is struck, 0 to 1 and back.
func lunge(x float64) float64 {
	if x < blowHit {
		return layout.EaseIn(x / blowHit)
	}
	return 1 - layout.EaseInOut(min((x-blowHit)/0.45, 1))
}

// lunges lets a figure strike at a field and come back. From where it lands the figure
// looks as after the move.
func (f *face) lunges(id string, d blow, was, is drawing) motion.Motion {
	box := f.places.fields[d.from]
	way := f.places.fields[d.to].Center().Sub(box.Center())
	far := 0.42 * f.places.pitch / math.Max(way.Len(), 1)
	return motion.Here(id, box, blowTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		draw := was
		if x > blowHit {
			draw = is
		}
		by := far * lunge(x)
		draw(c, r.Translate(way.X*by, way.Y*by))
	}).Turns(was, is)
}

// falls lets a figure that was struck from somewhere tip over, away from there, and
// fade once the deed has landed.
func (f *face) falls(piece string, box layout.Rect, d blow, draw func(c *sprites.Canvas, r layout.Rect, opt sprites.SpriteOpt)) motion.Motion {
	way := box.Center().Sub(f.places.fields[d.from].Center())
	far := 0.35 * f.places.pitch / math.Max(way.Len(), 1)
	turn := 1.1
	if way.X < 0 {
		turn = -turn
	}
	return motion.Here(piece, box, blowTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		y := layout.Stretch(x, blowHit, 1)
		by := far * layout.EaseOut(y)
		c.PushAlpha(1 - layout.EaseIn(y))
		draw(c, r.Translate(way.X*by, way.Y*by), sprites.SpriteOpt{Angle: turn * layout.EaseOut(y), Zoom: 1 - 0.25*y})
		c.PopAlpha()
	}).Goes(func(c *sprites.Canvas, r layout.Rect) { draw(c, r, sprites.SpriteOpt{}) })
}

// lands shows where a deed has landed: a burst, and its sign over it.
func (f *face) lands(d blow, art string, col colour) motion.Motion {
	m := f.flash(art, f.places.fields[d.to], col)
	m.Time = blowTime * (1 - blowHit)
	return m.After(blowTime * blowHit)
}

// drawSign draws a sign over a burst in its colour, both fading: x goes from 0 to 1.
func drawSign(c *sprites.Canvas, r layout.Rect, art string, col colour, x float64) {
	mid, most := r.Center(), r.W*0.62
	c.PushAlpha(1 - layout.EaseIn(x))
	c.Ball(mid, most*(0.35+0.4*layout.EaseOut(x)), sprites.WithAlpha(sprites.Ink, 0.55))
	c.Wave(mid, most*(0.4+0.6*layout.EaseOut(x)), col)
	c.Sprite(art, r.Inset(r.W*0.1), sprites.SpriteOpt{Tint: col, Zoom: 0.7 + 0.4*layout.EaseOut(min(3*x, 1))})
	c.PopAlpha()
}

// shotMotion lets the policeman's bullet fly.
func (f *face) shotMotion(out []motion.Motion, d blow) []motion.Motion {
	if d.verb != game.VerbShot {
		return out
	}
	p, q := f.middle(d.from), f.middle(d.to)
	way := q.Sub(p)
	muzzle := p.Add(way.Mul(0.4 * f.places.pitch / math.Max(way.Len(), 1)))
	return append(out, motion.Here("shot", f.places.grid, blowTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		const aims = 0.14
		if x < aims+0.16 {
			c.PushAlpha(1 - max(0, x-aims)/0.16)
			pieces.FireLine(c, p, q, true)
			c.PopAlpha()
		}
		if y := (x - aims) / 0.2; y > 0 && y < 1 {
			c.PushAlpha(1 - y)
			c.Ball(muzzle, f.places.pitch*(0.14+0.16*y), sprites.Amber)
			c.Ball(muzzle, f.places.pitch*(0.08+0.1*y), sprites.Paper)
			c.PopAlpha()
		}
		if y := (x - aims) / (blowHit - aims); y > 0 && y < 1 {
			head, tail := muzzle.Lerp(q, y), muzzle.Lerp(q, max(0, y-0.35))
			c.Line(tail, head, 6, sprites.WithAlpha(sprites.Amber, 0.5))
			c.Line(tail, head, 2.5, sprites.Paper)
		}
		if y := (x - blowHit) / 0.35; y > 0 && y < 1 {
			c.PushAlpha(1 - y)
			c.Wave(q, f.places.pitch*(0.2+0.4*y), sprites.Amber)
			c.Ball(q, f.places.pitch*(0.12+0.2*y), sprites.Red)
			c.PopAlpha()
		}
	}).Goes(func(c *sprites.Canvas, _ layout.Rect) { pieces.FireLine(c, p, q, true) }))
}
