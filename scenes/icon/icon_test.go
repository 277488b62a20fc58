package icon

import (
	"image/color"
	"strings"
	"testing"
)

const half = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H5V10H0Z" fill="#ff0000"/></svg>`

func TestDrawFillsTheSquare(t *testing.T) {
	for _, n := range []int{16, 64} {
		img, err := DrawSVG([]byte(half), n)
		if err != nil {
			t.Fatal(err)
		}
		if got := img.RGBAAt(n/4, n/2); got != (color.RGBA{255, 0, 0, 255}) {
			t.Errorf("size %d: left is %v, want red", n, got)
		}
		if got := img.RGBAAt(3*n/4, n/2); got.A != 0 {
			t.Errorf("size %d: right is %v, want nothing", n, got)
		}
	}
}

func TestDrawRefusesWhatItDoesNotKnow(t *testing.T) {
	if _, err := DrawSVG([]byte(strings.Replace(half, "<path", "<blink/><path", 1)), 16); err == nil {
		t.Error("an unknown element is drawn")
	}
}

// TestIconIsDrawn: in every size that is packed there is something to be seen,
// and it has more than one colour.
func TestIconIsDrawn(t *testing.T) {
	for _, n := range []int{16, 32, 48, 64, 128, 256, 512, 1024} {
		img, err := Draw(n)
		if err != nil {
			t.Fatal(err)
		}
		colours := map[color.RGBA]bool{}
		for y := range n {
			for x := range n {
				colours[img.RGBAAt(x, y)] = true
			}
		}
		if len(colours) < 8 {
			t.Errorf("size %d has %d colours", n, len(colours))
		}
	}
}
