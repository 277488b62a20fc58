package sprites

import (
	"image"
	"image/color"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// drawMesh draws a mesh of two columns in r. It has a red cell in the upper left, a token in
// the lower right one and words over both.
func drawMesh(c *Canvas, m *Mesh, r layout.Rect) (filled bool) {
	filled = m.Begin(c, r, 2)
	if filled {
		m.FillPixels(m.Cell(0, 0), Red)
		m.Picture("piece/token", 1.5, 1.5, 1, Blue, 1)
		m.Words("Ala", r, Body)
	}
	m.Draw()
	return filled
}

// TestAMeshLiesOnWholePixels finds a filled cell at its pixels, whatever the
// scale, and a picture in the middle of its own.
func TestAMeshLiesOnWholePixels(t *testing.T) {
	c := newTestCanvas(t)
	for _, scale := range []float64{1, 1.5, 2} {
		m := &Mesh{}
		img := render(t, c, 240, 240, scale, func() { drawMesh(c, m, layout.R(10, 10, 81, 81)) })
		box := m.Cell(0, 0)
		at := func(v float64) int { return int(v*scale + 0.5) }
		if want := image.Rect(at(10), at(10), at(50.5), at(50.5)); box != want {
			t.Errorf("scale %v: the cell lies in %v, want %v", scale, box, want)
		}
		if p, q := img.RGBAAt(box.Max.X-1, box.Min.Y), img.RGBAAt(box.Max.X, box.Min.Y); !near(p, Red, 2) || near(q, Red, 60) {
			t.Errorf("scale %v: %v within the cell, %v beside it", scale, p, q)
		}
		mid := m.Cell(1, 1)
		if p := img.RGBAAt((mid.Min.X+mid.Max.X)/2, (mid.Min.Y+mid.Max.Y)/2); p.B < p.R+40 {
			t.Errorf("scale %v: the token is %v", scale, p)
		}
	}
}

// TestAMeshIsFilledWhenItMustBe asks for everything anew when it, its place, its
// clip, its opacity or what notes it has changed, and never else.
func TestAMeshIsFilledWhenItMustBe(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(100, 100)
	defer img.Deallocate()
	m, r := &Mesh{}, layout.R(10, 10, 60, 60)
	scale := 1.0
	nothing := func() {}
	for _, step := range []struct {
		name                string
		before, begin, over func()
	}{
		{"at first", nothing, nothing, nothing},
		{"when told", m.Changed, nothing, nothing},
		{"elsewhere", func() { r.X++ }, nothing, nothing},
		{"at another scale", func() { scale = 2 }, nothing, nothing},
		{"behind a clip", nothing, func() { c.PushClip(layout.R(0, 0, 20, 20)) }, c.PopClip},
		{"without the clip", nothing, nothing, nothing},
		{"half seen", nothing, func() { c.PushAlpha(0.5) }, c.PopAlpha},
		{"wholly seen", nothing, nothing, nothing},
		{"under audit", func() { c.Audit = &Audit{} }, nothing, nothing},
	} {
		step.before()
		for i, want := range []bool{true, false} {
			c.Begin(img, scale)
			step.begin()
			if got := drawMesh(c, m, r); got != want {
				t.Errorf("%s, frame %d: filled %v", step.name, i, got)
			}
			step.over()
		}
	}
	if got := c.Audit.Sprites; len(got) != 2 || got[0].Name != "piece/token" || got[0].Box != got[1].Box {
		t.Errorf("in two frames the audit notes %v", got)
	}
}

// TestAMeshShowsItsPicturesWhenTheyAreMade draws before the background has made
// anything, and after.
func TestAMeshShowsItsPicturesWhenTheyAreMade(t *testing.T) {
	box := layout.R(0, 0, 80, 80)
	ready := newTestCanvas(t)
	want := render(t, ready, 80, 80, 1, func() { drawMesh(ready, &Mesh{}, box) })
	c := newTestCanvas(t)
	c.Store().Sync = false
	m := &Mesh{}
	img := ebiten.NewImage(80, 80)
	defer img.Deallocate()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		c.Begin(img, 1)
		drawMesh(c, m, box)
		if m.loaded {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if d := rmse(render(t, c, 80, 80, 1, func() { drawMesh(c, m, box) }), want); !m.loaded || d > 0.001 {
		t.Errorf("loaded %v, differs by %.3f", m.loaded, d)
	}
}

// TestAFullMeshLeavesPicturesOut asks for more pictures than there is room for:
// those that came first stay.
func TestAFullMeshLeavesPicturesOut(t *testing.T) {
	c := newTestCanvas(t)
	c.Audit = &Audit{}
	img := ebiten.NewImage(100, 100)
	defer img.Deallocate()
	c.Begin(img, 1)
	m := &Mesh{}
	m.Begin(c, layout.R(0, 0, 100, 100), 1)
	for i := range 200 {
		m.Picture("piece/token", 0.5, 0.5, 0.2, color.NRGBA{R: uint8(i), A: 255}, 1)
	}
	m.Draw()
	if got, want := len(c.Audit.Sprites), sheetCols*sheetRows-1; got != want {
		t.Errorf("%d pictures are drawn, want %d", got, want)
	}
}

// TestABeamWidensAndFades draws a beam to the right that is twice as wide at its
// end and half as bright.
func TestABeamWidensAndFades(t *testing.T) {
	c := newTestCanvas(t)
	ahead, side := layout.Point{X: 1}, layout.Point{Y: 1}
	img := render(t, c, 120, 60, 1, func() {
		c.Beam(layout.Point{X: 10, Y: 30}, ahead, side, [2]float64{0, 100}, [2]float64{10, 20}, [2]float64{1, 0.5}, Hex(0xffffff))
	})
	height := func(x int) (n int) {
		for y := range 60 {
			if img.RGBAAt(x, y).R > 0 {
				n++
			}
		}
		return n
	}
	if a, b := height(12), height(107); a < 19 || a > 22 || b < 38 || b > 41 {
		t.Errorf("the beam is %d pixels wide at first and %d at last", a, b)
	}
	if a, b := img.RGBAAt(12, 30).R, img.RGBAAt(107, 30).R; a < 245 || b < 120 || b > 140 {
		t.Errorf("its brightness is %d at first and %d at last", a, b)
	}
	if h := height(5) + height(115); h != 0 {
		t.Errorf("%d pixels lie before and behind it", h)
	}
}
