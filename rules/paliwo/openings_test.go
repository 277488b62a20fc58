package paliwo

import (
	"testing"

	"schron/rules"
)

// planned is how the zombies stand once a mind has set them up as it plans.
func planned(t *testing.T, setup rules.Setup, mind Mind) *State {
	t.Helper()
	p := rules.Playout{Game: Game{}, Bots: []rules.Bot{rules.RandomBot{}, planner{mind}}}
	setup.Players = 2
	var last *State
	p.After = func(s rules.State, m rules.Move) error {
		if m.Verb == VerbZombie {
			last = s.Clone().(*State)
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
				seen[i] = seen[i] || s.stands(&openings[i])
			}
			if !s.standsAny() {
				t.Fatalf("%v, seed %d: no opening", options, seed)
			}
		}
		if len(openings) < 2 || !seen[0] || !seen[1] {
			t.Errorf("%v: only some openings: %v", options, seen)
		}
	}
	if planned(t, rules.Setup{Seed: 1}, Mind{}).standsAny() {
		t.Error("who knows no openings follows one")
	}
}

func (s *State) standsAny() bool {
	for i := range openings {
		if s.stands(&openings[i]) {
			return true
		}
	}
	return false
}

func (s *State) stands(o *opening) bool {
	for _, m := range o {
		if g := s.figures[m.A]; !g.ordinary() || g.facing() != Facing(m.B) {
			return false
		}
	}
	return true
}

// TestAnOpeningIsLeftWhereSomethingElseStands: a figure in its place, or a zombie
// that belongs to none.
func TestAnOpeningIsLeftWhereSomethingElseStands(t *testing.T) {
	s := stateOf(t, rules.Setup{Seed: 1})
	if m, ok := s.follow(&openings[0]); !ok || m != openings[0][0] {
		t.Fatalf("begins with %v, %t", m, ok)
	}
	other := *s
	other.placeZombie(At(0, 4), South, nil)
	if m, ok := other.follow(&openings[0]); ok {
		t.Errorf("follows with %v where another zombie stands", m)
	}
	turned := *s
	turned.placeZombie(Field(openings[0][0].A), Facing(openings[0][0].B+1)%facings, nil)
	if m, ok := turned.follow(&openings[0]); ok {
		t.Errorf("follows with %v where a zombie looks elsewhere", m)
	}
}
