package scenes_test

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Loop(m)) }

func store(t testing.TB) *sprites.Store {
	t.Helper()
	s, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	s.Sync = true
	t.Cleanup(s.Close)
	return s
}

// bench is an App and the picture that it draws on.
type bench struct {
	*scenes.App
	t      testing.TB
	screen *ebiten.Image
}

// open makes an App of 1280 × 800 with its first scene.
func open(t testing.TB, o scenes.Options, first func(h ui.Host)) *bench {
	t.Helper()
	scenetest.NeedLoop(t)
	o.Store, o.Fonts = store(t), scenetest.Fonts(t)
	o.Start = func(a *scenes.App) { first(a) }
	a, err := scenes.NewApp(o)
	if err != nil {
		t.Fatal(err)
	}
	a.LayoutF(1280, 800)
	b := &bench{App: a, t: t, screen: ebiten.NewImage(1280, 800)}
	t.Cleanup(b.screen.Deallocate)
	return b
}

// tick plays one tick and draws.
func (b *bench) tick() {
	b.t.Helper()
	if err := b.Update(); err != nil {
		b.t.Fatal(err)
	}
	b.Draw(b.screen)
}

func (b *bench) ticks(n int) {
	b.t.Helper()
	for range n {
		b.tick()
	}
}
