package wradislavia

import "testing"

// shootAt fires one shot of an attacker at an explorer without armour.
func shootAt(t *testing.T, roll [Dice]int8, m Mode, target string, changes ...change) (*State, Accuracy) {
	t.Helper()
	s := duel(t, roll, with(m, PoweredArmour, Attack), target, changes...)
	return s, fire(t, s, single(m))
}

// WR-25: a slug hits from six and deals two wounds.
func TestWR25Slug(t *testing.T) {
	for v, want := range map[int8]int{5: 0, 6: 2, 7: 2, 10: 2} {
		if _, a := shootAt(t, dice(v, 1, 1), Slug, "karol/exploration"); a.Wounds != want {
			t.Errorf("%d: %d wounds", v, a.Wounds)
		}
	}
}

// WR-26: buckshot tears armour on a hit for later shots.
func TestWR26BuckshotTearsArmourOnAHitForLaterShots(t *testing.T) {
	for v, want := range map[int8]int8{8: 0, 9: 1} { // armour 4
		s, a := shootAt(t, dice(v, 1, 1), Buckshot, "wanda/exploration")
		if s.posts[1][0].torn != want || a.Tears != (want == 1) || a.Armour != 4 || a.Wounds != int(want) {
			t.Errorf("%d: %+v, torn %d", v, a, s.posts[1][0].torn)
		}
	}
	s := at(t, dice(10, 1, 1), "karol/attack barbara/attack zofia/attack", "bogdan/exploration halina/attack tadeusz/attack")
	for i, want := range []int{5, 3, 1} {
		if a := forecast(t, s, Shot{Shooter: min(i, 2), Mode: []Mode{Buckshot, Buckshot, HeadShot}[i]}); a.Armour != want {
			t.Errorf("shot %d meets armour %d, want %d", i+1, a.Armour, want)
		}
		if i < 2 {
			play(t, s, []string{"shoot 1 1 buckshot", "shoot 2 1 buckshot"}[i])
		}
	}
	play(t, s, "shoot 3 1 head-shot", "done", "done")
	if s.turn != 3 || s.posts != [Seats][Slots]Fighter{} {
		t.Error("torn armour is not whole again in the next turn")
	}
}

// WR-27: other dice of nine or more help machine guns.
func TestWR27OtherDiceOfNineOrMoreHelpMachineGuns(t *testing.T) {
	for roll, want := range map[[Dice]int8]int{
		dice(8, 8, 10): 0, dice(9, 8, 10): 1, dice(9, 9, 9): 2, dice(10, 10, 1): 1, dice(1, 1, 9): 0,
	} {
		for _, m := range []Mode{ShortBurst, LongBurst} {
			_, a := shootAt(t, roll, m, "karol/exploration")
			if a.Weapon != want {
				t.Errorf("%s with %v: +%d", m, roll, a.Weapon)
			}
		}
		if _, a := shootAt(t, roll, Slug, "karol/exploration"); a.Weapon != 0 {
			t.Errorf("a shotgun with %v: +%d", roll, a.Weapon)
		}
	}
	// The lowest die is active: both others may help.
	s := duel(t, dice(9, 2, 10), "jadwiga/cover", "karol/attack")
	if a := fire(t, s, single(ShortBurst)); a.Weapon != 2 || a.Sums[0] != 4 || a.Wounds != 1 {
		t.Errorf("%+v", a)
	}
}

// WR-28: a short burst deals one wound from four and two from nine, armour counted in.
func TestWR28ShortBurst(t *testing.T) {
	for v, want := range map[int8]int{3: 0, 4: 1, 8: 1, 9: 2, 10: 2} {
		if _, a := shootAt(t, dice(v, 1, 1), ShortBurst, "karol/exploration"); a.Wounds != want {
			t.Errorf("%d: %d wounds", v, a.Wounds)
		}
	}
	// Armour counts for the second threshold too.
	if _, a := shootAt(t, dice(10, 1, 1), ShortBurst, "mieszko/exploration"); a.Wounds != 1 {
		t.Errorf("10 against armour 2: %d wounds", a.Wounds)
	}
}

func TestWR29LongBurstShootsAtEverybodyFromOneState(t *testing.T) {
	// The second one covers the first and would be struck down by the burst.
	s := at(t, dice(3, 9, 10), "jadwiga/attack karol/attack jerzy/attack", "mieszko/attack tadeusz/cover/2 leszek/hand-to-hand",
		peruns(0, 1))
	wantRefused(t, s, "shoot 1 2 long-burst", "WR-29", "shoot.all")
	told := viewOf(s, 0).Forecast(0, single(LongBurst))
	if len(told) != 3 {
		t.Fatalf("%d forecasts", len(told))
	}
	// highest 10 +1 −2 −2 = 7; lowest 3 +2 −2 = 3; highest 10 +1 +1 −1 = 11.
	for i, want := range []struct{ sum, wounds int }{{7, 0}, {3, 0}, {11, 1}} {
		if told[i].Sums[0] != want.sum || told[i].Wounds != want.wounds {
			t.Errorf("target %d: %+v", i+1, told[i])
		}
	}
	// One Perun serves for all; a second ten is no better than the nine it was.
	j := play(t, s, "shoot 1 all long-burst +0+1+0")
	wantEvents(t, happened(j), "WR-14 perun.pips", "WR-29 shot", "WR-29 shot", "WR-29 shot")
	if s.peruns[0] != 0 || wounds(s, 1) != [Slots]int8{0, 2, 1} {
		t.Errorf("Peruns %v, wounds %v", s.peruns, wounds(s, 1))
	}

	// 10+1−2 hits, 8+2−2 hits, 10+1−4 misses: the cover of the one that goes down
	// with the burst still counts for the others.
	s = at(t, dice(8, 9, 10), "jadwiga/attack barbara/attack zofia/attack", "karol/attack tadeusz/cover/2 mieszko/exploration")
	play(t, s, "shoot 1 all long-burst")
	if wounds(s, 1) != [Slots]int8{1, 3, 0} {
		t.Errorf("wounds %v", wounds(s, 1))
	}
}

// WR-30: a head shot hits from three; three dice in a run deal two wounds more, even on a miss.
func TestWR30HeadShot(t *testing.T) {
	for roll, want := range map[[Dice]int8]int{
		dice(2, 1, 1): 0, dice(3, 1, 1): 1, dice(4, 1, 1): 1,
		dice(3, 1, 2): 3, dice(10, 8, 9): 3, dice(7, 7, 8): 1, dice(6, 8, 10): 1,
	} {
		if _, a := shootAt(t, roll, HeadShot, "karol/exploration"); a.Wounds != want {
			t.Errorf("%v: %d wounds, want %d", roll, a.Wounds, want)
		}
	}
	// The run wounds even when the shot misses.
	_, a := shootAt(t, dice(2, 4, 3), HeadShot, "bogdan/exploration")
	if a.Hit() || !a.Run || a.Wounds != 2 {
		t.Errorf("%+v", a)
	}
	// No other mode cares.
	if _, a := shootAt(t, dice(2, 4, 3), Finesse, "karol/exploration"); a.Run || a.Wounds != 1 {
		t.Errorf("%+v", a)
	}
}

func TestWR30PipsMakeAndBreakRuns(t *testing.T) {
	s := duel(t, dice(2, 5, 4), "jerzy/attack", "bogdan/exploration", peruns(0, 1))
	if a := forecast(t, s, single(HeadShot)); a.Run || a.Wounds != 0 {
		t.Errorf("%+v", a)
	}
	a := fire(t, s, Shot{Mode: HeadShot, Pips: Pips{1}})
	if !a.Run || a.Wounds != 2 {
		t.Errorf("%+v", a)
	}
	s = duel(t, dice(1, 2, 3), "jerzy/attack", "karol/exploration", peruns(0, 1), hasShot)
	if a := fire(t, s, Shot{Mode: HeadShot, Extra: true}); !a.Run || a.Hit() || a.Wounds != 2 || a.Dice != dice(-1, 0, 1) {
		t.Errorf("a run below one: %+v", a)
	}
}

// WR-31: a finesse shot deals one wound, two to a target with exactly three.
func TestWR31FinesseShot(t *testing.T) {
	for n, want := range map[int8]int{0: 1, 2: 1, 3: 2, 4: 1} {
		_, a := shootAt(t, dice(4, 1, 1), Finesse, "karol/exploration", woundedTarget(n))
		if a.Wounds != want {
			t.Errorf("at %d wounds it deals %d, want %d", n, a.Wounds, want)
		}
		if _, a := shootAt(t, dice(3, 1, 1), Finesse, "karol/exploration", woundedTarget(n)); a.Wounds != 0 {
			t.Errorf("a miss at %d wounds deals %d", n, a.Wounds)
		}
	}
}

func woundedTarget(n int8) change { return func(s *State) { s.posts[1][0].wounds = n } }

func TestWR31FinesseStripsCoverOnAHit(t *testing.T) {
	for v, bared := range map[int8]bool{3: false, 4: true} {
		for _, fired := range []int8{0, 1} {
			s := duel(t, dice(v, 9, 10), "jerzy/attack", "karol/cover")
			s.posts[1][0].shots = fired
			s.posts[1][1].token = Attack
			a := fire(t, s, single(Finesse))
			if a.Bares != bared || s.posts[1][0].bared != bared {
				t.Errorf("a shot of %d at a character with %d shots: %+v", v, fired, a)
			}
			if c := s.Coverer(1); (c == none) != bared {
				t.Errorf("slot %d gives cover", c)
			}
		}
	}
	// A target without the cover token loses nothing.
	if s, a := shootAt(t, dice(10, 1, 1), Finesse, "karol/attack"); a.Bares || s.posts[1][0].bared {
		t.Errorf("%+v", a)
	}
	// Another comrade in cover goes on sheltering.
	s := at(t, dice(10, 9, 10), "jerzy/attack karol/attack zofia/attack", "halina/cover tadeusz/cover ewa/attack")
	play(t, s, "shoot 1 1 finesse")
	if a := forecast(t, s, Shot{Shooter: 1, Target: 2, Mode: Slug}); a.Cover != 2 || a.Coverer.String() != "tadeusz" {
		t.Errorf("%+v", a)
	}
	play(t, s, "shoot 3 2 finesse")
	if a := forecast(t, s, Shot{Shooter: 1, Target: 2, Mode: Slug}); a.Cover != 0 {
		t.Errorf("%+v", a)
	}
}

// WR-32: pairs and triples help the concentrated beam, and a second die may be active.
func TestWR32ConcentratedBeam(t *testing.T) {
	for _, c := range []struct {
		roll   [Dice]int8
		target string
		bonus  int
		sums   [2]int
		wounds int
	}{
		{dice(4, 2, 1), "karol/exploration", 0, [2]int{4, 1}, 0},
		{dice(5, 2, 1), "karol/exploration", 0, [2]int{5, 1}, 1},
		{dice(9, 7, 5), "karol/exploration", 0, [2]int{9, 5}, 3},
		{dice(9, 7, 4), "karol/exploration", 0, [2]int{9, 4}, 1},
		{dice(4, 4, 9), "karol/exploration", 1, [2]int{10, 5}, 3},
		{dice(4, 9, 9), "karol/attack", 1, [2]int{10, 5}, 3},
		{dice(2, 2, 2), "karol/exploration", 3, [2]int{5, 5}, 3},
		{dice(1, 1, 1), "karol/exploration", 3, [2]int{4, 4}, 0},
		{dice(6, 9, 7), "mieszko/exploration", 0, [2]int{7, 4}, 1},
		{dice(7, 9, 8), "mieszko/exploration", 0, [2]int{7, 5}, 3},
		{dice(4, 7, 9), "karol/hand-to-hand", 0, [2]int{10, 5}, 3},
		{dice(5, 7, 9), "karol/cover", 0, [2]int{5}, 1}, // no second die
		{dice(5, 5, 5), "karol/cover", 3, [2]int{8}, 1},
	} {
		_, a := shootAt(t, c.roll, Concentrated, c.target)
		if a.Weapon != c.bonus || a.Sums != c.sums || a.Wounds != c.wounds || a.Second == a.Active {
			t.Errorf("%v at %s: %+v", c.roll, c.target, a)
		}
		testLines(t, a)
	}
	// From cover there is no second die.
	s := duel(t, dice(5, 7, 9), "ewa/cover", "karol/attack")
	if a := fire(t, s, single(Concentrated)); a.Second != none || a.Sums != [2]int{5} || a.Wounds != 1 {
		t.Errorf("%+v", a)
	}
}

// WR-33: the penetrating beam takes the highest die and a pip for each die that shows 1.
func TestWR33PenetratingBeam(t *testing.T) {
	for _, c := range []struct {
		roll    [Dice]int8
		shooter string
		target  string
		bonus   int
		sum     int
		wounds  int
	}{
		{dice(8, 2, 2), "ewa/attack", "karol/attack", 0, 8, 0},
		{dice(9, 2, 2), "ewa/attack", "karol/attack", 0, 9, 1},
		{dice(8, 1, 2), "ewa/cover", "karol/cover", 1, 9, 1}, // always the highest
		{dice(7, 1, 1), "ewa/cover", "karol/attack", 2, 9, 1},
		{dice(6, 1, 1), "ewa/attack", "karol/cover", 2, 8, 0},
		{dice(1, 1, 1), "ewa/attack", "karol/attack", 3, 4, 0}, // the active die too
		{dice(10, 1, 1), "ewa/attack", "mieszko/cover", 2, 10, 1},
		{dice(10, 1, 2), "ewa/attack", "wanda/hand-to-hand", 1, 8, 0},
	} {
		s := duel(t, c.roll, c.shooter, c.target)
		a := fire(t, s, single(Penetrating))
		if a.Weapon != c.bonus || a.Sums != [2]int{c.sum} || a.Wounds != c.wounds || a.Pick != Highest || a.Second != none {
			t.Errorf("%v, %s at %s: %+v", c.roll, c.shooter, c.target, a)
		}
		testLines(t, a)
	}
	// In an extra shot a three counts as a one, a one does not.
	s := duel(t, dice(3, 1, 10), "ewa/attack", "karol/attack", peruns(0, 1), hasShot)
	if a := fire(t, s, Shot{Mode: Penetrating, Extra: true}); a.Weapon != 1 || a.Sums[0] != 9 || a.Wounds != 1 {
		t.Errorf("%+v", a)
	}
}
