package dolores

import (
	"fmt"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// TestPictures writes pictures of the table to the folder named in
// DOLORES_PICTURES, for people to look at.
func TestPictures(t *testing.T) {
	pictures := tabletest.NewPictures(t, "DOLORES_PICTURES")
	if pictures == nil {
		return
	}
	take := func(name, lang string, w, h, ticks int, m *rules.Match, do func(f *face)) {
		x := tabletest.Picture{
			Name: fmt.Sprintf("%s-%s-%dx%d", name, lang, w, h), Lang: lang, W: w, H: h, Ticks: ticks, Match: m, Game: Game(),
		}
		if do != nil {
			x.After = func(f table.Face, _ *scenes.App) { do(f.(*face)) }
		}
		pictures.Add(x)
	}
	add := func(name, lang string, w, h int, m *rules.Match, do func(f *face)) { take(name, lang, w, h, 2, m, do) }
	add("middle", "pl", 1280, 800, middle(t), func(f *face) { f.hand, f.over = tool(game.VerbClaim), at(t, "L6") })
	add("claim", "pl", 1280, 800, middle(t), func(f *face) { f.hand, f.over = tool(game.VerbClaim), at(t, "M9") })
	add("works", "pl", 1280, 800, middle(t), func(f *face) { f.works = true })
	add("works", "en", 1024, 640, middle(t), func(f *face) { f.works = true })
	add("district", "en", 1280, 800, middle(t), func(f *face) { f.slot = 2; f.nets = true })
	add("bank", "pl", 1280, 800, middle(t), func(f *face) { f.page, f.amount = "bank", 6 })
	add("bank", "en", 1024, 640, middle(t), func(f *face) { f.page = "bank" })
	add("army", "pl", 1280, 800, middle(t), func(f *face) { f.page = "army" })
	add("services", "pl", 1280, 800, middle(t), func(f *face) { f.page = "services" })
	add("trade", "en", 1280, 800, middle(t), func(f *face) { f.page = "trade" })
	add("rounds", "pl", 1280, 800, middle(t), func(f *face) { f.page, f.told = "chronicle", "rounds" })
	add("charts", "pl", 1280, 800, middle(t), func(f *face) { f.page, f.told = "chronicle", "charts" })
	add("charts", "en", 1024, 640, crowded(t), func(f *face) { f.page, f.told = "chronicle", "charts" })
	add("log", "pl", 1280, 800, taxing(t), func(f *face) { f.page = "chronicle" })
	for name, start := range positions {
		add(name, "pl", 1280, 800, start(t), nil)
		add(name, "en", 1024, 640, start(t), nil)
	}
	add("unit", "pl", 1280, 800, fighting(t), func(f *face) {
		f.hand, f.over = unitInHand(f.unitsOn(0, at(t, "L9"))[0]), at(t, "M10")
	})
	add("aimed", "en", 1280, 800, aiming(t), func(f *face) { f.over = at(t, "N11") })
	add("zoomed", "pl", 1280, 800, middle(t), func(f *face) { f.free(over(2.4, at(t, "L9"))) })
	for _, s := range [][2]int{{1920, 1080}, {2560, 1080}, {1024, 1280}, {3840, 2160}, {1366, 768}} {
		add("crowded", "pl", s[0], s[1], crowded(t), nil)
		add("middle", "en", s[0], s[1], middle(t), nil)
	}
	add("planet", "pl", 1280, 800, middle(t), (*face).showWhole)
	add("planet", "en", 1024, 640, crowded(t), (*face).showWhole)
	add("poor", "pl", 1280, 800, sketched(t, 4, func(s *sketch) { furnish(s); s.Federations[0].Store = stock(1) }), func(f *face) { f.page = "bank" })
	add("poor", "en", 1024, 640, sketched(t, 4, func(s *sketch) { furnish(s); s.Federations[0].Store = stock(1) }), func(f *face) {
		f.hand, f.works, f.slot = toBuild(game.NuclearPlant, 0), true, 9
	})
	add("nets", "pl", 1280, 800, middle(t), func(f *face) { f.nets = true; f.free(over(2, at(t, "K10"))) })
	add("row", "pl", 1280, 800, middle(t), func(f *face) {
		f.hand, f.over = tool(game.VerbClaim), at(t, "K3")
		for _, x := range fields(t, "K5", "K4", "K3") {
			f.paint(x)
		}
		f.grip = grip{on: true, at: at(t, "K5"), paint: true}
	})
	add("near", "en", 1280, 800, fighting(t), func(f *face) {
		u := f.unitsOn(0, at(t, "L9"))[0]
		f.hand, f.near = unitInHand(u), near{at: at(t, "M10"), moves: []rules.Move{game.To(game.VerbMove, u, at(t, "M10")), game.To(game.VerbSabotage, u, at(t, "M11"))}}
	})
	move := func(name string, ticks int, m *rules.Match, text string) {
		take(name, "pl", 1280, 800, ticks, m, func(f *face) {
			f.t.House().Settings.Animation = store.AnimationNormal
			mv, err := m.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			f.t.Play(mv)
		})
	}
	windy := sketched(t, 4, func(s *sketch) { furnish(s); s.roll(3, 3) })
	play(t, windy, "end", "end", "end")
	move("wind", 55, windy, "end")
	move("duel", 45, fighting(t), "attack a1 M10")
	move("raid", 50, fighting(t), "sabotage w1 M11")
	move("flight", 35, aiming(t), "fire N11")
	move("shot", 50, intercepting(t), "intercept m1")
	held := intercepting(t)
	play(t, held, "hold")
	move("hit", 62, held, "hold")
	pictures.Write()
}

// over is a camera with a field in the middle.
func over(zoom float64, at game.Field) camera {
	return camera{zoom: zoom, mid: layout.P((float64(at.Col())+0.5)/game.Size, (float64(at.Row())+0.5)/game.Size)}
}
