package tabletest

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/scenetest"
	"schron/sprites"
	"schron/sprites/testloop"
)

// Canvas is a picture of w × h pixels to draw on, with the canvas that draws
// there.
func Canvas(t testing.TB, w, h int) (*ebiten.Image, *sprites.Canvas) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	t.Cleanup(dst.Deallocate)
	c := NewCanvas(t)
	c.Begin(dst, 1)
	return dst, c
}

// Frame goes through a frame for dst as a window does, up to the drawing itself,
// which the graphics card is spared.
func Frame(c *sprites.Canvas, dst *ebiten.Image, draw func()) {
	c.Rehearse(dst, 1, draw)
	testloop.Rest()
}

// Allocations counts the allocations of a frame for dst once everything in it is known,
// without those of the graphics library. Pictures that are still being made beside it
// allocate too, but not for long. A frame's own allocations come each time, so the
// least of several measurements counts.
func Allocations(c *sprites.Canvas, dst *ebiten.Image, draw func()) float64 {
	least := math.Inf(1)
	for range 5 {
		least = min(least, testing.AllocsPerRun(3, func() { c.Rehearse(dst, 1, draw) }))
		if least == 0 {
			break
		}
	}
	return least
}

// Frames measures one tick and one frame of w × h pixels of a table. What the
// graphics card does is not counted: it is waited for after so many frames.
func Frames(b *testing.B, d *scenetest.Driver, w, h, frames int) {
	b.Helper()
	dst, c := Canvas(b, w, h)
	d.Root().Draw(c)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if scenetest.InLoop() && i%frames == frames-1 {
			b.StopTimer()
			dst.At(0, 0)
			b.StartTimer()
		}
		d.Root().Tick()
		d.Root().Draw(c)
	}
}

// Builds measures how long it takes to lay a table out anew.
func Builds(b *testing.B, d *scenetest.Driver) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		d.Root().Invalidate()
		d.Root().Sync()
	}
}
