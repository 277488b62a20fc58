package lamp

import (
	"testing"

	"schron/layout"
)

// TestTheLightStandsAtTheNearestEdge of the window, by its share of width or height.
func TestTheLightStandsAtTheNearestEdge(t *testing.T) {
	box := layout.R(0, 10, 200, 100)
	for at, want := range map[layout.Point]layout.Point{
		layout.P(30, 50):   layout.P(0, 50),
		layout.P(170, 50):  layout.P(200, 50),
		layout.P(30, 20):   layout.P(30, 10),
		layout.P(100, 100): layout.P(100, 110),
	} {
		if got := toEdge(box, at); got != want {
			t.Errorf("%v goes to %v, want %v", at, got, want)
		}
	}
}
