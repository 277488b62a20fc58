package dolores

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"
)

// planner plays what a mind plans.
type planner struct{ Mind }

func (planner) ID() string                            { return "planner" }
func (b planner) Choose(p *rules.Position) rules.Move { return b.Plan(p)[0] }

var (
	beginner = planner{Mind{Simple: true, Weights: &HandSet}}
	medium   = planner{Mind{Weights: &HandSet}}
	hard     = planner{Mind{Robots: true, War: true, Industry: true}}
	byHand   = planner{Mind{Robots: true, War: true, Industry: true, Weights: &HandSet}}
)

// contest plays a game of bots by seat and looks at every position after a move. What a
// contest chose is kept: another test of the same game plays its moves again.
func contest(t *testing.T, seed uint64, options rules.Options, look func(s *State, m rules.Move), bots ...rules.Bot) *State {
	t.Helper()
	p := rules.Playout{Game: Game{}, Longest: 5000, Bots: bots, Check: true}
	key := fmt.Sprintf("%d %v %#v", seed, options, bots)
	if moves, ok := contested[key]; ok {
		p.Check, p.Bots = false, slices.Repeat([]rules.Bot{&again{moves: moves}}, len(bots))
	}
	p.After = func(s rules.State, m rules.Move) error {
		look(s.(*State), m)
		return nil
	}
	end, err := p.Run(rules.Setup{Players: len(bots), Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	contested[key] = slices.Clone(p.Moves())
	return end.(*State)
}

// contested are the moves of contests by what they depend on.
var contested = map[string][]rules.Move{}

// again plays moves that were chosen before.
type again struct {
	rules.Bot
	moves []rules.Move
}

func (a *again) Choose(*rules.Position) rules.Move {
	m := a.moves[0]
	a.moves = a.moves[1:]
	return m
}

// matchOf is a match that begins with a position.
func matchOf(t testing.TB, s *State) *rules.Match {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// chosen is what a mind plays in a position.
func chosen(t *testing.T, s *State, b rules.Bot) rules.Move {
	t.Helper()
	m, err := matchOf(t, s).BotMove(b)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPlansCanBePaid: who ends an investment phase has what this round's taxes ask
// for, in nearly all rounds (DO-35); dice may ruin one.
func TestPlansCanBePaid(t *testing.T) {
	for name, b := range map[string]planner{"beginner": beginner, "medium": medium, "peaceful": {Mind{Robots: true}}} {
		ends, short := 0, 0
		was := -1
		contest(t, 1, nil, func(s *State, m rules.Move) {
			if was >= 0 && m.Verb == VerbEnd && s.phase <= PhaseTaxes {
				ends++
				if tax := s.taxes(was); !s.fed(was).store.covers(&tax) && s.phase < PhaseTaxes {
					short++
				}
			}
			if was = -1; s.ask == DecideInvest {
				was = int(s.active)
			}
		}, b, b)
		if ends < 20 || short*10 > ends {
			t.Errorf("%s: %d of %d phases ended with taxes that cannot be paid", name, short, ends)
		}
	}
}

// TestBeginnersDigOnly: mines and two cities, no robots, no units.
func TestBeginnersDigOnly(t *testing.T) {
	end := contest(t, 3, nil, func(_ *State, m rules.Move) {
		if m.Verb == VerbInstall || m.Verb == VerbPlace || m.Verb == VerbBuild && Building(m.B) != Mine {
			t.Errorf("a beginner plays %q", Game{}.Notation(m))
		}
	}, beginner, beginner)
	for seat := range end.seats {
		if fed := end.fed(seat); int(fed.cityCount) != HandSet.Towns || fed.cities[0].Built < 2 {
			t.Errorf("seat %d has %d cities, the first with %d districts", seat, fed.cityCount, fed.cities[0].Built)
		}
	}
}

// TestMediumDoesWithoutRobots and fires nothing, hard does both.
func TestMediumDoesWithoutRobots(t *testing.T) {
	var robots, missiles [2]int
	seat := 0
	contest(t, 4, nil, func(s *State, m rules.Move) {
		switch m.Verb {
		case VerbInstall:
			robots[seat]++
		case VerbFire:
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
	s := start(t, 2, nil)
	food := s.roundsLeft(&HandSet) * Goods[Food].Sells // the capital's tax
	want(t, "worth", HandSet.outlook(s, 0).worth, 2*(s.wealth(0).Total()-food))
	want(t, "liquid", HandSet.outlook(s, 0).liquid, StartMoney-Goods[Food].Sells)
	fund(s, 0, 5)
	want(t, "liquid without money for food", HandSet.outlook(s, 0).liquid, 5-Goods[Food].Sells)
}

// TestOffersAreAnsweredByWorth: a gift is taken, a robbery is not, and of two a fair
// one only if it does more for oneself (DO-12).
func TestOffersAreAnsweredByWorth(t *testing.T) {
	for _, c := range []struct {
		give, ask int
		good      Good
		accept    bool
	}{{500, 0, Iron, true}, {0, 50, Iron, false}, {300, 10, Iron, true}, {10, 10, Uranium, false}} {
		s := start(t, 2, nil)
		s.fed(1).store[c.good] = 60
		moves := []rules.Move{{Verb: VerbOffer, A: 1}}
		if c.give > 0 {
			moves = append(moves, Amount(VerbGive, Money, c.give))
		}
		if c.ask > 0 {
			moves = append(moves, Amount(VerbAsk, c.good, c.ask))
		}
		for _, m := range append(moves, Plain(VerbPropose)) {
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		if got := chosen(t, s, hard).Verb == VerbAccept; got != c.accept {
			t.Errorf("%d kokos for %d %s: accepts %v", c.give, c.ask, c.good, got)
		}
	}
}

// TestPlansAreQuick: a decision allocates little, and an investment phase is played in
// a bounded number of moves.
func TestPlansAreQuick(t *testing.T) {
	var rich State
	most, n := 0, 0
	contest(t, 40, nil, func(s *State, _ rules.Move) {
		if n++; s.ask != DecideInvest {
			n = 0
		}
		if most = max(most, n); s.ask == DecideInvest && s.round == 15 {
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

// mostSteps is how many moves an investment phase may take.
const mostSteps = 250

// BenchmarkPlan plans a venture in the middle of a game.
func BenchmarkPlan(b *testing.B) {
	s := rich(b)
	data, err := s.MarshalJSON()
	if err != nil {
		b.Fatal(err)
	}
	match, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		b.Fatal(err)
	}
	p := match.Position()
	b.ReportAllocs()
	for b.Loop() {
		hard.Plan(p)
	}
}
