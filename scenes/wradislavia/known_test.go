package wradislavia

import (
	"fmt"
	"strings"
	"testing"

	game "schron/rules/wradislavia"
)

// TestWR44TheTableRemembersWhoWasRevealed: while somebody deploys a face stands for
// each of the opponent's seven characters. Those that were once revealed have their
// cards in the tooltip, the heavily wounded and the dead marked; the rest are question
// marks. The counter of the hand tells the same in words.
func TestWR44TheTableRemembersWhoWasRevealed(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool {
		p := v.Players[v.Actor]
		return v.Phase == game.PhaseDeployment && v.Turn > 2 && len(v.Players[1-v.Actor].Dead) > 0 && len(p.Dead) < 4
	})
	seat := m.Actor()
	v := m.View(seat).(game.View)
	foe := 1 - seat
	for lang, words := range map[string][3]string{
		"en": {"In hand or sent out", "Dead", "Nobody has seen this character yet."},
		"pl": {"Na ręce albo wśród wystawionych", "Nie żyje", "Tej postaci jeszcze nikt nie widział."},
	} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			d := lay(t, m, size[0], size[1], lang).Open()
			seen := map[string]int{}
			var names []string
			for i := 1; d.Has(fmt.Sprintf("known:%d:%d", foe, i)); i++ {
				id := fmt.Sprintf("known:%d:%d", foe, i)
				who, place := d.State(id, "character"), fmt.Sprint(d.State(id, "place"))
				if who == nil {
					place = "unseen"
				} else if place == "hand" {
					names = append(names, fmt.Sprint(who))
				}
				seen[place]++
				tip := d.TipOf(id)
				for kind, want := range map[string]string{"hand": words[0], "dead": words[1], "unseen": words[2]} {
					if (place == kind) != strings.Contains(strings.ReplaceAll(tip, "\u00a0", " "), want) {
						t.Errorf("%s %v: over %s (%s) stands %q", lang, size, id, place, tip)
					}
				}
				if r := d.Find(id).Rect; r[2] < 18 || r[3] < 18 {
					t.Errorf("%s %v: %s is %v", lang, size, id, r)
				}
			}
			p := v.Players[foe]
			want := map[string]int{"hand": len(v.Known(foe)), "unseen": v.Unknown(foe), "heavy": len(p.Before), "dead": len(p.Dead)}
			all := 0
			for kind, n := range want {
				if all += n; seen[kind] != n {
					t.Errorf("%s %v: %d are %s, want %d", lang, size, seen[kind], kind, n)
				}
			}
			if all != game.HandCards || len(names) == 0 {
				t.Fatalf("%d characters, %v known", all, names)
			}
			tip := d.TipOf(fmt.Sprintf("count:hand:%d", foe))
			for _, c := range v.Known(foe) {
				if !strings.Contains(tip, d.Face.who(c)) {
					t.Errorf("%s: %s is not named in %q", lang, c, tip)
				}
			}
		}
	}
}
