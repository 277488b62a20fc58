package wradislavia

import (
	"testing"

	"schron/rules"
)

// deploying is a state that asks the marker holder for the deployment.
func deploying(t testing.TB, seed uint64) *State {
	t.Helper()
	s := newState(t, seed)
	deployAs(t, s)
	return s
}

func TestWR6TwoDiceAndAHazardAreShown(t *testing.T) {
	faces, cards := map[int8]int{}, map[Hazard]int{}
	for seed := range uint64(300) {
		s := deploying(t, seed)
		if s.dice[2] != 0 || s.hazards[1] != NoHazard {
			t.Fatalf("dice %v, hazards %v before the deployment", s.dice, s.hazards)
		}
		faces[s.dice[0]]++
		faces[s.dice[1]]++
		cards[s.hazards[0]]++
		for seat := rules.NoSeat; seat < Seats; seat++ {
			if v := viewOf(s, seat); v.Dice != [Dice]Die{Die(s.dice[0]), Die(s.dice[1]), 0} || v.Hazards[0] != s.hazards[0] {
				t.Fatalf("seat %d sees %v and %v", seat, v.Dice, v.Hazards)
			}
		}
	}
	if len(faces) != 10 || faces[1] < 30 || faces[10] < 30 {
		t.Errorf("faces %v", faces)
	}
	if len(cards) != 3 || cards[Birds] < 80 || cards[Rats] < 60 {
		t.Errorf("hazards %v", cards)
	}
}

func TestWR6RollingIsNotTakenBack(t *testing.T) {
	s := newState(t, 2)
	var j *rules.Journal
	for s.phase == PhaseDraft {
		for s.discards[s.active].Len() < DiscardedCards {
			play(t, s, "discard "+s.hand[s.active].First().String())
		}
		j = play(t, s, "done")
	}
	wantEvents(t, happened(j), "WR-2 drafted", "WR-6 turn", "WR-6 battlefield")
	if !j.Barrier {
		t.Error("dice were rolled, but undo would cross it")
	}
}

func TestWR7ThreeDifferentCharactersWithATokenEach(t *testing.T) {
	s := deploying(t, 4)
	seat := int(s.active)
	hand := s.hand[seat].list()
	a, b, c := hand[0].String(), hand[1].String(), hand[2].String()
	foreign := s.hand[other(seat)].First().String()
	wantRefused(t, s, "send "+foreign+" 1", "WR-7", "send.foreign")
	wantRefused(t, s, "send "+s.discards[seat].First().String()+" 1", "WR-7", "send.foreign")
	wantRefused(t, s, "send "+s.rest.First().String()+" 1", "WR-7", "send.foreign")
	wantRefused(t, s, "token attack 1", "WR-7", "slot.empty")
	wantRefused(t, s, "recall", "WR-7", "recall.nobody")
	wantRefused(t, s, "done", "WR-7", "deploy.slot")
	wantEvents(t, happened(play(t, s, "send "+a+" 2", "token hand-to-hand 2")), "WR-7 send", "WR-7 token")
	wantRefused(t, s, "send "+a+" 1", "WR-7", "send.twice")
	wantRefused(t, s, "send "+b+" 2", "WR-7", "send.taken")
	wantRefused(t, s, "token attack 2", "WR-7", "token.twice")
	wantRefused(t, s, "shoot 2 1 slug", "WR-7", "now.deployment")
	play(t, s, "send "+b+" 1", "send "+c+" 3")
	wantRefused(t, s, "done", "WR-7", "deploy.token")
	wantLegal(t, s, "token", "token attack 1", "token attack 3", "token cover 1", "token cover 3",
		"token exploration 1", "token exploration 3", "token hand-to-hand 1", "token hand-to-hand 3")
	play(t, s, "token cover 1", "token cover 3")
	wantLegal(t, s, "done", "done")
	wantLegal(t, s, "send")
	wantEvents(t, happened(play(t, s, "done")), "WR-7 deployed")
	wantAsked(t, s, other(seat), PhaseDeployment)
	if s.hand[seat].Len() != 4 || s.Fighting(seat).Len() != 3 {
		t.Errorf("%d in hand, %d sent", s.hand[seat].Len(), s.Fighting(seat).Len())
	}
}

func TestWR41TheDeploymentIsTakenBack(t *testing.T) {
	s := deploying(t, 6)
	was := *s
	deployAs(t, s, "attack", "cover")
	j := play(t, s, "recall")
	wantEvents(t, happened(j), "WR-41 recall")
	if *s != was || j.Barrier {
		t.Error("the deployment is not taken back whole")
	}
}

// The helper for tables that let cards be dragged about adds what is missing and
// begins anew only where something has to go.
func TestWR41ArrangeReachesAnyDeployment(t *testing.T) {
	s := deploying(t, 8)
	seat := int(s.active)
	hand := s.hand[seat].list()
	want := [Slots]Post{{Character: hand[3], Manoeuvre: Cover}, {}, {Character: hand[1], Manoeuvre: Attack}}
	steps := []struct {
		change func()
		moves  int
	}{
		{func() {}, 4},
		{func() {}, 0},
		{func() { want[1].Character = hand[0] }, 1},
		{func() { want[1].Manoeuvre = Exploration }, 1},
		{func() { want[1].Manoeuvre = HandToHand }, 7},
		{func() { want[0], want[2] = want[2], want[0] }, 7},
		{func() { want[0] = Post{} }, 5},
		{func() { want[0].Manoeuvre = Attack }, 0}, // a token alone has no place
		{func() { want = [Slots]Post{} }, 1},
	}
	for i, step := range steps {
		step.change()
		moves := viewOf(s, seat).Arrange(seat, want)
		if len(moves) != step.moves {
			t.Errorf("step %d takes %d moves, want %d", i, len(moves), step.moves)
		}
		for _, m := range moves {
			if err := s.Apply(m, nil); err != nil {
				t.Fatalf("step %d: %q: %v", i, Game{}.Notation(m), err)
			}
		}
		got := *viewOf(s, seat).Players[seat].Clash
		for slot := range got {
			lay := want[slot]
			if lay.Character == Nobody {
				lay = Post{}
			}
			if got[slot] != lay {
				t.Errorf("step %d, slot %d: %+v, want %+v", i, slot, got[slot], lay)
			}
		}
	}
}

func TestWR8TheThirdDieAndTheSecondHazard(t *testing.T) {
	dropped, twice := 0, 0
	for seed := range uint64(400) {
		s := deploying(t, seed)
		was := s.hazards[0]
		deployAs(t, s, "attack", "attack", "attack")
		play(t, s, "done")
		deployAs(t, s, "attack", "attack", "attack")
		j := play(t, s, "done")
		if s.dice[2] < 1 || s.dice[2] > 10 || s.hazards[0] != was || s.hazards[1] == NoHazard || !j.Barrier {
			t.Fatalf("dice %v, hazards %v, barrier %v", s.dice, s.hazards, j.Barrier)
		}
		got := happened(j, "WR-8")
		if s.dropped == NoHazard {
			wantEvents(t, got, "WR-8 third", "WR-8 hazard.second")
			if s.hazards[0] == s.hazards[1] {
				t.Fatalf("seed %d: %s was not discarded", seed, was)
			}
			continue
		}
		dropped++
		wantEvents(t, got, "WR-8 third", "WR-8 hazard.dropped", "WR-8 hazard.second")
		if s.dropped != was {
			t.Fatalf("seed %d: %s was discarded beside %s", seed, s.dropped, was)
		}
		if s.hazards[1] == was {
			twice++ // the next one stays whatever it is
		}
	}
	if dropped < 80 || dropped > 180 || twice < 8 {
		t.Errorf("%d second cards of 400 were discarded, %d third ones like them", dropped, twice)
	}
}

func TestWR9EveryHazardThatTheArmourLetsThroughWounds(t *testing.T) {
	for _, c := range AllCharacters() {
		for _, a := range AllHazards() {
			for _, b := range AllHazards() {
				var want int8
				if !c.Armour().Protects(a) {
					want++
				}
				if !c.Armour().Protects(b) {
					want++
				}
				if got := (&clash{hazards: [2]Hazard{a, b}}).Hurt(c); got != want {
					t.Errorf("%s suffers %d wounds of %s and %s, want %d", c, got, a, b, want)
				}
			}
		}
	}
}

func TestWR9CharactersAreRevealedAndWounded(t *testing.T) {
	s := deploying(t, 11)
	deployAs(t, s, "attack", "cover", "exploration")
	play(t, s, "done")
	deployAs(t, s, "hand-to-hand", "cover", "exploration")
	j := play(t, s, "done")
	reveals, hurts := 0, 0
	for _, line := range happened(j, "WR-9") {
		switch line {
		case "WR-9 reveal":
			reveals++
		case "WR-9 hazard.wound":
			hurts++
		}
	}
	sum := 0
	for seat := range Seats {
		for slot, n := range wounds(s, seat) {
			if n != s.Hurt(s.posts[seat][slot].who) {
				t.Errorf("seat %d slot %d has %d wounds", seat, slot, n)
			}
			sum += int(n)
		}
		for viewer := rules.NoSeat; viewer < Seats; viewer++ {
			if viewOf(s, viewer).Players[seat].Clash == nil {
				t.Errorf("seat %d does not see the characters of seat %d", viewer, seat)
			}
		}
	}
	if reveals != 6 || hurts != sum || sum == 0 {
		t.Errorf("%d reveals, %d wounds told of %d", reveals, hurts, sum)
	}
	if v := viewOf(s, 0); v.HazardWounds(s.posts[0][0].who) != int(s.posts[0][0].wounds) || v.Wounds != WoundPool-sum {
		t.Errorf("the view tells %d hazard wounds, %d left", v.HazardWounds(s.posts[0][0].who), v.Wounds)
	}
}
