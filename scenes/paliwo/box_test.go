package paliwo

import (
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/paliwo"
	"schron/scenes/say"
)

// TestTheBoxHoldsWhatTheRulesName, in both languages (WP-5 to WP-8).
func TestTheBoxHoldsWhatTheRulesName(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		want := map[string]int{
			"board": 1, "human": game.People, "zombie": game.ZombiesTotal, "turned": game.People, "crawler": game.CrawlersMost,
			"find": 8, "token": game.FuelTokens + game.WeaponTokens + 1 + game.CrawlerTokens + game.GooReserve + 1,
			"bullet": game.Bullets, "card": 2 * game.SideCards,
		}
		for _, p := range boxOf(say.New(texts, lang)).Parts {
			if p.Count() != want[p.ID] {
				t.Errorf("%s: %d of %s, the rules name %d", lang, p.Count(), p.ID, want[p.ID])
			}
			if p.Name == "" || strings.Contains(p.Name, "paliwo.") {
				t.Errorf("%s: %s is called %q", lang, p.ID, p.Name)
			}
			delete(want, p.ID)
		}
		for id := range want {
			t.Errorf("%s: no %s", lang, id)
		}
	}
	if game.Finds(game.EmptyCan) != 2 || game.Finds(game.Fuel) != 2 || game.Finds(game.ZombieFind) != 2 || game.Finds(game.Biohazard) != 2 {
		t.Error("the finds are others than those of WP-7")
	}
}
