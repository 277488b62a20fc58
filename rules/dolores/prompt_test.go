package dolores

import (
	"slices"
	"testing"

	"schron/rules"
)

// Every button is a legal move, each question has one kind of words, and only
// answers to others are reactions.
func TestPromptsOfferLegalMoves(t *testing.T) {
	asked := map[question]bool{}
	for seed := range uint64(12) {
		s := rich(t)
		s.limit = 2
		if seed%2 == 1 {
			warfare(s, 0)
			s.fed(0).n = 1
		}
		s.rand = rules.NewRand(seed)
		r := rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			p := s.Prompt()
			legal := s.Legal(nil)
			asked[s.ask] = true
			buttons := p.Choices
			if p.Pass != nil {
				buttons = append(buttons, *p.Pass)
			}
			for _, c := range buttons {
				if !slices.Contains(legal, c.Move) {
					t.Fatalf("%s offers %q, which is not legal", p.Text.Key, Game{}.Notation(c.Move))
				}
			}
			want(t, p.Text.Key, p.Text.Key, "dolores.prompt."+questionIDs.Of(s.ask))
			want(t, "reaction", p.Reaction, s.Actor() != int(s.active))
			want(t, "private", p.Private, false)
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		want(t, "after the end", s.Prompt().Text.Empty(), true)
	}
	for _, q := range []question{askInvest, askOffer, askAnswer, askTax, askGather, askArrange, askMilitary, askTarget, askIntercept} {
		if !asked[q] {
			t.Errorf("no game asks for %s", questionIDs.Of(q))
		}
	}
}

func TestDO36ThePromptTellsWhetherThereIsEnough(t *testing.T) {
	s := bare(t, 2)
	s.fed(0).store = Bill{Food: 1}
	taxes(s)
	want(t, "detail", s.Prompt().Detail.Key, "dolores.prompt.tax.enough")
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	s.fed(0).store = Bill{Food: 1}
	taxes(s)
	want(t, "detail", s.Prompt().Detail.Key, "dolores.prompt.tax.detail")
}
