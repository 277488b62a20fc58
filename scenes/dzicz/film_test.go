package dzicz

import (
	"testing"

	"schron/layout"
)

// TestFilms writes pictures of moves that are shown, see Kit.Film.
func TestFilms(t *testing.T) {
	kit.Film(t, kit.Recorded(t), map[string]int{
		"dzicz-home": 0, "dzicz-outpost": 3, "dzicz-token": 5, "dzicz-soldier": 10, "dzicz-manoeuvre": 12, "dzicz-move": 14, "dzicz-assault": 15,
		"dzicz-expand": 40, "dzicz-assault-2": 44, "dzicz-remove": 73, "dzicz-end": 78, "dzicz-mission": 30,
	}, 0.1, 0.5, 0.93)
}

// TestNothingJumpsOnTheBoard compares first and last frames of moves with the board
// before and after.
func TestNothingJumpsOnTheBoard(t *testing.T) {
	kit.Seamless(t, kit.Recorded(t), map[string]int{
		"a home": 0, "an outpost": 3, "a token": 5, "a soldier": 10, "a step": 14, "an assault": 44, "an expansion": 40, "a mission": 30,
	}, 0.06, func(f *face, _ string, _ bool) []layout.Rect { return f.places.fields[:] })
}

func TestMovesAreShownWithoutAllocation(t *testing.T) {
	kit.MovesLightly(t, kit.Recorded(t), 0, 3, 10, 12, 14, 30, 40, 44, 73)
}
