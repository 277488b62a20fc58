package menu

import (
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

func TestSetupShowsEveryKindOfOption(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	g := trial{id: "dzicz", least: 2, most: 4, opts: options}
	d := setup(t, w, g, nil)
	d.Click("option:annexation")
	d.Click("option:rounds:more")
	d.Click("option:speed:fast")
	d.Click("start")
	o := w.tables[0].Match.Setup().Options
	if o.Bool("annexation") || o.Int("rounds") != 9 || o.Choice("speed") != "fast" {
		t.Errorf("options %v", o)
	}
}

// A number that can be switched off steps over what lies between, by buttons,
// wheel and keys, and says in words that it is off.
func TestSetupSwitchesANumberOff(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	g := trial{id: "wcp", least: 2, most: 6, opts: []rules.Option{{ID: "patience", Default: 4, Min: 3, Max: 12, Off: true}}}
	d := setup(t, w, g, nil)
	want := func(value int, text string) {
		t.Helper()
		if s := d.Find("option:patience").State; s["value"] != value || s["text"] != text {
			t.Errorf("%v, want %d, %q", s, value, text)
		}
	}
	want(4, "4")
	d.Click("option:patience:less")
	want(3, "3")
	d.Click("option:patience:less")
	want(0, w.Say("wcp.option.patience.0"))
	if d.Find("option:patience:less").Enabled {
		t.Error("it goes below off")
	}
	d.Click("option:patience:more")
	want(3, "3")
	d.Wheel("option:patience", -1)
	want(0, w.Say("wcp.option.patience.0"))
	d.Wheel("option:patience", 1)
	want(3, "3")
	d.Touchpad("option:patience", 1)
	want(4, "4")
	d.Touchpad("option:patience", -1)
	want(3, "3")
	d.Click("option:patience")
	d.Key(input.KeyEnd)
	want(12, "12")
	d.Key(input.KeyHome)
	want(0, w.Say("wcp.option.patience.0"))
	d.Click("start")
	if n := w.tables[0].Match.Setup().Options.Int("patience"); n != 0 {
		t.Errorf("started with %d", n)
	}
}

// TestNamesOfNumbersAreReadWhole beside the numbers, in the smallest window too.
func TestNamesOfNumbersAreReadWhole(t *testing.T) {
	w := newWorld(t)
	for _, lang := range assets.Languages() {
		w.Settings.Language = lang
		w.SetLanguage(lang)
		for _, g := range registry.Games() {
			d := w.show(t, 1024, 640, func() ui.Scene { return NewSetup(w.House, g, nil) })
			for _, o := range g.Options() {
				if _, number := o.Default.(int); !number {
					continue
				}
				name := w.Say(g.ID() + ".option." + o.ID)
				if room, needs := d.Find("option:" + o.ID + ":name").Rect[2], scenetest.Fonts(t).Measure(name, sprites.Body).W; room < needs {
					t.Errorf("%s, %s: %q needs %.0f, has %.0f", g.ID(), lang, name, needs, room)
				}
			}
		}
	}
}

// TestValuesOfChoicesAreReadWhole side by side, in the smallest window too, for a person
// alone and for a full table.
func TestValuesOfChoicesAreReadWhole(t *testing.T) {
	w := newWorld(t)
	for _, lang := range assets.Languages() {
		w.Settings.Language = lang
		w.SetLanguage(lang)
		for _, g := range registry.Games() {
			_, most := g.Players()
			for _, players := range [][]rules.Player{nil, crowd(most)} {
				w.Settings.Players = players
				d := w.show(t, 1024, 640, func() ui.Scene { return NewSetup(w.House, g, nil) })
				for _, o := range g.Options() {
					for _, c := range o.Choices {
						n := d.Find("option:" + o.ID + ":" + c)
						if needs := scenetest.Fonts(t).Measure(n.Label, sprites.ButtonText.Sized(15).Strong()).W; n.Rect[2]-12 < needs {
							t.Errorf("%s, %s: %q needs %.0f, has %.0f", g.ID(), lang, n.Label, needs, n.Rect[2]-12)
						}
					}
				}
			}
		}
	}
}
