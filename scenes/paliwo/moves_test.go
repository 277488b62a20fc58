package paliwo

import (
	"testing"

	"schron/layout"
	game "schron/rules/paliwo"
)

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
