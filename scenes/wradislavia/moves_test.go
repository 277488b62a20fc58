package wradislavia

import (
	"testing"

	"schron/layout"
)

// TestDiceAndCardsComeToRestWhereTheyStay compares first and last frames of all that
// rolls, turns, flies and leaves with the table before and after.
func TestDiceAndCardsComeToRestWhereTheyStay(t *testing.T) {
	kit.Seamless(t, kit.Recorded(t), map[string]int{
		"the first turn": 7, "the reveal": 43, "a burst": 171, "a beam": 84, "the end of a turn": 113,
	}, 0.05, func(f *face, _ string, end bool) []layout.Rect {
		parts := f.fieldBoxes()
		out := append(parts.dice[:], parts.hazards[:]...)
		if end {
			for seat := range f.places.posts {
				out = append(out, f.places.posts[seat][:]...)
			}
		}
		return out
	})
}

func TestMovesAreShownWithoutAllocation(t *testing.T) {
	kit.MovesLightly(t, kit.Recorded(t), 7, 43, 86, 84, 171, 113)
}
