package menu

import (
	"maps"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

// TestWhatCannotBePlayedIsSaidBeforeTheStart tries all numbers of players and each option
// of all games. The set-up starts what the game takes. Of the rest it says in both languages
// why the game does not take it.
func TestWhatCannotBePlayedIsSaidBeforeTheStart(t *testing.T) {
	w := newWorld(t)
	for _, g := range registry.Games() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			w.Settings.Players = crowd(players)
			s := NewSetup(w.House, g, nil)
			for _, o := range rules.Variants(g.Options()) {
				s.options = o
				_, err := g.New(rules.Setup{Players: players, Options: o})
				for _, lang := range assets.Languages() {
					w.SetLanguage(lang)
					said := s.fault()
					if (said == "") != (err == nil) {
						t.Fatalf("%s, %d players, %v: it says %q, the game %v", g.ID(), players, o, said, err)
					}
					if err != nil && strings.Contains(said, err.Error()) {
						t.Fatalf("%s: %q is not in words for players", lang, said)
					}
				}
			}
		}
	}
	if missing := w.Texts.Missing(); len(missing) > 0 {
		t.Errorf("texts missing: %v", missing)
	}
}

// TestARefusalStandsBesideItsOption, in the way of the start, until option or players
// have changed.
func TestARefusalStandsBesideItsOption(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(3)
	g, err := registry.Game("wcp")
	if err != nil {
		t.Fatal(err)
	}
	d := setup(t, w, g, nil)
	words := func() []string { return written(t, d) }
	d.Click("option:teams")
	if !d.Find("start").Enabled {
		t.Fatalf("three play no team game: %q", d.Find("state").Label)
	}
	d.Click("add")
	said := d.Find("state").Label
	if d.Find("start").Enabled || !strings.Contains(said, "4") {
		t.Errorf("four may start a team game: %q", said)
	}
	if n := strings.Count(strings.Join(words(), " "), said[:20]); n != 2 {
		t.Errorf("%q is written %d times, not beside the option and below", said, n)
	}
	d.Click("player:4:remove")
	if !d.Find("start").Enabled {
		t.Errorf("three again: %q", d.Find("state").Label)
	}
	d.Click("add")
	d.Click("option:teams")
	if !d.Find("start").Enabled {
		t.Errorf("no teams: %q", d.Find("state").Label)
	}
	d.Click("start")
	if len(w.tables) != 1 {
		t.Errorf("%d tables", len(w.tables))
	}
}

// TestPresetsChooseAllOptions: a click chooses the printed or the recommended ones, which
// follow the number of players. A dot marks what is not as usual, and a click leads back.
func TestPresetsChooseAllOptions(t *testing.T) {
	for _, g := range registry.Games() {
		w := newWorld(t)
		w.Settings.Players = crowd(2)
		d := setup(t, w, g, nil)
		s := d.Root().Scene().(*Setup)
		if len(g.Options()) == 0 {
			if d.Has("preset:printed") || d.Has("usual") {
				t.Errorf("%s has presets of nothing", g.ID())
			}
			continue
		}
		check := func(what string, want rules.Options) {
			t.Helper()
			if !maps.Equal(s.options, want) {
				t.Errorf("%s, %s: options %v, want %v", g.ID(), what, s.options, want)
			}
			for _, o := range g.Options() {
				if d.Has("option:"+o.ID+":changed") != (want[o.ID] != o.Default) {
					t.Errorf("%s, %s: the dot of %s", g.ID(), what, o.ID)
				}
			}
			usual := usualOptions(g)
			if d.Find("usual").Enabled == maps.Equal(want, usual) {
				t.Errorf("%s, %s: the way back is enabled: %v", g.ID(), what, d.Find("usual").Enabled)
			}
		}
		check("at first", usualOptions(g))
		d.Click("preset:printed")
		check("printed", rules.PrintedOptions(g))
		if d.State("preset:printed", "selected") != true {
			t.Errorf("%s: the printed rules are not marked", g.ID())
		}
		d.Click("preset:recommended")
		check("recommended", rules.RecommendedOptions(g, 2))
		if _, most := g.Players(); most > 2 {
			d.Click("add")
			check("recommended to three", rules.RecommendedOptions(g, 3))
		}
		d.Click("preset:printed")
		if d.Find("usual").Enabled {
			d.Click("usual")
		}
		check("usual", usualOptions(g))
	}
}

// TestAChangedOptionIsNoPresetAnyMore: who changes one of the recommended options keeps it
// whoever sits down.
func TestAChangedOptionIsNoPresetAnyMore(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	g, err := registry.Game("dolores")
	if err != nil {
		t.Fatal(err)
	}
	d := setup(t, w, g, nil)
	d.Click("preset:recommended")
	d.Click("option:taxes")
	d.Click("add")
	s := d.Root().Scene().(*Setup)
	if s.options.Bool("taxes") || s.options.Choice("north") != "first" || d.State("preset:recommended", "selected") == true {
		t.Errorf("options %v", s.options)
	}
}

// TestValuesSayWhetherTheyArePrinted.
func TestValuesSayWhetherTheyArePrinted(t *testing.T) {
	w := newWorld(t)
	w.SetLanguage("en")
	w.Settings.Players = crowd(2)
	for _, g := range registry.Games() {
		for _, o := range rules.Variants(g.Options()) {
			o, err := o.Complete(g.Options())
			if err != nil {
				t.Fatal(err)
			}
			s := NewSetup(w.House, g, nil)
			s.options = o
			for _, spec := range g.Options() {
				want := "our addition"
				if spec.IsPrinted(o[spec.ID]) {
					want = "as printed"
				}
				if got := s.note(spec, o[spec.ID]); got != want {
					t.Errorf("%s: %s = %v is said to be %q, want %q", g.ID(), spec.ID, o[spec.ID], got, want)
				}
			}
		}
		d := setup(t, w, g, nil)
		notes := 0
		for _, text := range written(t, d) {
			if text == "as printed" || text == "our addition" {
				notes++
			}
		}
		if want := len(g.Options()); notes != want {
			t.Errorf("%s: %d notes, want %d", g.ID(), notes, want)
		}
	}
}

// TestRealOptionsFit: the set-ups of the real games, with a refusal too, in every window.
func TestRealOptionsFit(t *testing.T) {
	for _, g := range registry.Games() {
		_, most := g.Players()
		t.Run(g.ID(), func(t *testing.T) {
			scene := func(w *world) ui.Scene {
				w.Settings.Players = crowd(most)
				return NewSetup(w.House, g, nil)
			}
			fits(t, nil, scene, nil)
			for _, bot := range bots.For(g) { // read whole once chosen, too
				fits(t, nil, func(w *world) ui.Scene {
					s := scene(w)
					for i := range s.(*Setup).lineup.players {
						s.(*Setup).lineup.players[i].Bot = bot.ID()
					}
					return s
				}, nil)
			}
			if len(g.Options()) > 0 {
				fits(t, nil, scene, func(d *scenetest.Driver) { d.Click("preset:printed") })
			}
			if g.ID() == "wcp" {
				fits(t, nil, scene, func(d *scenetest.Driver) { d.Click("option:teams") })
			}
		})
	}
}

// written lists the texts that a scene draws.
func written(t *testing.T, d *scenetest.Driver) []string {
	t.Helper()
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	return texts
}

// TestTheNextGameSaysWhoBegins: with all options of all games it names who acts first,
// whatever the seed, or says that it is drawn.
func TestTheNextGameSaysWhoBegins(t *testing.T) {
	w := newWorld(t)
	drawn := map[string]bool{}
	for _, g := range registry.Games() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			m, err := rules.NewMatch(g, crowd(players), rules.Setup{Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range rules.Variants(g.Options()) {
				s := NewSetupNext(w.House, m, nil)
				if s.options, err = o.Complete(g.Options()); err != nil {
					t.Fatal(err)
				}
				if s.fault() != "" {
					continue
				}
				said := s.orderWords()
				if said == w.Say("setup.in-order.drawn") {
					drawn[g.ID()] = true
					continue
				}
				for seed := range uint64(5) {
					s.seed, w.tables = strconv.FormatUint(seed, 10), nil
					s.begin()
					begun := w.tables[0].Match
					name := begun.Player(begun.Owner(begun.Actor())).Name
					if want := w.Say("setup.in-order", rules.Literal("player", name)); said != want {
						t.Fatalf("%s, %v, seed %d: it says %q, want %q", g.ID(), o, seed, said, want)
					}
				}
			}
		}
	}
	if len(drawn) != 1 || !drawn["wradislavia"] {
		t.Errorf("who begins is said to be drawn in %v", drawn)
	}
}

// TestTakingBackPastComputersIsForOnePersonAlone: the switch is there while one person
// plays among computers, is kept with the match and in the next game.
func TestTakingBackPastComputersIsForOnePersonAlone(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Name: "Bot", Bot: "random"}}
	d := setup(t, w, w.Game("dzicz"), nil)
	if d.State("take-back", "on") != false {
		t.Error("it is on at first")
	}
	d.Click("take-back")
	d.Click("start")
	m := w.tables[0].Match
	if !m.TakesBack() {
		t.Error("the match does not know")
	}
	if s := NewSetupNext(w.House, m, nil); !s.takeBack {
		t.Error("the next game does not know")
	}
	w.Settings.Players = crowd(2)
	if setup(t, w, w.Game("dzicz"), nil).Has("take-back") {
		t.Error("two people are offered it")
	}
}
