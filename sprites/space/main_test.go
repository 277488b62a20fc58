package space

import (
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/sprites"
	"schron/sprites/testloop"
)

func TestMain(m *testing.M) { os.Exit(testloop.Run(m.Run)) }

// newTestCanvas makes a canvas of the real art and fonts that rasterises at once.
func newTestCanvas(t testing.TB) *sprites.Canvas {
	t.Helper()
	store, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	store.Sync = true
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return sprites.NewCanvas(store, fonts)
}

// render draws on a black image of w × h pixels and reads it back.
func render(t testing.TB, c *sprites.Canvas, w, h int, draw func()) *image.RGBA {
	t.Helper()
	return testloop.Pixels(t, w, h, func(dst *ebiten.Image) {
		c.Begin(dst, 1)
		draw()
	})
}

// apart is how far two parts of pixels differ.
func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
