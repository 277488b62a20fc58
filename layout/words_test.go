package layout_test

import (
	"strings"
	"testing"

	"schron/layout"
)

func TestANumberStaysWithWhatItCounts(t *testing.T) {
	for text, want := range map[string]string{
		"Ma 3 punkty":                       "Ma|3 punkty",
		"Zużyj 2 PA na krok":                "Zużyj|2 PA|na|krok",
		"ma (12 kart)":                      "ma|(12 kart)",
		"+1 do pancerza":                    "+1|do|pancerza",
		"w turze 6 i w 7":                   "w|turze|6|i|w|7",
		"w\u00a0turze 6 i\u00a0w 7":         "w\u00a0turze|6|i\u00a0w|7",
		"Round 3 of 12 rounds":              "Round|3|of|12 rounds",
		"Po 12. turze nikt. W turze 6. Ala": "Po|12. turze|nikt.|W|turze|6.|Ala",
		"cel. 8 + 0 − 2 = 6 przy progu":     "cel.|8 + 0 − 2 = 6 przy|progu",
		"daje +2 do 3":                      "daje|+2|do|3",
		"kostki 1 7 5":                      "kostki|1|7|5",
		"the dice are 4, 7 and 5":           "the|dice|are|4,|7 and|5",
		"9\u2009007 litrów ropy 2.":         "9\u2009007 litrów|ropy|2.",
		"pole K13 leży, DZ-13 mówi ":        "pole|K13|leży,|DZ-13|mówi|",
	} {
		if got := strings.Join(layout.Words(text), "|"); got != want {
			t.Errorf("%q is parted as %q, want %q", text, got, want)
		}
	}
}
