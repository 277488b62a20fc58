package wradislavia

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/table"
	"schron/sprites"
)

// played is the move that is being shown, if the table shows one.
func (f *face) played() (rules.Move, bool) {
	if f.t.Moment() >= f.t.Match().Len() {
		return rules.Move{}, false
	}
	for _, e := range f.t.Step().Entries {
		if e.Notation == "" {
			continue
		}
		m, err := game.Game{}.Parse(e.Notation)
		return m, err == nil
	}
	return rules.Move{}, false
}

// shotMotions let a shot fly and tell what it did.
func (f *face) shotMotions(a *game.View) []table.Motion {
	m, ok := f.played()
	if !ok {
		return nil
	}
	return f.flight(a, m)
}

// flight is a shot of the seat that decides, as a move of its own.
func (f *face) flight(a *game.View, m rules.Move) []table.Motion {
	shot, ok := game.ShotOf(m)
	if !ok {
		return nil
	}
	seat := int(a.Actor)
	var out []table.Motion
	for _, x := range a.Forecast(seat, shot) {
		out = append(out, f.bullet(spot{seat, shot.Shooter}, spot{1 - seat, x.Slot}, x))
	}
	return out
}

var impact = sprites.PanelStyle{Fill: sprites.Hex(0x14191a), Border: sprites.Amber, Width: 1.5, Radius: 9, Shadow: 6}

// bullet is a tracer on its way to a target, the hit on its portrait and the
// outcome above it.
func (f *face) bullet(from, to spot, a game.Accuracy) table.Motion {
	words, ink := say.Capital(f.t.Words(a.Verdict())), sprites.Paper
	if a.Wounds > 0 {
		ink = sprites.RedText
	}
	hit := a.Hit() || a.Wounds > 0
	return f.still("shot:"+table.Numeral(to.slot+1), shotTime, func(c *sprites.Canvas, x float64) {
		start, end := f.ends(from, to)
		if fly := part(x, 0, 0.3); fly < 1 {
			head, tail := start.Lerp(end, layout.EaseIn(fly)), start.Lerp(end, max(0, layout.EaseIn(fly)-0.22))
			c.Line(tail, head, 7, sprites.WithAlpha(sprites.Amber, 0.5))
			c.Line(tail, head, 3, sprites.Paper)
			return
		}
		if flash := part(x, 0.3, 0.5); flash < 1 && hit {
			blast(c, f.places.posts[to.seat][to.slot], flash)
		}
		f.outcome(c, f.places.posts[to.seat][to.slot], words, ink, part(x, 0.32, 0.42))
	})
}

// outcome draws words over the portrait of a card.
func (f *face) outcome(c *sprites.Canvas, card layout.Rect, words string, ink colour, x float64) {
	st := chipText.Sized(16).In(ink)
	w := c.Fonts().Measure(words, st).W + 26
	at := facing(card).Center()
	at.Y -= card.H * 0.08 * x
	box := layout.Around(at, layout.S(w, 34)).MovedInto(f.area)
	c.PushAlpha(x)
	c.Panel(box, impact)
	c.Text(words, box, st)
	c.PopAlpha()
}
