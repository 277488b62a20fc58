package program

import (
	"path/filepath"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/sprites"
)

// busiest are the numbers of moves of the records of build/shots after which the most
// moves.
var busiest = map[string]int{"dzicz": 68, "wradislavia": 29, "paliwo": 157, "wcp": 112, "dolores": 22}

// stirred is a table of a game in a window of 1920 × 1080, on which a busy move can be
// shown again and again.
type stirred struct {
	*running
	table *table.Table
	move  int
	ticks int // that the move takes; the last one lays the table out anew
	c     *sprites.Canvas
	dst   *ebiten.Image
	scale float64
	paint func()
}

func stir(t testing.TB, game string) *stirred {
	t.Helper()
	m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, filepath.Join("..", "..", "build", "shots", game+".json")))
	if err != nil {
		t.Fatal(err)
	}
	view := scenetest.Look(1920, 1080, 1, assets.Polish)
	w := usual()
	w.Lang, w.Match, w.Scene, w.At = assets.Polish, m, "replay", busiest[game]
	s := &stirred{running: walkIn(t, t.TempDir(), w, layout.S(view.W, view.H)), move: busiest[game], scale: view.Scale}
	s.house.Settings.Animation = store.AnimationNormal
	s.table = s.Root().Scene().(*table.Table)
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(art.Close)
	art.Sync = true
	s.c, s.dst = sprites.NewCanvas(art, s.Stack.Env.Fonts), ebiten.NewImage(1920, 1080)
	t.Cleanup(s.dst.Deallocate)
	s.paint = func() { s.Stack.Draw(s.c) }
	s.again(t)
	for ; s.table.Animating(); s.ticks++ { // everything in it is known
		s.frame()
		s.Root().Tick()
	}
	return s
}

// again shows the move from its beginning.
func (s *stirred) again(t testing.TB) {
	t.Helper()
	s.Key(input.KeyHome) // what moves ends
	s.table.Look(s.move)
	s.Stack.InvalidateAll()
	s.Ticks(1)
	s.Key(input.KeyRight)
	if s.Ticks(1); !s.table.Animating() {
		t.Fatal("nothing moves")
	}
}

func (s *stirred) frame() { s.c.Rehearse(s.dst, s.scale, s.paint) }

// TestMotionAllocatesNothing: neither a tick nor a frame of what moves, but for those few
// ticks in which another phase is lit.
func TestMotionAllocatesNothing(t *testing.T) {
	for _, g := range registry.Games() {
		s := stir(t, g.ID())
		s.again(t)
		loud := 0
		for range s.ticks - 2 {
			if n := least(s.frame); n > 0 {
				t.Errorf("%s: %v allocations in a frame when %.2f of the motion has passed", g.ID(), n, s.table.Passed())
			}
			if allocations(s.Root().Tick) > 0 {
				loud++
			}
		}
		if loud > 4 {
			t.Errorf("%s: %d of %d ticks allocate", g.ID(), loud, s.ticks)
		}
	}
}

// allocations counts what one call allocates.
func allocations(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs
}

// least is the least of what a few calls allocate: others allocate meanwhile.
func least(do func()) uint64 {
	out := allocations(do)
	for n := 0; n < 4 && out > 0; n++ {
		out = min(out, allocations(do))
	}
	return out
}

// BenchmarkMotion is one tick and one frame of 1920 × 1080 while the most is moving, up to
// the drawing itself.
func BenchmarkMotion(b *testing.B) {
	for _, g := range registry.Games() {
		b.Run(g.ID(), func(b *testing.B) {
			s := stir(b, g.ID())
			b.ReportAllocs()
			left := 0
			for b.Loop() {
				if left--; left < 0 {
					b.StopTimer()
					s.again(b)
					left = s.ticks - 2
					b.StartTimer()
				}
				s.Root().Tick()
				s.frame()
			}
		})
	}
}
