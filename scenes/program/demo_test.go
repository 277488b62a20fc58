package program

import (
	"path/filepath"
	"slices"
	"testing"

	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/start"
)

// TestTheDemonstrationWaitsForItsPictures: while a picture is not there yet, be it
// that a slow machine still makes its art, the game is not hurried on to what
// comes next, and no other picture is asked for.
func TestTheDemonstrationWaitsForItsPictures(t *testing.T) {
	for _, g := range registry.Games() {
		r := walk(t, t.TempDir(), usual())
		var asked []string
		var done func(error)
		r.app, r.steady = &scenes.App{Stack: r.Stack}, true
		m := &demonstration{program: r.program, plan: start.Demo{Out: t.TempDir(), Seed: 2}}
		m.shoot = func(file string, then func(error)) {
			asked, done = append(asked, filepath.Base(file)), then
		}
		m.seat(g)
		for n := range 3 {
			for i := 0; len(asked) <= n && i < 200*pause; i++ {
				r.settle()
				m.tick()
			}
			moves := r.table.Match().Len()
			for range 10 * pause {
				m.tick()
			}
			if now := r.table.Match().Len(); len(asked) > n+1 || now != moves {
				t.Fatalf("%s: asked for %q, moves %d to %d, before the first is there", g.ID(), asked[n:], moves, now)
			}
			if len(asked) <= n {
				t.Fatalf("%s: only the pictures %q are asked for", g.ID(), asked)
			}
			done(nil)
		}
		slices.Sort(asked)
		if len(slices.Compact(asked)) != 3 {
			t.Errorf("%s: pictures %q", g.ID(), asked)
		}
	}
}
