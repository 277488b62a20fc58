package menu

import (
	"fmt"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// fits audits a scene at every size and in both languages, after doing
// something in it.
func fits(t *testing.T, prepare func(w *world), scene func(w *world) ui.Scene, do func(d *scenetest.Driver)) {
	t.Helper()
	scenetest.AuditAll(t, pictures(t), scenetest.Views(assets.Languages()...), func(t testing.TB, v scenetest.View) *scenetest.Driver {
		w := newWorld(t)
		if prepare != nil {
			prepare(w)
		}
		w.Settings.Language = v.Lang
		w.SetLanguage(v.Lang)
		d := w.show(t, v.W, v.H, func() ui.Scene { return scene(w) })
		if do != nil {
			do(d)
		}
		if missing := w.Texts.Missing(); len(missing) > 0 {
			t.Errorf("texts missing: %v", missing)
		}
		return d
	})
}

func TestShelfFits(t *testing.T) {
	fits(t, nil, func(w *world) ui.Scene { return NewShelf(w.House) }, nil)
	fits(t, func(w *world) { w.keep(t, "dzicz", 2, "Ala", widest) },
		func(w *world) ui.Scene { return NewShelf(w.House) }, nil)
	fits(t, func(w *world) { w.keep(t, "wcp", 2, "Ala", widest) }, // the longest name
		func(w *world) ui.Scene { return NewShelf(w.House) }, nil)
	fits(t, func(w *world) { w.keep(t, "paliwo", 2, "Ala", widest) },
		func(w *world) ui.Scene { return NewShelf(w.House) }, func(d *scenetest.Driver) { d.Click("quit") })
}

// crowd are as many players as any game has, with the widest names.
func crowd(n int) []rules.Player {
	out := make([]rules.Player, n)
	for i := range out {
		out[i].Name = widest[:15] + string(rune('A'+i))
	}
	return out
}

// options are one of each kind.
var options = []rules.Option{
	{ID: "annexation", Default: true},
	{ID: "rounds", Default: 8, Min: 4, Max: 12},
	{ID: "speed", Default: "slow", Choices: []string{"slow", "fast"}},
}

func TestSetupFits(t *testing.T) {
	for name, g := range map[string]trial{
		"two to four": {id: "dzicz", least: 2, most: 4},
		"sides":       {id: "paliwo", least: 2, most: 2, sides: []string{"frame.human", "frame.nobody"}},
		"six":         {id: "wcp", least: 2, most: 6},
	} {
		t.Run(name, func(t *testing.T) {
			scene := func(w *world) ui.Scene {
				w.Settings.Players, w.Boxes = crowd(g.most), map[string]house.Box{g.id: {Minutes: 45, FaceDownSecrets: true, Prints: true}}
				return NewSetup(w.House, g, nil)
			}
			fits(t, nil, scene, nil)
			fits(t, nil, scene, func(d *scenetest.Driver) { d.Click("player:1:look") })
			fits(t, nil, func(w *world) ui.Scene {
				w.Settings.Players = []rules.Player{{Name: widest}, {Name: widest}}
				return NewSetup(w.House, g, nil)
			}, nil)
			fits(t, nil, func(w *world) ui.Scene {
				for i := range g.most {
					w.Settings.Players = append(w.Settings.Players, rules.Player{Bot: "medium-" + bots.Styles[i%len(bots.Styles)]})
				}
				return NewSetup(w.House, g, nil)
			}, func(d *scenetest.Driver) { d.Click("player:1:opponent"); d.Click("opponent:medium") })
		})
	}
}

func TestSettingsFit(t *testing.T) {
	fits(t, nil, func(w *world) ui.Scene { return NewSettings(w.House) }, nil)
}

func TestSavesFit(t *testing.T) {
	scene := func(w *world) ui.Scene { return NewSaves(w.House) }
	many := func(w *world) {
		w.keep(t, "dzicz", 2, "Ala", "Bartek", "Celina", "Dominik")
		w.keep(t, "paliwo", 4, widest, widest)
		w.name(t, "Wieczór u Celiny, zanim zgasło światło w całym mieście", "dzicz", 3, crowdNames(4)...)
		w.spoil(t)
		w.spoilAs(t, strings.Repeat("zepsuty zapis ", 14))
	}
	fits(t, nil, scene, nil)
	fits(t, many, scene, nil)
	fits(t, many, scene, func(d *scenetest.Driver) { d.Click("rename") })
	fits(t, many, scene, func(d *scenetest.Driver) { d.Click("game") })
}

func crowdNames(n int) []string {
	var out []string
	for _, p := range crowd(n) {
		out = append(out, p.Name)
	}
	return out
}

func TestRulebookFits(t *testing.T) {
	for _, game := range assets.Books(assets.Polish) {
		t.Run(game, func(t *testing.T) {
			scene := func(w *world) ui.Scene { return NewRulebook(w.House, game, "") }
			fits(t, nil, scene, nil)
			fits(t, nil, scene, func(d *scenetest.Driver) { d.Click("search"); d.Type("token") })
		})
	}
}

// able gives a world all that a system can do, with facts as long as any.
func able(w *world) {
	w.Navigation.Reveal = func(string) {}
	w.System = house.System{
		Report: func() string { return "" },
		Facts: func() house.Facts {
			return house.Facts{
				Commit: "0123456789ab", System: "Red Hat Enterprise Linux Workstation 10.2 (Coughlan) · ubuntu:GNOME · wayland · amd64",
				Graphics: "PlayStation 5 (3)", Window: "16384 × 16384", Scale: 337,
			}
		},
	}
}

func TestAboutFits(t *testing.T) {
	scene := func(w *world) ui.Scene { return NewAbout(w.House) }
	fits(t, nil, scene, nil)
	fits(t, able, scene, nil)
	fits(t, able, scene, func(d *scenetest.Driver) { d.Click("parts:2") })
}

// TestEveryLicenceFits scrolls through all of them.
func TestEveryLicenceFits(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1024, 640, func() ui.Scene { return NewAbout(w.House) })
	for i := range assets.Parts() {
		d.Root().Invalidate()
		d.Stack.Top().(*About).part = i
		d.Script.Wait(1)
		area := fmt.Sprintf("licence:%d", i)
		for before := -1.0; ; {
			for _, fault := range d.Audit(pictures(t), 1) {
				t.Errorf("%s: %s", area, fault)
			}
			d.Wheel(area, -8)
			now := d.State(area, "offset").(float64)
			if now == before {
				break
			}
			before = now
		}
	}
}

func TestCrashFits(t *testing.T) {
	long := "/home/ala/.local/share/schron/crashes/2026-11-21-174233-a-folder-with-a-name-that-nobody-would-want-to-read-out-over-the-telephone"
	fits(t, nil, func(w *world) ui.Scene { return NewCrash(w.House, "", "", false) }, nil)
	fits(t, able, func(w *world) ui.Scene { return NewCrash(w.House, long, "", false) }, nil)
	for _, stuck := range []bool{false, true} {
		fits(t, nil, func(w *world) ui.Scene {
			return NewCrash(w.House, long, w.keep(t, "paliwo", 1, "Ala", "Bartek"), stuck)
		}, nil)
	}
}

// TestEveryRowOfARulebookFits scrolls through the books, for the audit sees
// only what is on the screen.
func TestEveryRowOfARulebookFits(t *testing.T) {
	for _, book := range scenetest.Books(t, assets.Languages()...) {
		w := newWorld(t)
		w.Settings = store.DefaultSettings(book.Lang)
		w.SetLanguage(book.Lang)
		d := w.show(t, 1024, 640, func() ui.Scene { return NewRulebook(w.House, book.Game, "") })
		for before := -1.0; ; {
			for _, fault := range d.Audit(pictures(t), 1) {
				t.Errorf("%s %s: %s", book.Game, book.Lang, fault)
			}
			d.Wheel("text", -8)
			now := d.State("text", "offset").(float64)
			if now == before {
				break
			}
			before = now
		}
	}
}

func TestQuestionFits(t *testing.T) {
	for _, why := range []string{"open.lesson", "open.unsaved"} {
		fits(t, nil, func(w *world) ui.Scene {
			return NewQuestion(w.House, Question{Title: w.Say("open.sure"), Body: w.Say(why), Yes: w.Say("open.yes"), Do: func() {}})
		}, nil)
	}
}
