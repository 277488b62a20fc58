package sprites

import (
	"image"
	"image/color"
	"testing"

	"schron/layout"
	"schron/sprites/testloop"
)

// drawSlanted draws a picture in half light, with a word on it, on a plane that leans
// back by a half.
func drawSlanted(c *Canvas, r layout.Rect, words string) {
	right, down := layout.P(1, 0), layout.P(0, 0.5)
	if p, ok := c.Picture("piece/token", r, SpriteOpt{Tint: Paper, Flat: true}); ok && words == "" {
		c.Slanted(p, r.Center(), r.H, right, down, 0.5)
	}
	c.TextSlanted(words, r.Center(), right, down, Title.In(Red).Sized(r.H/2))
}

func TestASlantedPictureLiesOnItsPlane(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(20, 20, 80, 80)
	opt := SpriteOpt{Tint: Paper, Flat: true}
	whole := render(t, c, 120, 120, 1, func() { c.Sprite("piece/token", box, opt) })
	leant := render(t, c, 120, 120, 1, func() { drawSlanted(c, box, "") })
	a, b := testloop.Inked(whole), testloop.Inked(leant)
	if abs(a.Dx()-b.Dx()) > 2 || abs(a.Dy()-2*b.Dy()) > 4 {
		t.Errorf("lying flat it covers %v, leaning %v", a, b)
	}
	light, dark := whole.RGBAAt(60, 90), leant.RGBAAt(60, 75)
	if d := abs(int(light.R) - 2*int(dark.R)); light.R < 100 || d > 30 {
		t.Errorf("in the light it is %v, in half of it %v", light, dark)
	}
}

func TestASlantedWordLiesOnItsPlane(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(20, 20, 80, 80)
	st := Title.In(Red).Sized(40).Aligned(Middle, Middle)
	whole := testloop.Inked(render(t, c, 120, 120, 1, func() { c.Text("8", box, st) }))
	leant := testloop.Inked(render(t, c, 120, 120, 1, func() { drawSlanted(c, box, "8") }))
	mid := func(r image.Rectangle) image.Point { return r.Min.Add(r.Max) }
	off := mid(whole).Sub(mid(leant))
	if whole.Dy() < 20 || abs(whole.Dx()-leant.Dx()) > 2 || abs(whole.Dy()-2*leant.Dy()) > 4 || abs(off.X) > 2 || abs(off.Y) > 3 {
		t.Errorf("lying flat it covers %v, leaning %v", whole, leant)
	}
}

// A picture is noted, ordered and owed as a sprite is.
func TestAPictureIsAskedForAsASprite(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(20, 20, 80, 80)
	audit := &Audit{}
	render(t, c, 120, 120, 1, func() {
		c.Audit = audit
		c.PushAlpha(0.5)
		p, ok := c.Picture("piece/token", box, SpriteOpt{})
		if !ok || p.W != 80 || p.H != 80 || p.Alpha != 1 || p.Image == nil {
			t.Errorf("picture %+v, %v", p, ok)
		}
		if p, _ := c.Picture("piece/token", box, SpriteOpt{Alpha: 0.25}); p.Alpha != 0.25 {
			t.Errorf("its opacity is %v", p.Alpha)
		}
		if _, ok := c.Picture("piece/token", layout.R(5, 5, 0, 0), SpriteOpt{}); ok {
			t.Error("there is a picture of no size")
		}
		c.PopAlpha()
		c.Audit = nil
	})
	if len(audit.Sprites) != 3 || audit.Sprites[0] != (AuditSprite{"piece/token", box, 0.5, SpriteOpt{}}) {
		t.Errorf("noted %v", audit.Sprites)
	}
	c.store.Sync = false
	plate := &Plate{}
	render(t, c, 120, 120, 1, func() {
		for name, ask := range map[string]func(){
			"Picture": func() { c.Picture("icon/check", box, SpriteOpt{}) },
			"Order":   func() { c.Order("icon/undo", box, SpriteOpt{}) },
		} {
			if c.Aside(plate, box, 1, ask) {
				t.Errorf("%s tells nothing of a picture that is not made yet", name)
			}
			if _, ok := c.store.byName[artKey{name: "icon/check"}]; name == "Picture" && !ok {
				t.Error("Picture orders nothing")
			}
		}
		if _, ok := c.store.byName[artKey{name: "icon/undo"}]; !ok {
			t.Error("Order orders nothing")
		}
	})
	plate.Drop()
}

// Corners of one colour need no image; the canvas's opacity is in them.
func TestTrianglesOfOneColour(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 40, 40, 1, func() {
		c.PushAlpha(0.5)
		points := c.Vertices(3)
		for i, p := range [3]layout.Point{{X: 0, Y: 0}, {X: 40, Y: 0}, {X: 0, Y: 40}} {
			points[i] = c.Vertex(p.X, p.Y, Hex(0xc86432), 1)
		}
		c.Triangles(points, []uint16{0, 1, 2}, nil)
		c.PopAlpha()
	})
	if p := img.RGBAAt(8, 8); !near(p, Hex(0x643219), 2) {
		t.Errorf("it is %v", p)
	}
	if p := img.RGBAAt(35, 35); p != (color.RGBA{0, 0, 0, 255}) {
		t.Errorf("beside it is %v", p)
	}
}
