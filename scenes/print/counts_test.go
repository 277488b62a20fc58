package print_test

import (
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules/dolores"
	"schron/rules/dzicz"
	"schron/rules/paliwo"
	"schron/rules/wcp"
	"schron/rules/wradislavia"
	"schron/sprites"
)

// counts are the numbers in the boxes by part, or by part and kind with a space between,
// or both.
var counts = map[string]map[string]int{
	"dzicz":       dziczCounts(),
	"dolores":     doloresCounts(),
	"wradislavia": wradislaviaCounts(),
	// WP-5 to WP-8.
	"paliwo": {
		"board": 1, "human": paliwo.People, "zombie": paliwo.ZombiesTotal, "turned": paliwo.People, "crawler": paliwo.CrawlersMost,
		"find": 8, "find empty": 2, "find fuel": 2, "find zombie": 2, "find biohazard": 2,
		"token":  paliwo.FuelTokens + paliwo.WeaponTokens + 1 + paliwo.CrawlerTokens + paliwo.GooReserve + 1,
		"bullet": paliwo.Bullets, "card": 2 * paliwo.SideCards, "sheet": 2,
	},
	// WCP-1 to WCP-5; the markers of breached halls are those of WCP-14.
	"wcp": {
		"board": 1, "central": 1, "hall": wcp.HallCount, "content": wcp.TokenCount, "vehicle": len(wcp.Vehicles()),
		"pawn": wcp.MaxSeats, "entrance": wcp.Dirs, "marker": 18 + 72 + 22, "breach": 4, "sheet": wcp.MaxSeats,
	},
}

// dziczCounts: a board and two cards of each mission. Each of four players has pieces and
// action tokens (DZ-1 to DZ-3).
func dziczCounts() map[string]int {
	want := map[string]int{"board": 1, "turn": 1, "sheet": dzicz.MaxSeats}
	for _, m := range dzicz.Missions() {
		want["mission open-"+m.String()], want["mission secret-"+m.String()] = 1, 1
	}
	for _, colour := range sprites.PlayerColours()[:dzicz.MaxSeats] {
		c := string(colour)
		want["token "+c], want["outpost "+c], want["soldier "+c], want["home "+c] = 16, 15, 15, 1
		for _, k := range dzicz.ActionTokens() {
			want["action "+c+"-"+k.String()] = 2
		}
	}
	return want
}

// doloresCounts: general tokens and those of four federations (DO-2, DO-3). Border markers
// mark every field that can be owned (DO-4).
func doloresCounts() map[string]int {
	want := map[string]int{"board": 1, "forest": 350, "crop": 200, "pollution": 50, "cloud": 20, "fire": 50, "sheet": 4, "ledger": 4}
	for _, side := range []string{"north", "east", "south", "west"} {
		want["city "+side], want["border "+side] = 8, (dolores.Fields-9)/4
		want["section "+side+"-land-section"], want["section "+side+"-sea-section"] = 30, 10
		want["launcher "+side+"-launcher"], want["launcher "+side+"-super-launcher"] = 20, 20
		want["unit "+side+"-infantry"], want["unit "+side+"-armour"], want["unit "+side+"-warship"] = 15, 10, 10
	}
	return want
}

// wradislaviaCounts: 36 characters and 16 hazards (WR-1), and twelve tokens for each of two
// players (WR-3). There are 30 wounds, 24 Peruns (WR-4) and a marker (WR-5).
func wradislaviaCounts() map[string]int {
	want := map[string]int{
		"character": 36, "hazard": 16, "token": 25, "hazard radiation": 5, "hazard birds": 6, "hazard rats": 5, "wound": 30, "perun": 24, "aid": 2, "sheet": 2,
		"token attack": 6, "token cover": 6, "token exploration": 6, "token hand-to-hand": 6, "token first-fire": 1,
	}
	for _, c := range wradislavia.AllCharacters() {
		want["character "+c.String()] = 1
	}
	return want
}

// TestNoPartIsNamedInVain: each name of a part among the texts is that of one. The others are
// a hint and a word on a board.
func TestNoPartIsNamedInVain(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for game, box := range boxes(t, assets.Polish) {
		ids := []string{"hint", "terror"}
		for _, p := range box.Parts {
			ids = append(ids, p.ID)
		}
		for _, key := range texts.Keys(assets.Polish) {
			if id, ok := strings.CutPrefix(key, game+".print."); ok && !strings.Contains(id, ".") && !slices.Contains(ids, id) {
				t.Errorf("%s is used nowhere", key)
			}
		}
	}
}

// TestBoxesHoldWhatTheRulesName, no more and no less, and every part has a name.
func TestBoxesHoldWhatTheRulesName(t *testing.T) {
	for _, lang := range assets.Languages() {
		for game, box := range boxes(t, lang) {
			want, got := counts[game], map[string]int{}
			for _, p := range box.Parts {
				if p.Name == "" || strings.Contains(p.Name, ".print.") {
					t.Errorf("%s, %s: %s is called %q", game, lang, p.ID, p.Name)
				}
				got[p.ID] = p.Count()
				_, whole := want[p.ID]
				for _, k := range p.Kinds {
					id := strings.TrimSpace(p.ID + " " + k.ID)
					if _, known := want[id]; !known && !whole {
						t.Errorf("%s, %s: the rules name no %s", game, lang, id)
					}
					if k.ID != "" {
						got[id] = k.Count
					}
				}
			}
			for id, n := range want {
				if got[id] != n {
					t.Errorf("%s, %s: %d of %s, the rules name %d", game, lang, got[id], id, n)
				}
			}
		}
	}
}
