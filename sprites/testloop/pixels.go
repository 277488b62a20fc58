package testloop

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pixels has draw paint on a black picture of w × h pixels and reads it back.
func Pixels(t testing.TB, w, h int, draw func(dst *ebiten.Image)) *image.RGBA {
	t.Helper()
	Need(t)
	img := ebiten.NewImage(w, h)
	defer img.Deallocate()
	img.Fill(color.Black)
	draw(img)
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	img.ReadPixels(out.Pix)
	Rest()
	return out
}

// Allocations counts what draw allocates each time once what it shows is known and
// ebiten's own lists have grown. Draw paints on dst.
func Allocations(dst *ebiten.Image, draw func()) float64 {
	for range 3 {
		for range 150 {
			draw()
		}
		dst.At(0, 0) // carries out the pending draws, so that ebiten's lists are reused
	}
	return testing.AllocsPerRun(100, draw)
}

// Inked is the box of the pixels that are not black.
func Inked(img *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if p := img.RGBAAt(x, y); p.R|p.G|p.B > 8 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}
