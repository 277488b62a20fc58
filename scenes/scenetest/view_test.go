package scenetest

import (
	"testing"

	"schron/scenes"
)

// TestViewsAreThoseOfTheDesign: from the least window to the greatest one, wide and
// high shapes, the interface from its least size to its greatest.
func TestViewsAreThoseOfTheDesign(t *testing.T) {
	views := Views("pl", "en")
	seen := map[string]bool{}
	for _, v := range views {
		if seen[v.String()] {
			t.Errorf("%v stands twice", v)
		}
		seen[v.String()] = true
		if v.W < scenes.LeastWidth-0.01 || v.H < scenes.LeastHeight-0.01 {
			t.Errorf("%v has %.0f × %.0f units, less than the least window", v, v.W, v.H)
		}
	}
	for _, want := range []string{
		"1024×640 at 100 %", "1280×800 at 100 %", "1920×1080 at 100 %", "2560×1080 at 100 %", "1024×1280 at 100 %",
		"3840×2160 at 100 %", "1366×768 at 75 %", "3840×2160 at 75 %", "1920×1080 at 125 %", "1280×800 at 200 %",
		"1920×1080 at 200 %", "2560×1080 at 200 %",
	} {
		for _, lang := range []string{"pl ", "en "} {
			if !seen[lang+want] {
				t.Errorf("no view is %s", lang+want)
			}
		}
	}
	if len(seen) != len(views) || len(views) != 24 {
		t.Errorf("%d views", len(views))
	}
}
