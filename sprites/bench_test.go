package sprites

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkFullTable is our own work for one frame of a full table: 25 fields
// with pieces, 40 lines of text, panels and lines. The GPU's work is not in it.
func BenchmarkFullTable(b *testing.B) {
	needGPU(b)
	c := newTestCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Begin(img, 1)
	drawEverything(c)
	img.At(0, 0) // carries out the pending draws
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(img, 1)
		drawEverything(c)
		b.StopTimer()
		img.At(0, 0)
		b.StartTimer()
	}
}

// BenchmarkText is a hundred lines of about 30 letters, set before.
func BenchmarkText(b *testing.B) {
	needGPU(b)
	c := newTestCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Begin(img, 1)
	b.ReportAllocs()
	for b.Loop() {
		for range 100 {
			c.Text("Celina stawia przyczółek na d4.", c.Bounds(), Body)
		}
		b.StopTimer()
		img.At(0, 0)
		b.StartTimer()
	}
}

// BenchmarkMeasure is a line measured before.
func BenchmarkMeasure(b *testing.B) {
	f := testFonts(b)
	b.ReportAllocs()
	for b.Loop() {
		f.Measure("Celina stawia przyczółek na d4.", Body)
	}
}

// BenchmarkRaster is one picture of each kind rasterised at table size.
func BenchmarkRaster(b *testing.B) {
	s := testStore(b)
	for _, name := range []string{"piece/soldier", "tile/square", "logo", "icon/settings"} {
		b.Run(name, func(b *testing.B) {
			size := 114
			if name == "logo" {
				size = 226
			}
			for b.Loop() {
				if _, err := s.Raster(name, size, size, color.NRGBA{R: 200, A: 255}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkNewStore is what the art costs at the start of the program.
func BenchmarkNewStore(b *testing.B) {
	for b.Loop() {
		testStore(b)
	}
}

// BenchmarkNewFonts is what the fonts cost at the start of the program.
func BenchmarkNewFonts(b *testing.B) {
	for b.Loop() {
		testFonts(b)
	}
}
