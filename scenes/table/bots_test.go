package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
)

// TestAComputerPlayerIsStoppedFromTheMenu, also while nobody waits for it. A person decides
// for it from then on, behind a cover where it holds a secret, and the others go on as they
// were.
func TestAComputerPlayerIsStoppedFromTheMenu(t *testing.T) {
	players := toy.Seated(rules.RandomBot{}, toy.People(3), 1, 2)
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(2)}}, players: players, bots: toy.Crew(rules.RandomBot{})})
	w.Click("menu")
	w.Click("menu:bots")
	if !w.Has("bots:1:person") || !w.Has("bots:2:person") || w.Has("bots:0:person") || w.Has("bots:1:random") {
		t.Fatalf("it offers %q", w.ids())
	}
	w.Click("bots:1:person")
	m := w.tb.Match()
	if m.Bot(1) != "" || m.Bot(2) != "random" || w.tb.LookOf(1).Bot || !w.tb.LookOf(2).Bot || w.kept != 1 {
		t.Fatalf("bots %q and %q, kept %d times", m.Bot(1), m.Bot(2), w.kept)
	}
	if got := strings.Join(w.Toasts(), " "); !strings.Contains(got, "from now on a person plays instead of the computer") {
		t.Errorf("it says %q", got)
	}
	w.act(t, toy.Pass)
	if w.tb.Cover() != 1 {
		t.Errorf("the cover is for seat %d", w.tb.Cover())
	}
}

// TestAComputerPlayerThatThinksIsStoppedFromTheMenu: what it thinks about is
// given up.
func TestAComputerPlayerThatThinksIsStoppedFromTheMenu(t *testing.T) {
	for what, bot := range map[string]string{"random": "random", "person": ""} {
		b := toy.NewSlow()
		w := aside(t, b, nil)
		w.Click("menu")
		w.Click("menu:bots")
		w.Click("bots:1:" + what)
		<-b.Stopped
		if got := w.tb.Match().Bot(1); got != bot {
			t.Errorf("%s: bot %q", what, got)
		}
	}
}

// TestTheMenuListsComputersOnlyWhereTheyPlay: neither among people, nor after the
// end, nor in a replay.
func TestTheMenuListsComputersOnlyWhereTheyPlay(t *testing.T) {
	g, moves := played(2)
	for _, l := range []lines{
		{game: two(2), players: toy.People(2)},
		{game: g, players: toy.WithBots(toy.People(2), 1), moves: moves},
		{game: g, players: toy.WithBots(toy.People(2), 1), moves: slices.Clone(moves), replay: true},
	} {
		w := open(t, l)
		if w.Has("result:look") {
			w.Click("result:look")
		}
		w.Click("menu")
		if w.Has("menu:bots") || !w.Has("menu:shelf") {
			t.Errorf("replay %v: the menu has %q", l.replay, w.ids())
		}
	}
	w := open(t, lines{game: two(2), players: toy.WithBots(toy.People(2), 1)})
	w.Click("menu")
	w.Click("menu:bots")
	w.Click("bots:no")
	if w.Has("bots") || w.tb.Match().Bot(1) != (toy.Bot{}).ID() {
		t.Error("Cancel changes something")
	}
}

// TestTheEasyOneIsOfferedInTheMenu beside a person, fits there in both languages and
// plays from then on; where it plays already, chance is offered.
func TestTheEasyOneIsOfferedInTheMenu(t *testing.T) {
	fallback := func(_ rules.Game, bot string) string {
		if bot == "easy" {
			return "random"
		}
		return "easy"
	}
	for _, lang := range []string{assets.Polish, assets.English} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			w := crowd(t, 6, 1, func(l *lines) { l.lang, l.w, l.h, l.fallback = lang, size[0], size[1], fallback })
			open := func() {
				w.Click("menu")
				w.Click("menu:bots")
			}
			open()
			for _, fault := range w.Audit(tabletest.Art(), 1) {
				t.Errorf("%s %v: %s", lang, size, fault)
			}
			w.Click("bots:2:easy")
			if got := w.tb.Match().Bot(2); got != "easy" {
				t.Fatalf("bot %q", got)
			}
			open()
			if !w.Has("bots:2:random") || w.Has("bots:2:easy") || !w.Has("bots:3:easy") {
				t.Errorf("it offers %q", w.ids())
			}
		}
	}
}
