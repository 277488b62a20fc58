package wcp

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// inHand are the moves that are made on the board, not with a button.
var inHand = []uint8{VerbVehicle, VerbMove, VerbBoost, VerbHall, VerbBreach, VerbContent, VerbDestroy}

// Every button of a prompt is a legal move, and whatever is not done on the board
// has a button.
func TestPromptsOfferTheLegalMoves(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAny(r)
		chance := rules.NewRand(rapid.Uint64().Draw(r, "on"))
		for n := 0; n < 40 && s.Actor() != rules.NoSeat; n++ {
			var buttons []string
			p := s.Prompt()
			if p.Pass != nil {
				buttons = append(buttons, Game{}.Notation(p.Pass.Move))
			}
			for _, c := range p.Choices {
				buttons = append(buttons, Game{}.Notation(c.Move))
			}
			var want []string
			for _, m := range s.Legal(nil) {
				if !slices.Contains(inHand, m.Verb) {
					want = append(want, Game{}.Notation(m))
				}
			}
			slices.Sort(buttons)
			slices.Sort(want)
			if !slices.Equal(buttons, want) || p.Text.Empty() {
				r.Fatalf("%s: buttons %v, legal %v", s.ask, buttons, want)
			}
			kit.PlayRandom(r, s, &chance, 1)
		}
		if p := s.Prompt(); s.Actor() == rules.NoSeat && (!p.Text.Empty() || p.Pass != nil || len(p.Choices) > 0 || p.Private) {
			r.Fatalf("after the end: %+v", p)
		}
	})
}

// Buttons that end the own turn say so, so that they can be confirmed.
func TestPromptsTellWhatEndsTheTurn(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(1), stands(0, "d7"), stands(1, "d2"))
	if c := s.Prompt().Choices; len(c) != 1 || c[0].Move != Plain(VerbLeave) || !c[0].Ends {
		t.Errorf("leaving: %+v", c)
	}
	// The holder of the central hall destroys first (WCP-46).
	s = at(t, 3, "", corridorHalls, escape(0), stands(0, "d7"), stands(1, "d2"))
	if c := s.Prompt().Choices; len(c) != 1 || c[0].Ends {
		t.Errorf("the holder's leaving: %+v", c)
	}
	s = dungeon(t, turnOf(1))
	if c := s.Prompt().Choices; len(c) != 1 || c[0].Move != Plain(VerbResign) || !c[0].Ends {
		t.Errorf("resigning: %+v", c)
	}
}

// TestLeavingIsAskedForAlone where no hall can be entered any more (WCP-39).
func TestLeavingIsAskedForAlone(t *testing.T) {
	asked := map[string]int{}
	for seed := range uint64(60) {
		s, r := started(t, 4, seed, nil), rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			legal := s.Legal(nil)
			if key := s.Prompt().Text.Key; s.stage == StageEscape && strings.HasPrefix(key, "wcp.prompt.move.exit") {
				asked[key]++
				if alone := len(legal) == 1; alone != (key == "wcp.prompt.move.exit-only") {
					t.Fatalf("of %d moves it says %s", len(legal), key)
				}
			}
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked["wcp.prompt.move.exit"] == 0 || asked["wcp.prompt.move.exit-only"] == 0 {
		t.Errorf("asked %v", asked)
	}
}
