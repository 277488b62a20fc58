package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/table/motion"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// shotMotions let a shot fly and tell what it did.
func (f *face) shotMotions(a *game.View) []motion.Motion {
	m, ok := f.t.Played()
	if !ok {
		return nil
	}
	return f.flight(a, m)
}

// flight is a shot of the seat that decides, as a move of its own. Several targets are
// hit one after the other.
func (f *face) flight(a *game.View, m rules.Move) []motion.Motion {
	shot, ok := game.ShotOf(m)
	if !ok {
		return nil
	}
	seat := int(a.Actor)
	list := a.Forecast(seat, shot)
	var out []motion.Motion
	for i, x := range list {
		to := spot{1 - seat, x.Slot}
		b := bullet{
			from: spot{seat, shot.Shooter}, to: to, look: tracerOf(shot.Mode), words: say.Capital(f.t.Words(x.Verdict())), ink: sprites.Paper,
			hit: x.Hit() || x.Wounds > 0, had: a.Players[to.seat].Clash[to.slot].Wounds, wounds: x.Wounds,
			begins: shotApart * float64(i), length: shotTime + shotApart*float64(len(list)-1),
		}
		if x.Wounds > 0 {
			b.ink = sprites.RedText
		}
		fly := f.still("shot:"+strconv.Itoa(to.slot+1), b.length, func(c *sprites.Canvas, x float64) { f.drawBullet(c, &b, x) })
		out = append(out, fly.Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) {
			card := f.places.posts[b.to.seat][b.to.slot]
			pieces.WoundsDealt(c, woundBox(card), b.had, b.had+b.wounds, 2*x)
			f.outcome(c, card, b.words, b.ink, min(1, 6*x, 6*(1-x)))
		}))
	}
	return out
}

var impact = sprites.PanelStyle{Fill: sprites.Hex(0x14191a), Border: sprites.Amber, Width: 1.5, Radius: 9, Shadow: 6}

// The course of a shot at one target, in usual times.
const (
	shotFlies = 0.75 // it is on its way
	shotTells = 1.0  // what it did begins to be told
	shotDeals = 0.5  // a wound
	shotApart = 0.9  // between the beginnings of two targets
)

// bullet is a shot at one target.
type bullet struct {
	from, to       spot
	look           tracer
	words          string // what it did
	ink            colour
	hit            bool
	had, wounds    int
	begins, length float64 // usual times
}

// tracer is how a shot looks on its way: so many of them side by side and one after
// the other, or a beam.
type tracer struct {
	wide, long int
	beam       bool
}

func tracerOf(m game.Mode) tracer {
	switch m {
	case game.Buckshot:
		return tracer{wide: 5, long: 1}
	case game.ShortBurst:
		return tracer{wide: 1, long: 3}
	case game.LongBurst:
		return tracer{wide: 1, long: 4}
	case game.Concentrated, game.Penetrating:
		return tracer{wide: 1, long: 1, beam: true}
	}
	return tracer{wide: 1, long: 1}
}

// drawBullet paints a shot after a part x (0..1) of the motion's time. It flies from
// the edge of the shooter's card to the target's portrait. There it deals its wounds
// one by one, and its words appear.
func (f *face) drawBullet(c *sprites.Canvas, b *bullet, x float64) {
	now := x*b.length - b.begins
	if now <= 0 {
		return
	}
	card := f.places.posts[b.to.seat][b.to.slot]
	start, _ := f.ends(b.from, b.to)
	f.drawTracers(c, b, start, facing(card).Center(), now)
	if flash := layout.Stretch(now, shotFlies, shotFlies+0.7); flash > 0 && flash < 1 && b.hit {
		blast(c, card, flash)
	}
	if now > shotTells {
		pieces.WoundsDealt(c, woundBox(card), b.had, b.had+b.wounds, layout.Stretch(now, shotTells, shotTells+shotDeals*float64(max(b.wounds, 1))))
	}
	left := (1 - x) * b.length
	f.outcome(c, card, b.words, b.ink, layout.Stretch(now, shotTells, shotTells+0.3)*layout.Stretch(left, 0, 0.3))
}

// drawTracers paints what flies.
func (f *face) drawTracers(c *sprites.Canvas, b *bullet, start, end layout.Point, now float64) {
	if flash := layout.Stretch(now, 0, 0.35); flash < 1 {
		c.PushAlpha(1 - flash)
		c.Ball(start, 6+12*flash, sprites.Amber)
		c.Ball(start, 4+6*flash, sprites.Paper)
		c.PopAlpha()
	}
	if b.look.beam {
		if y := layout.Stretch(now, 0, shotFlies+0.35); y < 1 {
			head := start.Lerp(end, layout.Stretch(now, 0, shotFlies*0.4))
			c.PushAlpha(min(1, 3*(1-y)))
			c.Line(start, head, 13, sprites.WithAlpha(sprites.Blue, 0.35))
			c.Line(start, head, 7, sprites.WithAlpha(sprites.BlueText, 0.6))
			c.Line(start, head, 3, sprites.Paper)
			c.PopAlpha()
		}
		return
	}
	way := end.Sub(start)
	far := max(way.Len(), 1)
	across := layout.P(-way.Y/far, way.X/far)
	for i := range b.look.wide {
		aside := across.Mul((float64(i) - float64(b.look.wide-1)/2) * 11)
		for j := range b.look.long {
			late := 0.35 * shotFlies * float64(j) / float64(max(b.look.long-1, 1))
			fly := layout.Stretch(now, late, late+0.62*shotFlies)
			if fly <= 0 || fly >= 1 {
				continue
			}
			to := end.Add(aside)
			head, tail := start.Lerp(to, layout.EaseIn(fly)), start.Lerp(to, max(0, layout.EaseIn(fly)-0.2))
			c.Line(tail, head, 7, sprites.WithAlpha(sprites.Amber, 0.5))
			c.Line(tail, head, 3, sprites.Paper)
		}
	}
}

// outcome draws words over the portrait of a card, beside the wounds; x is how far
// they have come, 0 to 1.
func (f *face) outcome(c *sprites.Canvas, card layout.Rect, words string, ink colour, x float64) {
	if x <= 0 {
		return
	}
	box := facing(card)
	box.W = woundBox(card).X - box.X
	const pad = 9
	st := chipText.Sized(16).In(ink)
	size := c.Fonts().MeasureWrapped(words, box.W-2*pad, st)
	at := box.Center()
	at.Y -= card.H * 0.04 * x
	label := layout.Around(at, layout.S(size.W+2*pad+2, size.H+2*pad)).MovedInto(f.area)
	c.PushAlpha(x)
	c.Panel(label, impact)
	c.Paragraph(words, label.Inset(pad), st)
	c.PopAlpha()
}
