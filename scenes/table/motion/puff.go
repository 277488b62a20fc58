package motion

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// Puff is a cloud of dust, smoke or fire in a motion: it comes up, drifts, grows and is
// gone. Its times are in the measure that DrawPuffs is told.
type Puff struct {
	From, To float64      // between which it is seen
	At, By   layout.Point // where it comes up, and how far it drifts
	Side     float64      // of the picture, the same for all that fly together
	Size     float64      // how large it grows, of that
	Thick    float64      // how dense it is at most, 0..1
	Turn     float64      // radians in all
	Fire     float64      // the part of its time in which it burns
}

// PuffArt names the pictures of puffs: of those that burn, and of the rest.
type PuffArt struct{ Smoke, Fire string }

// The course of a puff.
const (
	puffComes = 7    // times faster than it goes it comes up
	puffFades = 1.15 // the power by which it fades: a little faster at first
	puffBegin = 0.3  // of its size, with which it comes up
	puffLeast = 0.01 // of the opacity, below which it is not drawn
)

// DrawPuffs paints a row of puffs at a time.
func DrawPuffs(c *sprites.Canvas, list []Puff, art PuffArt, time float64) {
	for i := range list {
		list[i].draw(c, art, time)
	}
}

func (p *Puff) draw(c *sprites.Canvas, art PuffArt, time float64) {
	t := (time - p.From) / (p.To - p.From)
	if t <= 0 || t >= 1 {
		return
	}
	out := 1 - (1-t)*(1-t)
	r := layout.Around(p.At.Add(p.By.Mul(out)), layout.S(p.Side, p.Side))
	opt := sprites.SpriteOpt{Zoom: p.Size * (puffBegin + (1-puffBegin)*out), Angle: p.Turn * out}
	alpha := p.Thick * min(1, puffComes*t) * math.Pow(1-t, puffFades)
	burns := 0.0
	if p.Fire > 0 {
		burns = layout.Within(1 - t/p.Fire)
	}
	if opt.Alpha = alpha * (1 - burns); opt.Alpha > puffLeast {
		c.Sprite(art.Smoke, r, opt)
	}
	if opt.Alpha = alpha * burns; opt.Alpha > puffLeast {
		c.Sprite(art.Fire, r, opt)
	}
}
