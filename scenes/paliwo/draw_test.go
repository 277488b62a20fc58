package paliwo

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/table"
	"schron/sprites"
)

// screen is a picture to draw on, with the canvas that draws there.
func screen(t testing.TB, w, h int) (*ebiten.Image, *sprites.Canvas) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	t.Cleanup(dst.Deallocate)
	c := sprites.NewCanvas(art, scenetest.Fonts(t))
	c.Begin(dst, 1)
	return dst, c
}

// least is the fewest allocations of a call. What ebiten allocates for its
// queue now and then does not count; one call without any is enough.
func least(dst *ebiten.Image, draw func()) float64 {
	fewest := 1e9
	for range 40 {
		if inLoop {
			dst.At(0, 0) // has ebiten carry out what is queued
		}
		if fewest = min(fewest, testing.AllocsPerRun(1, draw)); fewest == 0 {
			break
		}
	}
	return fewest
}

// TestDrawingAllocatesNothing draws the table over and over, also with things
// picked up and pieces on their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	if !inLoop {
		t.Skip("needs a display")
	}
	dst, c := screen(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").open()
		if n := least(dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
		if do := touch[name]; do != nil {
			do(d)
			if n := least(dst, func() { d.Root().Draw(c) }); n > 0 {
				t.Errorf("%s, touched: %v allocations per frame", name, n)
			}
		}
	}
	for name, list := range map[string][]table.Motion{
		"a shot": shows(t, active(t), "shot H3"), "a charge": shows(t, charging(t), "charge E4"),
		"a card": shows(t, turn(t), "aid businessman businessman"), "a turn": shows(t, doomed(t), "turned mechanic E"),
	} {
		for _, x := range list {
			draw := func() { x.Draw(c, x.From.Lerp(x.To, 0.3)) }
			if x.Play != nil {
				draw = func() { x.Play(c, x.From.Lerp(x.To, 0.3), 0.3) }
			}
			if n := least(dst, draw); n > 0 {
				t.Errorf("%s, %s on its way: %v allocations", name, x.Piece, n)
			}
		}
	}
}

// fullest is the table with the most on it, with a human in hand.
func fullest(b *testing.B, w, h float64) *desk {
	b.Helper()
	d := lay(b, turn(b), w, h, "pl").open()
	d.Click("field:H2")
	d.Hover("field:H3")
	return d
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) {
	d := fullest(b, 1280, 800)
	dst, c := screen(b, 1280, 800)
	d.Root().Draw(c)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if inLoop && i%64 == 63 { // what the graphics card does is not counted
			b.StopTimer()
			dst.At(0, 0)
			b.StartTimer()
		}
		d.Root().Tick()
		d.Root().Draw(c)
	}
}

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) {
	d := fullest(b, 1280, 800)
	b.ReportAllocs()
	for b.Loop() {
		d.Root().Invalidate()
		d.Root().Sync()
	}
}

// BenchmarkPickUp looks for all that a human can reach with all points and
// Adrenaline.
func BenchmarkPickUp(b *testing.B) {
	m := turn(b)
	d := lay(b, m, 1280, 800, "pl").open()
	d.Click("field:H2")
	if d.table.Acting() == rules.NoSeat {
		b.Fatal("nobody may act")
	}
	for b.Loop() {
		d.face.known = known{}
		d.face.know()
	}
}
