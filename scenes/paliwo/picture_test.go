package paliwo

import (
	"fmt"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestPictures writes pictures of the table to the folder named in
// PALIWO_PICTURES, for people to look at.
func TestPictures(t *testing.T) {
	pictures := tabletest.NewPictures(t, "PALIWO_PICTURES")
	if pictures == nil {
		return
	}
	add := func(name, lang string, w, h int, m *rules.Match, do func(f *face)) {
		x := tabletest.Picture{
			Name: fmt.Sprintf("%s-%s-%dx%d", name, lang, w, h), Lang: lang, W: w, H: h, Ticks: 2, Match: m, Game: Game(),
			Before: func(t *table.Table) { t.Open() },
		}
		if do != nil {
			x.After = func(f table.Face, _ *scenes.App) { do(f.(*face)) }
		}
		pictures.Add(x)
	}
	on := func(name string) game.Field { return at(t, name) }
	both := func(name string, m func(testing.TB) *rules.Match, do func(f *face)) {
		add(name, "pl", 1280, 800, m(t), do)
		add(name, "en", 1024, 640, m(t), do)
	}
	both("reach", turn, func(f *face) { f.who, f.over = game.Lumberjack, on("C6") })
	both("near", turn, func(f *face) { f.who, f.spot, f.over = game.Mechanic, on("H3"), on("H3") })
	both("strike", turn, func(f *face) { f.who, f.over = game.Lumberjack, on("D6") })
	both("shot", active, func(f *face) { f.aim, f.over = game.VerbShot, on("E4") })
	both("wrench", turn, func(f *face) { f.who, f.aim, f.spot = game.Mechanic, game.VerbWrench, on("H3") })
	both("push", turn, func(f *face) { f.who, f.aim, f.over = game.Mechanic, game.VerbPush, on("H3") })
	both("card", turn, func(f *face) { f.aim = game.VerbSilence })
	both("carrying", carrying, func(f *face) { f.who = game.Policeman })
	both("charging", charging, func(f *face) { f.over = on("D6") })
	both("moving", moving, func(f *face) { f.zombie, f.over = on("G4"), on("H4") })
	both("rising", rising, func(f *face) { f.over = on("K2") })
	both("anywhere", anywhere, func(f *face) { f.pool = true })
	both("finding", finding, func(f *face) { f.over = on("E9") })
	both("doomed", doomed, func(f *face) { f.spot = on("H2") })
	both("zombies", placed(3), func(f *face) { f.over = on("E10") })
	both("people", placed(11), func(f *face) { f.over = on("G1") })
	both("weapons", placed(15), nil)
	both("last", zombiesLast, func(f *face) { f.over = on("A2") })
	both("escaped", escaped, nil)
	both("lost", lost, nil)
	for _, s := range [][2]int{{1920, 1080}, {2560, 1080}, {1024, 1280}, {3840, 2160}, {1366, 768}} {
		add("turn", "pl", s[0], s[1], turn(t), func(f *face) { f.who, f.over = game.Lumberjack, on("C6") })
	}
	pictures.Write()
}
