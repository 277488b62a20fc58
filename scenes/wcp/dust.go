package wcp

import (
	"math"

	"schron/layout"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// puff is a cloud of dust that comes up, drifts, and settles.
type puff struct {
	from, to float64      // parts of the time between which it is seen
	at, by   layout.Point // where it comes up, and how far it drifts
	side     float64      // of the picture, the same for all that fly together
	size     float64      // how large it grows, of that
	turn     float64      // radians in all
	thick    float64      // how dense it is at most, 0..1
}

// draw paints the puff when a part of the time has passed.
func (p *puff) draw(c *sprites.Canvas, x float64) {
	t := (x - p.from) / (p.to - p.from)
	if t <= 0 || t >= 1 {
		return
	}
	out := 1 - (1-t)*(1-t)
	alpha := p.thick * min(1, 7*t) * math.Pow(1-t, 1.2)
	if alpha < 0.01 {
		return
	}
	at := p.at.Add(p.by.Mul(out))
	pieces.Dust(c, layout.Around(at, layout.S(p.side, p.side)), sprites.SpriteOpt{
		Zoom: p.size * (0.3 + 0.7*out), Angle: p.turn * out, Alpha: alpha,
	})
}

// within keeps a part between 0 and 1.
func within(x float64) float64 { return max(0, min(1, x)) }

// drawDust paints a row of puffs.
func drawDust(c *sprites.Canvas, dust []puff, x float64) {
	for i := range dust {
		dust[i].draw(c, x)
	}
}

// rimDust are puffs that billow up around a hall's box between two parts of the
// time, of a density; seed makes those of other halls differ.
func rimDust(box layout.Rect, n int, from, to, thick float64, seed int) []puff {
	out := make([]puff, 0, n)
	for i := range n {
		angle := (float64(i) + 0.8*layout.Scatter(seed, i)) * 2 * math.Pi / float64(n)
		way := layout.P(1, 0).Rotate(angle)
		late := (to - from) * 0.45 * layout.Scatter(seed, 100+i)
		out = append(out, puff{
			from: from + late, to: to - (to-from)*0.25*layout.Scatter(seed, 200+i),
			at: box.Center().Add(way.Mul(box.W * 0.43)), by: way.Mul(box.W * (0.08 + 0.14*layout.Scatter(seed, 300+i))).Add(layout.P(0, -box.H*0.1)),
			side: box.W * 0.6, size: 0.75 + 0.55*layout.Scatter(seed, 400+i), turn: 1.6 * (layout.Scatter(seed, 500+i) - 0.5), thick: thick,
		})
	}
	return out
}

// deepDust are puffs that come up from the middle of a hole.
func deepDust(box layout.Rect, n int, from, to, thick float64, seed int) []puff {
	out := make([]puff, 0, n)
	for i := range n {
		way := layout.P(1, 0).Rotate(2 * math.Pi * layout.Scatter(seed, 600+i))
		out = append(out, puff{
			from: from + (to-from)*0.3*layout.Scatter(seed, 700+i), to: to,
			at: box.Center().Add(way.Mul(box.W * 0.1)), by: way.Mul(box.W * (0.16 + 0.3*layout.Scatter(seed, 800+i))).Add(layout.P(0, -box.H*0.14)),
			side: box.W * 0.6, size: 1 + 0.7*layout.Scatter(seed, 900+i), turn: 1.2 * (layout.Scatter(seed, 1000+i) - 0.5), thick: thick,
		})
	}
	return out
}
