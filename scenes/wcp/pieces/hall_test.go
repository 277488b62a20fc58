package pieces

import (
	"image"
	"math"
	"slices"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// hallBox is a hall's box, of a size that leaves room around it.
var hallBox = layout.R(20, 20, 120, 136)

// brightness is the mean of the light around a hall's edge: on the way from the
// middle to it.
func brightness(img *image.RGBA, dir int) float64 {
	sin, cos := math.Sincos(float64(dir) * math.Pi / 3)
	mid, sum, n := hallBox.Center(), 0.0, 0
	for u := 36.0; u < 45; u++ {
		for v := -5.0; v <= 5; v++ {
			p := img.RGBAAt(int(mid.X+u*cos-v*sin), int(mid.Y+u*sin+v*cos))
			sum += float64(p.R) + float64(p.G) + float64(p.B)
			n++
		}
	}
	return sum / float64(3*n)
}

// TestHallShowsItsPassages finds light at each open edge and none at a wall, for
// every hall there can be.
func TestHallShowsItsPassages(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for mask := layout.EdgeMask(0); mask <= layout.AllEdges; mask++ {
		img := tabletest.Pixels(t, c, 160, 176, 1, func() { Hall(c, hallBox, Edges{Open: mask}, sprites.SpriteOpt{}) })
		for d := range 6 {
			if b := brightness(img, d); (b > 110) != mask.Has(d) {
				t.Errorf("hall %06b: brightness %.0f at edge %d", mask, b, d)
			}
		}
	}
}

// TestHallTurnsAsItsMask draws a hall turned by sixths and another whose edges
// are so turned: the light lies the same.
func TestHallTurnsAsItsMask(t *testing.T) {
	c := tabletest.NewCanvas(t)
	open := layout.EdgeMask(0b1011)
	for turn := range 6 {
		img := tabletest.Pixels(t, c, 160, 176, 1, func() {
			Hall(c, hallBox, Edges{Open: open}, sprites.SpriteOpt{Angle: float64(turn) * math.Pi / 3})
		})
		for d := range 6 {
			if b := brightness(img, d); (b > 110) != open.Has(d-turn) {
				t.Errorf("turned by %d: brightness %.0f at edge %d", turn, b, d)
			}
		}
	}
}

// TestBlownHallDiffers tells a breached wall from a passage and from a wall.
func TestBlownHallDiffers(t *testing.T) {
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
	img := tabletest.Pixels(t, c, 160, 176, 1, func() { Hall(c, hallBox, Edges{Open: 1 << 0, Blown: 1<<2 | 1<<4}, sprites.SpriteOpt{}) })
	var names []string
	for _, s := range c.Audit.Sprites {
		if s.Box != hallBox {
			t.Errorf("%s lies in %v", s.Name, s.Box)
		}
		names = append(names, s.Name)
	}
	want := []string{"wcp/hall", "wcp/scorch", "wcp/wall-1", "wcp/wall-3", "wcp/wall-5", "wcp/passage-0", "wcp/breach-2", "wcp/breach-4"}
	if !slices.Equal(names, want) {
		t.Errorf("a breached hall is drawn of %v, want %v", names, want)
	}
	if open, blown, wall := brightness(img, 0), brightness(img, 2), brightness(img, 3); open < blown+20 || blown < wall+8 {
		t.Errorf("brightness %.0f of a passage, %.0f of a breach, %.0f of a wall", open, blown, wall)
	}
}

// TestPressedButtonGlows compares the button's ground before and after.
func TestPressedButtonGlows(t *testing.T) {
	c := tabletest.NewCanvas(t)
	red := func(pressed bool) int {
		img := tabletest.Pixels(t, c, 160, 176, 1, func() { CentralHall(c, hallBox, pressed, sprites.SpriteOpt{}) })
		mid := hallBox.Center()
		return int(img.RGBAAt(int(mid.X)+32, int(mid.Y)-18).R)
	}
	if idle, lit := red(false), red(true); lit < idle+20 {
		t.Errorf("red %d beside the button, %d when it is pressed", idle, lit)
	}
}
