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
	want(t, "for mines", chosen(t, besieged(t, many(Mine, 5)...), byHand).Verb, VerbIntercept)
	want(t, "for timber works", chosen(t, besieged(t, TimberWorks), byHand).Verb, VerbHold)
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

// TestCapitalsAreLinkedFromAfar: who is two fields away from the bank founds as many
// cities as it takes, if it can pay for all of them.
func TestCapitalsAreLinkedFromAfar(t *testing.T) {
	for money, linked := range map[int]bool{2*(LandPrice+CityPrice) + 20: true, LandPrice + CityPrice + 20: false} {
		s := bare(t, 2)
		c := settle(t, s, 0, "K7", many(Mine, 6)...)
		c.Districts[0] = District{Building: Warehouse, Material: nothing}
		s.fed(0).capital = 1
		s.dropCity(0, 0)
		s.relinkAll()
		fund(s, 0, money)
		plays(t, s, hard)
		want(t, "trades", s.mayTrade(0), linked)
		want(t, "cities", int(s.fed(0).cityCount) > 1, linked)
	}
}

// TestRobotsAreInstalledAtOnce: one move fills a building, however many robots there
// are in store.
func TestRobotsAreInstalledAtOnce(t *testing.T) {
	s := bare(t, 2)
	city := furnish(t, s, 0, "K9", many(Mine, 2)...)
	for i := range city.Built {
		city.Districts[i].Material = Uranium
	}
	s.fed(0).store[Robots], s.fed(0).store[Energy] = 2*defaultRobots, 2000
	full, fitted := 0, 0
	for _, m := range plays(t, s, planner{Mind{Robots: true, Weights: &HandSet}}) {
		if m.Verb == VerbInstall {
			fitted++
			if m.N == defaultRobots {
				full++
			}
		}
	}
	if full == 0 || fitted > 2 {
		t.Errorf("%d moves install robots, %d of them fill a building", fitted, full)
	}
}

// besiege brings a long game to a round.
func besiege(s *State, round int) {
	s.limit = mostRounds
	for s.round < round {
		s.round++
		line := s.history[0]
		line.Round = len(s.history)
		s.history = append(s.history, line)
	}
}

// TestAllFireAtTheWeakestInASiege: of two others the one with fewer districts is hit,
// before the siege the one that is worth more (DO-56).
func TestAllFireAtTheWeakestInASiege(t *testing.T) {
	for round, target := range map[int]string{HandSet.Onset: "K13", HandSet.Onset + 1: "M11"} {
		s := bare(t, 3)
		besiege(s, round)
		furnish(t, s, 1, "M11", many(Mine, 2)...)
		furnish(t, s, 2, "K13", many(Mine, 6)...)
		for _, seat := range []int{1, 2} {
			s.fed(seat).store[Food], s.fed(seat).store[Energy] = 300, 300
			city := &s.fed(seat).cities[0]
			for i := range city.Built {
				if x := &city.Districts[i]; x.Building == Mine {
					x.Material = Uranium
				}
			}
		}
		warfare(s, 0)
		u := put(t, s, 0, SuperLauncher, "K8")
		for _, m := range []rules.Move{By(VerbAim, u), On(VerbFire, field(t, target))} {
			want(t, "the choice", chosen(t, s, hard), m)
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestTheRashPlanASiege, and nothing before it.
func TestTheRashPlanASiege(t *testing.T) {
	for round, plans := range map[int]bool{HandSet.Onset: false, HandSet.Onset + 1: true} {
		s := bare(t, 2)
		besiege(s, round)
		match := matchOf(t, s)
		want(t, "plans", len(Mind{Rash: true}.Plan(match.Position())) > 0, plans)
	}
}

// TestTheLongerAGameTheSoonerItTurnsToWar, but not at once, and a usual one never does.
func TestTheLongerAGameTheSoonerItTurnsToWar(t *testing.T) {
	k := HandSet
	for limit, last := range map[int]int{
		0: k.Onset, k.Siege / 2: k.Siege / 2, k.Siege: k.Siege, k.Siege + 2: k.Siege - 2, k.Siege + 50: k.Onset,
	} {
		s := start(t, 2, rules.Options{OptionRounds: limit})
		if s.round = last; k.sieges(s) {
			t.Errorf("of %d rounds the %d. is one of siege", limit, last)
		}
		if s.round = last + 1; s.round <= limit && !k.sieges(s) {
			t.Errorf("of %d rounds the %d. is none of siege", limit, last+1)
		}
	}
}

// TestAdvancingOnWhatIsOutOfReach: in a siege fields are bought on the way to what no
// missile reaches yet.
func TestAdvancingOnWhatIsOutOfReach(t *testing.T) {
	s := bare(t, 2)
	besiege(s, HandSet.Onset+1)
	for seat, corner := range []string{"D19", "R4"} {
		s.dropCity(seat, 0)
		s.owned[seat] = FieldSet{}
		settle(t, s, seat, corner)
	}
	fund(s, 0, 40)
	s.relinkAll()
	for _, m := range plays(t, s, hard) {
		if m.Verb == VerbClaim {
			return
		}
	}
	t.Error("no field is bought")
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
		if was = -1; s.ask == DecideInvest {
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
	for players, b := range map[int]planner{2: beginner, 3: medium, 4: beginner} {
		bots := []rules.Bot{b, b, b, b}[:players]
		end := contest(t, 0, rules.Options{OptionRounds: 0}, func(*State, rules.Move) {}, bots...)
		if len(end.over.winners.List()) != 1 {
			t.Errorf("%d players: %v won", players, end.over.winners.List())
		}
	}
}

// TestRadioactiveCloudsAreADanger: a cloud that a wind can bring over a city is feared,
// over the capital twice, and one that no wind brings there is not (DO-28, DO-32).
func TestRadioactiveCloudsAreADanger(t *testing.T) {
	for name, winds := range map[string]int{"K13": 2, "K7": 2, "K3": 2, "K2": 0, "L3": 1, "J8": 0} {
		s := bare(t, 2)
		furnish(t, s, 0, "K9", many(Mine, 5)...)
		s.owned[0].add(field(t, "L9"))
		s.addCity(0, field(t, "L9"))
		s.relinkAll()
		calm := HandSet.outlook(s, 0)
		s.clouds[0], s.cloudCount = field(t, name), 1
		want(t, "winds from "+name, s.overcast(0, Set(field(t, "K9"), field(t, "L9"))), winds)
		is := HandSet.outlook(s, 0)
		want(t, "feared on "+name, is.parts[entryDanger] > calm.parts[entryDanger] && is.worth < calm.worth, winds > 0)
	}
}

// TestHardUsesWhatThereIs: in a game of two who play as the strongest do, missiles are
// answered (DO-53), offers are made (DO-12) and buildings filled with robots (DO-22).
func TestHardUsesWhatThereIs(t *testing.T) {
	answered, offered, filled := 0, 0, 0
	contest(t, 40, nil, func(_ *State, m rules.Move) {
		switch {
		case m.Verb == VerbIntercept:
			answered++
		case m.Verb == VerbPropose:
			offered++
		case m.Verb == VerbInstall && m.N == defaultRobots:
			filled++
		}
	}, hard, hard)
	if answered == 0 || offered == 0 || filled == 0 {
		t.Errorf("%d missiles are answered, %d offers made, %d buildings filled", answered, offered, filled)
	}
}
