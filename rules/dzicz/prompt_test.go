package dzicz

import (
	"testing"

	"schron/rules"
)

// Every button of a prompt is a legal move, and the pass is one too.
func TestPromptsOfferLegalMoves(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		asked := map[string]bool{}
		for seed := range uint64(300) {
			s := newState(t, players, seed)
			r := rules.NewRand(seed)
			for s.Actor() != rules.NoSeat {
				p := s.Prompt()
				asked[p.Text.Key] = true
				buttons := p.Choices
				if p.Pass != nil {
					buttons = append(buttons, *p.Pass)
				}
				for _, b := range buttons {
					if err := s.Check(b.Move); err != nil || b.Text.Empty() {
						t.Fatalf("%s offers %q: %v", p.Text.Key, Game{}.Notation(b.Move), err)
					}
				}
				moves := s.Legal(nil)
				if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
					t.Fatal(err)
				}
			}
			if p := s.Prompt(); !p.Text.Empty() || p.Pass != nil || p.Choices != nil || p.Private || p.Reaction {
				t.Fatalf("after the end: %+v", p)
			}
		}
		for _, key := range []string{
			"home", "move", "action", "expansion", "defence", "removal.token", "removal.both", "manoeuvre.own",
			"manoeuvre.token", "manoeuvre.outpost", "manoeuvre.soldier", "manoeuvre.assault", "manoeuvre.expansion",
		} {
			if !asked["dzicz.prompt."+key] {
				t.Errorf("%s is never asked", key)
			}
		}
	})
}

// Moves without a field must be reachable by a button; a silence is lifted on the
// own panel (DZ-20).
func TestPromptsOfferEveryMoveWithoutAField(t *testing.T) {
	for seed := range uint64(200) {
		s := newState(t, 3, seed)
		r := rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			p := s.Prompt()
			offered := map[rules.Move]bool{}
			for _, c := range p.Choices {
				offered[c.Move] = true
			}
			if p.Pass != nil {
				offered[p.Pass.Move] = true
			}
			moves := s.Legal(nil)
			for _, m := range moves {
				if (From(m) == NoField && m.Verb != VerbAsk || m.Verb == VerbStrike) && !offered[m] {
					t.Fatalf("%s does not offer %q", p.Text.Key, Game{}.Notation(m))
				}
			}
			if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The word that ends the go is marked, so that the screen can ask before it. It is the pass
// of the action only where no expansion may follow (DZ-13, DZ-18).
func TestPassTellsWhetherItEndsTheGo(t *testing.T) {
	seen := map[[2]bool]bool{}
	for seed := range uint64(200) {
		s := newState(t, 3, seed)
		r := rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			if p := s.Prompt(); p.Pass != nil && p.Pass.Move == Plain(VerbPass) && s.phase != PhaseMissions {
				after := *s
				if err := after.Apply(p.Pass.Move, nil); err != nil {
					t.Fatal(err)
				}
				ended := after.active != s.active || after.turn != s.turn || after.phase == PhaseMissions || after.phase == PhaseOver
				if p.Pass.Ends != ended {
					t.Fatalf("%s: marked %v, ended %v", p.Text.Key, p.Pass.Ends, ended)
				}
				seen[[2]bool{s.ask == DecideExpansion, ended}] = true
			}
			moves := s.Legal(nil)
			if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(seen) != 3 {
		t.Errorf("seen only %v", seen)
	}
}
