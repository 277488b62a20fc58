package space

import (
	"image"
	"math"
	"testing"

	"schron/layout"
	"schron/sprites"
	"schron/sprites/testloop"
)

// flatTilt lies on the table.
func flatTilt() Tilt { return Tilt{At: layout.P(60, 60), Eye: 200, Light: 1} }

func TestATiltIsSeenInPerspective(t *testing.T) {
	p, up := layout.P(90, 40), layout.P(60, 20)
	x := flatTilt()
	if at, size := x.Point(p); at.Dist(p) > 1e-9 || size != 1 {
		t.Errorf("what lies on the table is seen at %v, %v of its size", at, size)
	}
	x.Depth = 200
	if at, size := x.Point(p); at.Dist(layout.P(75, 50)) > 1e-9 || size != 0.5 {
		t.Errorf("as deep as the eye is high it is seen at %v, %v of its size", at, size)
	}
	x = flatTilt()
	x.Lean = 0.8
	far, small := x.Point(up)
	near, large := x.Point(layout.P(60, 100))
	if small >= 1 || large <= 1 || x.At.Dist(far) >= 40 || x.At.Dist(far) >= x.At.Dist(near) {
		t.Errorf("tipped away the upper end is seen at %v, %v of its size, the lower one at %v, %v", far, small, near, large)
	}
	if at, size := x.Point(layout.P(90, 60)); at.Dist(layout.P(90, 60)) > 1e-9 || size != 1 {
		t.Errorf("the axis moves to %v, %v of its size", at, size)
	}
	x = flatTilt()
	x.Turn = math.Pi / 2
	if at, _ := x.Point(up); at.Dist(layout.P(100, 60)) > 1e-9 {
		t.Errorf("turned to the right the upper end is seen at %v", at)
	}
	x.Depth = -1e9
	if _, size := x.Point(p); size > 20.001 {
		t.Errorf("what is above the eye is %v of its size", size)
	}
}

func TestATiltedPictureFitsItsPlace(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(20, 20, 80, 80)
	opt := sprites.SpriteOpt{Tint: sprites.Paper}
	draw := func(x Tilt) *image.RGBA {
		return render(t, c, 120, 120, func() { Tilted(c, "piece/token", box, x, opt) })
	}
	whole := render(t, c, 120, 120, func() { c.Sprite("piece/token", box, opt) })
	flat := draw(flatTilt())
	if a, b := testloop.Inked(whole), testloop.Inked(flat); a != b {
		t.Errorf("lying flat it covers %v, as a sprite %v", b, a)
	}
	if a, b := whole.RGBAAt(60, 66), flat.RGBAAt(60, 66); apart(a.R, b.R) > 6 {
		t.Errorf("lying flat it is %v, as a sprite %v", b, a)
	}
	x := flatTilt()
	x.Depth = 200
	deep := draw(x)
	if got := testloop.Inked(deep); got.Dx() < 36 || got.Dx() > 50 || got.Min.X < 35 {
		t.Errorf("deep below it covers %v", got)
	}
	if a, b := deep.RGBAAt(60, 63), flat.RGBAAt(60, 66); b.R < 100 || int(a.R) > int(b.R)/2 {
		t.Errorf("deep below it is %v, on the table %v", a, b)
	}
}
