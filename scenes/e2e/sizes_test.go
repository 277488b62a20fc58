package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// inside checks that nothing that can be pointed at leaves the window, is empty
// or lies twice in the tree.
func (w *window) inside() {
	w.t.Helper()
	tree := w.uitree()
	seen := map[string]bool{}
	width, height := float64(w.size.X), float64(w.size.Y)
	for _, n := range tree.Nodes {
		x, y, nw, nh := n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]
		if x < 0 || y < 0 || x+nw > width+0.5 || y+nh > height+0.5 || nw <= 0 || nh <= 0 {
			w.t.Errorf("scene %s, %v, scale %v: %s has the box %v", tree.Scene, w.size, tree.Scale, n.ID, n.Rect)
		}
		if seen[n.ID] {
			w.t.Errorf("scene %s: %s is there twice", tree.Scene, n.ID)
		}
		seen[n.ID] = true
	}
}

// scrolled tells whether a node may be scrolled out of view where there is
// little room.
func scrolled(id string) bool {
	for _, part := range []string{"log:", "setting:", "settings:", "section:", "rule:", "link:", "figure:", "option:", ":bar"} {
		if strings.Contains(id, part) {
			return true
		}
	}
	return false
}

// TestScenesAtAllSizes: in the smallest and a large window, with the smallest
// and the greatest interface, everything lies in the window and nothing of it
// gets lost.
func TestScenesAtAllSizes(t *testing.T) {
	for _, scene := range []string{"shelf", "setup", "settings", "saves", "rulebook", "crash"} {
		t.Run(scene, func(t *testing.T) {
			all := map[string]bool{}
			for _, scale := range []string{"1", "0.75", "2"} {
				w := start(t, t.TempDir(), "-scene", scene, "-scale", scale)
				for _, size := range [][2]int{{1280, 800}, {1024, 640}, {1920, 1080}} {
					w.resize(size[0], size[1])
					w.inside()
					lacks(t, w, all, fmt.Sprintf("scale %s, %v", scale, size))
				}
				w.close()
			}
		})
	}
}

// TestTableAtAllSizes: the cover, the open table, its menu and the result.
func TestTableAtAllSizes(t *testing.T) {
	dir := t.TempDir()
	half := put(t, filepath.Join(dir, "half.json"), played(t, 3, 45))
	whole := put(t, filepath.Join(dir, "whole.json"), played(t, 3, -1))
	for _, c := range []struct {
		name, record string
		reach        func(w *window)
	}{
		{"cover", half, func(*window) {}},
		{"table", half, (*window).takeScreen},
		{"menu", half, func(w *window) { w.takeScreen(); w.click("menu") }},
		{"result", whole, func(*window) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := map[string]bool{}
			for _, lang := range []string{"pl", "en"} {
				for _, scale := range []string{"1", "0.75", "2"} {
					w := start(t, quickly(t), "-load", c.record, "-scale", scale, "-lang", lang)
					c.reach(w)
					for _, size := range [][2]int{{1280, 800}, {1024, 640}, {1920, 1080}} {
						w.resize(size[0], size[1])
						w.inside()
						lacks(t, w, all, fmt.Sprintf("%s, scale %s, %v", lang, scale, size))
					}
					w.close()
				}
			}
		})
	}
}

// lacks fails for nodes that were there before and are not any more, and notes
// those that are.
func lacks(t *testing.T, w *window, all map[string]bool, where string) {
	t.Helper()
	now := map[string]bool{}
	for _, n := range w.uitree().Nodes {
		now[n.ID] = true
	}
	for id := range all {
		if !now[id] && !scrolled(id) {
			t.Errorf("%s: %s is lost", where, id)
		}
	}
	for id := range now {
		all[id] = true
	}
}
