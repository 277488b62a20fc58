package bot

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/dolores"
)

// dealing is a position in which seat 0 will lack food and can pay for it, and seat 1
// has some to spare. In rounds 2, 5 and so on the one may ask the other.
func dealing(t *testing.T, round int) *position {
	p := bare(t, 2)
	p.reach(round)
	p.furnish(0, "K9", game.Oil, many(game.Mine, 10)...)
	p.fund(0, 900)
	p.fund(1, 50)
	p.Federations[1].Store[game.Food] = 400
	return p
}

// TestDealsHelpBoth: who lacks what another has to spare offers the middle of the bank's
// prices for it. It does so once a phase, and a mind accepts that (DO-12).
func TestDealsHelpBoth(t *testing.T) {
	s := dealing(t, 2).state()
	moves := plays(t, s, hard)
	if s.Decision() != game.DecideAnswer {
		t.Fatalf("no offer is made: %v", notations(moves))
	}
	_, give, ask, _, _ := s.Offered()
	if food, price := ask[game.Food], give[game.Money]; food < 20 || price != food*middle(game.Food) {
		t.Errorf("%d kokos for %d food", price, food)
	}
	before, other := HandSet.outlook(s, 0).worth, HandSet.outlook(s, 1).worth
	if m := chosen(t, s, hard); m.Verb != game.VerbAccept {
		t.Errorf("a fair offer gets %q", game.Game{}.Notation(m))
	}
	apply(t, s, game.Plain(game.VerbAccept))
	if a, b := HandSet.outlook(s, 0).worth-before, HandSet.outlook(s, 1).worth-other; a <= 0 || b <= 0 {
		t.Errorf("they gain %d and %d", a, b)
	}
	if rest := plays(t, s, hard); slices.ContainsFunc(rest, func(m rules.Move) bool { return m.Verb == game.VerbOffer }) {
		t.Errorf("a second offer: %v", notations(rest))
	}
}

func notations(moves []rules.Move) (out []string) {
	for _, m := range moves {
		out = append(out, game.Game{}.Notation(m))
	}
	return out
}

// TestDealsAreBartered: instead of money a good that the other lacks is given.
func TestDealsAreBartered(t *testing.T) {
	p := dealing(t, 2)
	p.furnish(1, "K13", game.Oil, many(game.Mine, 10)...)
	p.fund(0, 0)
	p.fund(1, 0)
	p.Federations[0].Store[game.Energy], p.Federations[1].Store[game.Food] = 400, 900
	s := p.state()
	plays(t, s, hard)
	_, give, ask, _, _ := s.Offered()
	if s.Decision() != game.DecideAnswer || ask[game.Food] == 0 || give[game.Energy] == 0 {
		t.Errorf("offered: %v for %v", give, ask)
	}
}

// TestNobodyIsPestered: no offer is made where the other has nothing to spare. The
// same one is not made again in the next rounds, for nobody remembers what was declined.
func TestNobodyIsPestered(t *testing.T) {
	asks := func(p *position, b player) bool {
		s := p.state()
		plays(t, s, b)
		return s.Decision() == game.DecideAnswer
	}
	poor := dealing(t, 2)
	delete(poor.Federations[1].Store, game.Food)
	want(t, "an offer without anything to get", asks(poor, hard), false)
	asked := ""
	for round := 3; round < 9; round++ {
		asked += fmt.Sprint(asks(dealing(t, round), hard), " ")
	}
	want(t, "asked", asked, "false false true false false true ")
	want(t, "a beginner's offer", asks(dealing(t, 5), beginner), false)
}

// TestNobodyIsBoughtOut: what costs a mind more than it seems to is not given away, for
// whatever price that is less than fair (DO-12).
func TestNobodyIsBoughtOut(t *testing.T) {
	offer := func(moves ...rules.Move) []rules.Move { return moves }
	for name, c := range map[string]struct {
		moves  []rules.Move
		accept bool
	}{
		"robots for little more than the bank pays": {offer(game.Amount(game.VerbGive, game.Money, 404), game.Amount(game.VerbAsk, game.Robots, 4)), false},
		"robots at the middle":                      {offer(game.Amount(game.VerbGive, game.Money, 1200), game.Amount(game.VerbAsk, game.Robots, 4)), true},
		"a launcher":                                {offer(game.Amount(game.VerbGive, game.Money, 900), game.Amount(game.VerbAsk, game.Launcher, 1)), false},
		"fields":                                    {offer(game.Amount(game.VerbGive, game.Money, 50), game.On(game.VerbWant, field(t, "K14"))), false},
		"all its money for coal":                    {offer(game.Amount(game.VerbGive, game.Coal, 10), game.Amount(game.VerbAsk, game.Money, 500)), false},
		"its food for the taxes":                    {offer(game.Amount(game.VerbGive, game.Money, 60), game.Amount(game.VerbAsk, game.Food, 20)), false},
		"a gift":                                    {offer(game.Amount(game.VerbGive, game.Coal, 10)), true},
		"a demand":                                  {offer(game.Amount(game.VerbAsk, game.Money, 1)), false},
	} {
		p := bare(t, 2)
		p.furnish(1, "K13", game.Oil, many(game.Mine, 8)...)
		p.own(1, "K14", '.')
		p.fund(0, 2000)
		p.fund(1, 500)
		p.Federations[0].Store[game.Coal] = 20
		p.Federations[1].Store = game.Amounts{game.Robots: 10, game.Launcher: 2, game.Food: 20}
		s := p.state()
		apply(t, s, append(append(offer(rules.Move{Verb: game.VerbOffer, A: 1}), c.moves...), game.Plain(game.VerbPropose))...)
		if got := chosen(t, s, hard).Verb == game.VerbAccept; got != c.accept {
			t.Errorf("%s: accepted %v", name, got)
		}
	}
}

// TestBargainsAreTaken: ten sulphur for 300, where the bank asks 500 and pays 100, help who
// owes sulphur and who has too much of it. Every level takes such an offer, from either
// side, though others have missiles (DO-12).
func TestBargainsAreTaken(t *testing.T) {
	for name, b := range map[string]player{"easy": beginner, "medium": medium, "hard": hard} {
		for _, sold := range []bool{true, false} { // to the mind
			for players := 2; players <= 3; players++ {
				p := bare(t, players)
				needs, has := 1, 0
				give, ask := game.Amount(game.VerbGive, game.Sulphur, 10), game.Amount(game.VerbAsk, game.Money, 300)
				if !sold {
					needs, has = 0, 1
					give, ask = game.Amount(game.VerbGive, game.Money, 300), game.Amount(game.VerbAsk, game.Sulphur, 10)
				}
				p.furnish(0, p.Federations[0].Cities[0].Field.String(), game.Oil, many(game.Mine, 5)...)
				p.furnish(1, p.Federations[1].Cities[0].Field.String(), game.Oil, many(game.Mine, 5)...)
				p.furnish(needs, p.Federations[needs].Cities[0].Field.String(), game.Oil, many(game.ArmsWorks, 2)...)
				p.Federations[has].Store[game.Sulphur] = 40
				p.fund(0, 3000)
				p.fund(1, 3000)
				p.put(0, "m1", "H11")
				s := p.state()
				apply(t, s, rules.Move{Verb: game.VerbOffer, A: 1}, give, ask, game.Plain(game.VerbPropose))
				if got := chosen(t, s, b).Verb; got != game.VerbAccept {
					t.Errorf("%s of %d, sulphur to it %v: %q", name, players, sold, game.Game{}.Notation(game.Plain(got)))
				}
			}
		}
	}
}
