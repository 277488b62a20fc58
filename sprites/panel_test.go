package sprites

import (
	"image"
	"testing"

	"schron/layout"
	"schron/sprites/testloop"
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
	if got := testloop.Inked(img); got.Empty() || !got.In(image.Rect(8, 8, 18, 20)) {
		t.Errorf("covers %v", got)
	}
}
