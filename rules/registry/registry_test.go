package registry

import "testing"

func TestGamesHaveDifferentIDsAndAreFoundByThem(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Games() {
		if seen[g.ID()] {
			t.Errorf("two games are called %s", g.ID())
		}
		seen[g.ID()] = true
		found, err := Game(g.ID())
		if err != nil || found.ID() != g.ID() {
			t.Errorf("%s: found %v, %v", g.ID(), found, err)
		}
	}
	for _, id := range []string{"wcp", "wradislavia", "paliwo", "dzicz", "dolores"} {
		if !seen[id] {
			t.Errorf("%s is missing", id)
		}
	}
}

func TestGamesKeepTheContractBeforeTheyStart(t *testing.T) {
	for _, g := range Games() {
		least, most := g.Players()
		if least < 1 || most < least || g.Version() < 1 || len(g.Phases()) == 0 {
			t.Errorf("%s: %d to %d players, rules %d, phases %v", g.ID(), least, most, g.Version(), g.Phases())
		}
		for n := least; n <= most; n++ {
			if roles := g.Roles(n); roles != nil && len(roles) != n {
				t.Errorf("%s: roles %v for %d players", g.ID(), roles, n)
			}
		}
	}
}

func TestUnknownNamesAreRefusedWithTheAcceptedOnes(t *testing.T) {
	if _, err := Game("chess"); err == nil || err.Error() != `unknown game "chess", accepted: wcp, wradislavia, paliwo, dzicz, dolores` {
		t.Errorf("game: %v", err)
	}
}
