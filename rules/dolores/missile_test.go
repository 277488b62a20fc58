package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

func TestDO51MissileHalvesCities(t *testing.T) {
	for built := range Districts + 1 {
		s := bare(t, 2)
		c := settle(t, s, 1, "K7", many(Mine, built)...)
		for d := range built {
			c.Districts[d].Robots = int32(d)
		}
		want(t, fmt.Sprint("gone of ", built), c.halve(), (built+1)/2)
		for d := range c.Built {
			// Every second one counted from the last: its neighbours to the first stay.
			want(t, fmt.Sprint("left of ", built), int(c.Districts[d].Robots), built-2*(int(c.Built)-int(d)))
		}
	}
	// 12, 6, 3, 1, 0, and the warehouse is the last.
	s := bare(t, 2)
	c := furnish(t, s, 1, "K13", many(Mine, 11)...)
	for _, left := range []int8{6, 3, 1} {
		c.halve()
		want(t, "left", c.Built, left)
		want(t, "warehouse", c.Districts[0].Building, Warehouse)
	}
	c.halve()
	want(t, "left", c.Built, 0)
}

func TestDO51MissileClearsAField(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Launcher, "K7")
	paint(t, s, "K8", "Bs")
	put(t, s, 1, Infantry, "K8")
	put(t, s, 1, Armour, "K8")
	s.pollution[0], s.pollutionCount = field(t, "K8"), 1
	s.fire.Add(field(t, "K8"))
	warfare(s, 0)
	put(t, s, 0, Infantry, "J9") // so that the phase goes on (DO-67)
	j := play(t, s, "aim m1", "fire K8")
	wantEvent(t, j, "DO-51", "blast")
	want(t, "units", s.held[1].Empty(), true)
	want(t, "section", s.section.Empty(), true)
	want(t, "launcher", s.launcher.Empty(), true)
	want(t, "pollution and fire", s.pollutionCount == 1 && s.fire.Len() == 1, true)
	// A new city without districts is gone.
	put(t, s, 0, Launcher, "K7")
	settle(t, s, 1, "K5")
	j = play(t, s, "aim m1", "fire K5")
	wantEvent(t, j, "DO-59", "city-gone")
	play(t, s, "end")
}

func TestDO51AimAndLower(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Launcher, "K7")
	warfare(s, 0)
	play(t, s, "aim m1")
	wantRefused(t, s, "end", "DO-51", "now.target")
	play(t, s, "lower", "aim m1", "lower", "end")
	want(t, "launcher", s.launcher.Len(), 1)
}

func TestDO52SuperMissile(t *testing.T) {
	s := bare(t, 2)
	x := put(t, s, 0, SuperLauncher, "K3")
	paint(t, s, "J6", ". f .\nf f f\n. f .")
	paint(t, s, "L6", "c")
	warfare(s, 0)
	play(t, s, "aim x1")
	want(t, "reach", s.Targets(0, x).Has(field(t, "K20")), true)
	j := play(t, s, "fire K7")
	wantEvent(t, j, "DO-52", "cloud")
	want(t, "forest", s.forest.Empty(), true)
	want(t, "crop at the corner", s.crop.Len(), 1)
	want(t, "cloud", fmt.Sprint(s.clouds[:s.cloudCount]), "[K7]")
}

// Why a launcher could not hit a field is told before it is aimed: what hinders the
// launcher comes first (DO-36, DO-51, DO-54, DO-65).
func TestDO51WhyALauncherCannotHit(t *testing.T) {
	s := bare(t, 2)
	m := put(t, s, 0, Launcher, "K7")
	warfare(s, 0)
	why := func(at string) string {
		if r := viewOf(s).WhyNotFire(0, m, field(t, at)); r != nil {
			return r.Rule + " " + r.Text.Key
		}
		return ""
	}
	for at, says := range map[string]string{
		"K13": "", "K10": "DO-54 dolores.refuse.fire.bank", "U21": "DO-51 dolores.refuse.fire.far", "K9": "DO-54 dolores.refuse.fire.own",
	} {
		want(t, at, why(at), says)
	}
	s.truceRounds = 1
	want(t, "in the truce", why("K13"), "DO-65 dolores.refuse.truce.missile")
	s.truceRounds = 0
	s.Fed(0).units[m].Unpaid = true
	want(t, "unpaid", why("K13"), "DO-36 dolores.refuse.unit.unpaid")
}

func TestDO53Interception(t *testing.T) {
	s := bare(t, 4)
	put(t, s, 0, Launcher, "K5")
	put(t, s, 1, Launcher, "M9")
	put(t, s, 2, Launcher, "K15")
	put(t, s, 3, SuperLauncher, "C13")
	late := put(t, s, 3, Launcher, "C14")
	s.Fed(3).units[late].Unpaid = true
	put(t, s, 1, Warship, "M8")
	warfare(s, 0)
	// The ship misses with a 4, the first launcher with a 3, the second stops it.
	load(t, s, 4, 3, 4)
	j := play(t, s, "aim m1", "fire M8")
	wantEvent(t, j, "DO-46", "ship-misses")
	want(t, "asked", s.Actor(), 1)
	want(t, "reaction", s.Prompt().Reaction, true)
	wantRefused(t, s, "intercept m2", "DO-53", "unit.none")
	wantRefused(t, s, "intercept i1", "DO-53", "aim.kind")
	wantRefused(t, s, "end", "DO-53", "now.intercept")
	j = play(t, s, "intercept m1")
	wantEvent(t, j, "DO-53", "intercept.fails")
	want(t, "asked", s.Actor(), 2)
	j = play(t, s, "hold")
	want(t, "asked", s.Actor(), 3)
	wantRefused(t, s, "intercept m1", "DO-53", "unit.unpaid")
	want(t, "barrier", j.Barrier, true)
	j = play(t, s, "intercept x1")
	wantEvent(t, j, "DO-53", "intercept")
	want(t, "ship", s.held[1], set(t, "M8"))
	want(t, "launchers", s.launcher, set(t, "K15 C14"))
	want(t, "asked", s.ask, DecideMilitary)
	// Nobody in reach: nobody is asked.
	s = bare(t, 2)
	put(t, s, 0, Launcher, "C4")
	far := put(t, s, 1, Launcher, "R18")
	warfare(s, 0)
	play(t, s, "aim m1")
	s.missile.target = field(t, "C3")
	want(t, "far", s.refuseIntercept(1, far).Text.Key, refusePrefix+"intercept.far")
	play(t, s, "fire C3")
	want(t, "asked", s.ask, DecideMilitary)
	// A ship stops it; an unpaid one may not.
	for _, unpaid := range []bool{false, true} {
		s = bare(t, 2)
		put(t, s, 0, Launcher, "K5")
		w := put(t, s, 1, Warship, "M8")
		s.Fed(1).units[w].Unpaid = unpaid
		warfare(s, 0)
		load(t, s, 5)
		j = play(t, s, "aim m1", "fire M8")
		want(t, "stopped", happened(j, "DO-46", "ship-stops"), !unpaid)
		want(t, "ship", s.Fed(1).units[w].onMap(), !unpaid)
	}
}

// TestDO55LastMissileTakesACapital: who fires its last unit and has no city is out while the
// other still has to choose its new capital. Then the phase goes on (DO-37).
func TestDO55LastMissileTakesACapital(t *testing.T) {
	s := bare(t, 3)
	settle(t, s, 1, "L5", Mine)
	settle(t, s, 1, "M5", Mine)
	s.dropCity(0, 0)
	s.relinkAll()
	warfare(s, 0)
	u := put(t, s, 0, SuperLauncher, "K8")
	town := s.CapitalField(1)
	for _, m := range []rules.Move{By(VerbAim, u), On(VerbFire, town)} {
		if err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	want(t, "out", s.Fed(0).out, true)
	want(t, "asked", s.ask, DecideCapital)
	want(t, "actor", s.Actor(), 1)
	if err := s.Invariants(); err != nil {
		t.Error(err)
	}
	play(t, s, "capital L5")
	want(t, "round", s.round, 2)
}

// TestTheLastMissileMayCostTheCapital: a super-missile that takes the others' last city and
// the firer's own capital ends the game. The winner has a capital for all that (DO-37,
// DO-56).
func TestTheLastMissileMayCostTheCapital(t *testing.T) {
	for cities := 1; cities <= 2; cities++ {
		s := bare(t, 2)
		for seat := range s.seats {
			s.dropCity(seat, 0)
			s.owned[seat] = FieldSet{}
		}
		settle(t, s, 0, "E10")
		settle(t, s, 1, "E11")
		for _, name := range []string{"C10", "C12"}[:cities] {
			settle(t, s, 0, name, Mine)
		}
		s.relinkAll()
		warfare(s, 0)
		u := put(t, s, 0, SuperLauncher, "H14")
		for _, m := range []rules.Move{By(VerbAim, u), On(VerbFire, field(t, "E11"))} {
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		want(t, "how it ended", s.over.how, byLast)
		want(t, "the capital", s.Fed(0).capital, 0)
		want(t, "its city", s.CapitalField(0), field(t, "C10"))
		if err := s.Invariants(); err != nil {
			t.Error(err)
		}
	}
}
