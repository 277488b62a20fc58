package dolores

import (
	"testing"

	"schron/rules"
)

// besieged is a position in phase 5 in which seat 0 has fired a missile at seat 1's
// capital with some buildings, and seat 1 may answer with a launcher.
func besieged(t *testing.T, buildings ...Building) *State {
	s := bare(t, 2)
	warfare(s, 0)
	city := furnish(t, s, 1, "K13", buildings...)
	for i := range city.Built {
		if x := &city.Districts[i]; x.Building == Mine {
			x.Material = Uranium
		}
	}
	u := put(t, s, 0, Launcher, "K8")
	put(t, s, 1, Launcher, "K15")
	for _, m := range []rules.Move{By(VerbAim, u), On(VerbFire, field(t, "K13"))} {
		if err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestLaunchersAreSpentOnWhatIsWorthThem: a missile that would hit much is answered, one
// that would hit little is not (DO-53).
func TestLaunchersAreSpentOnWhatIsWorthThem(t *testing.T) {
	want(t, "for mines", chosen(t, besieged(t, many(Mine, 5)...), hard).Verb, VerbIntercept)
	want(t, "for timber works", chosen(t, besieged(t, TimberWorks), hard).Verb, VerbHold)
}

// TestCapitalsAreLinkedAgain: who has lost the city that linked the capital to the bank
// founds another one there, for which some money is always kept (DO-11, DO-20).
func TestCapitalsAreLinkedAgain(t *testing.T) {
	s := bare(t, 2)
	c := settle(t, s, 0, "K8", many(Mine, 4)...)
	c.Districts[0] = District{Building: Warehouse, Material: nothing}
	s.fed(0).capital = 1
	s.dropCity(0, 0)
	s.relinkAll()
	fund(s, 0, HandSet.Reserve)
	want(t, "trades before", s.mayTrade(0), false)
	plays(t, s, hard)
	want(t, "trades", s.mayTrade(0), true)
}

// TestMoneyIsKeptForALink: who may lose the capital does not end an investment phase
// without the price of a field and a city, if it has anything to sell.
func TestMoneyIsKeptForALink(t *testing.T) {
	least := 0
	was := -1
	contest(t, 3, rules.Options{OptionRounds: 9}, func(s *State, m rules.Move) {
		if was >= 0 && m.Verb == VerbEnd && !s.atTruce() {
			if s.fed(was).money < LandPrice+CityPrice {
				least++
			}
		}
		if was = -1; s.ask == askInvest {
			was = int(s.active)
		}
	}, hard, hard)
	if least > 2 {
		t.Errorf("%d phases end with less", least)
	}
}

// TestGamesWithoutALimitEnd: from some round on every mind fires missiles, until one
// federation is left (DO-56).
func TestGamesWithoutALimitEnd(t *testing.T) {
	for players, b := range map[int]planner{2: beginner, 3: medium} {
		bots := []rules.Bot{b, b, b}[:players]
		end := contest(t, 0, rules.Options{OptionRounds: 0}, func(*State, rules.Move) {}, bots...)
		if len(end.over.winners.list()) != 1 {
			t.Errorf("%d players: %v won", players, end.over.winners.list())
		}
	}
}
