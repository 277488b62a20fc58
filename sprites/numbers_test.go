package sprites

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// TestWordsMayStandOutByHalfAUnit gives words that are a little too long and too
// high for their box.
func TestWordsMayStandOutByHalfAUnit(t *testing.T) {
	room := layout.S(100, 20)
	for _, c := range []struct {
		need layout.Size
		fits bool
	}{
		{layout.S(100, 20), true},
		{layout.S(100.4, 20), true},
		{layout.S(100, 20.4), true},
		{layout.S(101, 20), false},
		{layout.S(100, 21), false},
		{layout.S(120, 20), false},
		{layout.S(100, 40), false},
	} {
		x := AuditText{Text: "x", Box: layout.R(0, 0, 100, 20), Room: room, Need: c.need}
		if x.Fits() != c.fits {
			t.Errorf("what needs %v fits into %v: %v", c.need, room, x.Fits())
		}
	}
}

// TestWordsAreMeasuredAsTheyAreNotAsTheyAreCut draws words in boxes that are from
// one to twenty units too narrow for them, in every direction.
func TestWordsAreMeasuredAsTheyAreNotAsTheyAreCut(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(400, 400)
	defer img.Deallocate()
	const words = "Wielki Czerwony Przycisk"
	need := c.Fonts().Measure(words, Body)
	for short, fits := range map[float64]bool{-10: true, 0: true, 1: false, 5: false, 20: false} {
		for name, draw := range map[string]func(){
			"a line":   func() { c.Text(words, layout.R(0, 0, need.W-short, 30), Body) },
			"upwards":  func() { c.TextTurned(words, layout.R(0, 0, 30, need.W-short), -1, Body) },
			"a column": func() { c.Paragraph("Przycisk", layout.R(0, 0, 300, 1.17*Body.Size-short), Body) },
		} {
			c.Audit = &Audit{}
			c.Begin(img, 1)
			draw()
			if len(c.Audit.Texts) != 1 || c.Audit.Texts[0].Fits() != fits {
				t.Errorf("%s that is %v units too long: %+v", name, short, c.Audit.Texts)
			}
		}
	}
}

// TestPicturesOfTheFrameStay draws more than a store may keep, in every frame the
// same: nothing of it is made a second time.
func TestPicturesOfTheFrameStay(t *testing.T) {
	c := newTestCanvas(t)
	s := c.Store()
	s.Limit = 1
	img := ebiten.NewImage(400, 400)
	defer img.Deallocate()
	first := map[spriteKey]*ebiten.Image{}
	for frame := range 4 {
		c.Begin(img, 1)
		for i := range 5 {
			side := float64(40 + 10*i)
			c.Sprite("icon/check", layout.R(0, 0, side, side), SpriteOpt{Tint: Amber})
		}
		if len(s.entries) != 5 || s.Bytes() < 5*4*40*40 {
			t.Fatalf("in frame %d %d pictures are there, %d bytes", frame, len(s.entries), s.Bytes())
		}
		for k, e := range s.entries {
			if frame == 0 {
				first[k] = e.image
			} else if first[k] != e.image {
				t.Fatalf("in frame %d %v was made anew", frame, k)
			}
		}
	}
	// What a frame does not draw goes with the next but one.
	for range 2 {
		c.Begin(img, 1)
		c.Sprite("icon/check", layout.R(0, 0, 40, 40), SpriteOpt{Tint: Amber})
	}
	c.Begin(img, 1)
	if len(s.entries) != 1 {
		t.Errorf("%d pictures are left, want the one that is drawn", len(s.entries))
	}
}

// TestTheOldestPicturesGoFirst keeps those of the last frames as far as they fit.
func TestTheOldestPicturesGoFirst(t *testing.T) {
	c := newTestCanvas(t)
	s := c.Store()
	img := ebiten.NewImage(400, 400)
	defer img.Deallocate()
	draw := func(side float64) {
		c.Begin(img, 1)
		c.Sprite("icon/check", layout.R(0, 0, side, side), SpriteOpt{Tint: Amber})
	}
	for _, side := range []float64{50, 60, 70} {
		draw(side)
	}
	s.Limit = s.Bytes() - 1
	draw(80)
	c.Begin(img, 1)
	var widths []int
	for _, w := range []int{50, 60, 70, 80} {
		if s.entries[spriteKey{artKey: artKey{"icon/check", Amber}, w: w, h: w}] != nil {
			widths = append(widths, w)
		}
	}
	if len(widths) == 0 || widths[len(widths)-1] != 80 || widths[0] == 50 {
		t.Errorf("left are the widths %v", widths)
	}
}

// TestBakedPicturesOfTheFrameStay puts 48 MiB, twice what a bank keeps beside what
// is in use, into one.
func TestBakedPicturesOfTheFrameStay(t *testing.T) {
	var b bank[int]
	picture := func() *banked { return &banked{image: ebiten.NewImage(2048, 1024)} } // 8 MiB
	b.nextFrame()
	for k := range 6 {
		b.put(k, picture())
	}
	b.nextFrame()
	if len(b.items) != 6 {
		t.Fatalf("%d of 6 pictures of the last frame are left", len(b.items))
	}
	for k := range 4 {
		if b.get(k) == nil {
			t.Fatalf("picture %d is gone", k)
		}
	}
	b.nextFrame()
	if len(b.items) != 4 || b.bytes != 4*(8<<20) {
		t.Errorf("%d pictures are left, %d MiB; want the 4 that were used", len(b.items), b.bytes>>20)
	}
	var few bank[int]
	few.put(1, picture())
	for range 9 {
		few.nextFrame()
	}
	if len(few.items) != 1 {
		t.Error("little is thrown away though there is room")
	}
}

// darkness is how much of a white ground is taken away at a pixel, in parts of
// 255.
func darkness(img *image.RGBA, x, y int) int { return 255 - int(img.RGBAAt(x, y).G) }

// TestAPanelsShadow measures it around a panel of 100 × 60 at (60, 60) on white. It
// lies lower than the panel by three tenths of its reach, is darkest at the edge and
// gone at the reach.
func TestAPanelsShadow(t *testing.T) {
	c := newTestCanvas(t)
	st := PanelStyle{Fill: Hex(0x808080), Radius: 6, Shadow: 20}
	for _, scale := range []float64{1, 2} {
		k := int(scale)
		img := render(t, c, 240*k, 200*k, scale, func() {
			c.Fill(c.Bounds(), Hex(0xffffff))
			c.Panel(layout.R(60, 60, 100, 60), st)
		})
		for _, p := range []struct {
			name        string
			x, y        int
			least, most int
		}{
			{"the panel", 110, 90, 126, 128},
			{"just below", 110, 121, 49, 58},
			{"10 below", 110, 130, 8, 12},
			{"20 below", 110, 140, 0, 1},
			{"30 below", 110, 150, 0, 0},
			{"just above", 110, 58, 3, 5},
			{"10 above", 110, 49, 0, 1},
			{"30 above", 110, 30, 0, 0},
			{"just left", 58, 90, 18, 22},
			{"just right", 161, 90, 18, 22},
			{"10 left", 49, 90, 0, 2},
			{"the corner", 163, 123, 9, 13},
			{"far off", 210, 90, 0, 0},
		} {
			if got := darkness(img, p.x*k, p.y*k); got < p.least || got > p.most {
				t.Errorf("at scale %v, %s it is darker by %d, want %d to %d", scale, p.name, got, p.least, p.most)
			}
		}
	}
}

// TestAFlatPanelHasNoShadow looks all around it.
func TestAFlatPanelHasNoShadow(t *testing.T) {
	c := newTestCanvas(t)
	img := render(t, c, 240, 200, 1, func() {
		c.Fill(c.Bounds(), Hex(0xffffff))
		c.Panel(layout.R(60, 60, 100, 60), PanelStyle{Fill: Hex(0x808080), Radius: 6})
	})
	for _, p := range []image.Point{{110, 121}, {110, 58}, {58, 90}, {161, 90}} {
		if got := darkness(img, p.X, p.Y); got != 0 {
			t.Errorf("at %v it is darker by %d", p, got)
		}
	}
}
