package sprites

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkFullTable is our own work for one frame of a full table: 25 fields
// with pieces, 40 lines of text, panels and lines. The GPU's work is not in it.
func BenchmarkFullTable(b *testing.B) {
	c := newTestCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(img, 1)
		drawEverything(c)
		b.StopTimer()
		img.Clear() // ends the list of pending draws
		b.StartTimer()
	}
}

// BenchmarkText is a line of about 30 letters, set before.
func BenchmarkText(b *testing.B) {
	c := newTestCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Begin(img, 1)
	b.ReportAllocs()
	for b.Loop() {
		c.Text("Celina stawia przyczółek na d4.", c.Bounds(), Body)
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
	for _, name := range []string{"piece/soldier", "dzicz/field-3", "box/wcp", "icon/settings"} {
		b.Run(name, func(b *testing.B) {
			size := 114
			if name == "box/wcp" {
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
