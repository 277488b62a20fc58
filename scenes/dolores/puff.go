package dolores

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// within keeps a part between 0 and 1.
func within(x float64) float64 { return max(0, min(1, x)) }

// puff is a cloud of smoke or fire that comes up, drifts and is gone.
type puff struct {
	from, to float64      // parts of the time between which it is seen
	at, by   layout.Point // where it comes up, and how far it drifts
	size     float64      // how large it grows, of the side of the pictures
	thick    float64      // how dense it is at most, 0..1
	turn     float64      // radians in all
	fire     float64      // the part of its time in which it burns
}

// drawPuffs paints a row of puffs of a side when a part of the time has passed.
func drawPuffs(c *sprites.Canvas, list []puff, side, x float64) {
	for i := range list {
		list[i].draw(c, side, x)
	}
}

func (p *puff) draw(c *sprites.Canvas, side, x float64) {
	t := (x - p.from) / (p.to - p.from)
	if t <= 0 || t >= 1 {
		return
	}
	out := 1 - (1-t)*(1-t)
	r := layout.Around(p.at.Add(p.by.Mul(out)), layout.S(side, side))
	opt := sprites.SpriteOpt{Zoom: p.size * (0.35 + 0.65*out), Angle: p.turn * out}
	alpha := p.thick * min(1, 8*t) * math.Pow(1-t, 1.1)
	burns := 0.0
	if p.fire > 0 {
		burns = within(1 - t/p.fire)
	}
	if opt.Alpha = alpha * (1 - burns); opt.Alpha > 0.01 {
		c.Sprite("dolores/puff", r, opt)
	}
	if opt.Alpha = alpha * burns; opt.Alpha > 0.01 {
		c.Sprite("dolores/puff-fire", r, opt)
	}
}

// scattered is a number of a row that looks like chance, between two bounds.
func scattered(seed, i int, low, high float64) float64 {
	return low + (high-low)*layout.Scatter(seed, i)
}
