package bot

import (
	"testing"

	game "schron/rules/dolores"
)

// TestUnitsDoWhatHurts: a unit sabotages what it reaches, goes where it reaches something,
// or nearer, and fights who is weaker (DO-43 to DO-50).
func TestUnitsDoWhatHurts(t *testing.T) {
	for name, c := range map[string]struct {
		unit, at string
		foe      string // a unit of the other on K15
		want     []string
	}{
		"beside the capital":  {"i1", "K14", "", []string{"sabotage i1 K13", "end"}},
		"two fields away":     {"i1", "K15", "", []string{"move i1 K13", "sabotage i1 K13"}},
		"far away":            {"a1", "K18", "", []string{"move a1 K15", "sabotage a1 K13"}},
		"at sea":              {"w1", "H13", "", []string{"sabotage w1 K13"}},
		"infantry and armour": {"i1", "K16", "a1", []string{"attack i1 K15"}},
	} {
		p := bare(t, 2)
		p.furnish(1, "K13", game.Uranium, many(game.Mine, 2)...)
		p.warfare(0)
		p.stand(0, c.unit, c.at)
		if c.foe != "" {
			p.stand(1, c.foe, "K15")
		}
		s := p.state()
		for _, text := range c.want {
			if s.Decision() != game.DecideMilitary || s.Actor() != 0 {
				break
			}
			m := chosen(t, s, hard)
			if got := (game.Game{}).Notation(m); got != text {
				t.Errorf("%s: %q, want %q", name, got, text)
				break
			}
			apply(t, s, m)
		}
	}
}
