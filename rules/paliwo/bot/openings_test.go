package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/paliwo"
)

// planned is how the zombies stand once a mind has set them up as it plans.
func planned(t *testing.T, setup rules.Setup, mind Mind) *game.State {
	t.Helper()
	p := rules.Playout{Game: game.Game{}, Bots: []rules.Bot{rules.RandomBot{}, planner{mind}}}
	setup.Players = 2
	var last *game.State
	p.After = func(s rules.State, m rules.Move) error {
		if m.Verb == game.VerbZombie {
			last = s.Clone().(*game.State)
		}
		return nil
	}
	if _, err := p.Run(setup); err != nil {
		t.Fatal(err)
	}
	return last
}

type planner struct{ mind Mind }

func (planner) ID() string { return "planner" }

func (b planner) Choose(p *rules.Position) rules.Move {
	if moves := b.mind.Plan(p); len(moves) > 0 {
		return moves[0]
	}
	return rules.RandomBot{}.Choose(p)
}

// TestZombiesBeginByAnOpening whoever is set up last (WP-6), by all of them in turn.
func TestZombiesBeginByAnOpening(t *testing.T) {
	for _, options := range variants {
		seen := map[int]bool{}
		for seed := range uint64(20) {
			s := planned(t, rules.Setup{Seed: seed, Options: options}, Mind{Openings: true})
			for i := range openings {
				seen[i] = seen[i] || stands(s, &openings[i])
			}
			if !standsAny(s) {
				t.Fatalf("%v, seed %d: no opening", options, seed)
			}
		}
		if len(openings) < 2 || !seen[0] || !seen[1] {
			t.Errorf("%v: only some openings: %v", options, seen)
		}
	}
	if standsAny(planned(t, rules.Setup{Seed: 1}, Mind{})) {
		t.Error("who knows no openings follows one")
	}
}

func standsAny(s *game.State) bool {
	for i := range openings {
		if stands(s, &openings[i]) {
			return true
		}
	}
	return false
}

func stands(s *game.State, o *opening) bool {
	for _, m := range o {
		if g := s.Figure(game.Field(m.A)); !g.Ordinary() || g.Facing() != game.Facing(m.B) {
			return false
		}
	}
	return true
}

// TestAnOpeningIsLeftWhereSomethingElseStands: a figure in its place, or a zombie
// that belongs to none.
func TestAnOpeningIsLeftWhereSomethingElseStands(t *testing.T) {
	s, o := deal(t, 1, nil), &openings[0]
	if m, ok := follow(s, o); !ok || m != o[0] {
		t.Fatalf("begins with %v, %t", m, ok)
	}
	for what, m := range map[string]rules.Move{
		"another zombie stands":    game.OnFacing(game.VerbZombie, field(t, "A5"), game.South),
		"a zombie looks elsewhere": game.OnFacing(game.VerbZombie, game.Field(o[0].A), game.Facing(o[0].B+1)%4),
	} {
		other := *s
		if err := other.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
		if m, ok := follow(&other, o); ok {
			t.Errorf("follows with %v where %s", m, what)
		}
	}
}
