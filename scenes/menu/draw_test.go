package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestDrawingAllocatesNothing draws each scene over and over without building
// it again. Nothing is shown: the scenes' own work is measured.
func TestDrawingAllocatesNothing(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(4)
	w.history(t, 9)
	id := w.keep(t, "dzicz", 2, crowdNames(4)...)
	w.name(t, "Rewanż", "paliwo", 1, crowdNames(2)...)
	for name, scene := range map[string]func() ui.Scene{
		"shelf":    func() ui.Scene { return NewShelf(w.House) },
		"setup":    func() ui.Scene { return NewSetup(w.House, w.Game("dzicz"), nil) },
		"settings": func() ui.Scene { return NewSettings(w.House) },
		"stats":    func() ui.Scene { return NewStats(w.House) },
		"saves":    func() ui.Scene { return NewSaves(w.House) },
		"rulebook": func() ui.Scene { return NewRulebook(w.House, "dzicz", "DZ-9") },
		"about":    func() ui.Scene { return NewAbout(w.House) },
		"crash":    func() ui.Scene { return NewCrash(w.House, "/tmp/raport", id, false) },
	} {
		d := w.show(t, 1280, 800, scene)
		dst := ebiten.NewImage(1280, 800)
		c := sprites.NewCanvas(pictures(t), scenetest.Fonts(t))
		c.Begin(dst, 1)
		c.PushClip(layout.R(-8, -8, 1, 1))
		draw := func() { d.Root().Draw(c) }
		draw()
		if n := testing.AllocsPerRun(20, draw); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
		dst.Deallocate()
	}
}
