package scenetest

import (
	"math"
	"slices"
	"testing"

	"schron/scenes"
)

// TestViewsAreThoseOfTheDesign: from the least window to the greatest one, wide and
// high shapes, the interface from its least size to its greatest.
func TestViewsAreThoseOfTheDesign(t *testing.T) {
	views := AllViews("pl", "en")
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

// TestSomeViewsStandForAll: six in Polish and two in English, the least and the greatest
// number of units, the highest and the widest shape among them. In a proof all.
func TestSomeViewsStandForAll(t *testing.T) {
	all := AllViews("pl", "en")
	t.Setenv("SCHRON_PROOF", "")
	some := Views("pl", "en")
	if pl, en := len(Views("pl")), len(Views("en")); pl != 6 || en != 2 || len(some) != 8 {
		t.Errorf("%d views in Polish, %d in English, %d in both", pl, en, len(some))
	}
	for what, size := range map[string]func(v View) float64{
		"least":       func(v View) float64 { return -v.W * v.H },
		"most units":  func(v View) float64 { return v.W * v.H },
		"widest":      func(v View) float64 { return v.W / v.H },
		"highest":     func(v View) float64 { return v.H / v.W },
		"most pixels": func(v View) float64 { return v.Width * v.Height },
	} {
		if most(all, size) > most(some, size) {
			t.Errorf("the view that is %s of all is not among those that stand for them", what)
		}
	}
	t.Setenv("SCHRON_PROOF", "1")
	if got := Views("pl", "en"); !slices.Equal(got, all) {
		t.Errorf("in a proof there are %d views", len(got))
	}
}

func most(views []View, size func(v View) float64) float64 {
	out := math.Inf(-1)
	for _, v := range views {
		out = max(out, size(v))
	}
	return out
}
