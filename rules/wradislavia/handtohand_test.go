package wradislavia

import "testing"

// brawl is a clash of fighters on both sides, ready for phase 6.
func brawl(t *testing.T, roll [Dice]int8, changes ...change) *State {
	t.Helper()
	s := at(t, roll, "karol/hand-to-hand jerzy/hand-to-hand jadwiga/attack", "barbara/hand-to-hand zofia/cover kazimierz/exploration", changes...)
	play(t, s, "done", "done")
	return s
}

func TestWR22StrikesHitByTheSumOfTheNaturalDice(t *testing.T) {
	for roll, want := range map[[Dice]int8]int8{
		dice(1, 1, 1): 2, dice(1, 2, 7): 2, dice(1, 3, 7): 1, dice(10, 10, 10): 1, dice(5, 3, 2): 2, dice(5, 4, 2): 1,
	} {
		s := brawl(t, roll)
		if got := viewOf(s, 1).StrikeWounds(); got != int(want) {
			t.Errorf("%v: the view tells %d wounds", roll, got)
		}
		j := play(t, s, "strike 1 2", "strike 2 2", "done", "strike 1 3", "done")
		wantEvents(t, happened(j, "WR-22"), "WR-22 strike", "WR-22 strike", "WR-22 strike")
		if got := s.report.posts[1][1].wounds; got != 2*want {
			t.Errorf("%v: %d wounds of two strikes", roll, got)
		}
		if got := s.report.posts[0][2].wounds; got != want {
			t.Errorf("%v: %d wounds of one strike", roll, got)
		}
	}
}

func TestWR22OnlyHandToHandFightersStrike(t *testing.T) {
	s := brawl(t, dice(9, 9, 9))
	wantRefused(t, s, "strike 3 1", "WR-22", "strike.manoeuvre")
	wantRefused(t, s, "shoot 3 1 short-burst", "WR-24", "now.hand-to-hand")
	if n := viewOf(deploying(t, 1), 0).StrikeWounds(); n != 0 {
		t.Errorf("before the third die the view tells %d wounds", n)
	}
}

func TestWR23TheHeavilyWoundedDoNotStrike(t *testing.T) {
	for n, may := range map[int8]bool{0: true, 2: true, 3: false, 4: false, 5: false, 8: false} {
		s := at(t, dice(9, 9, 9), "karol/hand-to-hand jerzy/hand-to-hand jadwiga/attack", plainTheirs,
			func(s *State) { s.posts[0][0].wounds = n })
		if got := len(viewOf(s, 1).Strikers(0)) == 2; got != may {
			t.Errorf("with %d wounds the view says %v", n, got)
		}
		j := play(t, s, "done", "done")
		wantAsked(t, s, 0, PhaseHandToHand)
		if may {
			wantEvents(t, happened(j, "WR-23"))
			wantLegal(t, s, "strike 1 2", "strike 1 2")
			continue
		}
		wantEvents(t, happened(j, "WR-23"), "WR-23 strike.unable")
		wantRefused(t, s, "strike 1 2", "WR-23", "strike.wounded")
		wantLegal(t, s, "strike", "strike 2 1", "strike 2 2", "strike 2 3")
	}
}

func TestWR23NoPerunsHere(t *testing.T) {
	s := brawl(t, dice(9, 9, 9), peruns(0, 3))
	for _, text := range legalAll(s) {
		m, err := Game{}.Parse(text)
		if err != nil || m.Verb != VerbStrike {
			t.Errorf("%q is legal (%v)", text, err)
		}
	}
}

func TestWR24AllTargetsAreNamedAndStruckAtOnce(t *testing.T) {
	s := brawl(t, dice(1, 1, 1), func(s *State) { s.posts[1][0].wounds = 2 })
	wantRefused(t, s, "done", "WR-24", "strike.unnamed")
	wantEvents(t, happened(play(t, s, "strike 1 1")), "WR-24 strike.named")
	wantRefused(t, s, "strike 1 1", "WR-24", "strike.same")
	wantRefused(t, s, "done", "WR-24", "strike.unnamed")
	play(t, s, "strike 2 1")
	if s.posts[1][0].wounds != 2 {
		t.Fatal("a strike fell before all targets were named")
	}
	play(t, s, "done")
	wantAsked(t, s, 1, PhaseHandToHand)
	// It will be dead of four wounds more, but strikes at the same time.
	play(t, s, "strike 1 1", "done")
	r := s.report
	if r.posts[1][0].wounds != 6 || r.posts[0][0].wounds != 2 {
		t.Errorf("wounds %d and %d", r.posts[1][0].wounds, r.posts[0][0].wounds)
	}
	if !s.dead[1].has(r.posts[1][0].who) {
		t.Error("six wounds did not kill")
	}
}

func TestWR24TheTargetsWoundsDoNotMatter(t *testing.T) {
	s := brawl(t, dice(9, 9, 9), func(s *State) { s.posts[1][2].wounds = 9 })
	play(t, s, "strike 1 3", "strike 2 3", "done", "strike 1 1", "done")
	if n := s.report.posts[1][2].wounds; n != 11 {
		t.Errorf("%d wounds", n)
	}
}

func TestWR42TargetsMayBeChangedUntilConfirmed(t *testing.T) {
	s := brawl(t, dice(9, 9, 9))
	play(t, s, "strike 1 1", "strike 2 1", "strike 1 3")
	wantLegal(t, s, "strike", "strike 1 1", "strike 1 2", "strike 2 2", "strike 2 3")
	wantLegal(t, s, "done", "done")
	if p := s.Prompt(); p.Text.Key != "wradislavia.prompt.strike.confirm" || p.Pass == nil || p.Private {
		t.Errorf("%+v", p)
	}
	play(t, s, "done", "strike 1 1", "done")
	if s.report.posts[1][2].wounds != 1 || s.report.posts[1][0].wounds != 1 {
		t.Error("the changed target was not struck")
	}
}
