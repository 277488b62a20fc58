package program

import (
	"path/filepath"
	"slices"
	"testing"

	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes"
	"schron/scenes/start"
	"schron/scenes/store"
)

// TestTheDemonstrationWaitsForItsPictures: while a picture is not there yet, because a
// slow machine still makes its art, the game waits. It is not hurried on to what comes
// next, and no other picture is asked for.
func TestTheDemonstrationWaitsForItsPictures(t *testing.T) {
	for _, g := range registry.Games()[:rulestest.Rounds(2, len(registry.Games()))] {
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

// TestTheDemonstrationPicturesWhatIsSettled: nothing moves or counts while a picture is
// taken, that of the result least of all, and the bots know the game.
func TestTheDemonstrationPicturesWhatIsSettled(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	r.app, r.steady = &scenes.App{Stack: r.Stack}, true
	r.house.Settings.Animation = store.AnimationFast
	m := &demonstration{program: r.program, plan: start.Demo{Out: t.TempDir(), Seed: 2}}
	var last string
	m.shoot = func(file string, then func(error)) {
		last = filepath.Base(file)
		if !r.table.Settled() {
			t.Errorf("%s is taken while something moves or counts", last)
		}
		then(nil)
	}
	g := r.house.Game("dzicz")
	m.seat(g)
	for _, p := range r.table.Match().Players() {
		if p.Bot != "medium" {
			t.Errorf("%s plays", p.Bot)
		}
	}
	for range 60_000 {
		if r.settle(); last == "dzicz-result.png" {
			break
		}
		m.tick()
	}
	if last != "dzicz-result.png" || !r.table.ResultShown() {
		t.Errorf("the last picture is %q", last)
	}
}
