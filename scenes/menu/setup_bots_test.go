package menu

import (
	"testing"

	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
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
	last := []rules.Player{{Name: "Ala"}, {Bot: "hard"}, {Bot: "random"}, {Bot: "nobody knows"}}
	for id, want := range map[string][]string{"dzicz": {"", "hard", "random", "random"}, "none": {"", "random", "random", "random"}} {
		for i, p := range knowing(trial{id: id}, last) {
			if p.Bot != want[i] {
				t.Errorf("%s: player %d is %q, want %q", id, i+1, p.Bot, want[i])
			}
		}
	}
	if last[1].Bot != "hard" {
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
