package program

import (
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
)

// TestNoOptionIsOutOfSight: the set-up of every game shows all options at every size
// and in both languages, with as many players as it may have. It tells what each of
// them changes, beside it or when it is pointed at.
func TestNoOptionIsOutOfSight(t *testing.T) {
	for _, g := range registry.Games() {
		for _, lang := range []string{"pl", "en"} {
			w := usual()
			w.Lang = lang
			r := walk(t, t.TempDir(), w)
			_, most := g.Players()
			r.house.Settings.Players = make([]rules.Player, most)
			r.house.Navigation.Setup(g.ID())
			for _, size := range []layout.Size{layout.S(1024, 640), layout.S(1152, 720), layout.S(1280, 800), layout.S(1920, 1080)} {
				r.Root().Resize(size)
				r.settle()
				if r.Has("options") && r.State("options", "most") != 0.0 {
					t.Errorf("%s %s %v: %v units of the options are out of sight", g.ID(), lang, size, r.State("options", "most"))
				}
				if !r.Has("rules") || !r.Has("seed") || !r.Has("start") {
					t.Errorf("%s %s %v: rules %v, seed %v", g.ID(), lang, size, r.Has("rules"), r.Has("seed"))
				}
			}
			r.Root().Resize(layout.S(1024, 640))
			r.settle()
			for _, o := range g.Options() {
				words := r.house.Say(g.ID() + ".option." + o.ID + ".help")
				_, number := o.Default.(int)
				if id := "option:" + o.ID; number && g.ID() == "dolores" {
					r.Hover(id + ":name")
					r.Ticks(60)
					if tip := r.Tip(); tip != r.house.Say(g.ID()+".option."+o.ID)+"\n"+words {
						t.Errorf("%s %s: the tip of %s says %q", g.ID(), lang, o.ID, tip)
					}
				}
			}
		}
	}
}
