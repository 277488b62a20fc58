package space

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites"
	"schron/sprites/testloop"
)

// BenchmarkMoving is a frame of three dice of each kind on their way and six cards that
// turn over.
func BenchmarkMoving(b *testing.B) {
	testloop.Need(b)
	c := newTestCanvas(b)
	img := ebiten.NewImage(1920, 1080)
	defer img.Deallocate()
	var leaves [6]*Leaf
	for i := range leaves {
		leaves[i] = leafOf("piece/token", "piece/outpost")
	}
	draw := func() {
		c.Begin(img, 1)
		for i := range 3 {
			at := layout.R(200+100*float64(i), 200, 64, 64)
			Tumble6(c, at, 1+i, sprites.Red, 0.4, i)
			Tumble10(c, at.Translate(0, 200), 1+i, sprites.Paper, 0.4, i)
		}
		for i, l := range leaves {
			Turn(c, l, layout.R(600+180*float64(i), 400, 168, 226), 0.4)
		}
	}
	draw()
	img.At(0, 0)
	b.ReportAllocs()
	for b.Loop() {
		draw()
		b.StopTimer()
		img.At(0, 0)
		b.StartTimer()
	}
}
