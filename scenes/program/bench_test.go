package program

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/table"
	"schron/sprites"
)

// settled is a table of a game in the middle, with everything at rest, and a
// canvas that has drawn it.
func settled(t testing.TB, game string) (r *running, c *sprites.Canvas, dst *ebiten.Image) {
	t.Helper()
	r = walk(t, t.TempDir(), usual())
	m := sample(r.house.Game(game), r.house, 3, false)
	r.house.Navigation.Table(house.Match{Match: m})
	r.settle()
	r.table.Show(m.Actor())
	r.Stack.InvalidateAll()
	r.Ticks(90)
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(art.Close)
	art.Sync = true
	c, dst = sprites.NewCanvas(art, r.Stack.Env.Fonts), ebiten.NewImage(1280, 800)
	for range 3 {
		c.Rehearse(dst, 1, func() { r.Stack.Draw(c) })
	}
	return r, c, dst
}

// TestSettledTablesAllocateNothing: a tick and a frame of a table at rest cost
// no memory, but for what the graphics library needs.
func TestSettledTablesAllocateNothing(t *testing.T) {
	for _, g := range registry.Games() {
		r, c, dst := settled(t, g.ID())
		if n := testing.AllocsPerRun(100, func() { r.Root().Tick() }); n > 0 {
			t.Errorf("%s: %v allocations per tick", g.ID(), n)
		}
		paint := func() { r.Stack.Draw(c) }
		if n := testing.AllocsPerRun(100, func() { c.Rehearse(dst, 1, paint) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", g.ID(), n)
		}
	}
}

// BenchmarkTable is one tick and one frame of a table at rest at 1280 × 800, up to the
// drawing itself. What the graphics library and the card do is left out, for frames end
// in a window's loop only.
func BenchmarkTable(b *testing.B) {
	for _, g := range registry.Games() {
		b.Run(g.ID(), func(b *testing.B) {
			r, c, dst := settled(b, g.ID())
			paint := func() { r.Stack.Draw(c) }
			b.ReportAllocs()
			for b.Loop() {
				r.Root().Tick()
				c.Rehearse(dst, 1, paint)
			}
		})
	}
}

// replayed is the replay of a long game, looked at in its middle, and a canvas that has
// drawn it.
func replayed(t testing.TB, game string) (r *running, tb *table.Table, c *sprites.Canvas, dst *ebiten.Image) {
	t.Helper()
	r, c, dst = settled(t, game)
	m := sample(r.house.Game(game), r.house, 3, true)
	tb = r.newTable(m, func() {})
	r.house.Host.Push(tb)
	r.Ticks(2)
	tb.Look(m.Len() / 2)
	r.Stack.InvalidateAll()
	r.Ticks(90)
	for range 3 {
		c.Rehearse(dst, 1, func() { r.Stack.Draw(c) })
	}
	return r, tb, c, dst
}

// TestSettledReplaysAllocateNothing, with all that stands above their sliders.
func TestSettledReplaysAllocateNothing(t *testing.T) {
	for _, g := range registry.Games() {
		r, _, c, dst := replayed(t, g.ID())
		if r.Scene() != "replay" || !r.Has("past:slider") {
			t.Fatalf("it is %s", r.Scene())
		}
		if n := testing.AllocsPerRun(100, func() { r.Root().Tick() }); n > 0 {
			t.Errorf("%s: %v allocations per tick", g.ID(), n)
		}
		paint := func() { r.Stack.Draw(c) }
		if n := testing.AllocsPerRun(100, func() { c.Rehearse(dst, 1, paint) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", g.ID(), n)
		}
	}
}

// BenchmarkReplay is a move of a replay that plays. The table is laid out anew, and a tick
// and a frame pass, up to the drawing itself.
func BenchmarkReplay(b *testing.B) {
	for _, g := range registry.Games() {
		b.Run(g.ID(), func(b *testing.B) {
			r, tb, c, dst := replayed(b, g.ID())
			paint := func() { r.Stack.Draw(c) }
			n := 0
			b.ReportAllocs()
			for b.Loop() {
				n++
				tb.Look(n % tb.Match().Len())
				r.Root().Invalidate()
				r.Root().Sync()
				r.Root().Tick()
				c.Rehearse(dst, 1, paint)
			}
			b.ReportMetric(float64(tb.Match().Len()), "moves")
		})
	}
}
