package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestPictures writes pictures of the table to the folder named in
// DZICZ_PICTURES, for people to look at.
func TestPictures(t *testing.T) {
	pictures := tabletest.NewPictures(t, "DZICZ_PICTURES")
	if pictures == nil {
		return
	}
	add := func(name, lang string, w, h int, m *rules.Match, do func(f *face)) {
		x := tabletest.Picture{
			Name: fmt.Sprintf("%s-%dx%d", name, w, h), Lang: lang, W: w, H: h, Ticks: 2, Match: m, Game: Game(),
			Before: func(t *table.Table) { t.Open() },
		}
		if do != nil {
			x.After = func(f table.Face, _ *scenes.App) { do(f.(*face)) }
		}
		pictures.Add(x)
	}
	b3, c4, b2 := fields(t, "b3")[0], fields(t, "e3")[0], fields(t, "b2")[0]
	add("middle", "pl", 1280, 800, middle(t), func(f *face) { f.held, f.over = soldierAt(game.Centre), b3 })
	add("opening", "pl", 1280, 800, opening(t), func(f *face) { f.over = fields(t, "e3")[0] })
	add("acting", "pl", 1280, 800, acting(t), func(f *face) { f.held, f.over = piece(game.VerbToken), b2 })
	add("direct", "pl", 1280, 800, acting(t), func(f *face) { f.over = c4 })
	add("defending", "pl", 1280, 800, defending(t), nil)
	add("removing", "pl", 1280, 800, removing(t), nil)
	add("declared", "en", 1280, 800, declared(t), nil)
	add("hushed", "pl", 1280, 800, hushed(t), nil)
	add("hushed", "en", 1024, 640, hushed(t), nil)
	add("lifted", "pl", 1280, 800, middle(t), func(f *face) { f.lifted = true })
	add("castle", "pl", 1280, 800, middle(t), func(f *face) { f.castle, f.over = b3, b3 })
	add("counted", "en", 1280, 800, crowded(t), func(f *face) { f.marked = part{true, game.Trail, 0} })
	add("ended", "pl", 1280, 800, ended(t), nil)
	add("crowded", "pl", 1024, 640, crowded(t), nil)
	for _, s := range [][2]int{{1920, 1080}, {2560, 1080}, {1024, 1280}, {3840, 2160}, {1366, 768}} {
		add("crowded", "pl", s[0], s[1], crowded(t), nil)
	}
	pictures.Write()
}
