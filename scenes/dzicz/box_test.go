package dzicz

import (
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/dzicz"
	"schron/scenes/say"
	"schron/sprites"
)

// TestTheBoxHoldsWhatTheRulesName: a board and two cards of each mission. Each of four
// players has pieces and action tokens (DZ-1 to DZ-3).
func TestTheBoxHoldsWhatTheRulesName(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		want := map[string]int{"board": 1, "turn": 1}
		for _, m := range game.Missions() {
			for _, set := range []string{"open", "secret"} {
				want["mission "+set+"-"+m.String()] = 1
			}
		}
		for _, colour := range sprites.PlayerColours()[:game.MaxSeats] {
			c := string(colour)
			want["token "+c], want["outpost "+c], want["soldier "+c] = 16, 15, 15
			want["home "+c] = 1
			for _, k := range game.ActionTokens() {
				want["action "+c+"-"+k.String()] = 2
			}
		}
		for _, p := range boxOf(say.New(texts, lang)).Parts {
			if p.Name == "" || strings.Contains(p.Name, "dzicz.") {
				t.Errorf("%s: %s is called %q", lang, p.ID, p.Name)
			}
			for _, k := range p.Kinds {
				id := strings.TrimSpace(p.ID + " " + k.ID)
				if want[id] != k.Count {
					t.Errorf("%s: %d of %s, the rules name %d", lang, k.Count, id, want[id])
				}
				delete(want, id)
			}
		}
		for id := range want {
			t.Errorf("%s: no %s", lang, id)
		}
	}
}
