package sprites

import (
	"image"
	"testing"

	"schron/layout"
)

// TestNinePartsEqualTheWhole draws a panel in nine parts and compares it with
// the same panel baked at its full size.
func TestNinePartsEqualTheWhole(t *testing.T) {
	c := newTestCanvas(t)
	for _, scale := range []float64{1, 1.25, 2} {
		for name, st := range map[string]PanelStyle{
			"flat": WellBox, "gradient": PanelBox, "glow": FocusBox, "tooltip": TooltipBox,
		} {
			box := layout.R(40, 40, 200, 120)
			got := render(t, c, int(280*scale), int(200*scale), scale, func() { c.Panel(box, st) })
			whole, pad := bakePanel(st, scale, int(200*scale), int(120*scale))
			img := toImage(whole)
			want := render(t, c, int(280*scale), int(200*scale), scale, func() {
				c.op.GeoM.Reset()
				c.op.GeoM.Translate(40*scale-float64(pad), 40*scale-float64(pad))
				c.fade(1)
				c.dst.DrawImage(img, &c.op)
			})
			if d := rmse(got, want); d > 0.002 {
				t.Errorf("%s at %v differs by %.3f %%", name, scale, 100*d)
			}
		}
	}
}

func TestPanelHasGroundBorderAndCorners(t *testing.T) {
	c := newTestCanvas(t)
	st := PanelStyle{Fill: Green, Border: Red, Width: 3, Radius: 12}
	img := render(t, c, 100, 60, 1, func() { c.Panel(layout.R(10, 10, 80, 40), st) })
	for _, v := range []struct {
		x, y int
		want string
	}{{50, 30, "ground"}, {50, 11, "border"}, {11, 30, "border"}, {10, 10, "none"}, {89, 49, "none"}, {50, 8, "none"}} {
		p := img.RGBAAt(v.x, v.y)
		got := "other"
		switch {
		case near(p, Green, 2):
			got = "ground"
		case near(p, Red, 2):
			got = "border"
		case near(p, Hex(0), 2):
			got = "none"
		}
		if got != v.want {
			t.Errorf("(%d, %d) is %s %v, want %s", v.x, v.y, got, p, v.want)
		}
	}
}

func TestDashesGoRoundEvenly(t *testing.T) {
	b := roundBox{w: 114, h: 80, radius: 8}
	if d := b.dashes(7); b.perimeter(0)/d != float64(int(b.perimeter(0)/d+0.5)) {
		t.Errorf("%v dashes of %v", b.perimeter(0)/d, d)
	}
	last := -1.0
	for i := range 20 {
		x := 10 + float64(i)*4.5
		if at := b.along(x, 0); at <= last {
			t.Errorf("at %v the way is %v after %v", x, at, last)
		} else {
			last = at
		}
	}
	for _, p := range [][2]float64{{114, 40}, {60, 80}, {0, 40}, {112, 2}, {112, 78}, {2, 78}, {2, 2}} {
		if at := b.along(p[0], p[1]); at < 0 || at > b.perimeter(0)+1e-9 {
			t.Errorf("the way to %v is %v of %v", p, at, b.perimeter(0))
		}
	}
}

func TestPanelsShareTheirPictures(t *testing.T) {
	c := newTestCanvas(t)
	render(t, c, 400, 300, 1, func() {
		for i := range 20 {
			c.Panel(layout.R(10, 10, 100+float64(i), 100+float64(i)*3), WellBox)
		}
	})
	if n := len(c.panels.items); n != 1 {
		t.Errorf("%d pictures of one panel", n)
	}
}

func TestTinyAndEmptyPanels(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 40, 40, 1, func() {
		c.Panel(layout.R(5, 5, 0, 10), ActBox)
		c.Panel(layout.R(10, 10, 4, 4), ActBox.Rounded(99))
	})
	if got := inked(img); got.Empty() || !got.In(image.Rect(8, 8, 18, 20)) {
		t.Errorf("covers %v", got)
	}
}
