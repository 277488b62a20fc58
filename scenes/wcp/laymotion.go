package wcp

import (
	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// The course of a hall that is laid, in parts of its time. It comes over its field and
// drops into place; then the dust settles.
const (
	layTime = 2.4 // in usual moves
	layOver = 0.46
	layDown = 0.62
)

// layMotion lets a hall come from the hand, drop onto its field and raise a little
// dust.
func (f *face) layMotion(a *game.View, at game.Field, hall game.Hall) motion.Motion {
	box := f.places.hall(at)
	from := f.handBox(a, box.Size())
	open := passages(&hall)
	dust := rimDust(box, 10, layDown-0.02, 1, 0.5, int(at))
	m := motion.Move("hall:"+at.String(), from, box, layTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		r, zoom := layAt(from, box, x)
		drawHall(c, r, open, hall.Breached, sprites.SpriteOpt{Zoom: zoom})
		drawDust(c, dust, x)
	}).Comes(hallDrawing(&hall))
	m.Lands = layOver
	return m
}

func hallDrawing(hall *game.Hall) motion.Drawing {
	open, breached := passages(hall), hall.Breached
	return func(c *sprites.Canvas, r layout.Rect) { drawHall(c, r, open, breached, sprites.SpriteOpt{}) }
}

// layAt returns where a hall on its way from the hand is after a part x of the time.
// zoom is how much larger it looks. It is held above the table until it drops.
func layAt(from, to layout.Rect, x float64) (r layout.Rect, zoom float64) {
	const high = 1.16
	over := layout.EaseInOut(x / layOver)
	r = from.Lerp(to, over).Translate(0, -to.H*0.3*4*over*(1-over))
	r.W, r.H = to.W, to.H
	switch {
	case x < layOver:
		return r, 1 + (high-1)*over
	case x < layDown:
		t := (x - layOver) / (layDown - layOver)
		return to, high - (high-1)*t*t
	}
	// It gives a little once.
	t := layout.Within((x - layDown) / 0.12)
	return to, 1 + 0.025*t*(1-t)*4
}
