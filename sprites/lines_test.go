package sprites

import (
	"image"
	"testing"

	"schron/layout"
	"schron/sprites/testloop"
)

func TestLineLiesBetweenItsEnds(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 100, 100, 1, func() {
		c.Line(layout.Point{X: 20, Y: 50}, layout.Point{X: 80, Y: 50}, 4, Paper)
		c.Line(layout.Point{X: 50, Y: 50}, layout.Point{X: 50, Y: 50}, 4, Red)
	})
	if got := testloop.Inked(img); !got.In(image.Rect(19, 46, 81, 54)) || got.Dx() < 58 || got.Dy() < 4 {
		t.Errorf("covers %v", got)
	}
	if p := img.RGBAAt(50, 50); !near(p, Paper, 3) {
		t.Errorf("in its middle it is %v", p)
	}
}

func TestDashesLeaveGaps(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 120, 20, 1, func() {
		c.DashedLine(layout.Point{X: 0, Y: 10}, layout.Point{X: 120, Y: 10}, 4, 12, 0, Paper)
	})
	lit := 0
	for x := range 120 {
		if img.RGBAAt(x, 10).R > 100 {
			lit++
		}
	}
	if lit < 74 || lit > 86 {
		t.Errorf("%d of 120 pixels are dashes, want about 80", lit)
	}
}

func TestArrowPointsAtItsEnd(t *testing.T) {
	c := newTestCanvas(t)
	for _, to := range []layout.Point{{X: 90, Y: 50}, {X: 50, Y: 10}, {X: 10, Y: 50}, {X: 50, Y: 90}} {
		img := render(t, c, 100, 100, 1, func() { c.Arrow(layout.Point{X: 50, Y: 50}, to, 4, 0, Paper) })
		b := testloop.Inked(img)
		x, y := int(to.X), int(to.Y)
		if !image.Pt(x, y).In(b.Inset(-2)) || !b.In(image.Rect(8, 8, 92, 92)) {
			t.Errorf("an arrow to %v covers %v", to, b)
		}
	}
}

func TestHazardStripeFillsItsBox(t *testing.T) {
	c := newTestCanvas(t)
	for _, h := range []float64{3, 4, 8, 16} {
		img := render(t, c, 1000, 24, 1, func() { c.HazardStripe(layout.R(10, 2, 980, h)) })
		amber, black := 0, 0
		for x := 10; x < 990; x++ {
			switch p := img.RGBAAt(x, 2+int(h)/2); {
			case p.R > 150:
				amber++
			case p.R < 60:
				black++
			}
		}
		if amber < 400 || black < 350 {
			t.Errorf("%v high: %d amber and %d black", h, amber, black)
		}
		if p := img.RGBAAt(5, 3); p.R != 0 {
			t.Errorf("the stripe leaves its box: %v", p)
		}
	}
}

func TestRoundShapes(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 60, 30, 1, func() {
		c.Disc(layout.Point{X: 15, Y: 15}, 10, Paper)
		c.Ring(layout.Point{X: 45, Y: 15}, 10, 2, Paper)
	})
	for _, v := range []struct {
		x, y int
		want bool
	}{{15, 15, true}, {15, 6, true}, {7, 7, false}, {45, 15, false}, {45, 6, true}, {36, 15, true}} {
		if got := img.RGBAAt(v.x, v.y).R > 100; got != v.want {
			t.Errorf("(%d, %d) is drawn: %v", v.x, v.y, got)
		}
	}
}
