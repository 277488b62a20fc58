package dolores

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"
)

// dealing is a position in which seat 0 will lack food and can pay for it, and seat 1
// has some to spare. In rounds 2, 5 and so on the one may ask the other.
func dealing(t *testing.T, round int) *State {
	s := bare(t, 2)
	for s.round < round {
		s.remember()
		s.round++
	}
	furnish(t, s, 0, "K9", many(Mine, 10)...)
	fund(s, 0, 900)
	fund(s, 1, 50)
	s.fed(1).store[Food] = 400
	return s
}

// plays lets a mind play its part of the investment phase and lists the moves, up to an
// offer that waits for its answer.
func plays(t *testing.T, s *State, b rules.Bot) (out []rules.Move) {
	t.Helper()
	for s.ask == DecideInvest && int(s.active) == 0 || s.ask == DecideOffer {
		m := chosen(t, s, b)
		if err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
		if out = append(out, m); len(out) > mostSteps {
			t.Fatal("no end")
		}
	}
	return out
}

// TestDealsHelpBoth: who lacks what another has to spare offers the middle of the bank's
// prices for it, once a phase, and a mind accepts that (DO-12).
func TestDealsHelpBoth(t *testing.T) {
	s := dealing(t, 2)
	moves := plays(t, s, hard)
	if s.ask != DecideAnswer {
		t.Fatalf("no offer is made: %v", notations(moves))
	}
	food, price := s.offer.ask[Food], s.offer.give[Money]
	if food < 20 || price != food*middle(Food) {
		t.Errorf("%d kokos for %d food", price, food)
	}
	before, other := HandSet.outlook(s, 0).worth, HandSet.outlook(s, 1).worth
	if m := chosen(t, s, hard); m.Verb != VerbAccept {
		t.Errorf("a fair offer gets %q", Game{}.Notation(m))
	}
	if err := s.Apply(Plain(VerbAccept), nil); err != nil {
		t.Fatal(err)
	}
	if a, b := HandSet.outlook(s, 0).worth-before, HandSet.outlook(s, 1).worth-other; a <= 0 || b <= 0 {
		t.Errorf("they gain %d and %d", a, b)
	}
	if rest := plays(t, s, hard); slices.ContainsFunc(rest, func(m rules.Move) bool { return m.Verb == VerbOffer }) {
		t.Errorf("a second offer: %v", notations(rest))
	}
}

func notations(moves []rules.Move) (out []string) {
	for _, m := range moves {
		out = append(out, Game{}.Notation(m))
	}
	return out
}

// TestDealsAreBartered: instead of money a good that the other lacks is given.
func TestDealsAreBartered(t *testing.T) {
	s := dealing(t, 2)
	furnish(t, s, 1, "K13", many(Mine, 10)...)
	fund(s, 0, 0)
	fund(s, 1, 0)
	s.fed(0).store[Energy], s.fed(1).store[Food] = 400, 900
	plays(t, s, hard)
	if s.ask != DecideAnswer || s.offer.ask[Food] == 0 || s.offer.give[Energy] == 0 {
		t.Errorf("offered: %+v", s.offer)
	}
}

// TestNobodyIsPestered: no offer is made where the other has nothing to spare, and the
// same one not again in the next rounds, for nobody remembers what was declined.
func TestNobodyIsPestered(t *testing.T) {
	poor := dealing(t, 2)
	poor.fed(1).store[Food] = 0
	plays(t, poor, hard)
	want(t, "an offer without anything to get", poor.ask == DecideAnswer, false)
	asked := ""
	for round := 3; round < 9; round++ {
		s := dealing(t, round)
		plays(t, s, hard)
		asked += fmt.Sprint(s.ask == DecideAnswer, " ")
	}
	want(t, "asked", asked, "false false true false false true ")
	easy := dealing(t, 5)
	plays(t, easy, beginner)
	want(t, "a beginner's offer", easy.ask == DecideAnswer, false)
}

// TestNobodyIsBoughtOut: what costs a mind more than it seems to is not given away, for
// whatever price that is less than fair (DO-12).
func TestNobodyIsBoughtOut(t *testing.T) {
	offer := func(moves ...rules.Move) []rules.Move { return moves }
	for name, c := range map[string]struct {
		moves  []rules.Move
		accept bool
	}{
		"robots for little more than the bank pays": {offer(Amount(VerbGive, Money, 404), Amount(VerbAsk, Robots, 4)), false},
		"robots at the middle":                      {offer(Amount(VerbGive, Money, 1200), Amount(VerbAsk, Robots, 4)), true},
		"a launcher":                                {offer(Amount(VerbGive, Money, 900), Amount(VerbAsk, Launcher, 1)), false},
		"fields":                                    {offer(Amount(VerbGive, Money, 50), On(VerbWant, field(t, "K14"))), false},
		"all its money for coal":                    {offer(Amount(VerbGive, Coal, 10), Amount(VerbAsk, Money, 500)), false},
		"its food for the taxes":                    {offer(Amount(VerbGive, Money, 60), Amount(VerbAsk, Food, 20)), false},
		"a gift":                                    {offer(Amount(VerbGive, Coal, 10)), true},
		"a demand":                                  {offer(Amount(VerbAsk, Money, 1)), false},
	} {
		s := bare(t, 2)
		furnish(t, s, 1, "K13", many(Mine, 8)...)
		s.owned[1].add(field(t, "K14"))
		fund(s, 0, 2000)
		fund(s, 1, 500)
		s.fed(0).store[Coal] = 20
		s.fed(1).store[Robots], s.fed(1).store[Launcher], s.fed(1).store[Food] = 10, 2, 20
		for _, m := range append(append(offer(rules.Move{Verb: VerbOffer, A: 1}), c.moves...), Plain(VerbPropose)) {
			if err := s.Apply(m, nil); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		if got := chosen(t, s, hard).Verb == VerbAccept; got != c.accept {
			t.Errorf("%s: accepted %v", name, got)
		}
	}
}
