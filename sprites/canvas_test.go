package sprites

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites/testloop"
)

func TestFillSnapsToDevicePixels(t *testing.T) {
	c := newTestCanvas(t)
	for _, v := range []struct {
		scale float64
		box   layout.Rect
		want  image.Rectangle
	}{
		{1, layout.R(3, 4, 5, 6), image.Rect(3, 4, 8, 10)},
		{2, layout.R(3, 4, 5, 6), image.Rect(6, 8, 16, 20)},
		{1.5, layout.R(2, 2, 5, 0.1), image.Rect(3, 3, 11, 4)},
		{1, layout.R(2.4, 2.6, 5, 5), image.Rect(2, 3, 7, 8)},
	} {
		img := render(t, c, 40, 40, v.scale, func() { c.Fill(v.box, Paper) })
		if got := testloop.Inked(img); got != v.want {
			t.Errorf("%v at %v covers %v, want %v", v.box, v.scale, got, v.want)
		}
		if p := img.RGBAAt(v.want.Min.X, v.want.Min.Y); !near(p, Paper, 1) {
			t.Errorf("the colour is %v", p)
		}
	}
}

func TestBoundsAreUnits(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(300, 150)
	defer img.Deallocate()
	c.Begin(img, 1.5)
	if got := c.Bounds(); got != layout.R(0, 0, 200, 100) {
		t.Errorf("bounds %v", got)
	}
	c.Begin(img, 0)
	if c.Scale() != 1 {
		t.Errorf("scale %v", c.Scale())
	}
}

func TestClipNests(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 60, 60, 1, func() {
		c.PushClip(layout.R(10, 10, 30, 30))
		c.PushClip(layout.R(20, 0, 60, 25))
		c.Fill(layout.R(0, 0, 60, 60), Paper)
		c.PopClip()
		c.Fill(layout.R(0, 38, 60, 22), Paper)
		c.PopClip()
		c.Fill(layout.R(55, 55, 5, 5), Paper)
		c.PopClip()
		c.PopAlpha()
	})
	for _, v := range []struct {
		x, y int
		want bool
	}{{20, 10, true}, {39, 24, true}, {19, 12, false}, {20, 25, false}, {40, 12, false}, {12, 39, true}, {12, 41, false}, {57, 57, true}} {
		if got := img.RGBAAt(v.x, v.y).R > 100; got != v.want {
			t.Errorf("(%d, %d) is drawn: %v", v.x, v.y, got)
		}
	}
}

func TestAlphaMultiplies(t *testing.T) {
	c := newTestCanvas(t)
	white := Hex(0xffffff)
	img := render(t, c, 40, 10, 1, func() {
		c.PushAlpha(0.5)
		c.Fill(layout.R(0, 0, 10, 10), white)
		c.PushAlpha(0.5)
		c.Fill(layout.R(10, 0, 10, 10), white)
		c.PopAlpha()
		c.PopAlpha()
		c.Fill(layout.R(20, 0, 10, 10), WithAlpha(white, 0.5))
		c.Fill(layout.R(30, 0, 10, 10), white)
	})
	for x, want := range map[int]uint8{5: 128, 15: 64, 25: 128, 35: 255} {
		if got := img.RGBAAt(x, 5).R; abs(int(got)-int(want)) > 2 {
			t.Errorf("at %d: %d, want %d", x, got, want)
		}
	}
}

func TestTextStaysInItsBox(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(20, 20, 160, 30)
	for _, scale := range []float64{0.75, 1, 2} {
		for _, st := range []TextStyle{Body, Title.Aligned(Middle, Middle), Heading.Aligned(End, End), Body.Aligned(Start, Start)} {
			img := render(t, c, int(200*scale), int(70*scale), scale, func() {
				c.Text("Zażółć gęślą jaźń, Ćma i Ślimak, bardzo długo", box, st)
			})
			got := testloop.Inked(img)
			room := image.Rect(int(box.X*scale)-1, int(box.Y*scale)-1, int(box.Right()*scale)+1, int(box.Bottom()*scale)+1)
			if got.Empty() || !got.In(room) {
				t.Errorf("at %v %+v covers %v of %v", scale, st, got, room)
			}
		}
	}
}

func TestAlignmentMovesText(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(0, 0, 200, 60)
	at := func(x, y Align) image.Rectangle {
		return testloop.Inked(render(t, c, 200, 60, 1, func() { c.Text("HHH", box, TextStyle{Size: 20, Colour: Paper, AlignX: x, AlignY: y}) }))
	}
	a, b, e := at(Start, Start), at(Middle, Middle), at(End, End)
	if !(a.Min.X < 4 && a.Min.Y < 8 && e.Max.X > 196 && e.Max.Y > 52) {
		t.Errorf("start %v, end %v", a, e)
	}
	if d := b.Min.X + b.Max.X - 200; abs(d) > 3 {
		t.Errorf("the middle is off by %d", d)
	}
	if d := b.Min.Y + b.Max.Y - 60; abs(d) > 2 {
		t.Errorf("the middle is too low by %d", d)
	}
}

func TestTurnedText(t *testing.T) {
	c := newTestCanvas(t)
	st := TextStyle{Size: 14, Colour: Paper, AlignX: Middle, AlignY: Middle}
	box := layout.R(10, 10, 20, 100)
	for _, quarter := range []int{-1, 1} {
		got := testloop.Inked(render(t, c, 40, 120, 1, func() { c.TextTurned("BARTEK", box, quarter, st) }))
		if got.Dx() > 13 || got.Dy() < 35 || !got.In(image.Rect(10, 10, 30, 110)) {
			t.Errorf("turned by %d it covers %v", quarter, got)
		}
	}
}

func TestParagraphFillsLines(t *testing.T) {
	c := newTestCanvas(t)
	const s = "Pola wokół przyczółka: żetony kładzie tylko jego właściciel."
	need := c.Fonts().MeasureWrapped(s, 150, Body)
	got := testloop.Inked(render(t, c, 200, 200, 1, func() { c.Paragraph(s, layout.R(10, 10, 150, need.H), CardBody.In(Paper).Sized(15)) }))
	if !got.In(image.Rect(9, 9, 161, 11+int(need.H))) || got.Dy() < int(need.H)-15 {
		t.Errorf("covers %v, measured %v", got, need)
	}
}

func TestSpriteHasItsPlaceColourAndShadow(t *testing.T) {
	c := newTestCanvas(t)
	draw := func(opt SpriteOpt) *image.RGBA {
		return render(t, c, 120, 120, 1, func() {
			c.Fill(c.Bounds(), Hex(0xffffff))
			c.Sprite("piece/token", layout.R(20, 20, 80, 80), opt)
		})
	}
	img := draw(SpriteOpt{Tint: Blue})
	if p := img.RGBAAt(60, 66); p.B < p.R+40 {
		t.Errorf("a blue token is %v", p)
	}
	under := img.RGBAAt(60, 101)
	if under.R > 220 {
		t.Errorf("no shadow below: %v", under)
	}
	if p := draw(SpriteOpt{Tint: Blue, Flat: true}).RGBAAt(60, 101); p.R < 250 {
		t.Errorf("a flat token has a shadow: %v", p)
	}
	if p := draw(SpriteOpt{Tint: Blue, Halo: Red}).RGBAAt(60, 18); int(p.R) < int(p.B)+40 {
		t.Errorf("no red halo above: %v", p)
	}
	if p := draw(SpriteOpt{Tint: Blue, Alpha: 0.5}).RGBAAt(60, 66); p.R < 120 {
		t.Errorf("half a token is %v", p)
	}
	if p := draw(SpriteOpt{Tint: Blue, Alpha: Faint(0)}).RGBAAt(60, 66); p.R < 250 {
		t.Errorf("a token that has faded away is %v", p)
	}
	if p := draw(SpriteOpt{Tint: Blue, Zoom: 0.5}).RGBAAt(60, 30); p.R < 220 {
		t.Errorf("a small token is %v at its edge", p)
	}
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
}

func TestSpriteTurnsAndFlips(t *testing.T) {
	c := newTestCanvas(t)
	middle := func(opt SpriteOpt) (x, y int) {
		opt.Tint = Paper
		b := render(t, c, 60, 60, 1, func() { c.Sprite("icon/flag", layout.R(10, 10, 40, 40), opt) })
		n := 0
		for py := range 60 {
			for px := range 60 {
				if b.RGBAAt(px, py).R > 100 {
					x, y, n = x+px, y+py, n+1
				}
			}
		}
		return x / n, y / n
	}
	x, y := middle(SpriteOpt{})
	fx, fy := middle(SpriteOpt{Flip: true})
	if abs(x+fx-59) > 1 || abs(y-fy) > 1 {
		t.Errorf("flipped from (%d, %d) to (%d, %d)", x, y, fx, fy)
	}
	tx, ty := middle(SpriteOpt{Angle: 3.14159265})
	if abs(x+tx-59) > 1 || abs(y+ty-59) > 1 {
		t.Errorf("turned from (%d, %d) to (%d, %d)", x, y, tx, ty)
	}
}

func TestAuditFindsWhatDoesNotFit(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(200, 100)
	defer img.Deallocate()
	a := &Audit{}
	c.Audit = a
	c.Begin(img, 1)
	c.Text("krótko", layout.R(0, 0, 100, 20), Body)
	c.Text("o wiele za długo na to pudełko", layout.R(0, 20, 60, 20), Body)
	c.Paragraph("raz dwa trzy cztery pięć sześć", layout.R(0, 40, 60, 20), Body)
	c.TextTurned("w górę", layout.R(150, 0, 20, 90), -1, Body)
	c.Text("poza", layout.R(180, 0, 60, 20), Body)
	c.Sprite("icon/check", layout.R(100, 0, 20, 20), SpriteOpt{Tint: Paper})
	if len(a.Texts) != 5 || len(a.Sprites) != 1 {
		t.Fatalf("%d texts and %d sprites noted", len(a.Texts), len(a.Sprites))
	}
	fits := [...]bool{true, false, false, true, true}
	for i, want := range fits {
		if a.Texts[i].Fits() != want {
			t.Errorf("%q fits: %v, needs %v in %v", a.Texts[i].Text, !want, a.Texts[i].Need, a.Texts[i].Room)
		}
	}
	a.Reset()
	if len(a.Texts)+len(a.Sprites) != 0 {
		t.Error("reset keeps something")
	}
}
