package tabletest

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/scenetest"
	"schron/sprites"
	"schron/sprites/testloop"
)

// NewCanvas is a canvas of the program's art and fonts that nothing was drawn on.
func NewCanvas(t testing.TB) *sprites.Canvas {
	t.Helper()
	return sprites.NewCanvas(Art(), scenetest.Fonts(t))
}

// Pixels draws on a black picture of w × h pixels, scale of them to a unit, and
// reads it back.
func Pixels(t testing.TB, c *sprites.Canvas, w, h int, scale float64, draw func()) *image.RGBA {
	t.Helper()
	return testloop.Pixels(t, w, h, func(dst *ebiten.Image) {
		c.Begin(dst, scale)
		draw()
	})
}

// Settles wants each of several drawings to allocate nothing once it is known.
func Settles(t *testing.T, draws map[string]func(c *sprites.Canvas)) {
	t.Helper()
	dst, c := Canvas(t, 1280, 800)
	for name, draw := range draws {
		if n := Allocations(c, dst, func() { draw(c) }); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

// Near reports whether two colours differ by no more than d in each part.
func Near(a color.RGBA, b color.NRGBA, d int) bool {
	far := func(a, b uint8) bool { return int(a)-int(b) > d || int(b)-int(a) > d }
	return !far(a.R, b.R) && !far(a.G, b.G) && !far(a.B, b.B)
}

// Apart returns how much two pictures of the same size differ, 0 to 1. It is the root
// of the mean square of all differences.
func Apart(a, b *image.RGBA) float64 {
	sum := 0.0
	for i, v := range a.Pix {
		d := float64(v) - float64(b.Pix[i])
		sum += d * d
	}
	return math.Sqrt(sum/float64(len(a.Pix))) / 255
}
