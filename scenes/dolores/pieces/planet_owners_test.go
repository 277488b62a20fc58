package pieces

import (
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"
	"testing"

	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// share is how much of a strip of pixels is nearer to a colour than to black.
func share(img *image.RGBA, strip image.Rectangle, col color.NRGBA) float64 {
	n := 0
	for y := strip.Min.Y; y < strip.Max.Y; y++ {
		for x := strip.Min.X; x < strip.Max.X; x++ {
			if tabletest.Near(img.RGBAAt(x, y), sprites.Lighter(col, 0.12), 12) {
				n++
			}
		}
	}
	return float64(n) / float64(strip.Dx()*strip.Dy())
}

// TestBordersDifferByColourAndPattern draws one field of each federation. The
// line is whole, in dashes, in dots and double.
func TestBordersDifferByColourAndPattern(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for i, want := range []struct{ least, most float64 }{{0.99, 1}, {0.6, 0.75}, {0.35, 0.5}, {0, 0.02}} {
		p := testPlanet("d.. d.. d..", "d.. d.. d..", "d.. d.. d..")
		p.Fields[4].Owner = i
		img := planetPicture(t, c, p, 60, 1)
		for d := range 4 {
			strip := side(image.Rect(60, 60, 120, 120), d, borderWidth(60))
			mid := strip.Inset(borderWidth(60) / 2)
			if d%2 == 0 {
				mid.Min.X, mid.Max.X, mid.Max.Y = 60+7, 120-7, mid.Min.Y+1
			} else {
				mid.Min.Y, mid.Max.Y, mid.Max.X = 60+7, 120-7, mid.Min.X+1
			}
			if got := share(img, mid, p.Owners[i].Colour); got < want.least || got > want.most {
				t.Errorf("federation %d, side %d: %.2f of the border's middle line is coloured", i, d, got)
			}
			if got := share(img, strip, p.Owners[i].Colour); got < 0.2 {
				t.Errorf("federation %d, side %d: %.2f of the border is coloured", i, d, got)
			}
		}
	}
}

// TestBorderRunsRoundWhatBelongsTogether finds none between two own fields, and
// the corner where it turns inwards.
func TestBorderRunsRoundWhatBelongsTogether(t *testing.T) {
	c := tabletest.NewCanvas(t)
	p := testPlanet("d.. d.. d.. d..", "d.. d.0 d.0 d..", "d.. d.0 d.. d..", "d.. d.. d.. d..")
	img := planetPicture(t, c, p, 60, 1)
	w := borderWidth(60)
	if got := share(img, image.Rect(120-w, 60+w, 120+w, 120-w), sprites.Red); got > 0.05 {
		t.Errorf("%.2f of the line between two own fields is border", got)
	}
	if got := share(img, side(image.Rect(60, 120, 120, 180), 1, w), sprites.Red); got < 0.5 {
		t.Errorf("%.2f of the line to a free field is border", got)
	}
	if got := share(img, image.Rect(120-w+1, 120-w+1, 119, 119), sprites.Red); got < 0.9 {
		t.Errorf("%.2f of the inner corner is border", got)
	}
}

// TestWhoOwnsAFieldIsSeenByItsMark finds the mark of each owner once on every own
// field, whatever lies there, of a size to be told apart.
func TestWhoOwnsAFieldIsSeenByItsMark(t *testing.T) {
	marks := []string{"mark/disc-rim", "mark/diamond-rim", "mark/triangle-rim", "mark/square-rim"}
	for owner, want := range marks {
		for _, cell := range []string{"-.", "-f", "-c", "-s", "~s", "~.", "-i", "~w", "-C", "-K", "-l", "-L"} {
			p := testPlanet("-.. -.. -..", "-.. "+cell+strconv.Itoa(owner)+" -..", "-.. -.. -..")
			n := 0
			for _, s := range watch(t, p, 44, 300).Sprites {
				if s.Name == want {
					n++
					if s.Box.W < 16 {
						t.Errorf("%s of owner %d: the mark is %v wide", cell, owner, s.Box.W)
					}
				} else if strings.HasPrefix(s.Name, "mark/") {
					t.Errorf("%s of owner %d bears %s", cell, owner, s.Name)
				}
			}
			if n != 1 {
				t.Errorf("%s of owner %d bears its mark %d times", cell, owner, n)
			}
		}
	}
}

// contrast is how much the pixels of a field differ from their mean.
func contrast(img *image.RGBA, box image.Rectangle) float64 {
	light := func(x, y int) float64 {
		c := img.RGBAAt(x, y)
		return 0.3*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)
	}
	sum, square, n := 0.0, 0.0, 0.0
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			v := light(x, y)
			sum, square, n = sum+v, square+v*v, n+1
		}
	}
	return math.Sqrt(max(0, square/n-sum*sum/n/n))
}

// TestForestIsQuieterThanWhatIsOwned compares a forest that nobody owns with one
// that somebody does: it is darker and has less contrast.
func TestForestIsQuieterThanWhatIsOwned(t *testing.T) {
	c := tabletest.NewCanvas(t)
	p := testPlanet("-f. -f. -f. -f.", "-f. -f. -f. -f0", "-f. -f. -f. -f.")
	img := planetPicture(t, c, p, 44, 1)
	wild, own := image.Rect(47, 47, 85, 85), image.Rect(132, 44, 176, 88)
	if a, b := contrast(img, wild), contrast(img, own); a > b/2 {
		t.Errorf("wild forest has contrast %.1f, owned %.1f", a, b)
	}
	if a := contrast(img, wild); a > 9 {
		t.Errorf("wild forest has contrast %.1f", a)
	}
}
