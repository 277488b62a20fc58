package dolores

import (
	"slices"
	"testing"

	"schron/rules"
)

// Every button is a legal move, each question has one kind of words, and only
// answers to others are reactions.
func TestPromptsOfferLegalMoves(t *testing.T) {
	asked := map[Decision]bool{}
	for seed := range uint64(12) {
		s := rich(t)
		s.limit = 2
		if seed%2 == 1 {
			warfare(s, 0)
			s.Fed(0).n = 1
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
			want(t, p.Text.Key, p.Text.Key, "dolores.prompt."+s.ask.String())
			want(t, "reaction", p.Reaction, s.Actor() != int(s.active))
			want(t, "private", p.Private, false)
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		want(t, "after the end", s.Prompt().Text.Empty(), true)
	}
	for _, q := range []Decision{DecideInvest, DecideOffer, DecideAnswer, DecideTax, DecideGather, DecideArrange, DecideMilitary, DecideTarget, DecideIntercept} {
		if !asked[q] {
			t.Errorf("no game asks for %s", q)
		}
	}
}

func TestDO36ThePromptTellsWhetherThereIsEnough(t *testing.T) {
	s := bare(t, 2)
	s.Fed(0).store = Bill{Food: 1}
	taxes(s)
	want(t, "detail", s.Prompt().Detail.Key, "dolores.prompt.tax.enough")
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	s.Fed(0).store = Bill{Food: 1}
	taxes(s)
	want(t, "detail", s.Prompt().Detail.Key, "dolores.prompt.tax.detail")
}

// TestOneWayOnIsTheMain of each question that is answered by buttons alone. It is the one
// that most players want (DO-11, DO-12, DO-35, DO-37, DO-40, DO-47, DO-53).
func TestOneWayOnIsTheMain(t *testing.T) {
	mains := func(s *State) string {
		p, out := s.Prompt(), ""
		for _, c := range p.Choices {
			if c.Main {
				out += Game{}.Notation(c.Move) + ";"
			}
		}
		if p.Pass != nil && p.Pass.Main {
			out += Game{}.Notation(p.Pass.Move) + ";"
		}
		return out
	}
	s := bare(t, 2)
	want(t, "investing", mains(s), "")
	play(t, s, "offer 1")
	want(t, "an empty offer", mains(s), "")
	play(t, s, "give money 5")
	want(t, "an offer", mains(s), "propose;")
	play(t, s, "propose")
	want(t, "an answer", mains(s), "accept;")

	s = bare(t, 2)
	s.Fed(0).store[Food] = 1
	s.wind = Wind{1, 1}
	s.startTaxes(nil)
	want(t, "taxes", mains(s), "settle;")
	want(t, "enough", s.Prompt().Pass.Text.Key+" "+s.Prompt().Detail.Key, "dolores.choice.settle.all dolores.prompt.tax.enough")
	put(t, s, 0, Armour, "K9")
	s.startTaxes(nil)
	want(t, "too little", s.Prompt().Pass.Text.Key+" "+s.Prompt().Detail.Key, "dolores.choice.settle dolores.prompt.tax.detail")

	s = bare(t, 2)
	paint(t, s, "K8", "Ac")
	s.phase, s.ask, s.wind, s.Fed(0).n, s.gather = PhaseYield, DecideGather, Wind{1, 1}, 3, gather{harvest: 1}
	want(t, "yield", mains(s), "gather;")

	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Armour, "K9")
	s.wind = Wind{1, 1}
	s.startMilitary(nil)
	want(t, "stacks", mains(s), "end;")
	play(t, s, "end")
	want(t, "military", mains(s), "")

	for _, near := range []bool{false, true} {
		s = bare(t, 2)
		settle(t, s, 0, "H3", FoodFactory)
		settle(t, s, 0, "N3", FoodFactory)
		settle(t, s, 0, "K4", FoodFactory)
		s.dropCity(0, 0)
		s.clearGround(field(t, "K9"))
		if near {
			paint(t, s, "K5", "As\nAs\nAs\nAs\nAs")
		}
		s.relinkAll()
		s.capitalDue, s.ask = rules.Seats(0), DecideCapital
		want(t, "capital", mains(s), map[bool]string{false: "capital H3;", true: "capital K4;"}[near])
	}

	for target, main := range map[string]string{"K13": "intercept m1;", "K5": "hold;"} {
		s = bare(t, 2)
		put(t, s, 0, Launcher, "K7")
		put(t, s, 1, Launcher, "K14")
		warfare(s, 0)
		play(t, s, "aim m1", "fire "+target)
		want(t, target, mains(s), main)
	}
}
