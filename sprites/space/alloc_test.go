package space

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites"
	"schron/sprites/testloop"
)

// TestMovingAllocatesNothing counts the allocations of all that is drawn here.
func TestMovingAllocatesNothing(t *testing.T) {
	testloop.Need(t)
	c := newTestCanvas(t)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Begin(img, 1)
	box := layout.R(100, 100, 240, 60)
	leaf := leafOf("piece/token", "piece/outpost")
	for name, draw := range map[string]func(){
		"Die6":     func() { Die6(c, box, 5, sprites.Red, sprites.SpriteOpt{}) },
		"Die10":    func() { Die10(c, box, "5", sprites.Red, sprites.SpriteOpt{}) },
		"Tumble6":  func() { Tumble6(c, box, 5, sprites.Red, 0.4, 3) },
		"Tumble10": func() { Tumble10(c, box, 5, sprites.Red, 0.4, 3) },
		"Turn":     func() { Turn(c, leaf, box, 0.4) },
		"Tilted": func() {
			x := Tilt{At: layout.P(10, 10), Lean: 0.4, Eye: 300, Light: 1}
			Tilted(c, "icon/check", box, x, sprites.SpriteOpt{Tint: sprites.Amber})
		},
	} {
		if n := testloop.Allocations(img, draw); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
