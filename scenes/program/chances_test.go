package program

import (
	"testing"

	"schron/layout"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/scenetest/tabletest"
)

// TestTheCurveOfEveryGameFits at every size and in both languages, in the result and
// laid out, and leads to a moment of the game and back.
func TestTheCurveOfEveryGameFits(t *testing.T) {
	sizes := []layout.Size{layout.S(1024, 640), layout.S(1280, 800), layout.S(1440, 900), layout.S(1920, 1080)}
	for _, g := range registry.Games() {
		for i, lang := range []string{"pl", "en"} {
			w := usual()
			w.Lang = lang
			r := walk(t, t.TempDir(), w)
			m := sample(g, r.house, 2, true)
			for j, size := range sizes {
				if i != j%2 && !rulestest.Thorough() {
					continue
				}
				r.house.Navigation.Table(house.Match{Match: m})
				r.Root().Resize(size)
				r.settle()
				audit := func(what string) {
					t.Helper()
					for _, fault := range r.Audit(tabletest.Art(), 1) {
						t.Errorf("%s %s %v: %s: %s", g.ID(), lang, size, what, fault)
					}
				}
				audit("the result")
				r.Click("result:chances")
				audit("the curve")
				if r.Has("chances:content") {
					t.Errorf("%s %s %v: the curve must be scrolled", g.ID(), lang, size)
				}
				id := "chances:at:0"
				if r.Has("chances:turning:1") {
					id = "chances:turning:1"
				}
				r.Click(id)
				if !r.table.Looking() {
					t.Fatalf("%s: %s leads nowhere", g.ID(), id)
				}
				audit("the moment")
				r.Click("past:return")
				r.Click("chances:back")
				if !r.Has("result") {
					t.Errorf("%s: the result is not there again", g.ID())
				}
			}
		}
	}
}
