package film

import (
	"image"
	"image/draw"
	"image/gif"
)

// Thin makes a frame after every so many moves only.
func (s *Film) Thin(every int) {
	s.plan.Every = every
	s.plan.Frames = 1 + (s.plan.Moves+every-1)/every
}

// Seen is what who watches a film sees after each of its frames.
func Seen(g *gif.GIF) []*image.RGBA {
	screen := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height))
	var out []*image.RGBA
	for _, f := range g.Image {
		draw.Draw(screen, f.Rect, f, f.Rect.Min, draw.Over)
		c := image.NewRGBA(screen.Rect)
		copy(c.Pix, screen.Pix)
		out = append(out, c)
	}
	return out
}
