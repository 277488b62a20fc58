package registry_test

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// TestTheOneWithMostPointsWinsByAConcession, where the game counts points while it goes
// on; else all who did not give up.
func TestTheOneWithMostPointsWinsByAConcession(t *testing.T) {
	for id, moves := range map[string]int{"wcp": 70, "dolores": 150, "dzicz": 60} {
		g, err := registry.Game(id)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range 3 {
			m := rulestest.RandomMatch(t, g, rules.Setup{Players: 3, Seed: 5}, moves)
			points := m.Result().Scores
			if s, err := m.At(m.Len()); err != nil {
				t.Fatal(err)
			} else if r, ok := s.(rules.Ranker); ok {
				points = r.Standing()
			}
			if (points == nil) != (id == "dzicz") || m.Result().Over {
				t.Fatalf("%s: points %v, result %+v", id, points, m.Result())
			}
			if _, err := m.Play(rules.Concede(seat)); err != nil {
				t.Fatal(err)
			}
			r := m.Result()
			for other := range 3 {
				best := other != seat
				for third := range points {
					best = best && (third == seat || points[third] <= points[other])
				}
				if slices.Contains(r.Winners, other) != best {
					t.Errorf("%s: %d gives up with points %v, and %v win", id, seat, points, r.Winners)
				}
			}
			if !slices.Equal(r.Scores, points) {
				t.Errorf("%s: points %v, at the end %v", id, points, r.Scores)
			}
		}
	}
}
