package bot

import (
	"fmt"
	"testing"

	"schron/rules"

	game "schron/rules/dolores"
)

// TestPlansCanBePaid: who ends an investment phase has what this round's taxes ask
// for, in nearly all rounds (DO-35); dice may ruin one. By the printed rule one that lacks
// something has no yield.
func TestPlansCanBePaid(t *testing.T) {
	printed := rules.PrintedOptions(game.Game{})
	printed[game.OptionRounds] = 12
	for name, c := range map[string]struct {
		bot     rules.Bot
		options rules.Options
		phases  int // at least
	}{"beginner": {beginner, nil, 20}, "medium": {medium, nil, 20}, "peaceful": {peaceful, nil, 20}, "printed": {medium, printed, 10}} {
		ends, short := 0, 0
		was := -1
		contest(t, 1, c.options, func(s *game.State, m rules.Move) {
			if was >= 0 && m.Verb == game.VerbEnd && phase(s) < game.PhaseTaxes {
				ends++
				if tax := s.Taxes(was); !s.Fed(was).Store().Covers(&tax) {
					short++
				}
			}
			if was = -1; s.Decision() == game.DecideInvest {
				was = s.Status().Seat
			}
		}, c.bot, c.bot)
		if ends < c.phases || short*10 > ends {
			t.Errorf("%s: %d of %d phases ended with taxes that cannot be paid", name, short, ends)
		}
	}
}

// TestCitiesLeadToTheDearestGood: within four rounds the cities of both sides lead to uranium,
// which lies five fields off.
func TestCitiesLeadToTheDearestGood(t *testing.T) {
	options := rules.Options{game.OptionDemand: 10, game.OptionFair: true, game.OptionRounds: 4}
	end := contest(t, 21, options, func(*game.State, rules.Move) {}, medium, medium)
	for seat := range end.Seats() {
		var found game.Materials
		for _, city := range end.Fed(seat).Cities() {
			found |= end.Mineable(seat, city.Field)
		}
		want(t, fmt.Sprintf("uranium of seat %d", seat), found>>game.Uranium&1 == 1, true)
	}
}

// TestBeginnersDigOnly: mines and two cities, no robots, no units.
func TestBeginnersDigOnly(t *testing.T) {
	end := contest(t, 3, nil, func(_ *game.State, m rules.Move) {
		if m.Verb == game.VerbInstall || m.Verb == game.VerbPlace || m.Verb == game.VerbBuild && game.Building(m.B) != game.Mine {
			t.Errorf("a beginner plays %q", game.Game{}.Notation(m))
		}
	}, beginner, beginner)
	for seat := range end.Seats() {
		if fed := end.Fed(seat); len(fed.Cities()) != HandSet.Towns || fed.Cities()[0].Built < 2 {
			t.Errorf("seat %d has %d cities, the first with %d districts", seat, len(fed.Cities()), fed.Cities()[0].Built)
		}
	}
}

// TestMediumDoesWithoutRobots and fires nothing but in a siege, hard does both. A usual game
// comes to no siege.
func TestMediumDoesWithoutRobots(t *testing.T) {
	var robots, missiles [2]int
	seat := 0
	contest(t, 5, nil, func(s *game.State, m rules.Move) {
		switch m.Verb {
		case game.VerbInstall:
			robots[seat]++
		case game.VerbFire:
			missiles[seat]++
		}
		if seat = s.Actor(); seat < 0 {
			seat = 0
		}
	}, hard, medium)
	if robots[0] == 0 || robots[1] != 0 || missiles[0] == 0 || missiles[1] != 0 {
		t.Errorf("hard and medium install %v robots and fire %v missiles", robots, missiles)
	}
}

// TestOutlookOfTheIdle: who has nothing that works ends with what it has (DO-56).
func TestOutlookOfTheIdle(t *testing.T) {
	p := start(t, 2, nil)
	s := p.state()
	food := HandSet.roundsLeft(s) * game.Goods[game.Food].Sells // the capital's tax
	want(t, "worth", HandSet.outlook(s, 0).worth, 2*(s.WealthOf(0, s.Census(0)).Total()-food))
	want(t, "liquid", HandSet.outlook(s, 0).liquid, game.StartMoney-game.Goods[game.Food].Sells)
	p.fund(0, 5)
	want(t, "liquid without money for food", HandSet.outlook(p.state(), 0).liquid, 5-game.Goods[game.Food].Sells)
}

// TestOffersAreAnsweredByWorth: a gift is taken, a robbery is not, and of two a fair
// one only if it does more for oneself (DO-12).
func TestOffersAreAnsweredByWorth(t *testing.T) {
	for _, c := range []struct {
		give, ask int
		good      game.Good
		accept    bool
	}{{500, 0, game.Iron, true}, {0, 50, game.Iron, false}, {300, 10, game.Iron, true}, {10, 10, game.Uranium, false}} {
		p := start(t, 2, nil)
		p.Federations[1].Store[c.good] = 60
		s := p.state()
		moves := []rules.Move{{Verb: game.VerbOffer, A: 1}}
		if c.give > 0 {
			moves = append(moves, game.Amount(game.VerbGive, game.Money, c.give))
		}
		if c.ask > 0 {
			moves = append(moves, game.Amount(game.VerbAsk, c.good, c.ask))
		}
		apply(t, s, append(moves, game.Plain(game.VerbPropose))...)
		if got := chosen(t, s, hard).Verb == game.VerbAccept; got != c.accept {
			t.Errorf("%d kokos for %d %s: accepts %v", c.give, c.ask, c.good, got)
		}
	}
}

// TestPlansAreQuick: a decision allocates little, and an investment phase is played in
// a bounded number of moves.
func TestPlansAreQuick(t *testing.T) {
	var rich game.State
	most, n := 0, 0
	contest(t, 706, nil, func(s *game.State, _ rules.Move) {
		if n++; s.Decision() != game.DecideInvest {
			n = 0
		}
		if most = max(most, n); s.Decision() == game.DecideInvest && s.Round() == 15 {
			rich = *s
		}
	}, hard, hard)
	if most > 2*mostSteps {
		t.Errorf("two investment phases took %d moves", most)
	}
	match := matchOf(t, &rich)
	p := match.Position()
	if got := testing.AllocsPerRun(20, func() { hard.Plan(p) }); got > 60 {
		t.Errorf("a decision allocates %v times", got)
	}
}

// BenchmarkPlan plans a venture in the middle of a game.
func BenchmarkPlan(b *testing.B) {
	var rich game.State
	contest(b, 40, nil, func(s *game.State, _ rules.Move) {
		if s.Decision() == game.DecideInvest && s.Round() == 8 {
			rich = *s
		}
	}, hard, hard)
	p := matchOf(b, &rich).Position()
	b.ReportAllocs()
	for b.Loop() {
		hard.Plan(p)
	}
}
