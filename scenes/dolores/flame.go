package dolores

import (
	"math"
	"slices"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
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
	opt := sprites.SpriteOpt{Zoom: zoom * (1 + 0.035*wave), Angle: 0.05 * wave, Alpha: sprites.Faint(alpha)}
	c.Sprite("dolores/fire", r, opt)
	if other > 0.02 {
		opt.Angle, opt.Alpha = -0.05*wave, sprites.Faint(alpha*other)
		c.Sprite("dolores/fire-2", r, opt)
	}
}

// flame is the fire that flickers: that of the field that is pointed at.
type flame struct {
	at    game.Field
	since int64 // the tick at which it began
}

// burning returns the field whose fire is looked at now, game.NoField for none. The
// cursor is over it, on the map or in a list.
func (f *face) burning() game.Field {
	if f.v == nil || f.over == game.NoField || f.dirty || !f.t.House().Moves() || f.t.Animating() || !slices.Contains(f.v.Fires, f.over) {
		return game.NoField
	}
	return f.over
}

// flicker reports whether a fire flickers now.
func (f *face) flicker() bool { return f.flame.at != game.NoField && f.flame.at == f.burning() }

// buildFlame lays out the fire that flickers.
func (f *face) buildFlame(b *ui.Builder) {
	at := f.burning()
	if at != f.flame.at {
		f.flame = flame{at: at, since: b.Root().Now()}
	}
	if at == game.NoField {
		return
	}
	f.planet.Fields[at].Fire = false // it is drawn over the map
	box, root, since := f.flameBox(f.v, at), b.Root(), f.flame.since
	b.Clip(f.places.board, func() {
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			drawFlame(c, box, float64(root.Now()-since)/flickerTicks, 1, 1)
		})
	})
}

// flickerTicks is how long a fire takes to flicker once.
const flickerTicks = 55
