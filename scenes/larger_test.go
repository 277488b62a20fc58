package scenes_test

import (
	"image"
	"testing"

	"schron/scenes"
	"schron/scenes/ui"
	"schron/sprites"
)

// ruled is a scene with a line of one unit: at twice the scale it is two pixels wide and
// its edges are sharp.
type ruled struct{ scales []float64 }

func (*ruled) Name() string { return "ruled" }

func (s *ruled) Build(b *ui.Builder) {
	b.Draw(b.Area, func(c *sprites.Canvas, _ ui.State) {
		s.scales = append(s.scales, c.Scale())
		line := b.Area
		line.X, line.W = 100, 1
		c.Fill(line, sprites.Paper)
	})
}

// TestALargerPictureIsDrawnLarger, not made larger, while the window stays as it is.
func TestALargerPictureIsDrawnLarger(t *testing.T) {
	page := &ruled{}
	b := open(t, scenes.Options{Env: ui.Env{Instant: true}}, func(h ui.Host) { h.Push(page) })
	b.ticks(3)
	var got *image.RGBA
	b.CaptureLarger(2, func(img *image.RGBA) { got = img })
	b.ticks(3)
	if got == nil {
		t.Fatal("there is no picture")
	}
	size := b.screen.Bounds().Size()
	if got.Rect.Size() != size.Mul(2) {
		t.Fatalf("it is %v, the window %v", got.Rect.Size(), size)
	}
	large := false
	for _, s := range page.scales {
		large = large || s == 2*page.scales[0]
	}
	if !large {
		t.Errorf("it was drawn at %v", page.scales)
	}
	paper, wide := got.RGBAAt(int(200*page.scales[0]), 50), 0
	for x := range got.Rect.Dx() {
		switch c := got.RGBAAt(x, 50); {
		case c == paper:
			wide++
		case c.A != 255:
			t.Fatalf("pixel %d is %v", x, c)
		}
	}
	if want := int(2 * page.scales[0]); wide != want {
		t.Errorf("the line is %d pixels wide, want %d", wide, want)
	}
	n := len(page.scales)
	b.ticks(3)
	if len(page.scales) > n+1 {
		t.Error("the window goes on being drawn")
	}
}

// TestALargerPictureIsOfItsScene: whoever goes on to another one before it is taken gets
// none, and may ask for one there.
func TestALargerPictureIsOfItsScene(t *testing.T) {
	for name, instant := range map[string]bool{"at once": true, "by a fade": false} {
		b := open(t, scenes.Options{Env: ui.Env{Instant: instant}}, func(h ui.Host) { h.Push(&ruled{}) })
		b.ticks(30)
		var got []string
		ask := func(what string) { b.CaptureLarger(2, func(*image.RGBA) { got = append(got, what) }) }
		ask("first")
		other := &ruled{}
		b.Push(other)
		b.ticks(30)
		if len(got) > 0 {
			t.Errorf("%s: there is a picture of another scene", name)
		}
		n := len(other.scales)
		if b.ticks(30); len(other.scales) > n {
			t.Errorf("%s: the window goes on being drawn", name)
		}
		ask("second")
		b.ticks(3)
		if len(got) != 1 || got[0] != "second" {
			t.Errorf("%s: then there are the pictures %q", name, got)
		}
		ask("third")
		b.Pop()
		if err := b.Update(); err != nil {
			t.Fatal(err)
		}
		ask("fourth") // before a frame
		b.ticks(30)
		if len(got) != 2 || got[1] != "fourth" {
			t.Errorf("%s: in the end there are the pictures %q", name, got)
		}
	}
}
