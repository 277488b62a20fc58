package frame

import (
	"fmt"
	"path/filepath"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// sizes are those of the window; the last is left to a proof.
var sizes = [][2]int{{1024, 640}, {1920, 1080}, {1280, 800}}[:rulestest.Rounds(2, 3)]

// TestScenesAtAllSizes: in the smallest and a large window everything lies in the window
// and nothing of it gets lost. The interface is the greatest, in a proof the usual and the
// smallest too.
func TestScenesAtAllSizes(t *testing.T) {
	for _, scene := range []string{"shelf", "setup", "settings", "saves", "rulebook", "about", "crash"} {
		t.Run(scene, func(t *testing.T) {
			all := map[string]bool{}
			for _, scale := range []string{"2", "1", "0.75"}[:rulestest.Rounds(1, 3)] {
				w := stand.Start(t, stand.Empty(t), "-scene", scene, "-scale", scale)
				for _, size := range sizes {
					w.Resize(size[0], size[1])
					w.Inside()
					lacks(t, w, all, fmt.Sprintf("scale %s, %v", scale, size))
				}
				w.Close()
			}
		})
	}
}

// TestTableAtAllSizes: the cover, the open table, its menu and the result; in Polish, whose
// words are longer, and at the greatest scale. In a proof it is all scales and languages.
func TestTableAtAllSizes(t *testing.T) {
	dir := t.TempDir()
	half := stand.Put(t, filepath.Join(dir, "half.json"), stand.Played(t, 3, 45))
	whole := stand.Put(t, filepath.Join(dir, "whole.json"), stand.Played(t, 3, -1))
	for _, c := range []struct {
		name, record string
		reach        func(w *stand.Window)
	}{
		{"cover", half, func(*stand.Window) {}},
		{"table", half, (*stand.Window).TakeScreen},
		{"menu", half, func(w *stand.Window) { w.TakeScreen(); w.Click("menu") }},
		{"result", whole, func(*stand.Window) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := map[string]bool{}
			for _, lang := range []string{"pl", "en"}[:rulestest.Rounds(1, 2)] {
				for _, scale := range []string{"2", "1", "0.75"}[:rulestest.Rounds(1, 3)] {
					w := stand.Start(t, stand.Quickly(t), "-load", c.record, "-scale", scale, "-lang", lang)
					c.reach(w)
					for _, size := range sizes {
						w.Resize(size[0], size[1])
						w.Move(1, 1) // what is pointed at differs from size to size
						w.Inside()
						lacks(t, w, all, fmt.Sprintf("%s, scale %s, %v", lang, scale, size))
					}
					w.Close()
				}
			}
		})
	}
}

// lacks fails for nodes that were there before and are not any more, and notes
// those that are.
func lacks(t *testing.T, w *stand.Window, all map[string]bool, where string) {
	t.Helper()
	now := map[string]bool{}
	for _, n := range w.Tree().Nodes {
		now[n.ID] = true
	}
	for id := range all {
		if !now[id] && !stand.Scrolled(id) {
			t.Errorf("%s: %s is lost", where, id)
		}
	}
	for id := range now {
		all[id] = true
	}
}
