package bot

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/wradislavia"
)

// little thinks less than any level does.
var little = Mind{Deploy: Deploying{Screen: 120, Own: 12, Hands: 6, Dice: 3, Theirs: 4, Near: 120}}

// toDeploy plays a game by chance until somebody deploys in a turn.
func toDeploy(t testing.TB, seed uint64, turn int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, make([]rules.Player, game.Seats), rules.Setup{Players: game.Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool {
		s := m.Status()
		return s.Phase == game.PhaseDeployment.String() && s.Turn >= turn
	})
}

// TestAPlanIsAWholeDeployment from wherever it is begun: legal, in order, confirmed
// at its end; and what was planned goes on from each of its moves.
func TestAPlanIsAWholeDeployment(t *testing.T) {
	for seed := range uint64(3) {
		m := toDeploy(t, seed, 1+int(seed)%3)
		seat := m.Actor()
		for n := 2*game.Slots + 1; m.Actor() == seat && m.Status().Phase == game.PhaseDeployment.String(); n-- {
			plan := little.Plan(m.Position())
			if len(plan) != n || plan[n-1] != game.Plain(game.VerbDone) {
				t.Fatalf("seed %d: %d moves are left, the plan is %v", seed, n, plan)
			}
			if _, err := m.Play(plan[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if plan := little.Plan(toFire(t).Position()); plan != nil {
		t.Errorf("in the fire it plans %v", plan)
	}
	if plan := (Mind{}).Plan(toDeploy(t, 1, 1).Position()); plan != nil {
		t.Errorf("without thinking it plans %v", plan)
	}
}

// toFire plays a game by chance until somebody may shoot.
func toFire(t *testing.T) *rules.Match {
	t.Helper()
	m := toDeploy(t, 1, 1)
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return m.Status().Phase == game.PhaseFire.String() })
}

// TestAPlanGoesOnFromAnyOrder: what a person has begun, in another order, is gone on with
// where the mixture allows it. It is left to the search where it does not.
func TestAPlanGoesOnFromAnyOrder(t *testing.T) {
	s := newState(t, 1)
	r := rules.NewRand(1)
	for s.Phase() != game.PhaseDeployment {
		play(s, rulestest.RandomMove(s, &r))
	}
	hand := s.Hand(s.Active())
	next := func() game.Character {
		c := hand.First()
		hand &= hand - 1
		return c
	}
	d := sending{{next(), game.Attack}, {next(), game.Cover}, {next(), game.HandToHand}}
	play(s, game.Send(d[2].Who, 1))
	elsewhere := *s
	play(s, game.Send(d[0].Who, 2))
	other := *s
	play(s, game.Assign(game.Attack, 2))
	want := []rules.Move{game.Send(d[1].Who, 0), game.Assign(game.Cover, 0), game.Assign(game.HandToHand, 1), game.Plain(game.VerbDone)}
	posts := s.Side(s.Active())
	if got := d.moves(posts); !slices.Equal(got, want) || !d.continues(posts) {
		t.Errorf("it goes on with %v, want %v", got, want)
	}
	play(&other, game.Assign(game.Cover, 2))
	if d.continues(other.Side(s.Active())) {
		t.Error("another token lies there")
	}
	play(&elsewhere, game.Send(next(), 2))
	if d.continues(elsewhere.Side(s.Active())) {
		t.Error("somebody else stands there")
	}
}

// TestDeploymentsCannotBeRead: of 200 seeds in one position the likeliest deployment is
// played in three of five at most, on average. A mind-reader who answers that one with the
// best of many of the own hand fares worse against the mixture. The difference is a chance of
// more than 1 %. The comparison is with somebody who always plays it.
func TestDeploymentsCannotBeRead(t *testing.T) {
	var lead, lost, n int
	for seed := range uint64(8) {
		m := toDeploy(t, seed, 1+int(seed)%3)
		p := m.Position()
		x := new(thinker)
		posts := x.think(little, p)
		count := map[sending]int{}
		for k := range uint64(200) {
			r := rules.NewRand(k)
			moves := x.pick(&posts, &r)
			count[sentBy(moves)]++
		}
		most := 0
		for _, c := range count {
			most = max(most, c)
		}
		lead += most
		lost += readersLoss(x, p, seed)
		n++
		t.Logf("seed %d: %d deployments, the likeliest %d of 200", seed, len(count), most)
	}
	t.Logf("the likeliest is played %d of 200 times, a reader loses %d of 10 000", lead/n, lost/n)
	if lead/n > 120 || lost/n < 100 {
		t.Errorf("the likeliest deployment is played %d of 200 times, a reader of it loses %d of 10 000", lead/n, lost/n)
	}
}

// sentBy is the deployment that moves make.
func sentBy(moves []rules.Move) (d sending) {
	for _, m := range moves {
		switch m.Verb {
		case game.VerbSend:
			d[m.B-1].Who = game.Character(m.A)
		case game.VerbToken:
			d[m.B-1].Token = game.Manoeuvre(m.A)
		}
	}
	return d
}

// readersLoss is what an opponent who answers the likeliest deployment loses because
// others are played too. Its hands and turns were not thought about.
func readersLoss(x *thinker, p *rules.Position, seed uint64) int {
	r := rules.NewRand(seed + 77)
	likeliest := slices.Index(x.mix.share, slices.Max(x.mix.share))
	sum, plays := 0, 0
	for range x.hands {
		sample := p.SampleInto(nil, &r).(*game.State)
		var turns []game.State
		for range 8 {
			turns = append(turns, sample.Recalled(r.Split()))
		}
		hand := turns[0].Hand(other(x.seat))
		against := func(own, theirs *sending) int {
			sum := 0
			for k := range turns {
				sum += int(x.play(&turns[k], own, theirs))
			}
			return sum / len(turns)
		}
		mixed := func(theirs *sending) int {
			sum, all := 0, 0
			for i, n := range x.mix.share {
				if n > 0 {
					sum, all = sum+n*against(&x.own[i].sending, theirs), all+n
				}
			}
			return sum / all
		}
		read, best := 1<<30, sending{}
		for range 60 {
			e := anySending(hand, 5, &r)
			if v := against(&x.own[likeliest].sending, &e); v < read {
				read, best = v, e
			}
		}
		sum += mixed(&best) - read
		plays++
	}
	return sum / plays
}

// TestTheMixtureOfAGameOfSecrets is found: matching pennies is played half and half, a row
// that is worse whatever happens never. One hand's answers do not hang on another's.
func TestTheMixtureOfAGameOfSecrets(t *testing.T) {
	for name, c := range map[string]struct {
		matrix            []int32
		rows, hands, cols int
		near              int
		want              []int
	}{
		"pennies":   {[]int32{6000, 4000, 4000, 6000}, 2, 1, 2, 0, []int{50, 50}},
		"uneven":    {[]int32{8000, 4000, 4000, 6000}, 2, 1, 2, 0, []int{33, 67}},
		"never":     {[]int32{6000, 4000, 4000, 6000, 3900, 3900}, 3, 1, 2, 0, []int{50, 50, 0}},
		"two hands": {[]int32{6000, 4000, 6000, 4000, 4000, 6000, 4000, 6000}, 2, 2, 2, 0, []int{50, 50}},
		"near":      {[]int32{6000, 6000, 5950, 5950, 5800, 5800}, 3, 1, 2, 100, []int{91, 9, 0}},
	} {
		var x mixing
		x.solve(c.matrix, c.rows, c.hands, c.cols, c.near)
		all := 0
		for _, n := range x.share {
			all += n
		}
		for i, want := range c.want {
			if got := x.share[i] * 100 / all; got < want-4 || got > want+4 {
				t.Errorf("%s: row %d is played %d of 100 times, want %d", name, i, got, want)
			}
		}
	}
}

// TestABrawlPlaysATurnToItsEnd by the rules: what is shot and struck counts, and
// nobody shoots twice without a Perun.
func TestABrawlPlaysATurnToItsEnd(t *testing.T) {
	hurt, extra, strikes := 0, 0, 0
	for seed := range uint64(20) {
		r := rules.NewRand(seed)
		s := toDeploy(t, seed, 3).Position().SampleInto(nil, &r).(*game.State).Recalled(r.Split())
		var sides [game.Seats]game.Sending
		for seat := range sides {
			sides[seat] = game.Sending(anySending(s.Hand(seat), 6, &r))
		}
		turn, peruns := s.Turn(), [game.Seats]int{s.Peruns(0), s.Peruns(1)}
		s.Meet(sides)
		HandSet.brawl(&s)
		if s.Phase() != game.PhaseOver && (s.Turn() != turn+1 || s.Phase() != game.PhaseDeployment) {
			t.Fatalf("turn %d, %s", s.Turn(), s.Phase())
		}
		for seat, posts := range s.View(rules.AllSeats).(game.View).Last.Clash {
			again := 0
			for slot, p := range posts {
				hurt += p.Wounds
				if again += max(p.Shots-1, 0); p.Shots > 2 || again > peruns[seat] {
					t.Errorf("slot %d shot %d times with %d Peruns", slot, p.Shots, peruns[seat])
				}
				if strikes += p.Strikes; p.Manoeuvre == game.HandToHand && p.Wounds < game.HeavyFrom && p.Strikes == 0 {
					t.Error("a fighter struck nobody")
				}
			}
			extra += again
		}
	}
	if hurt == 0 || extra == 0 || strikes == 0 {
		t.Errorf("%d wounds, %d extra shots, %d strikes", hurt, extra, strikes)
	}
}

// TestADrawnDeploymentIsAnyOfTheHand: every character is as likely, and so many tokens
// are attacks as was asked for, the others any.
func TestADrawnDeploymentIsAnyOfTheHand(t *testing.T) {
	r := rules.NewRand(1)
	const hand game.Cast = 1<<2 | 1<<5 | 1<<9 | 1<<20 | 1<<33
	who, attacks := map[game.Character]int{}, 0
	for range 3000 {
		d := anySending(hand, 6, &r)
		for i, x := range d {
			if who[x.Who]++; hand>>x.Who&1 == 0 || i > 0 && d[i-1].Who >= x.Who || !x.Token.Exists() {
				t.Fatalf("%v", d)
			}
			if x.Token == game.Attack {
				attacks++
			}
		}
	}
	for c, n := range who {
		if n < 1700 || n > 1900 {
			t.Errorf("%s is sent %d of 3000 times", c, n)
		}
	}
	if attacks < 6150 || attacks > 6450 {
		t.Errorf("%d of 9000 tokens are attacks", attacks)
	}
}

// TestThinkingTwiceIsThinkingAlike: what lies about from another thought changes
// nothing, nor does chance on the way to the mixture.
func TestThinkingTwiceIsThinkingAlike(t *testing.T) {
	one, two := toDeploy(t, 3, 2).Position(), toDeploy(t, 3, 2).Position()
	used := new(thinker)
	used.think(Mind{Deploy: Deploying{Screen: 30, Own: 5, Hands: 3, Dice: 2, Theirs: 2}}, toDeploy(t, 4, 1).Position())
	*two.Rand() = rules.NewRand(99)
	fresh := new(thinker)
	fresh.think(little, one)
	used.think(little, two)
	if !slices.Equal(fresh.mix.share, used.mix.share) || !slices.Equal(fresh.matrix, used.matrix) {
		t.Error("the mixtures differ")
	}
}

// TestAPlanThatNobodyWaitsForIsGivenUp at once.
func TestAPlanThatNobodyWaitsForIsGivenUp(t *testing.T) {
	p := toDeploy(t, 3, 2).Position()
	p.Stop()
	x := new(thinker)
	if plan := x.plan(little, p); plan != nil || !x.stopped {
		t.Errorf("it plans %v", plan)
	}
}

// BenchmarkDeployment is one thought about a deployment, of the level hard.
func BenchmarkDeployment(b *testing.B) {
	w := Mind{Deploy: Deploying{Screen: 400, Own: 16, Hands: 8, Dice: 4, Theirs: 4, Near: 120}}
	m := toDeploy(b, 1, 1)
	b.ReportAllocs()
	for b.Loop() {
		if len(w.Plan(m.Position())) != 2*game.Slots+1 {
			b.Fatal("no plan")
		}
	}
}
