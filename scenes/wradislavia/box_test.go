package wradislavia

import (
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
)

// TestTheBoxHoldsWhatTheRulesName: 36 characters and 16 hazards (WR-1), and twelve tokens
// for each of two players (WR-3). There are 30 wounds, 24 Peruns (WR-4) and a marker (WR-5).
func TestTheBoxHoldsWhatTheRulesName(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		want := map[string]int{
			"hazard radiation": 5, "hazard birds": 6, "hazard rats": 5, "wound": 30, "perun": 24, "aid": 2,
			"token attack": 6, "token cover": 6, "token exploration": 6, "token hand-to-hand": 6, "token first-fire": 1,
		}
		for _, c := range game.AllCharacters() {
			want["character "+c.String()] = 1
		}
		all := map[string]int{}
		for _, p := range boxOf(say.New(texts, lang)).Parts {
			all[p.ID] = p.Count()
			if p.Name == "" || strings.Contains(p.Name, "wradislavia.") {
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
		if all["character"] != 36 || all["hazard"] != 16 || all["token"] != 25 {
			t.Errorf("%s: the box holds %v", lang, all)
		}
	}
}
