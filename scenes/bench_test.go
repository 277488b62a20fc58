package scenes_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// settled is a gallery whose pictures and texts are all known.
func settled(t testing.TB) *bench {
	t.Helper()
	b := open(t, scenes.Options{Env: ui.Env{Instant: true}}, func(h ui.Host) { h.Push(scenetest.NewGallery(h)) })
	b.ticks(70)
	b.flush()
	return b
}

// flush has ebiten do the drawing that is queued, which reuses its buffers.
func (b *bench) flush() { b.screen.At(0, 0) }

// TestSettledFrameAllocatesNothing measures a tick and a frame of which
// nothing is new.
func TestSettledFrameAllocatesNothing(t *testing.T) {
	b := settled(t)
	s := input.Snapshot{Cursor: layout.P(5, 5), Focused: true}
	if n := testing.AllocsPerRun(200, func() { s.Time++; b.Stack.Update(s) }); n != 0 {
		t.Errorf("%v allocations per tick", n)
	}
	c := sprites.NewCanvas(store(t), scenetest.Fonts(t))
	frame := func() {
		c.Begin(b.screen, 1)
		b.Stack.Draw(c)
	}
	// What ebiten itself allocates for its queue now and then is not counted:
	// one frame without any shows that none of the kit's needs one.
	least := 1e9
	for range 30 {
		b.flush()
		least = min(least, testing.AllocsPerRun(1, frame))
	}
	if least > 0 {
		t.Errorf("%v allocations per frame", least)
	}
}

// BenchmarkUpdate is a tick in which nothing happens.
func BenchmarkUpdate(b *testing.B) {
	a := settled(b)
	s := input.Snapshot{Cursor: layout.P(5, 5), Focused: true}
	b.ReportAllocs()
	for b.Loop() {
		s.Time++
		a.Stack.Update(s)
	}
}

// BenchmarkHover is a tick in which the cursor moves over widgets.
func BenchmarkHover(b *testing.B) {
	a := settled(b)
	s := input.Snapshot{Cursor: layout.P(100, 100), Focused: true}
	b.ReportAllocs()
	for b.Loop() {
		s.Time++
		s.Cursor.X = 100 + float64(s.Time%1000)
		a.Stack.Update(s)
	}
}

// BenchmarkDraw is one frame of the gallery, without the GPU's work.
func BenchmarkDraw(b *testing.B) {
	a := settled(b)
	c := sprites.NewCanvas(store(b), scenetest.Fonts(b))
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(a.screen, 1)
		a.Stack.Draw(c)
		if n++; n%10 == 0 {
			b.StopTimer()
			a.flush()
			b.StartTimer()
		}
	}
}

// BenchmarkBuild is a build of the whole gallery.
func BenchmarkBuild(b *testing.B) {
	a := settled(b)
	b.ReportAllocs()
	for b.Loop() {
		a.InvalidateAll()
		a.Root().Sync()
	}
}
