package wradislavia

import (
	"strings"
	"testing"
)

// duel makes a position in which slot 1 of seat 0 faces slot 1 of seat 1, both
// written as in at. The others of both sides fight hand-to-hand, which matters to
// no shot of the first two.
func duel(t testing.TB, roll [Dice]int8, shooter, target string, changes ...change) *State {
	t.Helper()
	used := shooter + " " + target
	fill := func(first string, pool ...string) string {
		side := []string{first}
		for _, name := range pool {
			if len(side) < Slots && !strings.Contains(used, name) {
				side = append(side, name+"/hand-to-hand")
			}
		}
		return strings.Join(side, " ")
	}
	return at(t, roll, fill(shooter, "barbara", "stanislaw", "zofia"), fill(target, "halina", "tadeusz", "krystyna"), changes...)
}

// with gives a character that shoots so and what it does, for duel.
func with(m Mode, a Armour, token Manoeuvre) string {
	return characterIDs[a][m.Weapon()] + "/" + token.String()
}

// single is the plain shot of slot 1 at slot 1 in a mode.
func single(m Mode) Shot {
	s := Shot{Mode: m}
	if m == LongBurst {
		s.Target = AllTargets
	}
	return s
}

// comradeInCover gives the second character of seat 1 the cover token.
func comradeInCover(s *State) { s.posts[1][1].token = Cover }

// fire forecasts a shot of seat 0, fires it and tests that exactly the forecast comes of it.
// The returned accuracy is that at the first target.
func fire(t testing.TB, s *State, shot Shot) Accuracy {
	t.Helper()
	told := viewOf(s, 1).Forecast(0, shot)
	was := wounds(s, 1)
	if err := s.Apply(shot.Move(), nil); err != nil {
		t.Fatal(err)
	}
	for _, a := range told {
		was[a.Slot] += int8(a.Wounds)
	}
	if got := wounds(s, 1); got != was {
		t.Errorf("wounds %v, forecast %v", got, was)
	}
	return told[0]
}
