package tabletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/scenetest"
	"schron/sprites"
)

// Canvas is a picture of w × h pixels to draw on, with the canvas that draws
// there.
func Canvas(t testing.TB, w, h int) (*ebiten.Image, *sprites.Canvas) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	t.Cleanup(dst.Deallocate)
	c := sprites.NewCanvas(Art(), scenetest.Fonts(t))
	c.Begin(dst, 1)
	return dst, c
}

// Least is the fewest allocations of a drawing on dst. What ebiten allocates for
// its queue now and then does not count; one call without any is enough.
func Least(dst *ebiten.Image, draw func()) float64 {
	fewest := 1e9
	for i := 0; i < 40 && fewest > 0; i++ {
		if scenetest.InLoop() {
			dst.At(0, 0) // has ebiten carry out what is queued
		}
		fewest = min(fewest, testing.AllocsPerRun(1, draw))
	}
	return fewest
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
