package sprites

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
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

// BenchmarkMoving is a frame of three dice of each kind on their way and six cards that
// turn over.
func BenchmarkMoving(b *testing.B) {
	needGPU(b)
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
			c.Tumble6(at, 1+i, Red, 0.4, i)
			c.Tumble10(at.Translate(0, 200), 1+i, Paper, 0.4, i)
		}
		for i, l := range leaves {
			c.Turn(l, layout.R(600+180*float64(i), 400, 168, 226), 0.4)
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
