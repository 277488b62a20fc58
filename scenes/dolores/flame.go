package dolores

import (
	"math"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/sprites"
)

// flameBox is where a fire on a field is seen on a map.
func (f *face) flameBox(v *game.View, at game.Field) layout.Rect {
	ground := grounds[v.Ground[at.Row()][at.Col()]]
	return pieces.FlameIn(f.fieldBox(at), ground)
}

// drawFlame paints a fire that flickers: phase counts seconds of it. At a whole one it
// looks as it does at rest.
func drawFlame(c *sprites.Canvas, r layout.Rect, phase, zoom, alpha float64) {
	wave := math.Sin(2 * math.Pi * phase)
	other := math.Max(0, math.Sin(6*math.Pi*phase))
	opt := sprites.SpriteOpt{Zoom: zoom * (1 + 0.035*wave), Angle: 0.05 * wave, Alpha: max(0.01, alpha)}
	c.Sprite("dolores/fire", r, opt)
	if other > 0.02 {
		opt.Angle, opt.Alpha = -0.05*wave, max(0.01, alpha*other)
		c.Sprite("dolores/fire-2", r, opt)
	}
}
