package paliwo

import (
	"fmt"
	"slices"
	"testing"

	game "schron/rules/paliwo"
)

// TestObstaclesAreFoundOnThePlan: cars and wrecks are one thing on several
// fields, and nothing is drawn twice or left out.
func TestObstaclesAreFoundOnThePlan(t *testing.T) {
	var got []string
	covered := 0
	for _, o := range obstacles {
		got = append(got, fmt.Sprintf("%s %s-%s", o.kind, o.from, o.to))
		covered += o.fields()
	}
	want := []string{
		"wreck B4-C4", "wreck I4-J4", "wreck F5-F6", "booth A6-A6", "wreck C7-C8", "barrel D7-D7", "barrel H7-H7",
		"small-car J8-J9", "booth K8-K8", "large-car B10-D11", "barrel F10-F10", "wreck H10-H11",
	}
	if !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
	n := 0
	for at := game.Field(0); at < game.Fields; at++ {
		if game.TerrainAt(at) != game.Asphalt {
			n++
		}
	}
	if covered != n {
		t.Errorf("%d fields are covered, %d have obstacles", covered, n)
	}
}
