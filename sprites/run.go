package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt/fract"
)

type runKey struct {
	s        string
	bold     bool
	size     fract.Unit // device pixels
	tracking fract.Unit
}

// run is a line of text ready to be drawn. It holds the pictures of its glyphs and
// their places in device pixels from the start of the baseline.
type run struct{ glyphs []placedGlyph }

type placedGlyph struct {
	mask *ebiten.Image
	x, y float64
}

// run sets a line at a size in device pixels. Glyphs stand at quarters of a
// pixel, each where its exact place is, so that a line is as long as measured.
func (f *Fonts) run(s string, bold bool, px, tracking float64) *run {
	key := runKey{s, bold, fract.FromFloat64(px), fract.FromFloat64(tracking)}
	if r, ok := f.runs.get(key); ok {
		return r
	}
	fc := f.face(bold)
	fc.render.Fract().SetSize(key.size)
	out := &run{}
	x := 0.0
	var last glyph
	for i, r := range s {
		g := fc.glyph(r)
		if i > 0 {
			x += fc.kern(last.index, g.index)*px + tracking
		}
		at := math.Round(x*4) / 4
		mask := fc.render.Glyph().LoadMask(g.index, fract.UnitsToPoint(fract.FromFloat64(at), 0))
		if mask != nil {
			b := mask.Bounds()
			out.glyphs = append(out.glyphs, placedGlyph{mask, math.Floor(at) + float64(b.Min.X), float64(b.Min.Y)})
		}
		x += g.advance * px
		last = g
	}
	f.runs.put(key, out)
	return out
}
