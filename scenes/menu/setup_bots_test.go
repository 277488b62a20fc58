package menu

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestEveryBotOfAGameIsOfferedWithASentence.
func TestEveryBotOfAGameIsOfferedWithASentence(t *testing.T) {
	w := newWorld(t)
	g := trial{id: "dzicz", least: 2, most: 4, opts: options}
	w.Games = []rules.Game{g}
	s := NewSetup(w.House, g, nil)
	kinds := s.botKinds()
	if len(kinds) != 1+len(bots.For(g)) {
		t.Errorf("%d kinds of players", len(kinds))
	}
	for _, k := range kinds[1:] {
		if tip := k.Tip(); k.Text == "" || tip.Title != k.Text || len(tip.Lines) != 1 || tip.Lines[0] == "" {
			t.Errorf("%s is called %q with %+v", k.ID, k.Text, tip)
		}
	}
}

// TestABotThatDoesNotKnowAGameLeavesItsSeatToChance: who played another game last
// time may know nothing of this one; people stay.
func TestABotThatDoesNotKnowAGameLeavesItsSeatToChance(t *testing.T) {
	last := []rules.Player{{Name: "Ala"}, {Bot: "hard-raider"}, {Bot: "random"}, {Bot: "nobody knows"}, {Bot: "hard-cat"}}
	for id, want := range map[string][]string{"dzicz": {"", "hard-raider", "random", "random", "random"}, "none": {"", "random", "random", "random", "random"}} {
		for i, p := range knowing(trial{id: id}, last) {
			if p.Bot != want[i] {
				t.Errorf("%s: player %d is %q, want %q", id, i+1, p.Bot, want[i])
			}
		}
	}
	if last[1].Bot != "hard-raider" {
		t.Error("the settings have changed")
	}
}

// TestASeatThatBecomesAComputerLosesThePersonsName, and what it is called then follows the
// language until somebody writes a name.
func TestASeatThatBecomesAComputerLosesThePersonsName(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Zośka"}, {Name: "Komputer 2", Bot: "random"}}
	var s *Setup
	d := w.show(t, 1280, 800, func() ui.Scene { s = NewSetup(w.House, w.Game("dzicz"), nil); return s })
	if got := s.lineup.players[1].Name; got != "" {
		t.Errorf("a name that nobody chose is entered as %q", got)
	}
	d.Click("player:1:kind")
	d.Click("player:1:kind:random")
	if p := s.lineup.players[0]; p.Bot != "random" || p.Name != "" {
		t.Errorf("the seat is %+v", p)
	}
	if got := []string{s.lineup.name(0), s.lineup.name(1)}; got[0] != "Komputer 1" || got[1] != "Komputer 2" {
		t.Errorf("they are called %q", got)
	}
	w.SetLanguage("en")
	if got := s.lineup.name(0); got != "Computer 1" {
		t.Errorf("in English it is called %q", got)
	}
	s.lineup.players[0].Name = "HAL"
	d.Click("player:1:kind")
	d.Click("player:1:kind:human")
	if p := s.lineup.players[0]; p.Bot != "" || p.Name != "HAL" {
		t.Errorf("the seat of a person is %+v", p)
	}
}

// TestAnOpponentIsChosenByFaceOrDrawn: its name is that of the player, nobody sits at the
// table twice, and the match holds who plays.
func TestAnOpponentIsChosenByFaceOrDrawn(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Zośka"}, {Bot: "hard"}, {Bot: "hard-guard"}}
	seed := uint64(4)
	var s *Setup
	d := w.show(t, 1280, 800, func() ui.Scene { s = NewSetup(w.House, w.Game("dzicz"), &seed); return s })
	if d.Has("player:1:opponent") || !d.Has("player:2:opponent") || s.lineup.name(1) != "Komputer 2" || s.lineup.name(2) != "Seweryn" {
		t.Fatalf("they are called %q and %q", s.lineup.name(1), s.lineup.name(2))
	}
	d.Click("player:2:opponent")
	if n := d.Find("opponent:hard-guard"); n.Enabled {
		t.Error("who sits at the table already can be chosen")
	}
	d.Click("opponent:hard-raider")
	if p := s.lineup.players[1]; p.Bot != "hard-raider" || s.lineup.name(1) != "Igor" {
		t.Errorf("chosen is %+v, called %q", p, s.lineup.name(1))
	}
	d.Click("opponent:draw")
	if p := s.lineup.players[1]; p.Bot != "hard-hoarder" {
		t.Errorf("only one other is free, drawn is %q", p.Bot)
	}
	d.Click("opponents:done")
	d.Click("player:2:kind")
	d.Click("player:2:kind:easy")
	d.Click("player:3:kind")
	d.Click("player:3:kind:medium")
	if a, b := s.lineup.players[1].Bot, s.lineup.players[2].Bot; a != "easy-hoarder" || b != "medium-guard" || s.fault() != "" {
		t.Errorf("at other levels play %q and %q: %s", a, b, s.fault())
	}
	s.begin()
	m := w.tables[0].Match
	for _, p := range m.Players() {
		if p.Bot == "easy-hoarder" && p.Name == "Gustaw" {
			if again := NewSetupLike(w.House, m, nil); !slices.ContainsFunc(again.lineup.players, func(p rules.Player) bool { return p.Bot == "easy-hoarder" && p.Name == "" }) {
				t.Errorf("again: %+v", again.lineup.players)
			}
			return
		}
	}
	t.Errorf("the match has %+v", m.Players())
}

// TestEveryOpponentHasNameFaceAndCharacter in both languages.
func TestEveryOpponentHasNameFaceAndCharacter(t *testing.T) {
	w := newWorld(t)
	for _, lang := range []string{"pl", "en"} {
		w.SetLanguage(lang)
		seen := map[string]bool{}
		for _, g := range w.Games {
			s := NewSetup(w.House, g, nil)
			for _, level := range []string{"easy", "medium", "hard"} {
				for _, style := range bots.Styles {
					bot := bots.WithStyle(level, style)
					look := w.LookOf(rules.Player{Bot: bot}, 1)
					if words := s.character(bot); look.Face == "" || look.Plays == "" || strings.HasPrefix(look.Name, "Komputer") || words == "" {
						t.Errorf("%s: %+v, %q", bot, look, words)
					}
					seen[look.Name] = true
				}
			}
		}
		if len(seen) != 9 {
			t.Errorf("%s: %d names", lang, len(seen))
		}
	}
	if missing := w.Texts.Missing(); len(missing) > 0 {
		t.Errorf("texts missing: %v", missing)
	}
}

// TestTheNameOfAComputerIsReadWhole in the least window, also beside a role.
func TestTheNameOfAComputerIsReadWhole(t *testing.T) {
	w := newWorld(t)
	for _, lang := range []string{"pl", "en"} {
		w.SetLanguage(lang)
		for _, g := range registry.Games() {
			for _, level := range []string{"easy", "medium", "hard"} {
				for _, style := range bots.Styles {
					w.Settings.Players = []rules.Player{{Bot: bots.WithStyle(level, style)}, {}}
					d := w.show(t, 1024, 640, func() ui.Scene { return NewSetup(w.House, g, nil) })
					name := w.Called(w.Settings.Players[0], 0)
					if room, needs := d.Find("player:1:name").Rect[2]-20, scenetest.Fonts(t).Measure(name, sprites.Body).W; room < needs {
						t.Errorf("%s in %s: %s needs %.0f and has %.0f", g.ID(), lang, name, needs, room)
					}
				}
			}
		}
	}
}

// TestNothingIsCutInTheSmallestSetUp: the names of computers and all else are read whole.
func TestNothingIsCutInTheSmallestSetUp(t *testing.T) {
	dst := ebiten.NewImage(16, 16)
	defer dst.Deallocate()
	for _, lang := range assets.Languages() {
		for _, g := range registry.Games() {
			w := newWorld(t)
			w.SetLanguage(lang)
			w.Settings.Players = []rules.Player{{}, {Bot: "medium"}, {Bot: "hard-raider"}}
			d := w.show(t, 1024, 640, func() ui.Scene { return NewSetup(w.House, g, nil) })
			c := sprites.NewCanvas(pictures(t), scenetest.Fonts(t))
			c.Begin(dst, 1)
			for _, cut := range d.Root().Cuts(c) {
				t.Errorf("%s, %s: %q is cut", g.ID(), lang, cut.Text)
			}
		}
	}
}
