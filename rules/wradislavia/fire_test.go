package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

func TestWR10TheMarkerHolderFiresFirstInAnyOrderAndTheDeadShootBack(t *testing.T) {
	s := at(t, dice(10, 10, 10), "karol/attack jerzy/attack ewa/attack", "barbara/attack zofia/attack/2 kazimierz/cover")
	wantAsked(t, s, 0, PhaseFire)
	play(t, s, "shoot 3 1 concentrated", "shoot 1 1 slug", "shoot 2 2 head-shot", "done")
	wantAsked(t, s, 1, PhaseFire)
	if w := wounds(s, 1); w[0] < DeadFrom || FateOf(int(w[0])) != FateDead {
		t.Fatalf("wounds %v", w)
	}
	play(t, s, "shoot 1 1 slug")
	if s.posts[0][0].wounds != 2 {
		t.Error("the dead do not shoot back")
	}
	wantRefused(t, s, "strike 1 1", "WR-10", "now.fire")
	play(t, s, "done")
	if s.turn != 3 {
		t.Errorf("turn %d", s.turn)
	}
}

func TestWR11WhoShootsAndHowOften(t *testing.T) {
	s := at(t, dice(9, 9, 9), "karol/exploration jerzy/hand-to-hand ewa/cover", plainTheirs, peruns(0, 1))
	wantRefused(t, s, "shoot 1 1 slug", "WR-11", "shoot.manoeuvre")
	wantRefused(t, s, "shoot 2 1 finesse", "WR-11", "shoot.manoeuvre")
	wantRefused(t, s, "extra 1 1 slug", "WR-11", "shoot.manoeuvre")
	wantLegal(t, s, "shoot 1")
	wantLegal(t, s, "shoot 2")
	play(t, s, "shoot 3 2 penetrating")
	wantRefused(t, s, "shoot 3 2 penetrating", "WR-11", "shoot.twice")
	wantLegal(t, s, "shoot 3")
	// Staying silent is a right too.
	s = at(t, dice(9, 9, 9), plain, plainTheirs)
	wantEvents(t, happened(play(t, s, "done")), "WR-11 fire.done")
	wantAsked(t, s, 1, PhaseFire)
}

func TestWR12ShooterTargetAndMode(t *testing.T) {
	s := at(t, dice(9, 9, 9), "karol/attack jerzy/attack jadwiga/attack", "barbara/attack/9 zofia/attack kazimierz/cover")
	wantRefused(t, s, "shoot 1 1 head-shot", "WR-12", "shoot.mode")
	wantRefused(t, s, "shoot 2 all finesse", "WR-12", "shoot.target")
	wantLegal(t, s, "shoot", "shoot 1 1 slug", "shoot 1 2 slug", "shoot 1 3 slug",
		"shoot 1 1 buckshot", "shoot 1 2 buckshot", "shoot 1 3 buckshot",
		"shoot 2 1 head-shot", "shoot 2 2 head-shot", "shoot 2 3 head-shot",
		"shoot 2 1 finesse", "shoot 2 2 finesse", "shoot 2 3 finesse",
		"shoot 3 1 short-burst", "shoot 3 2 short-burst", "shoot 3 3 short-burst", "shoot 3 all long-burst")
	play(t, s, "shoot 1 1 slug") // wounds of the target do not matter
	if s.posts[1][0].wounds != 11 {
		t.Errorf("%d wounds", s.posts[1][0].wounds)
	}
}

func TestWR14APerunAddsUpToThreePipsForOneShot(t *testing.T) {
	s := at(t, dice(1, 5, 9), "karol/attack jerzy/attack jadwiga/attack", plainTheirs)
	wantRefused(t, s, "shoot 1 1 slug +0+0+1", "WR-14", "pips.none")
	if n := len(legal(s, "shoot")); n != 6+6+4 {
		t.Errorf("%d shots without a Perun", n)
	}
	s = at(t, dice(1, 5, 9), "karol/attack jerzy/attack jadwiga/attack", plainTheirs, peruns(0, 1))
	wantRefused(t, s, "shoot 1 1 slug +0+0+2", "WR-14", "pips.high")
	// Of the 19 ways to add one to three pips those with at most one on the nine.
	if n := len(legal(s, "shoot 1 1 slug")); n != 1+15 {
		t.Errorf("%d ways to shoot", n)
	}
	// The example of the rules: 1, 5, 7 becomes 4, 5, 7.
	s = at(t, dice(1, 5, 7), "karol/cover jerzy/attack jadwiga/attack", plainTheirs, peruns(0, 2))
	j := play(t, s, "shoot 1 1 slug +3+0+0")
	e := j.Events[0]
	if first, _ := e.Text.Arg("first"); e.Text.Key != "wradislavia.event.perun.pips" || first.N != 4 {
		t.Errorf("told %+v", e)
	}
	if sum, _ := j.Events[1].Text.Arg("sum"); sum.N != 4-2 {
		t.Errorf("accuracy %d", sum.N)
	}
	if s.dice != dice(1, 5, 7) {
		t.Errorf("the dice themselves changed to %v", s.dice)
	}
}

func legalAll(s *State) []string {
	var out []string
	for _, m := range s.Legal(nil) {
		out = append(out, Game{}.Notation(m))
	}
	return out
}

func TestWR14TheViewKnowsWhereAPipFits(t *testing.T) {
	s := at(t, dice(10, 9, 5), "karol/attack jerzy/attack jadwiga/attack", plainTheirs, peruns(0, 1))
	v := viewOf(s, rules.NoSeat)
	for _, c := range []struct {
		shot Shot
		want [Dice]bool
	}{
		{Shot{}, [Dice]bool{false, true, true}},
		{Shot{Pips: Pips{0, 1}}, [Dice]bool{false, false, true}},
		{Shot{Pips: Pips{0, 0, 3}}, [Dice]bool{}},
		{Shot{Extra: true}, [Dice]bool{}}, // the only Perun goes into the extra shot
	} {
		for die, want := range c.want {
			if got := v.MayAddPip(0, c.shot, die); got != want {
				t.Errorf("%+v: a pip on die %d is %v", c.shot, die, got)
			}
		}
	}
	s = at(t, dice(10, 9, 5), "karol/attack jerzy/attack jadwiga/attack", plainTheirs, peruns(0, 2))
	v = viewOf(s, 1)
	if !v.MayAddPip(0, Shot{Extra: true}, 0) || v.MayAddPip(0, Shot{Extra: true, Pips: Pips{2}}, 0) {
		t.Error("an extra shot leaves room for two pips on a ten")
	}
	if v.MayAddPip(0, Shot{}, 3) || v.MayAddPip(-1, Shot{}, 0) || v.MayAddPip(1, Shot{}, 2) {
		t.Error("a pip without a die, a seat or a Perun")
	}
	if got := v.Values(Shot{Extra: true, Pips: Pips{0, 1, 2}}); got != [Dice]int{8, 8, 5} {
		t.Errorf("values %v", got)
	}
}

// WR-43: a Perun is never spent on pips for nothing.
func TestWR43APerunAddsAtLeastOnePip(t *testing.T) {
	for move, rule := range map[string]string{
		"shoot 1 1 slug +0+0+0": "WR-43 pips.least", "extra 1 1 slug +0+0+0": "WR-43 pips.least",
		"shoot 1 1 slug +2+2+0": "WR-14 pips.most", "shoot 1 all long-burst +9+0+0": "WR-14 pips.most",
		"shoot 1 1 slug +0+0": "", "shoot 1 1 slug +-1+0+1": "", "shoot 1 1 slug +1+0+01": "", "shoot 1 1 slug +900+0+0": "",
	} {
		_, err := (Game{}).Parse(move)
		got := ""
		if r := rules.AsRefusal(err); r != nil {
			got = r.Rule + " " + strings.TrimPrefix(r.Text.Key, refusePrefix)
		}
		if err == nil || got != rule {
			t.Errorf("%q is answered with %v, want %q", move, err, rule)
		}
	}
	if cost := (Shot{Pips: Pips{0, 0, 1}, Extra: true}).Peruns(); cost != 2 {
		t.Errorf("an extra shot with a pip costs %d", cost)
	}
	if cost := (Shot{}).Peruns(); cost != 0 {
		t.Errorf("a plain shot costs %d", cost)
	}
}

func TestWR15AnExtraShotOncePerCharacterAndTurn(t *testing.T) {
	s := at(t, dice(4, 7, 9), "karol/attack jerzy/attack jadwiga/cover", plainTheirs, peruns(0, 4))
	wantRefused(t, s, "extra 1 1 slug", "WR-15", "extra.early")
	wantLegal(t, s, "extra")
	play(t, s, "shoot 1 1 slug")
	if n := len(legal(s, "extra 1 3 slug")); n != len(allPips) || len(legal(s, "extra 2")) != 0 {
		t.Errorf("%d ways to shoot again", n)
	}
	play(t, s, "shoot 2 1 finesse")
	j := play(t, s, "extra 1 2 buckshot +0+0+3") // another target and mode, any time later
	wantEvents(t, happened(j)[:2], "WR-15 perun.extra", "WR-14 perun.pips")
	if s.peruns[0] != 2 || s.pool != PerunPool-2 {
		t.Errorf("Peruns %d, pool %d", s.peruns[0], s.pool)
	}
	if sum, _ := j.Events[2].Text.Arg("sum"); sum.N != 9-2+3-2 {
		t.Errorf("accuracy %d", sum.N)
	}
	wantRefused(t, s, "extra 1 1 slug", "WR-15", "extra.twice")
	wantRefused(t, s, "shoot 1 1 slug", "WR-11", "shoot.twice")
	play(t, s, "extra 2 1 finesse", "shoot 3 1 short-burst", "extra 3 1 short-burst")
	wantLegal(t, s, "extra")
	wantLegal(t, s, "done", "done")
	if s.peruns[0] != 0 {
		t.Errorf("%d Peruns", s.peruns[0])
	}
	s = at(t, dice(4, 7, 9), plain, plainTheirs, func(s *State) { s.posts[0][1].shots = 1 })
	wantRefused(t, s, "extra 2 1 short-burst", "WR-15", "extra.perun")
	s = at(t, dice(4, 7, 9), plain, plainTheirs, peruns(0, 1), func(s *State) { s.posts[0][1].shots = 1 })
	wantRefused(t, s, "extra 2 1 short-burst +1+0+0", "WR-14", "pips.perun")
}

func TestWR15OnlyInTheOwnPart(t *testing.T) {
	s := at(t, dice(4, 7, 9), plain, plainTheirs, peruns(0, 1), peruns(1, 1))
	play(t, s, "shoot 1 1 slug", "done")
	wantAsked(t, s, 1, PhaseFire)
	wantLegal(t, s, "extra") // nobody of seat 1 has shot
	play(t, s, "shoot 3 1 head-shot", "extra 3 1 head-shot", "done")
	if s.turn != 3 || s.peruns != [Seats]int8{1, 0} {
		t.Errorf("turn %d, Peruns %v", s.turn, s.peruns)
	}
}

// WR-16: spent Peruns go back to the pool at once.
func TestWR16SpentPerunsGoBackAtOnce(t *testing.T) {
	s := at(t, dice(4, 7, 9), plain, plainTheirs, peruns(0, 3))
	play(t, s, "shoot 1 1 slug +1+1+1")
	if s.peruns[0] != 2 || s.pool != PerunPool-2 {
		t.Errorf("Peruns %d, pool %d", s.peruns[0], s.pool)
	}
	play(t, s, "extra 1 1 slug +1+1+1")
	if s.peruns[0] != 0 || s.pool != PerunPool {
		t.Errorf("Peruns %d, pool %d", s.peruns[0], s.pool)
	}
}

func TestWR42APartEndsOnItsPlayersWord(t *testing.T) {
	s := at(t, dice(4, 7, 9), "karol/attack jerzy/exploration jadwiga/exploration", plainTheirs)
	play(t, s, "shoot 1 1 slug")
	wantAsked(t, s, 0, PhaseFire) // nothing is left, but the shot can be taken back
	if p := s.Prompt(); p.Text.Key != "wradislavia.prompt.fire.done" || p.Pass == nil || !p.Pass.Ends {
		t.Errorf("%+v", p)
	}
	if got := legalAll(s); !slices.Equal(got, []string{"done"}) {
		t.Errorf("legal are %q", got)
	}
}

func TestWR42WhoCannotShootOrStrikeIsPassedOver(t *testing.T) {
	// Nobody of the marker holder shoots.
	s := deploying(t, 3)
	first := int(s.active)
	deployAs(t, s, "exploration", "exploration", "hand-to-hand")
	play(t, s, "done")
	deployAs(t, s, "attack", "exploration", "exploration")
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WR-42"), "WR-42 fire.nobody")
	wantAsked(t, s, other(first), PhaseFire)
	play(t, s, "done")
	wantAsked(t, s, first, PhaseHandToHand)
	// Nobody shoots or strikes at all: the turn runs to its end.
	s = deploying(t, 3)
	deployAs(t, s, "exploration", "exploration", "exploration")
	play(t, s, "done")
	deployAs(t, s, "exploration", "exploration", "exploration")
	j = play(t, s, "done")
	wantEvents(t, happened(j, "WR-42", "WR-6"), "WR-42 fire.nobody", "WR-42 fire.nobody", "WR-6 turn", "WR-6 battlefield")
	if s.turn != 2 {
		t.Errorf("turn %d", s.turn)
	}
}
