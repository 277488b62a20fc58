package wcp

import (
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/wcp"
	"schron/scenes/say"
)

// TestTheBoxHoldsWhatTheRulesName, in both languages (WCP-1 to WCP-5).
func TestTheBoxHoldsWhatTheRulesName(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		want := map[string]int{
			"board": 1, "central": 1, "hall": game.HallCount, "content": game.TokenCount, "vehicle": len(game.Vehicles()),
			"pawn": game.MaxSeats, "entrance": game.Dirs, "marker": 18 + 72 + 22, "breach": printBreaches,
		}
		for _, p := range boxOf(say.New(texts, lang)).Parts {
			if p.Count() != want[p.ID] {
				t.Errorf("%s: %d of %s, the rules name %d", lang, p.Count(), p.ID, want[p.ID])
			}
			if p.Name == "" || strings.Contains(p.Name, "wcp.") {
				t.Errorf("%s: %s is called %q", lang, p.ID, p.Name)
			}
			delete(want, p.ID)
		}
		for id := range want {
			t.Errorf("%s: no %s", lang, id)
		}
	}
}
