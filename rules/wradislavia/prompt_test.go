package wradislavia

import (
	"slices"
	"testing"

	"schron/rules"
)

// Every button of a prompt is a legal move and the word that ends the own part is
// a button wherever it is legal.
func TestPromptsOfferLegalMoves(t *testing.T) {
	asked := map[string]bool{}
	for seed := range uint64(30) {
		s := newState(t, seed)
		r := rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			p := s.Prompt()
			asked[p.Text.Key] = true
			if p.Text.Empty() || len(p.Choices) > 0 {
				t.Fatalf("%+v", p)
			}
			moves := s.Legal(nil)
			if done := slices.Contains(moves, Plain(VerbDone)); done != (p.Pass != nil) {
				t.Fatalf("%s: done is legal: %v, button %v", p.Text.Key, done, p.Pass)
			}
			if p.Pass != nil && (p.Pass.Move != Plain(VerbDone) || !p.Pass.Ends || p.Pass.Text.Empty()) {
				t.Fatalf("%+v", *p.Pass)
			}
			if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if p := s.Prompt(); !p.Text.Empty() || p.Pass != nil || p.Private {
			t.Fatalf("after the end: %+v", p)
		}
	}
	for _, key := range []string{
		"draft", "draft.confirm", "deployment", "deployment.tokens", "deployment.confirm", "fire", "fire.extra",
		"fire.done", "strike", "strike.confirm",
	} {
		if !asked["wradislavia.prompt."+key] {
			t.Errorf("%s is never asked", key)
		}
	}
}

// The button warns while somebody has not shot.
func TestPromptCountsWhoHasNotShot(t *testing.T) {
	s := at(t, dice(9, 9, 9), plain, plainTheirs)
	p := s.Prompt()
	if n, _ := p.Detail.Arg("n"); n.N != 3 || p.Pass.Text.Key != "wradislavia.choice.fire.early" {
		t.Errorf("%+v", p)
	}
	play(t, s, "shoot 2 1 short-burst")
	if n, _ := s.Prompt().Detail.Arg("n"); n.N != 2 || !slices.Equal(viewOf(s, 1).Silent(0), []int{0, 2}) ||
		!slices.Equal(viewOf(s, 1).Extra(0), []int{1}) {
		t.Errorf("%+v, silent %v", s.Prompt(), viewOf(s, 1).Silent(0))
	}
}
