package testloop

import (
	"image/color"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { os.Exit(Run(m.Run)) }

// TestFramesEnd counts them.
func TestFramesEnd(t *testing.T) {
	Need(t)
	before := at.frames
	for range 3 {
		Frame()
	}
	if got := at.frames - before; got != 3 {
		t.Errorf("%d frames ended, want 3", got)
	}
}

// TestPixelsStay draws in one frame and reads in another.
func TestPixelsStay(t *testing.T) {
	Need(t)
	img := ebiten.NewImage(2, 2)
	defer img.Deallocate()
	img.Fill(color.White)
	Frame()
	if got := img.At(1, 1); got != (color.RGBA{255, 255, 255, 255}) {
		t.Errorf("it is %v", got)
	}
}

// TestDrawingGivesItsMemoryBack draws more than may be kept: ten thousand pictures
// with pixels of their own, 160 MiB.
func TestDrawingGivesItsMemoryBack(t *testing.T) {
	Need(t)
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	pixels := make([]byte, 4*64*64)
	draw := func(n int) {
		for range n {
			src := ebiten.NewImage(64, 64)
			src.WritePixels(pixels)
			dst.DrawImage(src, nil)
			src.Deallocate()
			Rest()
		}
	}
	draw(500)
	before := live()
	draw(10_000)
	if after := live(); after > before+100<<20 {
		t.Errorf("%d MiB are kept, %d before", after>>20, before>>20)
	}
}

// live is how many bytes are in use.
func live() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
