package stand

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"testing"
)

// ReadPicture reads a PNG file.
func ReadPicture(t testing.TB, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}

// Colours counts the different colours of a picture.
func Colours(img *image.RGBA) int {
	seen := map[[4]uint8]bool{}
	var last [4]uint8
	for i := 0; i < len(img.Pix); i += 4 {
		if c := [4]uint8(img.Pix[i : i+4]); i == 0 || c != last {
			seen[c], last = true, c
		}
	}
	return len(seen)
}
