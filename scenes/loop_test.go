package scenes_test

import (
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// loop runs the tests inside ebiten's loop, where pictures can be read.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return 320, 240 }

var inLoop bool

func TestMain(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		os.Exit(m.Run())
	}
	inLoop = true
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(l.code)
}

// needLoop leaves out tests that read pictures where there is no display.
func needLoop(t testing.TB) {
	if !inLoop {
		t.Skip("needs a display")
	}
}

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
	needLoop(t)
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
