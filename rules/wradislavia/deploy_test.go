package wradislavia

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// little thinks less than any level does.
var little = Mind{Deploy: Deploying{Screen: 120, Own: 12, Hands: 6, Dice: 3, Theirs: 4, Near: 120}}

// toDeploy plays a game by chance until somebody deploys in a turn.
func toDeploy(t testing.TB, seed uint64, turn int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Game{}, make([]rules.Player, Seats), rules.Setup{Players: Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool {
		s := m.Status()
		return s.Phase == PhaseDeployment.String() && s.Turn >= turn
	})
}

// TestAPlanIsAWholeDeployment from wherever it is begun: legal, in order, confirmed
// at its end; and what was planned goes on from each of its moves.
func TestAPlanIsAWholeDeployment(t *testing.T) {
	for seed := range uint64(3) {
		m := toDeploy(t, seed, 1+int(seed)%3)
		seat := m.Actor()
		for n := 2*Slots + 1; m.Actor() == seat && m.Status().Phase == PhaseDeployment.String(); n-- {
			plan := little.Plan(m.Position())
			if len(plan) != n || plan[n-1] != Plain(VerbDone) {
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
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return m.Status().Phase == PhaseFire.String() })
}

// TestAPlanGoesOnFromAnyOrder: what a person has begun, in another order, is gone on
// with where the mixture allows it, and left to the search where it does not.
func TestAPlanGoesOnFromAnyOrder(t *testing.T) {
	d := sending{{Character(3), Attack}, {Character(7), Cover}, {Character(9), HandToHand}}
	posts := [Slots]post{{}, {who: 9}, {who: 3, token: Attack}}
	want := []rules.Move{Send(7, 0), Assign(Cover, 0), Assign(HandToHand, 1), Plain(VerbDone)}
	if got := d.moves(&posts); !slices.Equal(got, want) || !d.continues(&posts) {
		t.Errorf("it goes on with %v, want %v", got, want)
	}
	posts[2].token = Cover
	if d.continues(&posts) {
		t.Error("another token lies there")
	}
	posts[2] = post{who: 4}
	if d.continues(&posts) {
		t.Error("somebody else stands there")
	}
}

// TestDeploymentsCannotBeRead: of 200 seeds in one position the likeliest deployment is
// played in three of five at most, on average. A mind-reader who answers that one with
// the best of many of the own hand fares worse against the mixture, by a chance of more
// than 1 %. The comparison is with somebody who always plays it.
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
		lost += readersLoss(x, seed)
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
		case VerbSend:
			d[m.B-1].who = Character(m.A)
		case VerbToken:
			d[m.B-1].token = Manoeuvre(m.A)
		}
	}
	return d
}

// readersLoss is what an opponent who answers the likeliest deployment loses because
// others are played too, in turns that were not thought about.
func readersLoss(x *thinker, seed uint64) int {
	r := rules.NewRand(seed + 77)
	likeliest := slices.Index(x.mix.share, slices.Max(x.mix.share))
	sum, plays := 0, 0
	for i := range x.hands {
		h := &x.hands[i]
		hand := h.turns[0].hand[other(x.seat)]
		var turns []State
		for range 8 {
			turn := h.turns[0]
			turn.dice[2], turn.hazards[1], turn.dropped, turn.deck = 0, NoHazard, NoHazard, fullDeck()
			turn.deck[turn.hazards[0]]--
			turn.rand = r.Split()
			turn.complete(nil)
			turns = append(turns, turn)
		}
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

// TestTheMixtureOfAGameOfSecrets is found: matching pennies is played half and half, a
// row that is worse whatever happens never, and one hand's answers do not hang on
// another's.
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
	s := at(t, dice(2, 8, 9), "karol/attack jadwiga/hand-to-hand jerzy/attack", plainTheirs, peruns(0, 2))
	was := s.turn
	s.seen = [Seats]cast{s.fighting(0), s.fighting(1)}
	HandSet.brawl(s)
	if s.turn != was+1 || s.phase != PhaseDeployment || s.peruns[0] == 2 {
		t.Fatalf("turn %d, %s, %d Peruns", s.turn, s.phase, s.peruns[0])
	}
	var hurt int8
	for slot := range Slots {
		hurt += s.report.posts[1][slot].wounds
		if s.report.posts[0][slot].shots > 2 {
			t.Errorf("slot %d shot %d times", slot, s.report.posts[0][slot].shots)
		}
	}
	if hurt == 0 {
		t.Error("nobody was hurt")
	}
	if s.report.posts[0][1].target == 0 {
		t.Error("the fighter struck nobody")
	}
}

// TestADrawnDeploymentIsAnyOfTheHand: every character is as likely, and so many tokens
// are attacks as was asked for, the others any.
func TestADrawnDeploymentIsAnyOfTheHand(t *testing.T) {
	r := rules.NewRand(1)
	hand := Character(2).bit() | Character(5).bit() | Character(9).bit() | Character(20).bit() | Character(33).bit()
	who, attacks := map[Character]int{}, 0
	for range 3000 {
		d := anySending(hand, 6, &r)
		for i, x := range d {
			if who[x.who]++; !hand.has(x.who) || i > 0 && d[i-1].who >= x.who || !x.token.Exists() {
				t.Fatalf("%v", d)
			}
			if x.token == Attack {
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
		if len(w.Plan(m.Position())) != 2*Slots+1 {
			b.Fatal("no plan")
		}
	}
}
