package sprites

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

var (
	plateRed  = color.NRGBA{R: 255, A: 255}
	plateBlue = color.NRGBA{B: 255, A: 255}
)

// TestAPlateTakesItsPartOfTheScene draws a scene aside at twice its size, from a place in the
// middle of it, with a clip. It shows the plate in a frame.
func TestAPlateTakesItsPartOfTheScene(t *testing.T) {
	needGPU(t)
	c := newTestCanvas(t)
	var p Plate
	defer p.Drop()
	img := render(t, c, 100, 100, 1, func() {
		c.Fill(layout.R(0, 0, 100, 100), color.NRGBA{G: 255, A: 255})
		c.PushClip(layout.R(0, 0, 90, 90))
		whole := c.Aside(&p, layout.R(200, 300, 20, 20), 2, func() {
			c.Fill(layout.R(200, 300, 20, 20), plateRed)
			c.PushClip(layout.R(205, 305, 5, 5))
			c.Fill(layout.R(0, 0, 1000, 1000), plateBlue)
			c.PopClip()
		})
		if !whole {
			t.Error("something is missing on the plate")
		}
		c.Plate(&p, layout.R(10, 10, 40, 40))
		c.PopClip()
	})
	if s := p.Size(); s.X != 40 || s.Y != 40 || p.Bytes() != 6400 {
		t.Errorf("the plate is %v, %d bytes", s, p.Bytes())
	}
	for at, want := range map[[2]int]color.RGBA{
		{5, 5}: {G: 255, A: 255}, {11, 11}: {R: 255, A: 255}, {49, 49}: {R: 255, A: 255},
		{19, 19}: {R: 255, A: 255}, {20, 20}: {B: 255, A: 255}, {29, 29}: {B: 255, A: 255}, {30, 30}: {R: 255, A: 255},
		{51, 51}: {G: 255, A: 255}, {95, 95}: {G: 255, A: 255},
	} {
		if got := img.RGBAAt(at[0], at[1]); got != want {
			t.Errorf("at %v there is %v, want %v", at, got, want)
		}
	}
}

// TestAPlateTellsWhatIsMissing: a picture that is not made yet is noted, by itself or on a
// mesh, one that is made is not. A rehearsal makes no plate.
func TestAPlateTellsWhatIsMissing(t *testing.T) {
	box := layout.R(0, 0, 32, 32)
	for name, paint := range map[string]func(c *Canvas, m *Mesh){
		"sprite": func(c *Canvas, _ *Mesh) { c.Sprite("die/d10", box, SpriteOpt{}) },
		"mesh":   func(c *Canvas, m *Mesh) { drawMesh(c, m, box) },
	} {
		c, m := newTestCanvas(t), &Mesh{}
		c.store.Sync = false
		dst := ebiten.NewImage(64, 64)
		defer dst.Deallocate()
		var p Plate
		defer p.Drop()
		paint := func() { paint(c, m) }
		c.Rehearse(dst, 1, func() {
			if c.Aside(&p, box, 1, paint) || p.Bytes() > 0 {
				t.Errorf("%s: a rehearsal makes a plate", name)
			}
		})
		c.Begin(dst, 1)
		if c.Aside(&p, box, 1, paint) {
			t.Errorf("%s: nothing is missing, though nothing can be there", name)
		}
		for c.store.Pending() > 0 {
			c.store.Ready()
		}
		c.Begin(dst, 1)
		if !c.Aside(&p, box, 1, paint) {
			t.Errorf("%s: something is missing, though all is there", name)
		}
	}
}
