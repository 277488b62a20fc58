package dolores

import (
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/dolores"
	"schron/scenes/say"
)

// TestTheBoxHoldsWhatTheRulesName: general tokens and those of four federations (DO-2,
// DO-3). Border markers mark every field that can be owned (DO-4).
func TestTheBoxHoldsWhatTheRulesName(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		want := map[string]int{"board": 1, "forest": 350, "crop": 200, "pollution": 50, "cloud": 20, "fire": 50, "tables": 4, "ledger": 4}
		for _, side := range []string{"north", "east", "south", "west"} {
			want["city "+side], want["border "+side] = 8, (game.Fields-9)/4
			want["section "+side+"-land-section"], want["section "+side+"-sea-section"] = 30, 10
			want["launcher "+side+"-launcher"], want["launcher "+side+"-super-launcher"] = 20, 20
			want["unit "+side+"-infantry"], want["unit "+side+"-armour"], want["unit "+side+"-warship"] = 15, 10, 10
		}
		for _, p := range boxOf(say.New(texts, lang)).Parts {
			if p.Name == "" || strings.Contains(p.Name, "dolores.") {
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
