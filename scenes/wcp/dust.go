package wcp

import (
	"math"

	"schron/layout"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// drawDust paints a row of puffs when a part of the time has passed.
func drawDust(c *sprites.Canvas, dust []motion.Puff, x float64) {
	motion.DrawPuffs(c, dust, motion.PuffArt{Smoke: "wcp/dust"}, x)
}

// rimDust returns n puffs that billow up around a hall's box between two parts of the
// time. thick is their density; seed makes those of other halls differ.
func rimDust(box layout.Rect, n int, from, to, thick float64, seed int) []motion.Puff {
	out := make([]motion.Puff, 0, n)
	for i := range n {
		angle := (float64(i) + 0.8*layout.Scatter(seed, i)) * 2 * math.Pi / float64(n)
		way := layout.P(1, 0).Rotate(angle)
		late := (to - from) * 0.45 * layout.Scatter(seed, 100+i)
		out = append(out, motion.Puff{
			From: from + late, To: to - (to-from)*0.25*layout.Scatter(seed, 200+i),
			At: box.Center().Add(way.Mul(box.W * 0.43)), By: way.Mul(box.W * (0.08 + 0.14*layout.Scatter(seed, 300+i))).Add(layout.P(0, -box.H*0.1)),
			Side: box.W * 0.6, Size: 0.75 + 0.55*layout.Scatter(seed, 400+i), Turn: 1.6 * (layout.Scatter(seed, 500+i) - 0.5), Thick: thick,
		})
	}
	return out
}

// deepDust are puffs that come up from the middle of a hole.
func deepDust(box layout.Rect, n int, from, to, thick float64, seed int) []motion.Puff {
	out := make([]motion.Puff, 0, n)
	for i := range n {
		way := layout.P(1, 0).Rotate(2 * math.Pi * layout.Scatter(seed, 600+i))
		out = append(out, motion.Puff{
			From: from + (to-from)*0.3*layout.Scatter(seed, 700+i), To: to,
			At: box.Center().Add(way.Mul(box.W * 0.1)), By: way.Mul(box.W * (0.16 + 0.3*layout.Scatter(seed, 800+i))).Add(layout.P(0, -box.H*0.14)),
			Side: box.W * 0.6, Size: 1 + 0.7*layout.Scatter(seed, 900+i), Turn: 1.2 * (layout.Scatter(seed, 1000+i) - 0.5), Thick: thick,
		})
	}
	return out
}
