package dzicz

import (
	"testing"

	"schron/layout"
)

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
