package program

import (
	"testing"

	"schron/scenes/desktop"
	"schron/scenes/store"
)

// wishing is a desktop whose system answers later.
type wishing struct {
	desktop.Own
	answer chan bool
}

func (w *wishing) Calm() <-chan bool { return w.answer }

// TestAFirstStartFollowsTheSystemsWish: the answer is not waited for, a choice that was
// made meanwhile stands, and where settings are kept nobody is asked.
func TestAFirstStartFollowsTheSystemsWish(t *testing.T) {
	for _, c := range []struct {
		name   string
		kept   bool
		chosen store.Animation
		wish   bool
		want   store.Animation
	}{
		{"less is wished for", false, store.AnimationNormal, true, store.AnimationReduced},
		{"nothing is wished for", false, store.AnimationNormal, false, store.AnimationNormal},
		{"something was chosen", false, store.AnimationFast, true, store.AnimationFast},
		{"not the first start", true, store.AnimationNormal, true, store.AnimationNormal},
	} {
		w := usual()
		w.Data = t.TempDir()
		p, err := newProgram(w)
		if err != nil {
			t.Fatal(err)
		}
		if c.kept {
			p.house.Change(func(s *store.Settings) { s.Marks = true })
		}
		system := &wishing{answer: make(chan bool, 1)}
		p.house.Desktop = system
		p.askWish()
		p.tick()
		if got := p.house.Settings.Animation; got != store.AnimationNormal {
			t.Errorf("%s: %s before the answer", c.name, got)
		}
		if c.chosen != store.AnimationNormal {
			p.house.Change(func(s *store.Settings) { s.Animation = c.chosen })
		}
		system.answer <- c.wish
		p.tick()
		p.tick()
		if got := p.house.Settings.Animation; got != c.want {
			t.Errorf("%s: %s", c.name, got)
		}
		again, err := newProgram(w)
		if err != nil {
			t.Fatal(err)
		}
		if got := again.house.Settings.Animation; got != c.want {
			t.Errorf("%s: %s at the next start", c.name, got)
		}
	}
}
