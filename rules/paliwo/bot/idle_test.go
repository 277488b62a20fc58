package bot

import (
	"slices"
	"testing"

	game "schron/rules/paliwo"
)

// turn is a position of the human turn after moves.
func turn(t *testing.T, change func(p *game.Position), moves ...string) *game.State {
	t.Helper()
	s := at(t, "E2", "", "", func(p *game.Position) {
		p.Stage, p.Decision = game.StageTurn, game.DecideTurn
		change(p)
	})
	for _, text := range moves {
		m, err := game.Game{}.Parse(text)
		if err == nil {
			err = s.Apply(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return s
}

// thinks reports whether a mind thinks of a legal move.
func thinks(t *testing.T, s *game.State, text string) bool {
	t.Helper()
	m, err := game.Game{}.Parse(text)
	if err == nil {
		err = s.Check(m)
	}
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return slices.Contains(Mind{}.Moves(s, nil), m)
}

// TestNoWalkEndsBesideAToken: on a token stands the Businessman, and a crawler rises on it
// once it leaves. It goes only where it comes away from all of them (WP-31).
func TestNoWalkEndsBesideAToken(t *testing.T) {
	for _, c := range []struct {
		tokens []string
		want   bool
	}{
		{[]string{"K3", "J1"}, true},
		{[]string{"K3", "J1", "H3"}, false},
	} {
		s := turn(t, func(p *game.Position) {
			for _, f := range c.tokens {
				p.CrawlerTokens = append(p.CrawlerTokens, field(t, f))
			}
			p.TokensLeft = game.CrawlerTokens - len(c.tokens)
		})
		if got := thinks(t, s, "step businessman J3"); got != c.want {
			t.Errorf("tokens %v: thinks of a step %t, want %t", c.tokens, got, c.want)
		}
	}
}

// TestNobodyRunsThroughDanger: what could bite a human only on its way is no reason to leave
// the one with fuel.
func TestNobodyRunsThroughDanger(t *testing.T) {
	for _, c := range []struct {
		runner string
		moves  []string
		want   bool
	}{
		{"G4", []string{"step runner G3"}, false}, // it came into sight
		{"G3", nil, true},                         // it was in sight
	} {
		s := turn(t, func(p *game.Position) {
			carrier, runner, east := field(t, "D4"), field(t, c.runner), game.East
			p.Humans[game.Runner].Field = &runner
			p.Humans[game.Businessman].Field, p.Humans[game.Businessman].Fuel = &carrier, true
			p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Face == game.Fuel })
			p.Zombies = []game.Zombie{{Field: field(t, "E3"), Figure: 1, Facing: &east}}
			p.Removed--
		}, c.moves...)
		if Biters(s, game.Runner) == 0 {
			t.Error("nothing can bite")
		}
		if got := thinks(t, s, "step runner G2"); got != c.want {
			t.Errorf("%+v: thinks of it %t", c, got)
		}
	}
}
