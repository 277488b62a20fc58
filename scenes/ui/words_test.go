package ui_test

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestTheAuditSeesWordsThatAreALittleTooLong gives labels and paragraphs too little
// room: by one unit, by twenty, and by none.
func TestTheAuditSeesWordsThatAreALittleTooLong(t *testing.T) {
	const words = "Ostatni schron"
	need := scenetest.Fonts(t).Measure(words, sprites.Title)
	for short, faulty := range map[float64]bool{-5: false, 0: false, 1: true, 8: true, 20: true} {
		for name, s := range map[string]sketch{
			"label": func(b *ui.Builder) {
				b.Label(layout.R(40, 40, need.W-short, need.H), words, sprites.Title)
			},
			"height": func(b *ui.Builder) {
				b.Label(layout.R(40, 40, need.W+9, need.H-short), words, sprites.Title)
			},
		} {
			got := strings.Join(audit(t, s), "; ")
			if strings.Contains(got, "needs") != faulty || (got != "") != faulty {
				t.Errorf("a %s that lacks %v units: the audit says %q", name, short, got)
			}
		}
	}
}

// TestTheAuditSeesWordsLeaveTheWindow moves a label over each edge.
func TestTheAuditSeesWordsLeaveTheWindow(t *testing.T) {
	const words = "Schron"
	need := scenetest.Fonts(t).Measure(words, sprites.Title)
	at := func(x, y float64) string {
		return strings.Join(audit(t, func(b *ui.Builder) {
			b.Label(layout.R(x, y, need.W+1, need.H+1), words, sprites.Title)
		}), "; ")
	}
	for name, c := range map[string]struct {
		x, y   float64
		faulty bool
	}{
		"inside": {1280 - need.W - 1, 800 - need.H - 1, false}, "right": {1280 - need.W + 10, 40, true},
		"left": {-10, 40, true}, "below": {40, 800 - need.H + 10, true}, "above": {40, -10, true},
	} {
		if got := at(c.x, c.y); strings.Contains(got, "leaves the window") != c.faulty {
			t.Errorf("%s: the audit says %q", name, got)
		}
	}
}
