package wradislavia

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// TestPictures writes pictures of the table to the folder named in
// WRADISLAVIA_PICTURES, for people to look at; WRADISLAVIA_SIZES such as
// "1280x800 1024x640" chooses others than the usual size.
func TestPictures(t *testing.T) {
	sizes := strings.Fields(os.Getenv("WRADISLAVIA_SIZES"))
	if len(sizes) == 0 {
		sizes = []string{"1280x800"}
	}
	lang := os.Getenv("WRADISLAVIA_LANG")
	if lang == "" {
		lang = "pl"
	}
	pictures := tabletest.NewPictures(t, "WRADISLAVIA_PICTURES")
	if pictures == nil {
		return
	}
	var app *scenes.App
	add := func(name string, m *rules.Match, ticks int, do func(f *face)) {
		for _, size := range sizes {
			wide, high, _ := strings.Cut(size, "x")
			w, _ := strconv.Atoi(wide)
			h, _ := strconv.Atoi(high)
			x := tabletest.Picture{
				Name: fmt.Sprintf("%s-%s-%s", name, lang, size), Lang: lang, W: w, H: h, Ticks: ticks, Match: m, Game: Game(),
				Before: func(t *table.Table) { t.Open(); t.Session.Skip(); t.DismissSince() },
			}
			if do != nil {
				x.After = func(f table.Face, a *scenes.App) { app = a; do(f.(*face)) }
			}
			pictures.Add(x)
		}
	}
	add("fire", fire(t), 2, func(f *face) { f.takeAim(0); f.aimAt(1); f.addPip(0, 1) })
	add("idle", fire(t), 2, nil)
	add("burst", burst(t), 2, func(f *face) { f.takeAim(0); f.otherMode() })
	add("pulse", burst(t), 2, func(f *face) { f.takeAim(2); f.aimAt(2); f.diagram = true })
	add("strikes", strikes(t), 2, nil)
	add("draft", draft(t), 2, nil)
	add("deploying", deploying(t), 2, func(f *face) { f.diagram = false })
	add("later", later(t), 2, nil)
	add("ended", ended(t), 2, nil)
	// rest lets the cursor rest on a card until its tooltip shows.
	rest := func(at func(f *face) layout.Rect) func(f *face) {
		return func(f *face) {
			hand := &input.Script{Step: app.Stack.Update}
			hand.Move(at(f).Center())
			hand.Wait(40)
		}
	}
	add("tip-post", fire(t), 0, rest(func(f *face) layout.Rect { return f.places.posts[1][0] }))
	add("tip-hand", later(t), 0, rest(func(f *face) layout.Rect { return f.places.cards[2] }))
	for _, ticks := range []int{12, 30} {
		add("shot"+strconv.Itoa(ticks), burst(t), ticks, func(f *face) {
			f.t.House().Settings.Animation = store.AnimationNormal
			f.takeAim(0)
			f.otherMode()
			f.shoot()
		})
	}
	for _, ticks := range []int{20, 66, 125} {
		add("reveal"+strconv.Itoa(ticks), confirming(t), ticks, func(f *face) {
			f.t.House().Settings.Animation = store.AnimationNormal
			f.t.Play(game.Plain(game.VerbDone))
		})
	}
	for _, ticks := range []int{12, 45, 130, 180} {
		m := strikes(t)
		play(t, m, "strike 2 1", "done", "strike 1 1")
		add("end"+strconv.Itoa(ticks), m, ticks, func(f *face) {
			f.t.House().Settings.Animation = store.AnimationNormal
			f.t.Play(game.Plain(game.VerbDone))
		})
	}
	pictures.Write()
}
