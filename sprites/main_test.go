package sprites

import (
	"image"
	"image/color"
	"os"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/sprites/testloop"
)

func TestMain(m *testing.M) { os.Exit(testloop.Run(m.Run)) }

// needGPU leaves out a test that reads pixels when there is no display. On the
// machine that proves the project a display is owed.
func needGPU(t testing.TB) {
	t.Helper()
	testloop.Need(t)
}

// newTestCanvas makes a canvas of the real art and fonts that rasterises at
// once.
func newTestCanvas(t testing.TB) *Canvas {
	t.Helper()
	store, err := NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	store.Sync = true
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return NewCanvas(store, fonts)
}

// render draws on a black image of w × h pixels and reads it back.
func render(t testing.TB, c *Canvas, w, h int, scale float64, draw func()) *image.RGBA {
	t.Helper()
	return testloop.Pixels(t, w, h, func(dst *ebiten.Image) {
		c.Begin(dst, scale)
		draw()
	})
}

// near reports whether two colours differ by no more than d in each part.
func near(a color.RGBA, b color.NRGBA, d int) bool {
	return abs(int(a.R)-int(b.R)) <= d && abs(int(a.G)-int(b.G)) <= d && abs(int(a.B)-int(b.B)) <= d
}

// Names lists the pictures in alphabetical order.
func (s *Store) Names() []string {
	var names []string
	for n := range s.arts {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
