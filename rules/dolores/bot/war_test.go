package bot

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dolores"
)

// besieged is a position in phase 5 in which seat 0 has fired a missile at seat 1's
// capital with some buildings. Seat 1 may answer with a launcher.
func besieged(t *testing.T, buildings ...game.Building) *game.State {
	p := bare(t, 2)
	p.warfare(0)
	p.furnish(1, "K13", game.Uranium, buildings...)
	u := p.put(0, "m1", "K8")
	p.put(1, "m1", "K15")
	s := p.state()
	apply(t, s, game.By(game.VerbAim, u), game.On(game.VerbFire, field(t, "K13")))
	return s
}

// TestLaunchersAreSpentOnWhatIsWorthThem: a missile that would hit much is answered, one
// that would hit little is not (DO-53).
func TestLaunchersAreSpentOnWhatIsWorthThem(t *testing.T) {
	want(t, "for mines", chosen(t, besieged(t, many(game.Mine, 5)...), byHand).Verb, game.VerbIntercept)
	want(t, "for timber works", chosen(t, besieged(t, game.TimberWorks), byHand).Verb, game.VerbHold)
}

// cutOff is a position in which seat 0 has lost the city that linked its capital, on a
// field, to the bank.
func cutOff(t *testing.T, capital string, mines, money int) *game.State {
	p := bare(t, 2)
	p.raze(0)
	p.settle(0, capital, append(many(game.Warehouse, 1), many(game.Mine, mines)...)...)
	p.crown(0, capital)
	p.own(0, "K9", '.')
	p.fund(0, money)
	return p.state()
}

// TestCapitalsAreLinkedAgain: who has lost the city that linked the capital to the bank
// founds another one there. Some money is always kept for that (DO-11, DO-20).
func TestCapitalsAreLinkedAgain(t *testing.T) {
	s := cutOff(t, "K8", 3, HandSet.Reserve)
	want(t, "trades before", s.MayTrade(0), false)
	plays(t, s, hard)
	want(t, "trades", s.MayTrade(0), true)
}

// TestCapitalsAreLinkedFromAfar: who is two fields away from the bank founds as many
// cities as it takes, if it can pay for all of them.
func TestCapitalsAreLinkedFromAfar(t *testing.T) {
	for money, linked := range map[int]bool{2*(game.LandPrice+game.CityPrice) + 20: true, game.LandPrice + game.CityPrice + 20: false} {
		s := cutOff(t, "K7", 5, money)
		plays(t, s, hard)
		want(t, "trades", s.MayTrade(0), linked)
		want(t, "cities", len(s.Fed(0).Cities()) > 1, linked)
	}
}

// TestRobotsAreInstalledAtOnce: one move fills a building, however many robots there
// are in store.
func TestRobotsAreInstalledAtOnce(t *testing.T) {
	p := bare(t, 2)
	p.furnish(0, "K9", game.Uranium, many(game.Mine, 2)...)
	p.Federations[0].Store = game.Amounts{game.Robots: 2 * usualRobots, game.Energy: 2000}
	full, fitted := 0, 0
	for _, m := range plays(t, p.state(), player{Mind{Robots: true, Weights: &HandSet}}) {
		if m.Verb == game.VerbInstall {
			fitted++
			if m.N == usualRobots {
				full++
			}
		}
	}
	if full < 2 || fitted > 3 {
		t.Errorf("%d moves install robots, %d of them fill a building", fitted, full)
	}
}

// TestSectionsStay: who lays a section for a city takes it away again only when nothing else
// gains anything.
func TestSectionsStay(t *testing.T) {
	p := bare(t, 2)
	p.furnish(0, "K9", game.Uranium, many(game.Mine, 2)...)
	p.Federations[0].Store = game.Amounts{game.Robots: 2 * usualRobots, game.Energy: 2000}
	laid := 0
	for _, m := range plays(t, p.state(), player{Mind{Robots: true, Weights: &HandSet}}) {
		switch m.Verb {
		case game.VerbLay:
			laid++
		case game.VerbLift:
			t.Errorf("after %d sections one is taken away", laid)
		}
	}
	if laid != 1 {
		t.Errorf("%d sections are laid", laid)
	}
}

// TestAllFireAtTheWeakestInASiege: of two others the one with fewer districts is hit,
// before the siege the one that is worth more (DO-56).
func TestAllFireAtTheWeakestInASiege(t *testing.T) {
	for round, target := range map[int]string{HandSet.Onset: "K13", HandSet.Onset + 1: "M11"} {
		p := bare(t, 3)
		p.besiege(round)
		p.furnish(1, "M11", game.Uranium, many(game.Mine, 2)...)
		p.furnish(2, "K13", game.Uranium, many(game.Mine, 6)...)
		for _, seat := range []int{1, 2} {
			p.Federations[seat].Store = game.Amounts{game.Food: 300, game.Energy: 300}
		}
		p.warfare(0)
		u := p.put(0, "x1", "K8")
		s := p.state()
		for _, m := range []rules.Move{game.By(game.VerbAim, u), game.On(game.VerbFire, field(t, target))} {
			want(t, "the choice", chosen(t, s, hard), m)
			apply(t, s, m)
		}
	}
}

// TestTheRashPlanASiege, and nothing before it.
func TestTheRashPlanASiege(t *testing.T) {
	for round, plans := range map[int]bool{HandSet.Onset: false, HandSet.Onset + 1: true} {
		p := bare(t, 2)
		p.besiege(round)
		want(t, "plans", len(Mind{Rash: true}.Plan(matchOf(t, p.state()).Position())) > 0, plans)
	}
}

// TestTheLongerAGameTheSoonerItTurnsToWar, but not at once, and a usual one never does.
func TestTheLongerAGameTheSoonerItTurnsToWar(t *testing.T) {
	k := HandSet
	for limit, last := range map[int]int{
		0: k.Onset, k.Siege / 2: k.Siege / 2, k.Siege: k.Siege, k.Siege + 2: k.Siege - 2, k.Siege + 50: k.Onset,
	} {
		p := start(t, 2, rules.Options{game.OptionRounds: limit})
		if p.reach(last); k.sieges(p.state()) {
			t.Errorf("of %d rounds the %d. is one of siege", limit, last)
		}
		if last == limit {
			continue
		}
		if p.reach(last + 1); !k.sieges(p.state()) {
			t.Errorf("of %d rounds the %d. is none of siege", limit, last+1)
		}
	}
}

// TestAdvancingOnWhatIsOutOfReach: in a siege fields are bought on the way to what no
// missile reaches yet.
func TestAdvancingOnWhatIsOutOfReach(t *testing.T) {
	p := bare(t, 2)
	p.besiege(HandSet.Onset + 1)
	for seat, corner := range []string{"D19", "R4"} {
		p.raze(seat)
		p.settle(seat, corner, game.Warehouse)
		p.crown(seat, corner)
	}
	p.fund(0, 40)
	s := p.state()
	for _, m := range plays(t, s, hard) {
		if m.Verb == game.VerbClaim {
			return
		}
	}
	t.Error("no field is bought")
}

// TestMoneyIsKeptForALink: who may lose the capital does not end an investment phase without
// the price of a field and a city. This holds if it has anything to sell.
func TestMoneyIsKeptForALink(t *testing.T) {
	least := 0
	was := -1
	contest(t, 706, nil, func(s *game.State, m rules.Move) {
		if was >= 0 && m.Verb == game.VerbEnd && !s.AtTruce() {
			if s.Fed(was).Money() < game.LandPrice+game.CityPrice {
				least++
			}
		}
		if was = -1; s.Decision() == game.DecideInvest {
			was = s.Status().Seat
		}
	}, hard, hard)
	if least > 2 {
		t.Errorf("%d phases end with less", least)
	}
}

// TestGamesWithoutALimitEnd: from some round on every mind fires missiles, until one
// federation is left (DO-56).
func TestGamesWithoutALimitEnd(t *testing.T) {
	for players, b := range map[int]player{2: beginner, 3: medium, 4: beginner} {
		bots := []rules.Bot{b, b, b, b}[:players]
		end := contest(t, 0, rules.Options{game.OptionRounds: 0}, func(*game.State, rules.Move) {}, bots...)
		if len(end.Winners().List()) != 1 {
			t.Errorf("%d players: %v won", players, end.Winners().List())
		}
	}
}

// TestRadioactiveCloudsAreADanger: a cloud that a wind can bring over a city is feared, over
// the capital twice. One that no wind brings there is not (DO-28, DO-32).
func TestRadioactiveCloudsAreADanger(t *testing.T) {
	for name, winds := range map[string]int{"K13": 2, "K7": 2, "K3": 2, "K2": 0, "L3": 1, "J8": 0} {
		p := bare(t, 2)
		p.furnish(0, "K9", game.Oil, many(game.Mine, 5)...)
		p.settle(0, "L9")
		calm := HandSet.outlook(p.state(), 0)
		p.Clouds = []game.Field{field(t, name)}
		s := p.state()
		want(t, "winds from "+name, overcast(s, 0, game.Set(field(t, "K9"), field(t, "L9"))), winds)
		is := HandSet.outlook(s, 0)
		want(t, "feared on "+name, is.parts[entryDanger] > calm.parts[entryDanger] && is.worth < calm.worth, winds > 0)
	}
}

// TestWhoIsSparedFearsNothing: missiles threaten the cities of who has no fewer districts
// only, and nobody arms against cities that it spares (DO-72).
func TestWhoIsSparedFearsNothing(t *testing.T) {
	for mines, spared := range map[int]bool{3: true, 4: false, 5: false} {
		p := bare(t, 2)
		p.Options[game.OptionFair] = true
		p.furnish(0, "K9", game.Oil, many(game.Mine, 4)...)
		p.furnish(1, "K13", game.Oil, many(game.Mine, mines)...)
		p.put(0, "m1", "J9")
		p.Federations[0].Store[game.Oil] = 100
		s := p.state()
		is := HandSet.threat(s, 1)
		want(t, "feared", is.missiles > 0, !spared)
		p.warfare(0)
		aims := aims(p.state(), 0, p.Federations[0].Units[0].Unit)
		want(t, "a target", aims.Has(field(t, "K13")), !spared)
	}
}

// TestHardUsesWhatThereIs: in games of two who play as the strongest do, missiles are
// answered (DO-53). Offers are made (DO-12) and buildings filled with robots (DO-22). Units
// go and sabotage (DO-43, DO-50), and crops are sown (DO-18).
func TestHardUsesWhatThereIs(t *testing.T) {
	answered, offered, filled := 0, 0, 0
	played := map[uint8]int{}
	for _, seed := range []uint64{706, 701}[:rulestest.Rounds(1, 2)] {
		contest(t, seed, nil, func(_ *game.State, m rules.Move) {
			played[m.Verb]++
			switch {
			case m.Verb == game.VerbIntercept:
				answered++
			case m.Verb == game.VerbPropose:
				offered++
			case m.Verb == game.VerbInstall && m.N == usualRobots:
				filled++
			}
		}, hard, hard)
	}
	if answered == 0 || offered == 0 || filled == 0 {
		t.Errorf("%d missiles are answered, %d offers made, %d buildings filled", answered, offered, filled)
	}
	for _, verb := range []uint8{game.VerbMove, game.VerbSabotage, game.VerbSow, game.VerbGather} {
		if played[verb] == 0 {
			t.Errorf("nobody plays %q", game.Game{}.Notation(game.Plain(verb)))
		}
	}
}
