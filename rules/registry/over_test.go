package registry

import (
	"testing"

	"schron/rules"
)

// TestAfterTheEndAMoveIsRefusedByTheGamesOwnRule: the house says that the game is
// over, the rule is the one by which each game ends, also of what is no move.
func TestAfterTheEndAMoveIsRefusedByTheGamesOwnRule(t *testing.T) {
	want := map[string]string{"wcp": "WCP-48", "wradislavia": "WR-37", "paliwo": "WP-43", "dzicz": "DZ-30", "dolores": "DO-56"}
	for _, g := range Games() {
		least, _ := g.Players()
		p := rules.Playout{Game: g}
		setup := rules.Setup{Players: least, Seed: 3}
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
		m, err := rules.LoadMatch(Game, p.Record(setup))
		if err != nil {
			t.Fatal(err)
		}
		for _, mv := range append(p.Moves(), rules.Move{}, rules.Move{Verb: 1, A: -1, D: 9}) {
			_, played := m.Play(mv)
			for _, err := range []error{m.Check(mv), played} {
				r := rules.AsRefusal(err)
				if r == nil || r.Rule != want[g.ID()] || r.Text.Key != "frame.refuse.over" {
					t.Fatalf("%s: %q after the end: %v, want %s", g.ID(), g.Notation(mv), err, want[g.ID()])
				}
			}
		}
	}
}
