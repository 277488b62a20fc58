package registry

import (
	"encoding/json"
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestPlacesAreInOrder: in quick games by chance with every number of players, given up
// or not, only the winners stand first. Points fall from place to place, or the rows say
// what decided, and so do rows with as many points.
func TestPlacesAreInOrder(t *testing.T) {
	games := uint64(rulestest.Rounds(15, 300))
	for _, g := range Games() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			t.Run(fmt.Sprint(g.ID(), players), func(t *testing.T) {
				t.Parallel()
				p, ties := rules.Playout{Game: g}, 0
				for seed := range games {
					setup := rules.Setup{Players: players, Seed: seed, Options: quick(g)}
					s, err := p.Run(setup)
					if err != nil {
						t.Fatal(err)
					}
					checkPlaces(t, s)
					ties += checkTies(t, g.ID(), s)
				}
				if g.ID() == "wcp" && ties == 0 {
					t.Error("no tie was compared")
				}
			})
		}
	}
}

// quick are options by which a game is short.
func quick(g rules.Game) rules.Options {
	if g.ID() == "dolores" {
		return rules.Options{"rounds": 2}
	}
	return nil
}

func checkPlaces(t *testing.T, s rules.State) {
	t.Helper()
	places, won := rules.Places(s), map[int]bool{}
	for _, seat := range s.Result().Winners {
		won[s.Owner(seat)] = true
	}
	for i, p := range places {
		if p.Won != won[p.Player] || p.Won && p.N != 1 || !p.Won && p.N == 1 && len(won) > 0 {
			t.Errorf("%+v, the winners are %v", p, won)
		}
		if i == 0 {
			continue
		}
		above := places[i-1]
		level := above.N == p.N
		if !level && p.N != i+1 {
			t.Errorf("%+v stands as number %d", p, i+1)
		}
		explained := above.Points > p.Points && !level || !p.Scored && !level
		if !explained && (above.Why.Empty() || p.Why.Empty()) {
			t.Errorf("%+v stands above %+v, and nothing says why", above, p)
		}
	}
}

// checkTies finds in the position what decided between two players with as many points,
// and counts them.
func checkTies(t *testing.T, game string, s rules.State) (ties int) {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var pos struct {
		Players []struct {
			Fate string
			Exit int
		}
	}
	if err := json.Unmarshal(data, &pos); err != nil {
		t.Fatal(err)
	}
	places := rules.Places(s)
	if game != "wcp" || s.Seats() != len(places) {
		return 0
	}
	for i := range places[1:] {
		a, b := places[i], places[i+1]
		x, y := pos.Players[a.Player], pos.Players[b.Player]
		switch {
		case a.Points != b.Points:
			continue
		case x.Fate == "left" && y.Fate == "left":
			if level := x.Exit == y.Exit; x.Exit > y.Exit || level != (a.N == b.N) {
				t.Errorf("exits %d and %d stand as %d and %d", x.Exit, y.Exit, a.N, b.N)
			}
		case y.Fate == "left" || a.N == b.N != (x.Fate != "left"):
			t.Errorf("%s stands as %d, %s as %d", x.Fate, a.N, y.Fate, b.N)
		}
		ties++
		if a.Rule != "WCP-49" || b.Rule != "WCP-49" {
			t.Errorf("%+v and %+v name another rule than WCP-49", a, b)
		}
	}
	return ties
}
