package paliwo

import (
	"testing"

	"schron/layout"
	game "schron/rules/paliwo"
)

// TestFilms writes pictures of moves that are shown, see Kit.Film.
func TestFilms(t *testing.T) {
	kit.Film(t, kit.Recorded(t), map[string]int{
		"paliwo-new": 30, "paliwo-step": 18, "paliwo-slip": 17, "paliwo-shot": 34, "paliwo-push": 38, "paliwo-courage": 20, "paliwo-charge": 27,
		"paliwo-weapon": 53, "paliwo-aid": 54, "paliwo-open": 61, "paliwo-bite": 68, "paliwo-crawl": 89, "paliwo-axe": 103,
		"paliwo-wrench": 109, "paliwo-turned": 117, "paliwo-take": 132, "paliwo-token": 165, "paliwo-clutch": 187, "paliwo-leave": 188,
	}, 0.1, 0.5, 0.93)
}

// TestNothingJumpsOnTheCarPark compares first and last frames of moves with the fields
// on which they begin and end.
func TestNothingJumpsOnTheCarPark(t *testing.T) {
	moves, at := map[string]int{}, map[string]string{}
	for _, x := range []struct {
		name string
		move int
		at   string
	}{
		{"a step", 18, "J1"},
		{"a sprint", 40, "G4"},
		{"a shot", 34, "H3"},
		{"a push", 38, "C3"},
		{"a weapon", 53, "A1"},
		{"a bite", 68, "D1"},
		{"a can", 61, "H7"},

		{"a wrench", 109, "A3"},
	} {
		moves[x.name], at[x.name] = x.move, x.at
	}
	kit.Seamless(t, kit.Recorded(t), moves, 0.05, func(f *face, name string, _ bool) []layout.Rect {
		for n, box := range f.places.fields {
			if game.Field(n).String() == at[name] {
				return []layout.Rect{box}
			}
		}
		t.Fatalf("no field %s", at[name])
		return nil
	})
}

func TestMovesAreShownWithoutAllocation(t *testing.T) {
	kit.MovesLightly(t, kit.Recorded(t), 18, 34, 38, 53, 54, 61, 68, 27, 47, 30, 109, 117, 132, 188)
}
