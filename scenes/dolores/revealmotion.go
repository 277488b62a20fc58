package dolores

import (
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// afterwards fills a planet with what the map is after the move being shown.
func (f *face) afterwards(z *game.View) *pieces.Planet {
	now := f.v
	f.v, f.planet, f.later = z, f.later, f.planet
	f.fill()
	f.v, f.planet, f.later = now, f.later, f.planet
	return &f.later
}

// revealMotion shows the changed fields of the map as they are afterwards. Under an
// explosion it does so at once, else when what comes there has arrived.
func (f *face) revealMotion(out []motion.Motion, a, z *game.View, r *raid, when moments) []motion.Motion {
	later := f.afterwards(z)
	var box layout.Rect
	for at := range game.Field(game.Fields) {
		if was, is := &f.planet.Fields[at], &later.Fields[at]; differ(was, is) {
			if one := f.fieldBox(at); box.Empty() {
				box = one
			} else {
				box = box.Union(one)
			}
		}
	}
	switch {
	case r != nil && r.hits != (game.FieldSet{}):
		return append(out, f.uncover(later, r.clears.Union(box), r.lands+0.05, r.ends))
	case box.Empty():
		return out
	}
	return append(out, f.uncover(later, box, when.told+0.6, when.told+1))
}

// differ reports whether something other than units and marks has changed on a field.
func differ(was, is *pieces.PlanetField) bool {
	return was.Ground != is.Ground || was.Owner != is.Owner || was.Unpaid != is.Unpaid || was.Link != is.Link ||
		was.Districts != is.Districts || was.Capital != is.Capital || was.Pollution != is.Pollution || was.Clouds != is.Clouds || was.Fire != is.Fire
}

// uncover shows a part of a planet from a moment on, for so long, in usual moves.
func (f *face) uncover(planet *pieces.Planet, part layout.Rect, from, ends float64) motion.Motion {
	whole := f.cam.box(f.places.board)
	part = part.Inset(-0.16 * whole.W / game.Size) // badges reach over the rim
	draw := func(c *sprites.Canvas, _ layout.Rect) {
		c.PushClip(part)
		planet.Draw(c, whole)
		c.PopClip()
	}
	return motion.Here("map", part, ends-from, func(c *sprites.Canvas, r layout.Rect, _ float64) { draw(c, r) }).After(from).Comes(draw)
}
